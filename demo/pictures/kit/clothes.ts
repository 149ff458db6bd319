import type { Outfit } from '../../cast/appearance.ts';
import { slopeAt } from './body.ts';
import type { Cloth } from './cloth.ts';
import { band, garment, trim, weave } from './cloth.ts';
import { costumes } from './clothes-costumes.ts';
import { jackets } from './clothes-jackets.ts';
import { lighten } from './colour.ts';
import type { Rig } from './rig.ts';
import { n, path } from './svg.ts';

export type Draw = (rig: Rig, cloth: Cloth, second: Cloth) => string;

/** A round neckline that dips to `depth` below the point where it leaves the shoulder line. */
export const round = (depth: number) => (x: number, y: number) =>
  path`C ${-x * 0.8} ${y + depth} ${x * 0.8} ${y + depth} ${x} ${y}`;

/** A pointed neckline down to `bottom`. */
export const pointed = (bottom: number) => (x: number, y: number) =>
  path`C ${-x * 0.8} ${y + 30} ${-16} ${bottom - 14} 0 ${bottom} C ${16} ${bottom - 14} ${x * 0.8} ${y + 30} ${x} ${y}`;

function edge(rig: Rig, t: number, neckline: (x: number, y: number) => string): string {
  const [x, y] = slopeAt(rig, t);
  return `M ${n(-x)} ${n(y - 4)} ${neckline(x, y - 4)}`;
}

const tops: Readonly<
  Record<
    'tee' | 'crew-knit' | 'v-knit' | 'turtleneck' | 'boat-neck' | 'blouse' | 'shirt' | 'wrap-dress' | 'evening-dress',
    Draw
  >
