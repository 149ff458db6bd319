import type { Language } from '#kit/i18n/language.ts';

/** Mood lines a simulated performer picks from when going live. */
export const moods: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Tee, Decke, gute Laune',
    'Heute wird gelacht',
    'Frisch aus der Probe, noch ganz aufgedreht',
    'Langsamer Abend, viel Zeit',
    'Wer mir ein Buch empfiehlt, hat gewonnen',
  ],
  en: [
    'Tea, blanket, good company',
    'Tonight I feel like laughing',
    'Straight from rehearsal and wide awake',
    'A slow evening with plenty of time',
    'Recommend me a book and you win',
  ],
  nl: [
    'Thee, deken, goed gezelschap',
    'Vanavond zin om te lachen',
    'Net van de repetitie en klaarwakker',
    'Rustige avond, alle tijd',
    'Wie me een boek aanraadt, wint',
  ],
  es: [
    'Té, manta y buena compañía',
    'Hoy tengo ganas de reír',
    'Vengo del ensayo y no tengo nada de sueño',
    'Noche tranquila, con tiempo de sobra',
    'Recomiéndame un libro y ganas',
  ],
};
