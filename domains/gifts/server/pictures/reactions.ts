import { around, circle, heart, line, oval, shape, shine, star } from './shapes.ts';

const face = (mouth: string, eyes: string): string =>
  circle(48, 48, 36, '#f9c440') + mouth + eyes + shine(34, 26, 7, 4);
const dots = circle(36, 42, 4.5, '#5a3a1a') + circle(60, 42, 4.5, '#5a3a1a');

/** What floats over a show, in the order of the numbers it is asked for by, from 1. */
export const reactionPictures: readonly (readonly [name: string, inner: string])[] = [
  ['heart', heart(48, 46, 36, '#e4475f') + shine(30, 30, 7, 5)],
  ['smile', face(line('M32 58 C40 70 56 70 64 58', '#5a3a1a', 4.5), dots)],
  [
    'laugh',
    face(
      shape('M28 54 L68 54 C66 72 58 76 48 76 C38 76 30 72 28 54Z', '#7a2f2f') + oval(48, 71, 11, 5, '#f08b8b'),
      line('M30 42 l6 -5 l6 5 M54 42 l6 -5 l6 5', '#5a3a1a', 4),
    ),
  ],
  [
    'kiss',
    face(heart(66, 62, 9, '#e4475f') + line('M46 56 C52 58 46 62 52 65 C46 67 50 70 44 71', '#5a3a1a', 3.4), dots),
  ],
  ['wow', face(oval(48, 66, 8, 10, '#7a2f2f'), circle(36, 42, 6, '#5a3a1a') + circle(60, 42, 6, '#5a3a1a'))],
  [
    'applause',
    shape(
      'M26 44 L50 18 C56 14 62 20 58 26 L72 30 C80 34 80 46 76 56 C70 78 50 86 34 74 C24 66 20 54 26 44Z',
      '#f2b98a',
    ) +
      line('M40 40 L56 54 M34 50 L50 62', '#d18f5b', 3) +
      line('M70 14 L74 6 M80 22 L88 16 M82 34 L92 32', '#f7c52f', 4),
  ],
  [
    'fire',
    shape(
      'M50 6 C54 24 76 32 76 60 C76 78 64 90 48 90 C32 90 20 78 20 60 C20 46 30 42 32 28 C40 32 42 38 42 44 C50 36 52 22 50 6Z',
      '#f2703a',
    ) +
      shape(
        'M50 48 C54 58 64 60 62 74 C60 84 54 88 48 88 C40 88 34 82 34 74 C34 66 40 64 42 58 C46 60 50 56 50 48Z',
        '#fbd04a',
      ),
  ],
  [
    'star',
    around(8, line('M48 8 L48 2', '#fbdc77', 3), 48, 50, 22) + star(48, 50, 34, 16, '#f7c52f') + shine(38, 36, 5, 3),
  ],
];
