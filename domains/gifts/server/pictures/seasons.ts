import { around, box, circle, fade, heart, line, oval, shape, shine, star, turned } from './shapes.ts';

/** Spring, summer, winter. */
export const seasonal: Readonly<Record<string, string>> = {
  snowdrop:
    line('M40 90 C40 60 44 30 60 22 C66 20 68 26 66 32', '#4f9a5c', 3.5) +
    oval(32, 70, 5, 22, '#57ab62', -14) +
    oval(50, 74, 4.5, 18, '#3f8f4f', 16) +
    oval(58, 50, 6, 15, '#fdfdfd', 14) +
    oval(75, 50, 6, 15, '#fdfdfd', -14) +
    oval(66.5, 50, 6.5, 16, '#eef3ee') +
    oval(66.5, 34, 6, 5, '#6cc07a'),
  'painted-egg':
    `<defs>${fade('egg', '#a8d8f0', '#5fa8d6')}<clipPath id="e"><ellipse cx="48" cy="52" rx="28" ry="37"/></clipPath></defs>` +
    oval(48, 52, 28, 37, 'url(#egg)') +
    `<g clip-path="url(#e)">${
      box(16, 42, 64, 16, '#f7d64a') +
      line('M18 50 l8 -6 l8 6 l8 -6 l8 6 l8 -6 l8 6 l8 -6 l8 6', '#e4577c', 3) +
      [24, 38, 52, 66].map((x) => circle(x, 30, 3.4, '#fff') + circle(x + 6, 70, 3.4, '#fff')).join('')
    }</g>` +
    shine(38, 28, 5, 9, 20),
  kite:
    shape('M48 6 L76 36 L48 70 L20 36Z', '#e4577c') +
    shape('M48 6 L76 36 L48 36Z', '#f7c52f') +
    shape('M48 70 L20 36 L48 36Z', '#4aa3df') +
    line('M48 70 C56 78 40 82 50 92', '#6b5a7a', 2.4) +
    shape('M44 78 l-7 -4 l1 8Z', '#f26d92') +
    shape('M52 86 l8 -3 l-2 8Z', '#6cc07a'),
  blossom:
    line('M8 88 C28 76 40 66 52 48 C58 38 70 30 88 26', '#7a4f2f', 4.5) +
    [
      [40, 58, 1],
      [66, 32, 1.15],
      [24, 74, 0.7],
    ]
      .map(
        ([x, y, scale]) =>
          `<g transform="translate(${x} ${y}) scale(${scale})">${around(5, oval(0, -10, 6.5, 9, '#fbc6d8'), 0, 0)}${around(5, line('M0 -3 L0 -8', '#e4577c', 1.2), 0, 0, 36)}${circle(0, 0, 3, '#f7d64a')}</g>`,
      )
      .join('') +
    circle(82, 46, 4, '#f594bd') +
    circle(54, 76, 3.4, '#f594bd'),
  watermelon:
    shape('M8 34 A40 44 0 0 0 88 34Z', '#3f8f4f') +
    shape('M13 34 A35 39 0 0 0 83 34Z', '#d6f0c0') +
    shape('M18 34 A30 33 0 0 0 78 34Z', '#ee4d63') +
    [
      [34, 44],
      [48, 42],
      [62, 44],
      [41, 54],
      [55, 54],
    ]
      .map(([x, y]) => oval(x as number, y as number, 1.8, 3, '#2b2230'))
      .join(''),
  sunglasses:
    line('M14 40 L4 32 M82 40 L92 32', '#6a5f8c', 5) +
    shape('M12 38 L44 38 C46 58 40 66 28 66 C16 66 10 56 12 38Z', '#6a5f8c') +
    shape('M84 38 L52 38 C50 58 56 66 68 66 C80 66 86 56 84 38Z', '#6a5f8c') +
    line('M44 42 C46 38 50 38 52 42', '#6a5f8c', 4) +
    line('M20 46 L30 58 M60 46 L70 58', '#f26d92', 4),
  'beach-ball':
    circle(48, 48, 37, '#fdfdfd') +
    shape('M48 11 A37 37 0 0 1 83 36 L48 48Z', '#e4577c') +
    shape('M81 65 A37 37 0 0 1 46 85 L48 48Z', '#f7c52f') +
    shape('M14 62 A37 37 0 0 1 15 32 L48 48Z', '#4aa3df') +
    circle(48, 48, 6, '#f5f1ea') +
    shine(34, 26, 8, 4),
  parasol:
    line('M50 20 L42 88', '#b9793a', 4) +
    turned(
      shape(
        'M10 46 C12 8 84 8 86 46 C78 40 72 40 67 46 C62 40 54 40 48 46 C42 40 34 40 29 46 C24 40 18 40 10 46Z',
        '#e4577c',
      ) + shape('M29 46 C30 26 38 18 48 17 C58 18 66 26 67 46 C62 40 54 40 48 46 C42 40 34 40 29 46Z', '#fff4f6'),
      7,
      48,
      40,
    ) +
    oval(42, 90, 34, 5, '#f0d294'),
  snowflake:
    around(6, line('M48 48 L48 10 M48 22 L40 15 M48 22 L56 15 M48 33 L39 26 M48 33 L57 26', '#8fd0f2', 4), 48, 48) +
    circle(48, 48, 6, '#d9f1fc'),
  candle:
    circle(48, 22, 18, '#fff1b8').replace('/>', ' opacity=".45"/>') +
    shape('M48 6 C58 18 56 30 48 30 C40 30 38 18 48 6Z', '#f6a821') +
    shape('M48 16 C52 22 51 29 48 29 C45 29 44 22 48 16Z', '#fff6cf') +
    box(36, 36, 24, 44, '#f5e9d6', 5) +
    shape('M36 42 C42 36 44 50 48 44 C52 38 54 52 60 42 L60 38 L36 38Z', '#fffaf0') +
    line('M48 30 L48 38', '#4a3a2a', 2.4) +
    oval(48, 82, 26, 6, '#c99a3a') +
    shape('M70 82 C84 80 84 66 74 68', 'none', 'stroke="#c99a3a" stroke-width="4"'),
  gingerbread:
    heart(48, 44, 38, '#a5673a') +
    `<g transform="translate(0 2)">${shape('M48 76 C-2 42 14 12 48 29 C82 12 98 42 48 76Z', 'none', 'stroke="#fdf4e6" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"')}</g>` +
    around(5, oval(48, 38, 4, 6, '#e4577c'), 48, 46) +
    circle(48, 46, 3.4, '#f7d64a') +
    oval(30, 42, 6, 3, '#57ab62', 30) +
    oval(66, 42, 6, 3, '#57ab62', -30),
  'snow-globe':
    circle(48, 42, 33, '#cfe6f7') +
    shape('M16 50 C26 44 36 54 48 50 C60 46 70 54 80 50 C76 66 64 75 48 75 C32 75 20 66 16 50Z', '#fdfdfd') +
    shape('M48 18 L60 38 L54 38 L64 54 L32 54 L42 38 L36 38Z', '#3f8f4f') +
    box(45, 54, 6, 7, '#7a4f2f') +
    star(48, 17, 5, 2.2, '#f7c52f') +
    [
      [28, 26],
      [68, 28],
      [24, 42],
      [72, 44],
      [38, 20],
      [60, 16],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2, '#fff'))
      .join('') +
    shape('M20 72 L76 72 L82 88 L14 88Z', '#8e2f4a') +
    shine(32, 26, 5, 9, 30),
};
