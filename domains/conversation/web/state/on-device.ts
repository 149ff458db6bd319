/**
 * Translation by the browser itself (Translator and LanguageDetector of the web platform, webmachinelearning.github.io/translation-api):
 * what is written leaves the device for nobody. Languages it has not yet it may fetch from its maker, as it does with spelling.
 */

interface Availability {
  availability(options?: object): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
}
interface Detector {
  detect(text: string): Promise<readonly { readonly detectedLanguage: string; readonly confidence: number }[]>;
}
interface Translating {
  translate(text: string): Promise<string>;
}
interface Progress {
  addEventListener(type: 'downloadprogress', heard: (event: { readonly loaded: number }) => void): void;
}

/** What of the browser it works with. */
export interface OnDevice {
  readonly LanguageDetector: Availability & { create(): Promise<Detector> };
  readonly Translator: Availability & {
    create(options: {
      sourceLanguage: string;
      targetLanguage: string;
      monitor?: (progress: Progress) => void;
    }): Promise<Translating>;
  };
}

/** Below this the detector only guesses. */
const sure = 0.6;
/** Words of a line that must be there before its language is looked for: "ok" is every language's. */
const shortest = 8;

/** Reads lines for one page: detectors and translators are made once. `pressed` waits for a press of somebody, which making one may need. */
export function readingOnDevice(browser: OnDevice, pressed: () => Promise<void>) {
  let detector: Promise<Detector | null> | null = null;
  const translators = new Map<string, Promise<Translating>>();
  const found = new Map<string, Promise<string | null>>();

  const makeDetector = async (): Promise<Detector | null> => {
    if ((await browser.LanguageDetector.availability()) === 'unavailable') return null;
    return browser.LanguageDetector.create().catch(async () => {
      await pressed();
      return browser.LanguageDetector.create().catch(() => null);
    });
  };

  const look = async (text: string, own: string): Promise<string | null> => {
    if ([...text.matchAll(/\p{L}/gu)].length < shortest) return null;
    detector ??= makeDetector();
    const [best] = (await (await detector)?.detect(text)) ?? [];
    if (!best || best.confidence < sure) return null;
    const [from = ''] = best.detectedLanguage.split('-');
    if (from === own || from === 'und') return null;
    const pair = { sourceLanguage: from, targetLanguage: own };
    return (await browser.Translator.availability(pair)) === 'unavailable' ? null : from;
  };

  return {
    /** The language of a text where it is another one than one's own and can be read in that; null: nothing is offered. */
    languageOf(text: string, own: string): Promise<string | null> {
      const name = `${own} ${text}`;
      const before = found.get(name);
      if (before) return before;
      // Also where a browser translates and tells no language.
      const looked = look(text, own).catch(() => null);
      if (found.size > 500) found.clear();
      found.set(name, looked);
      return looked;
    },
    /** A text in one's own language. After a press: the browser may fetch a language for it, and says how far it is (0 to 1). */
    translate(text: string, from: string, own: string, onProgress: (part: number) => void): Promise<string> {
      const name = `${from} ${own}`;
      const make = () =>
        browser.Translator.create({
          sourceLanguage: from,
          targetLanguage: own,
          monitor: (progress) => progress.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
        });
      const translator = translators.get(name) ?? make();
      translators.set(name, translator);
      // What failed is tried again at the next press.
      translator.catch(() => translators.delete(name));
      return translator.then((one) => one.translate(text));
    },
  };
}

export type ReadingOnDevice = ReturnType<typeof readingOnDevice>;
