import type { HelpTopic } from './faq.ts';

/** Without case and accents, so that `camara` finds `Cámara`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The questions that hold every word that was typed, in question, answer or heading; all of them for no words. */
export function searchFaq(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = plain(`${topic.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
