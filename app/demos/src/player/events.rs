use crate::stage::Command;

/// What the player's loop hears of.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// From the learner.
    Command(Command),
    /// The clock of play number so many ticks.
    Tick(u32),
    /// The browser is ready for the next frame of an animation.
    Frame,
    /// So many milliseconds have passed since move number so many.
    Rest(u32),
    /// The device is lost.
    Lost,
    /// A developer's hook: writes a wrong word at an address, behind the model's back.
    Corrupt(Option<u64>),
    /// A developer's hook: ends the device.
    Lose,
}

/// The page's hold on a running demo. When it is dropped the demo ends and gives its memory back.
pub struct Controls {
    // not the channel itself: its code would be in the page's main module
    pub(super) send: Box<dyn Fn(Command)>,
}

impl Controls {
    /// Passes a command on. A demo that has ended hears nothing more.
    pub fn send(&self, command: Command) {
        (self.send)(command);
    }
}

impl Drop for Controls {
    fn drop(&mut self) {
        self.send(Command::Close);
    }
}
