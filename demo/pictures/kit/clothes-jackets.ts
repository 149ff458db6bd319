import { slopeAt } from './body.ts';
import type { Cloth } from './cloth.ts';
import { band, garment } from './cloth.ts';
import type { Draw } from './clothes.ts';
import { lighten } from './colour.ts';
import type { Rig } from './rig.ts';
import { both, n, path } from './svg.ts';

const dip = (depth: number) => (x: number, y: number) =>
  path`C ${-x * 0.8} ${y + depth} ${x * 0.8} ${y + depth} ${x} ${y}`;

/** The front opening of a jacket: from the shoulder line at `t` down to `bottom`, `gap` apart there. */
function opening(bottom: number, gap: number) {
  return (x: number, y: number) =>
    path`C ${-x + 4} ${y + 60} ${-gap - 30} ${bottom - 70} ${-gap} ${bottom} L ${-gap} ${640} L ${gap} ${640} L ${gap} ${bottom} C ${gap + 30} ${bottom - 70} ${x - 4} ${y + 60} ${x} ${y}`;
}

function under(rig: Rig, cloth: Cloth, depth = 48): string {
  return garment(rig, cloth, 0.4, dip(depth), 2);
}

function lapels(rig: Rig, c: Cloth, t: number, bottom: number, width: number): string {
  const [x, y] = slopeAt(rig, t);
  const lapel = `<path d="${path`M ${x} ${y - 5} C ${x - 6} ${y + 50} ${40} ${bottom - 76} ${4} ${bottom} C ${34} ${bottom - 30} ${width + 26} ${bottom - 70} ${width + 34} ${bottom - 104} L ${width + 6} ${bottom - 118} L ${width + 36} ${bottom - 134} C ${x + 34} ${y + 40} ${x + 22} ${y + 10} ${x} ${y - 5} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.55" stroke-width="3" stroke-linejoin="round"/>`;
  return both(lapel);
}

export const jackets: Readonly<
  Record<'blazer' | 'tuxedo' | 'leather-jacket' | 'denim-jacket' | 'hoodie' | 'track-top' | 'cardigan', Draw>
