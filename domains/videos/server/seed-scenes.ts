/** What a drawn clip shows. */
export const motifs = ['hills', 'lake', 'city', 'rain', 'candles', 'snow', 'sea', 'balcony'] as const;
export type Motif = (typeof motifs)[number];

/** A scene of a clip: simple shapes, nobody in it. `hue` in degrees turns all of its colours. */
export interface Scene {
  readonly motif: Motif;
  readonly hue: number;
}

const [width, height] = [640, 360];
export const sceneSize = { width, height } as const;

/** A number from 0 to 1 that is always the same for `n`. */
const mixed = (n: number): number => {
  const wave = Math.sin(n * 127.1 + 11.7) * 43_758.545;
  return wave - Math.floor(wave);
};
const many = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');
const wave = (y: number, lift: number, shift: number): string => {
  const at = (x: number): string =>
    `${x} ${Math.round(y + lift * Math.sin(x / 95 + shift) + (lift / 2) * Math.sin(x / 37 + 2 * shift))}`;
  const points = Array.from({ length: 33 }, (_, n) => at(n * 20));
  return `M0 ${height} L${points.join(' L')} L${width} ${height} Z`;
};

type Draw = (turn: (degrees: number) => number, second: number, part: number) => string;

const scenes: Readonly<Record<Motif, Draw>> = {
  hills: (turn, second, part) =>
    `<circle cx="${170 + 260 * part}" cy="${90 + 150 * part}" r="44" fill="hsl(${turn(45)} 95% 82%)"/>
     <path d="${wave(240, 26, 0.4 + second * 0.02)}" fill="hsl(${turn(280)} 30% 38%)"/>
     <path d="${wave(292, 20, 2.4 + second * 0.03)}" fill="hsl(${turn(270)} 34% 22%)"/>`,
  lake: (turn, second) =>
    `<circle cx="430" cy="92" r="34" fill="hsl(${turn(50)} 80% 90%)"/>
     <path d="${wave(196, 18, 1)}" fill="hsl(${turn(230)} 30% 26%)"/>
     <rect y="206" width="640" height="154" fill="hsl(${turn(220)} 42% 36%)"/>
     ${many(12, (n) => {
       const wide = 40 + n * 11 + 14 * Math.sin(second * 1.7 + n);
       return `<rect x="${430 - wide / 2 + 8 * Math.sin(second + n * 1.3)}" y="${212 + n * 12}" width="${wide}" height="3.4" rx="1.7" fill="hsl(${turn(50)} 80% 88% / .55)"/>`;
     })}`,
  city: (turn, second) =>
    many(11, (n) => {
      const tall = 110 + 130 * mixed(n + 3);
      const left = n * 59 - 4;
      const windows = many(15, (w) => {
        const isLit = Math.sin(second * (0.4 + mixed(n * 31 + w)) + 9 * mixed(n * 17 + w)) > 0.1;
        const [x, y] = [left + 8 + (w % 3) * 14, height - tall + 12 + Math.floor(w / 3) * 20];
        return `<rect x="${x}" y="${y}" width="8" height="11" fill="hsl(${turn(45)} 90% ${isLit ? 74 : 22}%)"/>`;
      });
      return `<rect x="${left}" y="${height - tall}" width="54" height="${tall}" fill="hsl(${turn(250)} 26% ${12 + 10 * mixed(n)}%)"/>${windows}`;
    }),
  rain: (turn, second) =>
    `${many(9, (n) => `<circle cx="${mixed(n) * 640}" cy="${150 + mixed(n + 40) * 170}" r="${26 + 34 * mixed(n + 9)}" fill="hsl(${turn(20 + n * 38)} 70% 62% / .34)"/>`)}
     ${many(46, (n) => {
       const y = ((mixed(n + 5) + second * (0.35 + 0.3 * mixed(n))) % 1.15) * height - 20;
       return `<rect x="${mixed(n + 70) * 640}" y="${y}" width="1.8" height="${14 + 16 * mixed(n)}" rx="1" fill="hsl(${turn(210)} 60% 92% / .5)"/>`;
     })}`,
  candles: (turn, second) =>
    `<rect y="282" width="640" height="78" fill="hsl(${turn(15)} 34% 16%)"/>
     ${many(7, (n) => {
       const [x, tall] = [70 + n * 84, 60 + 74 * mixed(n + 2)];
       const flicker = 1 + 0.16 * Math.sin(second * (5 + n) + n) + 0.1 * Math.sin(second * 11 + n * 2);
       const top = 288 - tall;
       return `<circle cx="${x}" cy="${top - 18}" r="${48 * flicker}" fill="hsl(${turn(35)} 95% 62% / .2)"/>
         <rect x="${x - 13}" y="${top}" width="26" height="${tall}" rx="5" fill="hsl(${turn(30)} 40% 84%)"/>
         <ellipse cx="${x + 2 * Math.sin(second * 4 + n)}" cy="${top - 15}" rx="7" ry="${16 * flicker}" fill="hsl(${turn(42)} 98% 70%)"/>`;
     })}`,
  snow: (turn, second) =>
    `${many(7, (n) => {
      const [x, y] = [30 + n * 98, 250 + 30 * mixed(n)];
      return `<path d="M${x} ${y + 70} l36 -120 l36 120 Z" fill="hsl(${turn(160)} 28% ${20 + 9 * mixed(n)}%)"/>`;
    })}
     <path d="${wave(318, 9, 1)}" fill="hsl(${turn(210)} 50% 94%)"/>
     ${many(70, (n) => {
       const y = ((mixed(n) + second * (0.05 + 0.06 * mixed(n + 3))) % 1.05) * height - 8;
       return `<circle cx="${mixed(n + 20) * 640 + 10 * Math.sin(second + n)}" cy="${y}" r="${1.5 + 2.4 * mixed(n + 7)}" fill="white" fill-opacity=".85"/>`;
     })}`,
  sea: (turn, second, part) =>
    `<circle cx="${210 + 60 * part}" cy="${150 - 60 * part}" r="40" fill="hsl(${turn(40)} 95% 84%)"/>
     ${many(5, (n) => `<path d="${wave(208 + n * 34, 9 + n * 2, n * 1.9 + second * (0.9 - 0.1 * n))}" fill="hsl(${turn(205)} ${42 + n * 4}% ${52 - n * 8}%)"/>`)}`,
  balcony: (turn, second) =>
    `${many(9, (n) => {
      const sway = 6 * Math.sin(second * 1.1 + n * 0.8);
      const [x, y] = [36 + n * 71, 190 + 58 * mixed(n + 1)];
      const petals = many(
        6,
        (p) =>
          `<ellipse cx="${x + sway}" cy="${y - 16}" rx="9" ry="16" transform="rotate(${p * 60} ${x + sway} ${y})" fill="hsl(${turn(330 + n * 12)} 68% 74%)"/>`,
      );
      return `<path d="M${x} 330 Q${x} ${y + 60} ${x + sway} ${y}" stroke="hsl(${turn(140)} 30% 30%)" stroke-width="5" fill="none"/>${petals}<circle cx="${x + sway}" cy="${y}" r="8" fill="hsl(${turn(48)} 88% 66%)"/>`;
    })}<rect y="318" width="640" height="42" fill="hsl(${turn(20)} 26% 26%)"/>`,
};

const dark: ReadonlySet<Motif> = new Set(['city', 'rain', 'candles']);

/** One frame of a scene as SVG; `part` of the clip is over, 0 to 1. */
export function frameOf({ motif, hue }: Scene, second: number, part: number): string {
  const turn = (degrees: number): number => Math.round(degrees + hue) % 360;
  const [top, bottom] = dark.has(motif) ? [15, 34] : [46 - 14 * part, 78];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${turn(235)} 46% ${top}%)"/><stop offset="1" stop-color="hsl(${turn(20)} 68% ${bottom}%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${scenes[motif](turn, second, part)}</svg>`;
}
