use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, BundleError, Dir, Message, number};

/// The messages of one language.
pub struct Bundle {
    tag: String,
    fluent: FluentBundle<FluentResource>,
}

impl Bundle {
    /// Makes the bundle of language `tag` from Fluent sources, each with the name that errors give it.
    ///
    /// # Errors
    /// When the tag or a source does not parse, or when two messages have one id.
    pub fn new<'s>(
        tag: &str,
        dir: Dir,
        sources: impl IntoIterator<Item = (&'s str, &'s str)>,
    ) -> Result<Self, BundleError> {
        let language: LanguageIdentifier = tag.parse().map_err(|_| BundleError::Tag(tag.to_owned()))?;
        let mut fluent = FluentBundle::new(vec![language]);
        // Isolating marks matter where numbers and names meet right-to-left text; elsewhere they only clutter copies.
        fluent.set_use_isolating(dir == Dir::Rtl);
        fluent.set_formatter(Some(number::format));
        for (file, source) in sources {
            let problem = |problem: String| BundleError::Source { file: file.to_owned(), problem };
            let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
                problem(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
            })?;
            fluent
                .add_resource(resource)
                .map_err(|errors| problem(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
        }
        Ok(Self { tag: tag.to_owned(), fluent })
    }

    /// The language tag.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether the language has the message.
    #[must_use]
    pub fn has(&self, message: &Message) -> bool {
        self.fluent.has_message(&message.id)
    }

    /// The message in this language. A message that the language lacks shows as its id in white brackets: the content
    /// check refuses such a language, so that no reader ever sees it.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, value(arg));
        }
        let pattern = self.fluent.get_message(&message.id).and_then(|message| message.value());
        let Some(pattern) = pattern else { return message.missing() };
        self.fluent.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => FluentValue::String(text.clone().into()),
        number => FluentValue::Number(FluentNumber::from(number.number())),
    }
}
