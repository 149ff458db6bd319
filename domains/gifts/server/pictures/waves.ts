import { circle, fade, line, shape, star } from './shapes.ts';

/** A row of rings around the middle, each wider and paler. */
const rings = (colours: readonly string[], first: number, step: number): string =>
  colours
    .map(
      (colour, index) =>
        `<circle cx="48" cy="48" r="${first + index * step}" fill="none" stroke="${colour}" stroke-width="5"/>`,
    )
    .join('');

/** What moves a toy: waves, from a breeze to a storm. */
export const waves: Readonly<Record<string, string>> = {
  breeze:
    line('M12 36 C26 24 38 46 52 34 C64 24 74 34 84 28', '#6cc3d5', 6) +
    line('M12 54 C26 42 38 64 52 52 C64 42 74 52 84 46', '#8fd6c4', 6) +
    line('M20 72 C34 60 44 80 58 70 C66 64 72 68 78 64', '#b9e6d3', 6),
  ripple: rings(['#7a86f0', '#9aa3f5', '#c3c8fa'], 14, 13) + circle(48, 48, 7, '#5a66dc'),
  surge:
    `<defs>${fade('surge', '#f28ab2', '#d3497f')}</defs>` +
    shape('M8 66 C20 66 24 34 38 34 C52 34 50 62 62 62 C72 62 74 46 88 44 L88 84 L8 84Z', 'url(#surge)') +
    circle(70, 30, 5, '#fbd3e2') +
    circle(58, 20, 3.4, '#fbd3e2'),
  storm:
    `<defs>${fade('storm', '#8a7bd8', '#4f3fa6')}</defs>` +
    shape('M24 58 C8 58 8 36 26 36 C28 16 60 14 64 32 C82 28 92 52 76 58Z', 'url(#storm)') +
    shape('M50 50 L36 74 L48 72 L42 92 L64 64 L52 66 L60 50Z', '#f7c52f') +
    star(78, 24, 7, 3, '#fff3c4', 4),
};
