import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';
import { localeOf } from './language.ts';
import type { ValueArguments } from './message-values.ts';
import type { MessageKey, Messages } from './register.ts';

/** A compiled catalogue: plain words as they are, ICU messages as token lists. */
export type CompiledCatalogue = Readonly<Record<string, string | CompiledMessage>>;

/** Translates a key into one language; a key without words is a programming error and throws. */
export interface Translator {
  readonly language: Language;
  /** The words of `key`; placeholders are required by type, as the English message names them. */
  <K extends MessageKey>(key: K, ...values: ValueArguments<Messages[K] & string>): string;
  /** For keys that are only known at run time (an error code, a state): undefined when there are no such words. */
  maybe(key: string, values?: Record<string, string | number | Date>): string | undefined;
}

/**
 * A text with a sign of a script that is written from right to left: Hebrew to Arabic Extended-A, the presentation forms, Adlam
 * and its like.
 */
const turning = /[\u0590-\u08ff\ufb1d-\ufefc\ud83a]/;

/**
 * Isolates what is filled into a sentence where it could turn the words beside it (Unicode UAX #9: FSI to PDI), as `<bdi>` does
 * in an element.
 */
const isolated = (value: unknown): unknown =>
  turning.test(value as string) ? `\u2068${value as string}\u2069` : value;

/**
 * Binds compiled messages to a language: ICU plurals, selects, numbers and dates by that language's rules.
 * @param onMissing asked before a key without words is an error; it may throw something better, such as a promise
 */
export function createTranslator(
  language: Language,
  messages: CompiledCatalogue,
  onMissing?: (key: string) => void,
): Translator {
  const lingui = setupI18n({
    locale: language,
    locales: localeOf[language],
    messages: { [language]: messages as Record<string, CompiledMessage> },
  });
  const format = (key: string, values?: Record<string, unknown>): string | undefined => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    return message === undefined || typeof message === 'string'
      ? message
      : lingui._(
          key,
          values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])),
        );
  };
  const translate = (key: string, values?: Record<string, unknown>): string => {
    const text = format(key, values);
    if (text === undefined) {
      onMissing?.(key);
      // Keys that only the studio or the office shows have that as their second part.
      throw new Error(`No ${language} words for '${key}'. Add the key to every catalogue of its domain.`);
    }
    return text;
  };
  const maybe = (key: string, values?: Record<string, unknown>): string | undefined => {
    const text = format(key, values);
    if (text === undefined) onMissing?.(key);
    return text;
  };
  return Object.assign(translate as Translator, { language, maybe });
}
