import type { Language } from '#kit/i18n/language.ts';
import type { Persona } from '../cast-member.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';

/** An answer to a message that holds one of `keywords` (lower case, parts of words). */
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

const byLanguage: Readonly<Record<Language, LanguageReplies>> = { de, en, nl, es };

/** The words of one persona in one language. */
export function replies(persona: Persona, language: Language): Replies {
  const { tones, ...shared } = byLanguage[language];
  return { ...shared, ...tones[persona] };
}

/** The lines of which one answers `message`: those of the first keyword in it, else the fallbacks. */
export function answersTo(message: string, given: Replies): readonly string[] {
  const text = message.toLocaleLowerCase();
  return given.answers.find(({ keywords }) => keywords.some((word) => text.includes(word)))?.lines ?? given.fallbacks;
}
