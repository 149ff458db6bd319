import type { Texts } from '#kit/contract/problem.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { MessageKind, NamesIn, ValuesGiven } from '#kit/outbox/kinds.ts';
import { assertSameValues, filledWith, kindsByName } from '#kit/outbox/kinds.ts';
import { placeOf } from '#kit/outbox/seal.ts';
import type { Sms } from './port.ts';

declare const valueNames: unique symbol;

/** The words of an SMS by language. A name in braces, such as `{code}`, stands for a value. */
export type SmsTexts = Readonly<Record<Language, string>>;

/** A kind of SMS, declared by the domain that sends it. `Value` are the names of the values its words need. */
export interface SmsKind<Value extends string = never> extends MessageKind {
  readonly words: SmsTexts;
  /** The values that open something: kept encrypted, and masked for readers. */
  readonly secrets: readonly string[];
  readonly [valueNames]?: (value: Value) => void;
}

/**
 * Declares a kind of SMS. Its domain adds it to {@link smsKinds}.
 * @throws Error when the languages do not need the same values
 */
export function defineSms<const Words extends SmsTexts>(kind: {
  readonly name: string;
  readonly occasion: Texts;
  readonly words: Words;
  readonly secrets?: readonly NamesIn<Words[Language]>[];
}): SmsKind<NamesIn<Words[Language]>> {
  assertSameValues('SMS', kind.name, (language) => [kind.words[language]]);
  return { ...kind, secrets: kind.secrets ?? [] };
}

/** An SMS of a kind, ready for {@link SmsSender.send}. Values stand in the words as they are given. */
export function smsOf<Value extends string>(
  kind: SmsKind<Value>,
  { to, language }: Pick<Sms, 'to' | 'language'>,
  ...[values]: ValuesGiven<Value>
): Sms {
  const given: Readonly<Record<string, string | number>> = values ?? {};
  const placed = Object.fromEntries(kind.secrets.map((name, number) => [name, placeOf(number)]));
  return {
    to,
    language,
    kind: kind.name,
    text: filledWith(kind.words[language], { ...given, ...placed }),
    secrets: kind.secrets.map((name) => String(given[name])),
  };
}

/** The kinds of SMS that domains send. */
export const smsKinds = extensionPoint<SmsKind>('sms.kinds');

/** The kinds of a process by name. @throws Error when two are called the same */
export const smsKindsOf = (extensions: Extensions): readonly SmsKind[] =>
  kindsByName<SmsKind>('SMS', extensions, smsKinds);
