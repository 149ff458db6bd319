import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import type { Kit } from '#kit/server/kit.ts';

/** The words of the screens, for what the server writes to be read beside them: files to keep. */
export interface SiteWords {
  /** The words of all domains in a language. */
  translator(language: Language): Promise<Translator>;
  /** What the fillings of a slot (`owner.place`) say about themselves; its owner knows the shape. */
  factsOf<Facts extends object>(slot: string): readonly Facts[];
}

/** The words of the screens; the application fills it in, once. */
export const siteWords = extensionPoint<SiteWords>('site.words');

/** The words of the screens. @throws Error in a process that has none */
export function siteWordsOf({ extensions }: Pick<Kit, 'extensions'>): SiteWords {
  const words = extensions.only(siteWords);
  if (!words) throw new Error('The words of the screens are not known: the application adds them to site.words.');
  return words;
}
