import { around, circle, fade, line, oval, shape, shine, star, turned } from './shapes.ts';

const burst = (x: number, y: number, reach: number, colour: string): string =>
  around(
    12,
    line(`M${x} ${y - reach * 0.4} L${x} ${y - reach}`, colour, 2.6) + circle(x, y - reach - 3, 1.8, '#fff3c4'),
    x,
    y,
  );

/** The sky. */
export const sky: Readonly<Record<string, string>> = {
  star: star(48, 50, 36, 17, '#f7c52f') + star(48, 50, 22, 10.5, '#fbdc77') + shine(38, 36, 5, 3),
  cloud:
    `<defs>${fade('cloud', '#ffffff', '#c8d9f2')}</defs>` +
    shape('M24 74 C4 74 6 50 24 50 C24 28 56 24 60 44 C78 36 92 58 80 68 C78 72 76 74 70 74Z', 'url(#cloud)') +
    shine(40, 42, 9, 5, -15),
  moon:
    `<defs>${fade('moon', '#fff1b8', '#eec04a')}</defs>` +
    shape('M60 8 C28 12 14 40 26 64 C36 86 66 92 84 74 C60 76 42 60 42 40 C42 26 50 14 60 8Z', 'url(#moon)') +
    star(72, 28, 7, 3, '#fff3c4', 4) +
    star(82, 48, 4.5, 2, '#fff3c4', 4),
  sun:
    around(12, shape('M44 14 L52 14 L48 2Z', '#f6a821'), 48, 48) +
    circle(48, 48, 29, '#f9c440') +
    circle(48, 48, 22, '#fbd870') +
    line('M40 54 C44 60 52 60 56 54', '#c4801a', 3) +
    circle(40, 45, 2.6, '#c4801a') +
    circle(56, 45, 2.6, '#c4801a'),
  rainbow:
    ['#e4577c', '#f2a541', '#f7d64a', '#6cc07a', '#4aa3df', '#8f73d6']
      .map((colour, index) =>
        line(`M${12 + index * 5} 70 A${36 - index * 5} ${36 - index * 5} 0 0 1 ${84 - index * 5} 70`, colour, 5.4),
      )
      .join('') +
    [22, 74]
      .map((x) => circle(x - 8, 72, 8, '#fff') + circle(x, 68, 10, '#fff') + circle(x + 9, 72, 8, '#eaf1fb'))
      .join(''),
  'shooting-star':
    `<defs>${fade('tail', '#fff6cf', '#f7c52f')}</defs>` +
    shape('M6 20 L54 52 L48 60Z', 'url(#tail)', 'opacity=".8"') +
    shape('M14 48 L56 60 L52 66Z', 'url(#tail)', 'opacity=".6"') +
    shape('M30 8 L62 50 L56 54Z', 'url(#tail)', 'opacity=".6"') +
    turned(star(64, 62, 23, 10.5, '#f7c52f'), 18, 64, 62) +
    shine(58, 54, 4, 2.4),
  planet:
    `<defs>${fade('planet', '#f3b27a', '#b2567e')}</defs>` +
    circle(48, 48, 26, 'url(#planet)') +
    line('M26 40 C38 46 58 46 72 40 M28 56 C42 62 56 62 69 57', '#fff', 2.4).replace('/>', ' opacity=".35"/>') +
    turned(line('M8 48 C20 66 76 66 88 48', '#e8d7f5', 5), -16) +
    star(16, 20, 4.5, 2, '#fff3c4', 4) +
    star(82, 78, 3.6, 1.6, '#fff3c4', 4) +
    shine(38, 36, 6, 4),
  fireworks:
    burst(34, 36, 22, '#f26d92') +
    burst(66, 30, 17, '#6fd3e8') +
    burst(60, 66, 20, '#f7c52f') +
    line('M34 58 C34 70 32 80 30 90 M60 80 L58 92', '#d9d3e4', 2) +
    oval(34, 36, 2.5, 2.5, '#fff') +
    oval(66, 30, 2.5, 2.5, '#fff') +
    oval(60, 66, 2.5, 2.5, '#fff'),
};
