### Without a connection, and when a new version comes.

offline-title = You are offline
# On the page that stands in for one that is not on the device
offline-text = This page has not been opened on this device yet, so it cannot be shown without a connection.
offline-retry = Try again
offline-here = On your device
offline-others = In other languages
# Links in the list of what is on the device
offline-home = Front page
# A quiet notice at the foot of the page, with two buttons
offline-ready = A new version is ready. Your answers stay.
offline-take = Load it now
offline-later = Later
# In the footer, once the whole language is there
offline-kept = Every page in English is now on your device and works without a connection.
