import type { Tune } from './play.ts';

const C = [48, 55, 60, 64, 67];
const Am = [45, 52, 57, 60, 64];
const F = [41, 48, 53, 57, 60];
const G = [43, 50, 55, 59, 62];
const Em = [40, 47, 52, 55, 59];
const D = [38, 45, 50, 54, 57];
const Dm = [38, 45, 50, 53, 57];
const E7 = [40, 47, 52, 56, 62];
const Bb = [46, 53, 58, 62, 65];
const Gm = [43, 50, 55, 58, 62];

/** The loop of every clip: four chords of two seconds, an accompaniment and a hummed line. */
export const tunes: Readonly<Record<string, Tune>> = {
  lena: {
    chords: [C, G, Am, F],
    style: 'fingerpicking',
    voice: [
      [0, 64, 0.9],
      [1, 67, 0.9],
      [2, 67, 1.6],
      [4, 72, 0.9],
      [5, 71, 0.8],
      [6, 69, 1.5],
    ],
  },
  malou: {
    chords: [Am, F, C, G],
    style: 'arcade',
    voice: [
      [1.2, 69, 0.3],
      [1.6, 72, 0.3],
      [4.4, 67, 0.35],
      [4.9, 69, 0.35],
      [5.3, 72, 0.4],
    ],
  },
  ysolde: {
    chords: [Dm, C, Bb, Am],
    style: 'harp',
    voice: [
      [0.4, 62, 1.2],
      [2.2, 64, 1.4],
      [4.2, 65, 1.4],
      [6.2, 64, 1.4],
    ],
  },
  juno: {
    chords: [F, C, Dm, Bb],
    style: 'keys',
    voice: [
      [2.4, 65, 0.5],
      [3, 67, 0.8],
      [6.3, 65, 1.1],
    ],
  },
  nerina: {
    chords: [Am, G, F, E7],
    style: 'flamenco',
    voice: [
      [0.9, 69, 0.6],
      [1.5, 71, 0.4],
      [4.6, 72, 0.7],
      [5.4, 71, 0.5],
    ],
  },
  odette: {
    chords: [Am, Dm, E7, Am],
    style: 'late-piano',
    voice: [
      [0, 57, 1.4],
      [1.6, 60, 1.2],
      [3, 62, 0.9],
      [4, 64, 1.5],
      [5.8, 62, 0.8],
      [6.7, 57, 1.1],
    ],
  },
  fenja: {
    chords: [Em, C, G, D],
    style: 'stars',
    voice: [
      [0.8, 71, 0.4],
      [1.3, 74, 0.5],
      [4.7, 67, 0.4],
      [5.2, 71, 0.6],
    ],
  },
  imke: {
    chords: [C, F, C, G],
    style: 'ukulele',
    voice: [
      [0.6, 64, 0.4],
      [1.1, 65, 0.4],
      [1.6, 67, 0.7],
      [4.6, 67, 0.4],
      [5.1, 65, 0.4],
      [5.6, 64, 0.7],
    ],
  },
  thandi: {
    chords: [F, G, Em, Am],
    style: 'amapiano',
    voice: [
      [0.5, 65, 0.35],
      [1, 69, 0.5],
      [2.5, 67, 0.35],
      [3, 71, 0.5],
      [4.5, 64, 0.35],
      [5, 67, 0.5],
    ],
  },
  naledi: {
    chords: [G, D, Em, C],
    style: 'ukulele',
    voice: [
      [0, 67, 0.45],
      [0.5, 71, 0.45],
      [1, 74, 0.8],
      [2, 69, 0.9],
      [4, 71, 0.45],
      [4.5, 67, 0.8],
      [6, 64, 1.3],
    ],
  },
  hanae: {
    chords: [Dm, Am, Gm, Dm],
    style: 'harp',
    voice: [
      [1, 69, 0.8],
      [5, 65, 0.9],
    ],
  },
  torben: {
    chords: [Em, G, D, Am],
    style: 'fingerpicking',
    voice: [
      [0, 52, 1.2],
      [1.3, 55, 0.6],
      [2, 59, 1.5],
      [4, 57, 0.9],
      [5, 54, 0.8],
      [6, 52, 1.6],
    ],
  },
  caspian: {
    chords: [Gm, Dm, Bb, E7],
    style: 'late-piano',
    voice: [
      [2.2, 50, 0.35],
      [2.7, 53, 0.4],
      [6.2, 50, 0.4],
      [6.7, 48, 0.5],
    ],
  },
  lunasol: {
    chords: [Am, F, G, Em],
    style: 'fingerpicking',
    voice: [
      [0, 69, 1.3],
      [0, 64, 1.3],
      [2, 72, 1.3],
      [2, 65, 1.3],
      [4, 71, 1.3],
      [4, 67, 1.3],
      [6, 67, 1.4],
      [6, 64, 1.4],
    ],
  },
};
