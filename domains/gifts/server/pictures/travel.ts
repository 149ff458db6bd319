import { around, box, circle, fade, heart, line, oval, shape, shine, turned } from './shapes.ts';

const sea = shape('M6 74 C16 68 26 80 36 74 C46 68 56 80 66 74 C76 68 84 78 90 74 L90 88 L6 88Z', '#4aa3df');

/** Travel. */
export const travel: Readonly<Record<string, string>> = {
  postcard: turned(
    box(12, 24, 72, 50, '#fffaf0', 3) +
      box(16, 28, 34, 42, '#8fd0e8', 2) +
      circle(40, 38, 6, '#f9c440') +
      shape('M16 70 L16 56 C26 48 34 62 50 54 L50 70Z', '#57ab62') +
      line('M56 46 L78 46 M56 54 L78 54 M56 62 L72 62', '#c9bfae', 2.4) +
      box(70, 28, 10, 12, '#e4577c', 1) +
      heart(75, 34, 3, '#fff'),
    -6,
  ),
  compass:
    circle(48, 50, 36, '#c99a3a') +
    circle(48, 50, 30, '#fffaf0') +
    around(8, line('M48 24 L48 29', '#8a6a2a', 2.4), 48, 50) +
    turned(shape('M48 26 L55 50 L41 50Z', '#d8324f') + shape('M48 74 L55 50 L41 50Z', '#46566e'), 35, 48, 50) +
    circle(48, 50, 4, '#fffaf0') +
    circle(48, 10, 6, '#c99a3a'),
  suitcase:
    line('M36 30 L36 20 C36 16 60 16 60 20 L60 30', '#7a4f2f', 5) +
    box(12, 30, 72, 48, '#c8536f', 9) +
    box(24, 30, 6, 48, '#8e2f4a') +
    box(66, 30, 6, 48, '#8e2f4a') +
    circle(48, 54, 10, '#f7d64a') +
    heart(48, 55, 5, '#c8536f') +
    box(22, 78, 10, 5, '#46353b', 2) +
    box(64, 78, 10, 5, '#46353b', 2),
  tent:
    circle(76, 20, 9, '#fff1b8') +
    shape('M48 22 L90 80 L6 80Z', '#e48a3c') +
    shape('M48 22 L64 80 L32 80Z', '#f3b562') +
    shape('M48 44 L58 80 L38 80Z', '#5a3620') +
    line('M48 22 L48 12', '#7a4f2f', 3) +
    shape('M48 10 L62 14 L48 19Z', '#d8324f') +
    line('M4 81 L92 81', '#57ab62', 5),
  sailboat:
    sea +
    line('M46 12 L46 66', '#7a4f2f', 3.5) +
    shape('M50 14 C72 30 76 46 76 58 L50 58Z', '#fffaf0') +
    shape('M42 22 C28 34 22 48 20 58 L42 58Z', '#f26d92') +
    shape('M14 64 L82 64 C78 78 68 80 56 80 L36 80 C24 80 16 76 14 64Z', '#8a5433'),
  balloon:
    shape('M48 6 C76 6 84 34 70 54 L58 68 L38 68 L26 54 C12 34 20 6 48 6Z', '#e4577c') +
    shape('M48 6 C60 6 66 34 56 68 L40 68 C30 34 36 6 48 6Z', '#f7c52f') +
    line('M38 68 L41 78 M58 68 L55 78', '#7a4f2f', 2) +
    box(38, 77, 20, 13, '#b9793a', 3) +
    line('M38 82 L58 82', '#8a5a2c', 2) +
    shine(34, 26, 5, 9, 20),
  plane:
    circle(24, 70, 9, '#fff') +
    circle(36, 74, 8, '#eaf1fb') +
    turned(
      shape(
        'M8 44 C8 38 16 36 26 36 L78 38 C88 39 90 44 90 46 C88 52 80 54 70 54 L24 54 C14 54 8 50 8 44Z',
        '#f5f7fb',
      ) +
        shape('M40 50 L60 50 L44 80 L34 80Z', '#9db9dc') +
        shape('M42 38 L58 38 L44 18 L36 18Z', '#b7cdea') +
        shape('M8 42 L4 24 L14 24 L24 38Z', '#e4577c') +
        [42, 52, 62, 72].map((x) => circle(x, 44, 2.6, '#4aa3df')).join(''),
      -18,
    ),
  island:
    `<defs>${fade('sand', '#fbe3a6', '#e2b866')}</defs>` +
    circle(76, 20, 11, '#f9c440') +
    sea +
    shape('M18 76 C26 58 70 58 78 76Z', 'url(#sand)') +
    line('M46 66 C46 50 44 40 52 26', '#8a5433', 5) +
    [-70, -20, 30, 80, 140].map((turn) => turned(oval(52, 14, 5, 14, '#57ab62'), turn, 52, 26)).join('') +
    circle(50, 30, 3.6, '#7a4f2f') +
    circle(56, 31, 3.6, '#7a4f2f') +
    oval(66, 68, 7, 3, '#f26d92', -8),
};
