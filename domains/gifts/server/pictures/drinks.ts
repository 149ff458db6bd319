import { box, circle, fade, line, oval, shape, shine } from './shapes.ts';

const steam = (x: number, colour = '#cfc8dd'): string => line(`M${x} 30 C${x - 6} 24 ${x + 6} 20 ${x} 12`, colour, 2.5);
const cup = (body: string, inside: string): string =>
  line('M68 46 C84 44 84 66 66 66', body, 5) +
  shape('M22 40 L70 40 C70 66 62 78 46 78 C30 78 22 66 22 40Z', body) +
  oval(46, 40, 24, 7, inside) +
  oval(46, 82, 30, 5, '#d9d3e4');
const glassStem = line('M48 62 L48 86', '#dfe8f2', 3.5) + oval(48, 88, 17, 3.6, '#dfe8f2');
const bubbles = [
  [43, 46],
  [51, 38],
  [46, 30],
  [53, 50],
  [48, 22],
]
  .map(([x, y]) => circle(x as number, y as number, 1.8, '#fffbe6'))
  .join('');

/** Drinks. */
export const drinks: Readonly<Record<string, string>> = {
  coffee: steam(38) + steam(52) + cup('#f5f1ea', '#5a3620'),
  tea:
    steam(38) +
    steam(52) +
    cup('#a8d8c4', '#c97f2b') +
    line('M58 42 C62 52 58 56 62 60', '#f5f1ea', 1.6) +
    box(57, 58, 10, 12, '#fff4d6', 2) +
    oval(62, 64, 3, 4, '#57ab62', 25),
  lemonade:
    line('M58 8 L50 70', '#e4577c', 4) +
    shape('M26 22 L70 22 L64 88 L32 88Z', '#eef6fb') +
    shape('M28 38 L68 38 L63 85 L33 85Z', '#f7dd62') +
    box(36, 44, 12, 12, '#fff8d0', 3) +
    box(48, 58, 12, 12, '#fff8d0', 3) +
    circle(68, 24, 13, '#f3c927') +
    circle(68, 24, 9.5, '#fdf0a0') +
    line('M68 15 L68 33 M60 19 L76 29 M60 29 L76 19', '#f3c927', 1.6),
  chocolate:
    steam(36) +
    cup('#c8536f', '#4a2a17') +
    circle(38, 39, 6, '#fff6ee') +
    circle(50, 38, 7, '#fffaf4') +
    circle(58, 41, 5, '#fff6ee'),
  coconut:
    line('M62 8 L52 40', '#f2a541', 4) +
    circle(46, 58, 32, '#7a4f2f') +
    line('M22 60 C30 66 30 76 36 84 M70 60 C62 66 62 76 56 84', '#5f3b21', 2.5) +
    oval(46, 38, 25, 10, '#fbf7ee') +
    oval(46, 40, 18, 6, '#dfeef0') +
    oval(72, 30, 11, 5, '#e9638f', -30) +
    oval(76, 40, 11, 5, '#f2a0bd', 20) +
    circle(74, 35, 3.5, '#f7d04a'),
  wine:
    shape('M28 8 L68 8 C72 38 62 62 48 62 C34 62 24 38 28 8Z', '#e9eff6') +
    shape('M26.5 26 L69.5 26 C70 46 60 60 48 60 C36 60 26 46 26.5 26Z', '#8e1f3f') +
    oval(48, 26, 21.5, 4, '#b13a5b') +
    glassStem +
    shine(36, 20, 3, 11, 8),
  cocktail:
    line('M66 6 L46 46', '#57ab62', 2.5) +
    shape('M14 18 L82 18 L48 58Z', '#e9eff6') +
    shape('M22 26 L74 26 L48 55Z', '#f58a6a') +
    shape('M34 40 L62 40 L48 55Z', '#f6b95a') +
    glassStem +
    circle(66, 10, 6.5, '#9c1f3c') +
    circle(24, 18, 11, '#f3a13a') +
    circle(24, 18, 7.5, '#fbd089'),
  sparkling:
    `<defs>${fade('gold', '#fbe9a8', '#e4b84a')}</defs>` +
    shape('M36 6 L60 6 C64 34 60 60 48 62 C36 60 32 34 36 6Z', '#eef3f9') +
    shape('M35 18 L61 18 C63 38 59 57 48 59 C37 57 33 38 35 18Z', 'url(#gold)') +
    bubbles +
    glassStem +
    shine(40, 24, 2.2, 12, 4),
};
