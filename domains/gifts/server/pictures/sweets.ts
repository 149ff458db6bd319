import { around, box, circle, fade, heart, line, oval, shape, shine } from './shapes.ts';

const sprinkles = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([x, y, turn], index) =>
      oval(x, y, 3.2, 1.3, ['#ffd84d', '#6fd3e8', '#fff', '#9be07f'][index % 4] as string, turn),
    )
    .join('');

/** Sweets. */
export const sweets: Readonly<Record<string, string>> = {
  cookie:
    circle(48, 48, 34, '#d69b57') +
    circle(48, 47, 30, '#e4b06c') +
    [
      [36, 36],
      [58, 32],
      [66, 52],
      [44, 56],
      [30, 54],
      [56, 68],
    ]
      .map(([x, y]) => circle(x as number, y as number, 4.5, '#5a3620'))
      .join('') +
    shine(34, 28, 8, 4),
  praline:
    `<defs>${fade('dark', '#8a5433', '#4a2a17')}</defs>` +
    shape('M18 62 L26 40 C30 28 66 28 70 40 L78 62 C78 70 18 70 18 62Z', 'url(#dark)') +
    line('M32 42 C40 36 44 48 52 41 C58 36 62 44 66 40', '#f3dcc0', 3) +
    shape('M14 60 L82 60 L74 78 L22 78Z', '#e9c46a') +
    [20, 32, 44, 56, 68].map((x) => line(`M${x} 61 L${x + 4} 77`, '#c99a3a', 2)).join(''),
  lollipop:
    line('M48 52 L48 92', '#f4efe6', 5) +
    circle(48, 34, 27, '#f26d92') +
    line('M48 34 C54 28 58 38 50 42 C38 46 32 32 42 24 C56 14 72 28 68 42', '#fff', 5) +
    shine(36, 20, 7, 4),
  macaron:
    oval(48, 66, 32, 12, '#e58fb3') +
    box(18, 48, 60, 12, '#fff1d6', 6) +
    shape('M16 50 C14 26 82 26 80 50Z', '#f2a5c4') +
    around(1, '') +
    [20, 28, 36, 44, 52, 60, 68, 76].map((x) => circle(x, 50, 3, '#f2a5c4') + circle(x, 60, 3, '#e58fb3')).join('') +
    shine(36, 36, 10, 4, -12),
  donut:
    circle(48, 48, 34, '#d59a5a') +
    circle(48, 46, 31, '#f07fae') +
    circle(48, 47, 11, '#b87a3f') +
    circle(48, 48, 9, '#fff3e6') +
    sprinkles([
      [34, 30, 20],
      [52, 24, 70],
      [66, 36, 110],
      [70, 54, 30],
      [30, 48, 80],
      [36, 66, 140],
      [56, 68, 10],
      [24, 58, 50],
      [46, 32, 150],
    ]),
  'ice-cream':
    shape('M30 46 L66 46 L48 92Z', '#dfa35c') +
    line('M36 56 L60 56 M40 66 L56 66 M38 48 L52 84 M58 48 L44 84', '#b9793a', 2) +
    circle(36, 38, 15, '#f7b7cf') +
    circle(60, 38, 15, '#fff0c9') +
    circle(48, 24, 16, '#8a5a3c') +
    circle(54, 8, 4.5, '#d8324f') +
    shine(42, 18, 5, 3),
  cupcake:
    shape('M24 54 L72 54 L64 88 L32 88Z', '#6fb7d6') +
    [32, 42, 52, 62].map((x) => line(`M${x} 56 L${x + (48 - x) * 0.25} 86`, '#4d96b6', 2.5)).join('') +
    oval(48, 50, 30, 11, '#fbd3e1') +
    oval(48, 38, 23, 11, '#fde3ec') +
    oval(48, 27, 14, 9, '#fff3f7') +
    heart(48, 16, 7, '#d8324f') +
    sprinkles([
      [34, 46, 20],
      [60, 48, 100],
      [44, 38, 60],
      [56, 34, 140],
    ]),
  cake:
    oval(48, 84, 40, 7, '#e7e3ee') +
    box(14, 52, 68, 30, '#f6d2a7', 6) +
    box(14, 64, 68, 5, '#c8536f') +
    shape(
      'M14 56 C14 44 82 44 82 56 C80 66 74 66 72 58 C70 68 62 68 60 60 C58 68 50 68 48 60 C46 68 38 68 36 60 C34 66 26 68 24 60 C22 66 16 64 14 56Z',
      '#fff4f8',
    ) +
    [32, 48, 64]
      .map(
        (x) =>
          box(x - 2, 30, 4, 18, '#8fd0e8', 2) +
          shape(`M${x} 18 C${x + 5} 24 ${x + 3} 29 ${x} 29 C${x - 3} 29 ${x - 5} 24 ${x} 18Z`, '#f6a821'),
      )
      .join(''),
};
