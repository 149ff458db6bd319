import type { Texts } from '#kit/contract/problem.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { MessageKind, NamesIn, ValuesGiven } from '#kit/outbox/kinds.ts';
import { assertSameValues, filledWith, kindsByName, valuesIn } from '#kit/outbox/kinds.ts';
import type { Mail } from './port.ts';
import { render } from './render.ts';

/** The words of one mail in one language. A name in braces, such as `{left}`, stands for a value. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the one button says; a mail with nothing to do has none. */
  readonly action?: string;
  readonly afterAction?: readonly string[];
}

export type MailTexts = Readonly<Record<Language, MailWords>>;

type TextsOf<Words extends MailWords> = Words extends MailWords
  ? Words['subject'] | Words['paragraphs'][number] | ElementOf<Words, 'afterAction'>
  : never;
type ElementOf<Words, Part extends string> =
  Words extends Readonly<Record<Part, readonly (infer Text)[]>> ? Text : never;

declare const valueNames: unique symbol;

/** A kind of mail, declared by the domain that sends it. `Value` are the names of the values its words need. */
export interface MailKind<Value extends string = never> extends MessageKind {
  readonly words: MailTexts;
  readonly [valueNames]?: (value: Value) => void;
}

/**
 * Declares a kind of mail. Its domain adds it to {@link mailKinds}.
 * @throws Error when the languages do not need the same values
 */
export function defineMail<const Words extends MailTexts>(kind: {
  readonly name: string;
  readonly occasion: Texts;
  readonly words: Words;
}): MailKind<NamesIn<TextsOf<Words[Language]>>> {
  assertSameValues('mail', kind.name, (language) => textsOf(kind.words[language]));
  return kind;
}

const textsOf = ({ subject, paragraphs, afterAction = [] }: MailWords): string[] => [
  subject,
  ...paragraphs,
  ...afterAction,
];

/** The names of the values that the words of a mail need, in order of the alphabet. */
export const valuesOf = (words: MailWords): string[] => valuesIn(textsOf(words));

/** To whom a mail of some kind goes, and what is its own. */
export interface MailDetails {
  readonly to: string;
  readonly language: Language;
  /** Where the button leads; a mail whose words have no button needs none. */
  readonly url?: string;
  /** Who writes, and why one gets it. */
  readonly footer: string;
  /** What mail programs show beside the subject in their lists. */
  readonly preview?: string;
  /** The way to get no more of the kind: a line below the footer, and a header for mail programs. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/**
 * A mail of a kind, ready for {@link Mailer.send}. Values stand in the words as they are given, whatever they contain; a blank line in
 * one begins a new paragraph, and a paragraph without words is none.
 */
export function mailOf<Value extends string>(
  kind: MailKind<Value>,
  { to, language, url, footer, preview, unsubscribe }: MailDetails,
  ...[values]: ValuesGiven<Value>
): Mail {
  const { subject, paragraphs, action, afterAction = [] } = kind.words[language];
  const filled = (text: string) => filledWith(text, values ?? {});
  return render({
    to,
    language,
    subject: filled(subject),
    paragraphs: paragraphs.flatMap((text) => filled(text).split(/\n{2,}/)).filter((text) => text !== ''),
    ...(action !== undefined && url !== undefined ? { action: { label: action, url } } : {}),
    afterAction: afterAction.map(filled),
    footer,
    ...(preview ? { preview } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
  });
}

/** The kinds of mail that domains send. */
export const mailKinds = extensionPoint<MailKind>('mail.kinds');

/** The kinds of a process by name. @throws Error when two are called the same */
export const mailKindsOf = (extensions: Extensions): readonly MailKind[] =>
  kindsByName<MailKind>('mail', extensions, mailKinds);
