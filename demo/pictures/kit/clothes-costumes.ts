import { garmentPath, slopeAt } from './body.ts';
import { band, garment, weave } from './cloth.ts';
import type { Draw } from './clothes.ts';
import { lighten, mix } from './colour.ts';
import { both, n, path } from './svg.ts';

const dip = (depth: number) => (x: number, y: number) =>
  path`C ${-x * 0.8} ${y + depth} ${x * 0.8} ${y + depth} ${x} ${y}`;

export const costumes: Readonly<Record<'apron' | 'overalls' | 'cloak' | 'armour' | 'kimono', Draw>> = {
  apron: (rig, c) => {
    const shirt = weave(rig, '#e9e2dc', 'shirt');
    return `<defs>${shirt.defs}</defs>${garment(rig, shirt.cloth, 0.4, dip(48))}
      ${both(band(path`M ${slopeAt(rig, 0.44)[0] + 6} ${slopeAt(rig, 0.44)[1] - 2} C ${74} ${200} ${72} ${230} ${72} ${256}`, c.dark, 13))}
      <path d="M-80 250 C-40 262 40 262 80 250 C84 320 96 360 112 400 V640 H-112 V400 C-96 360 -84 320 -80 250 Z" fill="${c.fill}"/>
      ${band('M-78 258 C-40 270 40 270 78 258', c.lit, 5, 0.7)}<path d="M-44 350 H44 V412 C44 424 -44 424 -44 412 Z" fill="none" stroke="${c.deep}" stroke-width="3.4" opacity="0.6"/>${band('M-30 356 L-26 326', '#e8c98a', 6)}`;
  },
  overalls: (rig, c) => {
    const shirt = weave(rig, lighten(c.base, 0.34), 'shirt');
    const stripes = [206, 232, 258, 284, 310, 336, 362, 388]
      .map((y) => path`M ${-230} ${y} Q 0 ${y + 16} ${230} ${y}`)
      .join(' ');
    return `<defs>${shirt.defs}</defs>${garment(rig, shirt.cloth, 0.46, dip(48))}<clipPath id="${rig.id}stripes"><path d="${garmentPath(rig, 0.46, dip(48))}"/></clipPath><g clip-path="url(#${rig.id}stripes)">${band(stripes, c.base, 6, 0.28)}</g>
      ${both(`<path d="${path`M ${slopeAt(rig, 0.62)[0] - 14} ${slopeAt(rig, 0.62)[1] - 8} L ${slopeAt(rig, 0.62)[0] + 16} ${slopeAt(rig, 0.62)[1] - 2} L ${88} ${276} L ${60} ${272} Z`}" fill="${c.fill}"/>`)}
      <path d="M-92 262 H92 C94 330 110 370 128 400 V640 H-128 V400 C-110 370 -94 330 -92 262 Z" fill="${c.fill}"/>
      <g fill="#e8c26a"><circle cx="74" cy="278" r="8"/><circle cx="-74" cy="278" r="8"/></g><rect x="-42" y="304" width="84" height="64" rx="8" fill="none" stroke="${c.deep}" stroke-width="3.4" opacity="0.7"/>${band('M-88 266 H88', lighten(c.base, 0.2), 2.4, 0.6)}`;
  },
  cloak: (rig, c) => {
    const s = rig.shape.shoulder;
    const tunic = weave(rig, mix(c.base, '#1a1420', 0.55), 'tunic');
    return `<defs>${tunic.defs}</defs>${garment(rig, tunic.cloth, 0.4, dip(40))}
      <path d="${path`M ${-60} ${142} C ${-110} ${130} ${-s} ${160} ${-s - 30} ${260} C ${-s - 46} ${380} ${-s - 50} ${500} ${-s - 50} ${640} H ${-70} C ${-60} ${460} ${-76} ${320} ${-26} ${222} Z`}" fill="${c.fill}"/>
      <path d="${path`M ${60} ${142} C ${110} ${130} ${s} ${160} ${s + 30} ${260} C ${s + 46} ${380} ${s + 50} ${500} ${s + 50} ${640} H ${70} C ${60} ${460} ${76} ${320} ${26} ${222} Z`}" fill="${c.fill}"/>
      ${both(`<path d="${path`M ${rig.shape.neck + 2} ${104} C ${rig.shape.neck + 34} ${96} ${rig.shape.neck + 62} ${132} ${110} ${176} C ${80} ${186} ${46} ${206} ${22} ${224} C ${40} ${190} ${rig.shape.neck} ${150} ${rig.shape.neck + 2} ${104} Z`}" fill="${c.lit}" stroke="${c.deep}" stroke-opacity="0.4" stroke-width="3"/>`)}
      ${both(band(path`M ${120} ${210} C ${150} ${300} ${140} ${400} ${150} ${520} M ${70} ${250} C ${92} ${330} ${88} ${430} ${92} ${520}`, c.deep, 4, 0.4))}
      <circle cy="226" r="17" fill="#d9b25e"/><circle cy="226" r="10" fill="${rig.light.rim}"/><circle cx="-3" cy="222" r="3" fill="#fff"/>`;
  },
  armour: (rig, c) => {
    const s = rig.shape.shoulder;
    const mail = weave(rig, '#2a2733', 'mail');
    const plate = [0, 1, 2].map(
      (i) =>
        `<path d="${path`M ${s - 88 + i * 8} ${158 + i * 34} C ${s - 40} ${146 + i * 34} ${s + 22 + i * 4} ${176 + i * 36} ${s + 30 + i * 2} ${240 + i * 38} C ${s} ${226 + i * 38} ${s - 50} ${220 + i * 34} ${s - 84 + i * 8} ${232 + i * 30} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.6" stroke-width="3"/>${band(path`M ${s - 50} ${172 + i * 34} C ${s - 20} ${176 + i * 34} ${s + 6} ${196 + i * 36} ${s + 16} ${222 + i * 38}`, '#fff', 3.4, 0.35)}`,
    );
    return `<defs>${mail.defs}</defs>${garment(rig, mail.cloth, 0.34, dip(26), 5)}
      <path d="M-108 206 C-60 190 -30 212 0 214 C30 212 60 190 108 206 C126 280 116 340 92 384 C60 408 -60 408 -92 384 C-116 340 -126 280 -108 206 Z" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.6" stroke-width="3"/>
      ${band('M0 214 V396 M-94 232 C-60 260 -30 266 0 268 C30 266 60 260 94 232', c.deep, 3, 0.45)}<path d="M0 250 L16 280 L0 316 L-16 280 Z" fill="${rig.light.rim}"/><path d="M-4 264 L4 258 L2 300 Z" fill="#fff" opacity="0.5"/>
      ${both(plate.reverse().join(''))}
      <path d="${path`M ${-rig.shape.neck - 16} ${128} C ${-20} ${150} ${20} ${150} ${rig.shape.neck + 16} ${128} L ${rig.shape.neck + 40} ${168} C ${24} ${202} ${-24} ${202} ${-rig.shape.neck - 40} ${168} Z`}" fill="${c.fill}" stroke="${c.deep}" stroke-opacity="0.6" stroke-width="3"/>`;
  },
  kimono: (rig, c) => {
    const [x, y] = slopeAt(rig, 0.4);
    const s = -rig.side;
    const collar = weave(rig, '#f0e6e0', 'collar');
    const bloom = (cx: number, cy: number, r: number) =>
      `<g transform="translate(${cx} ${cy}) scale(${n(r)})">${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-9" rx="7" ry="10" transform="rotate(${a})"/>`).join('')}</g>`;
    return `<defs>${collar.defs}</defs>${garment(rig, c, 0.4, (px, py) => path`C ${-px} ${py + 40} ${-20} ${210} 0 ${222} C ${20} ${210} ${px} ${py + 40} ${px} ${py}`, 8)}
      <g fill="${lighten(c.base, 0.26)}" opacity="0.7">${bloom(-120, 250, 1.2)}${bloom(128, 300, 1)}${bloom(-96, 350, 0.8)}${bloom(104, 214, 0.7)}</g>
      ${band(path`M ${-s * x} ${y - 6} C ${-s * (x - 4)} ${190} ${s * 10} ${250} ${s * 60} ${340}`, collar.cloth.base, 20)}
      ${band(path`M ${s * x} ${y - 6} C ${s * (x - 4)} ${190} ${-s * 10} ${250} ${-s * 70} ${344}`, collar.cloth.base, 22)}${band(path`M ${s * (x + 12)} ${y - 2} C ${s * (x + 10)} ${196} ${s * 4} ${262} ${-s * 56} ${350}`, c.deep, 4, 0.6)}
      <rect x="-116" y="356" width="232" height="76" rx="8" fill="${mix(rig.light.glow, c.base, 0.25)}"/>${band('M-112 394 H112', '#f0e6e0', 8, 0.9)}`;
  },
};
