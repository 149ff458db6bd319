import { foldOf } from '#kit/text/fold.ts';
import type { HelpTopic } from './faq.ts';

/** The questions that hold every word that was typed, in question, answer or heading; all of them for no words. */
export function searchFaq(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = foldOf(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = foldOf(`${topic.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
