use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Dir, Message, number};

/// The messages of one language.
pub struct Bundle {
    tag: String,
    fluent: FluentBundle<FluentResource>,
}

/// Why a bundle could not be made.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// The tag is not a BCP 47 language tag.
    #[error("{0}: not a language tag")]
    Tag(String),
    /// A Fluent file has a syntax error or says a message twice.
    #[error("{file}: {problem}")]
    Source {
        /// The file's name as it was given.
        file: String,
        /// What Fluent says, with the byte position.
        problem: String,
    },
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
            fluent.add_resource(resource).map_err(|errors| {
                problem(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
            })?;
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
        let Some(pattern) = pattern else { return format!("⟦{}⟧", message.id) };
        self.fluent.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        #[allow(clippy::cast_precision_loss, reason = "counts on a page are below 2^53")]
        Arg::Int(n) => FluentValue::Number(FluentNumber::from(*n as f64)),
        Arg::Decimal(n, digits) => {
            let mut number = FluentNumber::from(*n);
            number.options.maximum_fraction_digits = Some(usize::from(*digits));
            FluentValue::Number(number)
        }
        Arg::Text(text) => FluentValue::String(text.clone().into()),
    }
}