> = {
  blazer: (rig, c, u) =>
    `${under(rig, u, 58)}${garment(rig, c, 0.44, opening(360, 2), 9)}${lapels(rig, c, 0.44, 360, 62)}${band(path`M 0 ${362} V ${640}`, c.deep, 3.4, 0.7)}<circle cx="10" cy="392" r="6" fill="${c.deep}"/>${band(path`M ${-118} ${322} l ${40} ${-5}`, c.deep, 4, 0.6)}`,
  tuxedo: (rig, c, u) => {
    const w = rig.shape.neck;
    return `${garment(rig, u, 0.34, dip(30), 2)}<path d="${path`M ${-w - 4} ${122} L ${-4} ${172} L ${-w - 10} ${176} Z M ${w + 4} ${122} L ${4} ${172} L ${w + 10} ${176} Z`}" fill="#f6f1ee"/>
      <g fill="${c.deep}">${[232, 272, 312].map((y) => `<circle cy="${y}" r="4.4"/>`).join('')}</g>
      ${garment(rig, c, 0.44, opening(372, 2), 9)}${lapels(rig, c, 0.44, 372, 56)}
      <path d="M0 178 C-14 164 -34 160 -42 164 C-46 176 -46 184 -42 196 C-34 200 -14 194 0 184 C14 194 34 200 42 196 C46 184 46 176 42 164 C34 160 14 164 0 178 Z" fill="${c.deep}"/><rect x="-8" y="171" width="16" height="19" rx="5" fill="${c.dark}"/>`;
  },
  'leather-jacket': (rig, c, u) => {
    const [x, y] = slopeAt(rig, 0.44);
    return `${under(rig, u, 54)}${garment(rig, c, 0.44, opening(330, 26), 10)}
      ${both(`<path d="${path`M ${x} ${y - 6} C ${x - 8} ${y + 44} ${52} ${250} ${30} ${330} L ${86} ${276} L ${116} ${206} C ${x + 46} ${y + 22} ${x + 22} ${y + 4} ${x} ${y - 6} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-width="3"/>`)}
      ${band(path`M ${28} ${334} V ${640}`, '#cfd2da', 4, 0.7)}${band(path`M ${-104} ${318} l ${44} ${30} M ${96} ${330} l ${34} ${-22}`, '#cfd2da', 3.4, 0.6)}
      ${band(path`M ${rig.side * 106} ${190} C ${rig.side * 140} ${204} ${rig.side * 156} ${230} ${rig.side * 160} ${270} M ${rig.side * 60} ${262} L ${rig.side * 84} ${232}`, '#fff', 5, 0.2)}`;
  },
  'denim-jacket': (rig, c, u) => {
    const w = rig.shape.neck;
    const stitch = (d: string) =>
      `<path d="${d}" fill="none" stroke="${lighten(c.base, 0.22)}" stroke-width="2.2" stroke-dasharray="6 5" opacity="0.7"/>`;
    return `${under(rig, u, 50)}${garment(rig, c, 0.44, opening(300, 22), 9)}
      ${both(`<path d="${path`M ${w + 12} ${132} C ${w + 8} ${166} ${52} ${214} ${26} ${262} L ${88} ${222} L ${104} ${178} C ${80} ${160} ${w + 26} ${150} ${w + 12} ${132} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-width="2.6"/>${stitch(path`M ${40} ${250} L ${82} ${216} L ${96} ${182}`)}${stitch(path`M ${30} ${290} V ${600}`)}${stitch(path`M ${36} ${300} H ${136}`)}<rect x="60" y="306" width="62" height="54" rx="5" fill="none" stroke="${c.deep}" stroke-width="2.6" opacity="0.7"/><path d="M60 322 L91 336 L122 322" fill="none" stroke="${c.deep}" stroke-width="2.6" opacity="0.7"/>`)}
      <g fill="#d8b070">${[312, 366, 420].map((y) => `<circle cx="33" cy="${y}" r="4.6"/>`).join('')}</g>`;
  },
  hoodie: (rig, c) => {
    const w = rig.shape.neck;
    return (
      `<path d="${path`M ${-w - 44} ${172} C ${-w - 64} ${110} ${-w - 20} ${84} 0 ${84} C ${w + 20} ${84} ${w + 64} ${110} ${w + 44} ${172} C ${30} ${210} ${-30} ${210} ${-w - 44} ${172} Z`}" fill="${c.deep}"/>` +
      `<path d="${path`M ${-w - 2} ${96} L ${-w + 4} ${140} C ${-20} ${180} ${20} ${180} ${w - 4} ${140} L ${w + 2} ${96} Z`}" fill="url(#${rig.id}body)"/>
      ${garment(rig, c, 0.46, dip(62), 9)}
      ${both(`<path d="${path`M ${w + 12} ${106} C ${w + 40} ${110} ${w + 58} ${140} ${w + 54} ${176} C ${70} ${200} ${30} ${218} ${2} ${216} C ${30} ${196} ${w} ${160} ${w + 12} ${106} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.4" stroke-width="3"/>`)}
      ${both(band(path`M ${22} ${214} C ${24} ${250} ${20} ${280} ${24} ${304}`, lighten(c.base, 0.3), 5))}<g fill="${lighten(c.base, 0.34)}"><rect x="20" y="300" width="8" height="16" rx="3"/><rect x="-28" y="300" width="8" height="16" rx="3"/></g>
      ${band(path`M ${-90} ${450} L ${-56} ${396} H ${56} L ${90} ${450}`, c.deep, 4, 0.45)}`
    );
  },
  'track-top': (rig, c) => {
    const w = rig.shape.neck;
    const s = rig.shape.shoulder;
    const stripe = lighten(c.base, 0.4);
    return `${garment(rig, c, 0.36, (x, y) => path`C ${-x} ${y + 30} ${-8} ${216} 0 ${228} C ${8} ${216} ${x} ${y + 30} ${x} ${y}`, 6)}
      ${both(`<path d="${path`M ${w + 4} ${114} C ${w + 12} ${134} ${w + 16} ${146} ${w + 22} ${154} C ${44} ${180} ${20} ${214} ${2} ${230} C ${6} ${196} ${w - 6} ${150} ${w + 4} ${114} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.5" stroke-width="3"/>${band(path`M ${w + 40} ${160} C ${s - 30} ${176} ${s - 8} ${206} ${s - 4} ${270} C ${s} ${350} ${s + 4} ${430} ${s + 4} ${640}`, stripe, 7, 0.85)}${band(path`M ${w + 40} ${176} C ${s - 44} ${188} ${s - 24} ${214} ${s - 20} ${274} C ${s - 16} ${350} ${s - 12} ${430} ${s - 12} ${640}`, stripe, 4, 0.6)}`)}
      ${band(path`M 0 ${228} V ${640}`, '#d8dae2', 4.6, 0.75)}<rect x="-4" y="240" width="8" height="18" rx="3" fill="#e8e9ee"/>`;
  },
  cardigan: (rig, c, u) =>
    `${under(rig, u, 60)}${garment(rig, c, 0.5, opening(330, 16), 10)}${both(band(path`M ${slopeAt(rig, 0.5)[0]} ${slopeAt(rig, 0.5)[1] - 8} C ${slopeAt(rig, 0.5)[0] - 4} ${206} ${48} ${262} ${20} ${332} V ${640}`, c.lit, 14, 0.55))}<g fill="${c.deep}">${[352, 398, 444].map((y) => `<circle cx="${n(21)}" cy="${y}" r="6"/>`).join('')}</g>`,
};
