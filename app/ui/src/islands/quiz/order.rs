//! The order in which the options stand. The page's first script (`site/src/pages/quiz/shuffle.js`) shuffles them before
//! they are painted, by the link's seed; what it has made is read here, so that the rule is written once.

use super::data::{QuestionData, QuizData};
use super::spot::anchor;
use crate::islands::dom;

/// The quiz with its options as they stand on the page.
pub(super) fn as_shown(mut quiz: QuizData) -> QuizData {
    for (index, question) in quiz.questions.iter_mut().enumerate() {
        question.order = by_id(question, &shown(index));
    }
    quiz
}

/// The ids of a question's options from top to bottom.
fn shown(question: usize) -> Vec<String> {
    let Some(place) = dom::by_id(&anchor(question)) else { return Vec::new() };
    dom::all_within(&place, ".opts input").iter().filter_map(|input| input.get_attribute("value")).collect()
}

/// The places of `ids` among the options; as written where they are not the same options.
fn by_id(question: &QuestionData, ids: &[String]) -> Vec<usize> {
    let place = |id: &String| question.options.iter().position(|option| option.id == *id);
    let order: Vec<usize> = ids.iter().filter_map(place).collect();
    let total = question.options.len();
    let all_once = order.len() == total && (0..total).all(|option| order.contains(&option));
    if all_once { order } else { (0..total).collect() }
}

#[cfg(test)]
mod tests {
    use super::by_id;
    use crate::islands::quiz::data::tests_support::quiz;

    #[test]
    fn an_order_names_every_option_once_or_does_not_count() {
        let question = &quiz().questions[0];
        let order = |ids: &[&str]| by_id(question, &ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>());
        assert_eq!(order(&["no", "yes"]), [1, 0]);
        for odd in [&["no"][..], &["no", "no"], &["no", "maybe"], &[]] {
            assert_eq!(order(odd), [0, 1]);
        }
    }
}