> = {
  tee: (rig, c) => {
    const line = round(rig.look.form === 'masculine' ? 44 : 56);
    const s = rig.shape.shoulder;
    return (
      garment(rig, c, 0.42, line) +
      trim(edge(rig, 0.42, line), c.dark, 7, 0.75) +
      band(
        path`M ${s - 44} ${352} C ${s - 20} ${362} ${s} ${360} ${s + 14} ${352} M ${-s + 44} ${352} C ${-s + 20} ${362} ${-s} ${360} ${-s - 14} ${352}`,
        c.deep,
        4,
        0.4,
      )
    );
  },
  'crew-knit': (rig, c) => {
    const line = round(40);
    const rib = [-30, -18, -6, 6, 18, 30].map((x) => path`M ${x} ${176 - x * x * 0.012} v ${15}`).join(' ');
    const knit = [230, 262, 294, 326, 358, 390]
      .map(
        (y) =>
          path`M ${-96} ${y} q ${12} ${9} ${24} 0 t ${24} 0 t ${24} 0 t ${24} 0 t ${24} 0 t ${24} 0 t ${24} 0 t ${24} 0`,
      )
      .join(' ');
    return (
      garment(rig, c, 0.4, line, 7) +
      trim(edge(rig, 0.4, line), c.base, 17) +
      trim(edge(rig, 0.4, line), c.deep, 2.4, 0.5) +
      band(rib, c.deep, 2.2, 0.4) +
      band(knit, c.deep, 2.4, 0.16)
    );
  },
  'v-knit': (rig, c) => {
    const line = pointed(232);
    return (
      garment(rig, c, 0.44, line, 6) +
      trim(edge(rig, 0.44, line), c.lit, 12, 0.7) +
      trim(edge(rig, 0.44, line), c.deep, 2, 0.5)
    );
  },
  turtleneck: (rig, c) => {
    const w = rig.shape.neck;
    return `${garment(rig, c, 0.3, round(30), 6)}<path d="${path`M ${-w - 8} ${118} C ${-w + 8} ${136} ${w - 8} ${136} ${w + 8} ${118} C ${w + 12} ${140} ${w + 18} ${158} ${w + 26} ${168} C ${30} ${196} ${-30} ${196} ${-w - 26} ${168} C ${-w - 18} ${158} ${-w - 12} ${140} ${-w - 8} ${118} Z`}" fill="${c.fill}"/>
      ${band(path`M ${-w - 20} ${160} C ${-24} ${186} ${24} ${186} ${w + 20} ${160} M ${-w - 12} ${142} C ${-20} ${164} ${20} ${164} ${w + 12} ${142}`, c.deep, 3, 0.42)}`;
  },
  'boat-neck': (rig, c) => {
    const line = round(36);
    return (
      garment(rig, c, 0.74, line, 5) +
      trim(edge(rig, 0.74, line), c.lit, 9, 0.75) +
      band(
        path`M ${-104} ${250} Q 0 ${260} ${104} ${250} M ${-102} ${290} Q 0 ${300} ${102} ${290} M ${-100} ${330} Q 0 ${340} ${100} ${330}`,
        lighten(c.base, 0.2),
        8,
        0.16,
      )
    );
  },
  blouse: (rig, c) => {
    const line = pointed(246);
    return `${garment(rig, c, 0.4, line)}${trim(edge(rig, 0.4, line), c.lit, 8, 0.8)}${band(path`M 0 ${246} C ${6} ${330} ${-4} ${420} 0 ${640}`, c.deep, 3, 0.5)}
      <g fill="${c.lit}">${[290, 336, 382].map((y) => `<circle cx="1" cy="${y}" r="4.6"/>`).join('')}</g>
      ${band(path`M ${-60} ${230} C ${-52} ${280} ${-58} ${330} ${-66} ${380} M ${60} ${230} C ${52} ${280} ${58} ${330} ${66} ${380}`, c.deep, 3.2, 0.26)}`;
  },
  shirt: (rig, c) => {
    const w = rig.shape.neck;
    const flap = (s: 1 | -1) =>
      `<path d="${path`M ${s * (w + 2)} ${112} C ${s * (w + 12)} ${134} ${s * (w + 24)} ${150} ${s * (w + 34)} ${164} L ${s * 46} ${214} L ${s * 6} ${186} C ${s * 22} ${168} ${s * (w - 8)} ${140} ${s * (w + 2)} ${112} Z`}" fill="${c.fill}"/>${band(path`M ${s * (w + 32)} ${164} L ${s * 46} ${214} L ${s * 6} ${188}`, c.deep, 2.8, 0.5)}`;
    return `${garment(rig, c, 0.36, pointed(222))}${band(path`M ${0} ${222} V ${640}`, c.deep, 3, 0.55)}<g fill="${c.deep}" opacity="0.7">${[256, 306, 356, 406].map((y) => `<circle cx="8" cy="${y}" r="4"/>`).join('')}</g>${flap(1)}${flap(-1)}`;
  },
  'wrap-dress': (rig, c) => {
    const [x, y] = slopeAt(rig, 0.46);
    const line = pointed(244);
    return `${garment(rig, c, 0.46, line)}<path d="${path`M ${-rig.side * x} ${y - 4} C ${-rig.side * x * 0.7} ${y + 50} ${rig.side * 10} ${240} ${rig.side * 96} ${330} L ${rig.side * 110} ${420} C ${rig.side * 20} ${320} ${-rig.side * 60} ${270} ${-rig.side * (x + 16)} ${y + 6} Z`}" fill="${c.lit}" opacity="0.5"/>
      ${band(path`M ${-rig.side * x} ${y - 4} C ${-rig.side * x * 0.7} ${y + 50} ${rig.side * 10} ${240} ${rig.side * 96} ${336}`, c.lit, 7, 0.8)}${band(path`M ${rig.side * 20} ${270} C ${-rig.side * 10} ${320} ${-rig.side * 30} ${360} ${-rig.side * 34} ${420} M ${rig.side * 50} ${300} C ${rig.side * 30} ${350} ${rig.side * 10} ${390} ${rig.side * 8} ${440}`, c.deep, 3.4, 0.3)}`;
  },
  'evening-dress': (rig, c) => {
    const [x] = slopeAt(rig, 0.62);
    const line = (px: number, py: number) =>
      path`C ${-px + 8} ${py + 40} ${-64} ${226} ${-40} ${230} C ${-16} ${232} ${-8} ${238} 0 ${244} C ${8} ${238} ${16} ${232} ${40} ${230} C ${64} ${226} ${px - 8} ${py + 40} ${px} ${py}`;
    const glitter = Array.from(
      { length: 26 },
      (_, i) => `<circle cx="${n(((i * 67) % 190) - 95)}" cy="${n(262 + ((i * 41) % 150))}" r="${n(1.2 + (i % 3))}"/>`,
    ).join('');
    return `${garment(rig, c, 0.62, line)}${trim(edge(rig, 0.62, line), c.lit, 6, 0.9)}<g fill="${rig.light.key}" opacity="0.6">${glitter}</g>
      ${band(path`M ${-x * 0.62} ${150} C ${-40} ${204} ${40} ${204} ${x * 0.62} ${150}`, '#f2d08a', 2.6, 0.95)}<circle cy="197" r="6.5" fill="${rig.light.rim}"/><circle cx="-2" cy="195" r="2" fill="#fff"/>`;
  },
};

const wardrobe: Readonly<Record<Outfit, Draw>> = { ...tops, ...jackets, ...costumes };

/** The clothes of a look, over the body. `colour` is `#rrggbb`. */
export function drawClothes(rig: Rig, outfit: Outfit, colour: string): string {
  const main = weave(rig, colour, 'cloth');
  const second = weave(rig, outfit === 'tuxedo' || outfit === 'blazer' ? '#efe9e6' : lighten(colour, 0.24), 'under');
  return `<defs>${main.defs}${second.defs}</defs>${wardrobe[outfit](rig, main.cloth, second.cloth)}`;
}
