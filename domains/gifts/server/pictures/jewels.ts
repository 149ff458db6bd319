import { around, box, circle, fade, line, oval, shape, shine, star } from './shapes.ts';

const gold = `<defs>${fade('gold', '#fbe08a', '#c4912b')}</defs>`;
const stone = (x: number, y: number, size: number, light = '#c9f1fb', mid = '#7fd4ee', dark = '#3fa6cf'): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${
    shape('M-16 -10 L-8 -18 L8 -18 L16 -10 L0 14Z', mid) +
    shape('M-8 -18 L8 -18 L6 -10 L-6 -10Z', light) +
    shape('M-16 -10 L-8 -18 L-6 -10Z', '#a7e4f5') +
    shape('M16 -10 L8 -18 L6 -10Z', dark) +
    shape('M-6 -10 L6 -10 L0 14Z', light, 'opacity=".7"') +
    shape('M6 -10 L16 -10 L0 14Z', dark)
  }</g>`;
const pearl = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#e9dfe6') +
  circle(x - r * 0.12, y - r * 0.12, r * 0.82, '#f9f3f6') +
  shine(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.18);
const glint = star(78, 18, 7, 2.2, '#fff', 4) + star(16, 30, 4.5, 1.5, '#fff', 4);

/** Jewels. */
export const jewels: Readonly<Record<string, string>> = {
  pearl:
    shape('M8 58 C10 84 86 84 88 58 C78 70 18 70 8 58Z', '#caa6c9') +
    shape('M8 58 C6 26 90 26 88 58 C70 42 26 42 8 58Z', '#e3c6e0') +
    [20, 34, 48, 62, 76].map((x) => line(`M${x} ${x === 48 ? 34 : 40} L48 ${60}`, '#c79fc6', 1.6)).join('') +
    pearl(48, 58, 12),
  earring:
    gold +
    line('M48 14 C36 6 34 24 48 26', '#d9a93a', 3.5) +
    circle(48, 34, 8, 'url(#gold)') +
    stone(48, 66, 1.35, '#ffd6e4', '#f083a8', '#c93f73') +
    glint,
  bracelet:
    gold +
    `<ellipse cx="48" cy="52" rx="36" ry="26" fill="none" stroke="url(#gold)" stroke-width="8"/>` +
    [20, 34, 48, 62, 76]
      .map((x, index) => stone(x, 74 - Math.abs(2 - index) * 5, 0.42, '#e6d6fb', '#a98eea', '#7a5cc8'))
      .join('') +
    glint,
  necklace:
    gold +
    line('M12 8 C16 44 32 58 48 58 C64 58 80 44 84 8', '#d9a93a', 3) +
    [
      [16, 24],
      [24, 40],
      [35, 52],
      [61, 52],
      [72, 40],
      [80, 24],
    ]
      .map(([x, y]) => pearl(x as number, y as number, 5))
      .join('') +
    circle(48, 59, 5, 'url(#gold)') +
    stone(48, 76, 0.95),
  watch:
    gold +
    box(36, 4, 24, 24, '#7a4f2f', 4) +
    box(36, 68, 24, 24, '#7a4f2f', 4) +
    circle(48, 48, 29, 'url(#gold)') +
    circle(48, 48, 23, '#fffaf0') +
    around(12, line('M48 28 L48 31', '#6b5a3a', 2), 48, 48) +
    line('M48 48 L48 33 M48 48 L58 54', '#2b2230', 3) +
    circle(48, 48, 2.6, '#d8324f') +
    box(76, 44, 6, 8, '#c4912b', 2),
  ring:
    gold +
    `<circle cx="48" cy="60" r="26" fill="none" stroke="url(#gold)" stroke-width="8"/>` +
    shape('M36 34 L60 34 L54 42 L42 42Z', '#c4912b') +
    stone(48, 24, 1.2) +
    glint,
  diamond: stone(48, 54, 2.2) + glint + star(86, 66, 5, 1.6, '#fff', 4),
  crown:
    gold +
    shape('M12 74 L8 28 L30 48 L48 16 L66 48 L88 28 L84 74Z', 'url(#gold)') +
    box(12, 72, 72, 12, '#c4912b', 4) +
    circle(8, 26, 5, '#fbe08a') +
    circle(48, 13, 6, '#e4577c') +
    circle(88, 26, 5, '#fbe08a') +
    oval(48, 60, 6, 8, '#e4577c') +
    oval(28, 64, 4, 5.5, '#4aa3df') +
    oval(68, 64, 4, 5.5, '#4aa3df') +
    shine(30, 50, 3, 8, 20),
};
