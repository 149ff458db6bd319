import { around, circle, fade, heart, line, oval, shape, shine, stem, turned } from './shapes.ts';

const rose = (x: number, y: number, scale: number, fill = '#d8324f', dark = '#a81d3a'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${
    shape('M-20 -4 C-22 14 -10 24 0 24 C10 24 22 14 20 -4 C12 4 -12 4 -20 -4Z', dark) +
    shape('M-20 -4 C-18 -18 -6 -22 2 -20 C-8 -12 -8 4 0 24 C-14 18 -20 8 -20 -4Z', fill) +
    shape('M20 -4 C18 -18 8 -20 2 -20 C12 -12 10 6 0 24 C14 18 20 8 20 -4Z', fill) +
    shape('M-9 -12 C-4 -20 8 -20 10 -11 C9 0 -8 0 -9 -12Z', dark) +
    line('M-4 -11 C-1 -16 6 -14 4 -9', '#f08ba0', 2)
  }</g>`;

/** Flowers. */
export const flowers: Readonly<Record<string, string>> = {
  daisy:
    stem(42) +
    around(12, oval(48, 18, 4.5, 13, '#fdfdf6'), 48, 34) +
    circle(48, 34, 8, '#f3b931') +
    shine(45, 31, 3, 2),
  rose: stem(46) + rose(48, 30, 1.1),
  tulip:
    stem(44) +
    shape('M30 16 C38 22 42 22 48 12 C54 22 58 22 66 16 C70 40 60 52 48 52 C36 52 26 40 30 16Z', '#ee6aa0') +
    shape('M48 12 C40 26 40 42 48 52 C56 42 56 26 48 12Z', '#f594bd'),
  sunflower:
    stem(48) +
    around(14, oval(48, 12, 5, 13, '#f6b921'), 48, 34) +
    around(14, oval(48, 14, 3.5, 11, '#e59a12'), 48, 34, 13) +
    circle(48, 34, 12, '#6b4423') +
    circle(48, 34, 7, '#52331a'),
  lavender:
    [34, 48, 62]
      .map((x, index) =>
        turned(
          line(`M${x} 44 L${x} 88`, '#5c9a63', 3) +
            [0, 1, 2, 3, 4]
              .map(
                (row) =>
                  oval(x - 4, 40 - row * 7, 5, 3.6, '#8f73d6', 30) + oval(x + 4, 40 - row * 7, 5, 3.6, '#a98eea', -30),
              )
              .join(''),
          (index - 1) * 9,
          x,
          88,
        ),
      )
      .join('') + oval(48, 74, 15, 4, '#e8d7b4'),
  lily:
    stem(46) +
    around(6, shape('M48 34 C38 24 40 12 48 6 C56 12 58 24 48 34Z', '#fff4f6'), 48, 34) +
    around(6, line('M48 30 L48 14', '#f1a9bd', 1.6), 48, 34) +
    around(6, circle(48, 24, 2, '#d98324'), 48, 34, 30),
  orchid:
    line('M30 90 C30 60 40 40 64 34', '#5c9a63', 3) +
    [
      [62, 32, 1],
      [40, 50, 0.8],
    ]
      .map(
        ([x, y, scale]) =>
          `<g transform="translate(${x} ${y}) scale(${scale})">${
            around(3, oval(0, -15, 7, 12, '#e9b9f0'), 0, 0) +
            oval(-13, -2, 13, 9, '#d58ae2', 20) +
            oval(13, -2, 13, 9, '#d58ae2', -20) +
            heart(0, 4, 7, '#a3339c') +
            circle(0, 0, 2.6, '#f7d04a')
          }</g>`,
      )
      .join('') +
    oval(26, 84, 16, 5, '#57ab62', -20),
  bouquet:
    `<defs>${fade('paper', '#fbe9d0', '#e6c79b')}</defs>` +
    [20, 34, 48, 62, 76].map((x) => line(`M48 70 L${x} 36`, '#3f8f4f', 3)).join('') +
    rose(26, 36, 0.62, '#f594bd', '#d8648f') +
    rose(70, 36, 0.62, '#f6b95a', '#dc8b2b') +
    rose(38, 24, 0.66) +
    rose(60, 24, 0.66, '#fdf1f2', '#e4bfc6') +
    rose(48, 40, 0.72, '#d8324f') +
    shape('M22 50 L74 50 L54 90 L42 90Z', 'url(#paper)') +
    shape('M40 66 L56 66 L62 74 L48 71 L34 74Z', '#c93f63'),
};
