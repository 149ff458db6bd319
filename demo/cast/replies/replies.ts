import type { Language } from '#kit/i18n/language.ts';
import type { Persona } from '../cast-member.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';
import { topics as deTopics } from './topics/de.ts';
import { topics as enTopics } from './topics/en.ts';
import { topics as esTopics } from './topics/es.ts';
import { topics as nlTopics } from './topics/nl.ts';

/** An answer to a message that holds a word beginning with one of `keywords` (lower case). */
export type Answer = { readonly keywords: readonly string[]; readonly lines: readonly string[] };

/** What somebody says in chat, in one language; `{name}` is the guest's name. */
export type Replies = {
  readonly greetings: readonly string[];
  /** Looked through in order; the first with a keyword in the message answers. */
  readonly answers: readonly Answer[];
  /** When nothing else fits. */
  readonly fallbacks: readonly string[];
  readonly tipThanks: readonly string[];
  readonly paidChatGreetings: readonly string[];
  /** Said into a quiet room. */
  readonly smallTalk: readonly string[];
  readonly goodbyes: readonly string[];
};

export type Tone = Pick<Replies, 'greetings' | 'tipThanks' | 'smallTalk' | 'goodbyes'>;
export type LanguageReplies = Pick<Replies, 'answers' | 'fallbacks' | 'paidChatGreetings'> & {
  readonly tones: Readonly<Record<Persona, Tone>>;
};

/** What is common to all tones. */
export type Topics = Pick<Replies, 'answers' | 'fallbacks' | 'smallTalk'>;

const byLanguage: Readonly<Record<Language, LanguageReplies>> = { de, en, nl, es };
const topicsIn: Readonly<Record<Language, Topics>> = { de: deTopics, en: enTopics, nl: nlTopics, es: esTopics };

/** The words of one persona in one language. A greeting is answered with one only where nothing else is asked. */
export function replies(persona: Persona, language: Language): Replies {
  const { tones, ...shared } = byLanguage[language];
  const topics = topicsIn[language];
  const [hello, ...others] = shared.answers;
  return {
    ...shared,
    ...tones[persona],
    answers: [...topics.answers, ...others, ...(hello ? [hello] : [])],
    fallbacks: [...shared.fallbacks, ...topics.fallbacks],
    smallTalk: [...tones[persona].smallTalk, ...topics.smallTalk],
  };
}

/** Everything a persona can say in one language. */
export const linesOf = ({ answers, ...lists }: Replies): readonly string[] => [
  ...answers.flatMap(({ lines }) => lines),
  ...Object.values(lists).flat(),
];

const isLetter = /\p{L}/u;

/** Whether `word` stands in `text` where a word begins. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !isLetter.test(text.charAt(at - 1))) return true;
  return false;
}

/** The lines of which one answers `message`: those of the first keyword in it, else the fallbacks. */
export function answersTo(message: string, given: Replies): readonly string[] {
  const text = `${message.toLocaleLowerCase()} `;
  return given.answers.find(({ keywords }) => keywords.some((word) => begins(text, word)))?.lines ?? given.fallbacks;
}
