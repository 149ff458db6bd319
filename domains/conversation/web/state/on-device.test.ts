import { describe, expect, it } from 'vitest';
import type { OnDevice } from './on-device.ts';
import { readingOnDevice } from './on-device.ts';

/** A stand-in that keeps to the rules of the platform: pairs it has not are unavailable, a first making needs a press. */
function browser({ needsPress = false, unavailable = [] as string[], confidence = 0.9 } = {}) {
  let isPressed = !needsPress;
  let made = 0;
  const refuse = () => Promise.reject(new DOMException('A press is needed.', 'NotAllowedError'));
  const languages: [RegExp, string][] = [
    [/moon/, 'en-GB'],
    [/Mond/, 'de'],
    [/luna/, 'es'],
  ];
  const on: OnDevice = {
    LanguageDetector: {
      availability: async () => (needsPress ? 'downloadable' : 'available'),
      create: async () => {
        if (!isPressed) return refuse();
        return {
          detect: async (text) => {
            const [, detectedLanguage = 'und'] = languages.find(([words]) => words.test(text)) ?? [];
            return [{ detectedLanguage, confidence }];
          },
        };
      },
    },
    Translator: {
      availability: async (pair) =>
        unavailable.includes((pair as { sourceLanguage: string }).sourceLanguage) ? 'unavailable' : 'downloadable',
      create: async ({ sourceLanguage, targetLanguage, monitor }) => {
        made += 1;
        monitor?.({
          addEventListener: (_, heard) => {
            for (const loaded of [0.5, 1]) heard({ loaded });
          },
        });
        return { translate: async (text) => `${text} (${sourceLanguage} to ${targetLanguage})` };
      },
    },
  };
  const press = Promise.withResolvers<void>();
  return {
    reading: readingOnDevice(on, () => press.promise),
    press: () => {
      isPressed = true;
      press.resolve();
    },
    made: () => made,
  };
}

describe('a line in another language', () => {
  it('is known as such, and read in one’s own; what a language needs is made once', async () => {
    const { reading, made } = browser();
    expect(await reading.languageOf('Did you see the moon?', 'de')).toBe('en');
    const heard: number[] = [];
    const read = (text: string) => reading.translate(text, 'en', 'de', (part) => void heard.push(part));
    expect(await read('Did you see the moon?')).toBe('Did you see the moon? (en to de)');
    await read('The moon again');
    expect([made(), heard]).toEqual([1, [0.5, 1]]);
  });

  it.each<[string, string, Parameters<typeof browser>[0]]>([
    ['one’s own language', 'Hast du den Mond gesehen?', {}],
    ['too few words to know', 'moon ok', {}],
    ['a language nobody knows', 'Qwrtz asdfgh yxcvb', {}],
    ['a guess', 'Did you see the moon?', { confidence: 0.3 }],
    ['a language the browser cannot read', '¿Has visto la luna?', { unavailable: ['es'] }],
  ])('is not offered for %s', async (_, text, given) => {
    expect(await browser(given).reading.languageOf(text, 'de')).toBeNull();
  });

  it('waits for a press where the browser wants one', async () => {
    const { reading, press } = browser({ needsPress: true });
    const language = reading.languageOf('Did you see the moon?', 'de');
    press();
    expect(await language).toBe('en');
  });
});
