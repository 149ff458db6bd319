import { lighten, mix } from './colour.ts';
import type { Rig } from './rig.ts';
import { both, n, path } from './svg.ts';

/** Beard and moustache, under the mouth's lips and clipped to the face. */
export function drawBeard(rig: Rig): string {
  const { look, hair, id, shape, pose } = rig;
  const kind = look.beard;
  if (!kind) return '';
  const { cheek, jaw, jawY, chinY } = shape;
  const grow = { stubble: 0, short: 3, full: 13, moustache: 0, goatee: 2 }[kind];
  const colour = mix(hair.base, hair.dark, 0.3);
  const drop = pose.talk * 4;
  const moustache = `<path d="M0 56 C8 51 24 54 33 69 C36 74 35 79 32 82 C29 75 20 69 0 69 C-20 69 -29 75 -32 82 C-35 79 -36 74 -33 69 C-24 54 -8 51 0 56 Z"/>`;
  const mask = path`M ${-cheek - 4} ${6} C ${-cheek + 4} ${40} ${-jaw + 2} ${54} ${-40} ${62} C ${-30} ${56} ${-20} ${54} 0 ${57} C ${20} ${54} ${30} ${56} ${40} ${62} C ${jaw - 2} ${54} ${cheek - 4} ${40} ${cheek + 4} ${6}
    C ${cheek + 4} ${30} ${jaw + 10 + grow * 0.4} ${jawY - 14} ${jaw + 3 + grow * 0.7} ${jawY + 4} C ${jaw - 2} ${jawY + 32 + grow} ${32} ${chinY + 4 + grow} 0 ${chinY + 5 + grow + drop} C ${-32} ${chinY + 4 + grow} ${-jaw + 2} ${jawY + 32 + grow} ${-jaw - 3 - grow * 0.7} ${jawY + 4} C ${-jaw - 10 - grow * 0.4} ${jawY - 14} ${-cheek - 4} ${30} ${-cheek - 4} ${6} Z`;
  if (kind === 'stubble')
    return `<g clip-path="url(#${id}face)"><path d="${mask}" fill="${colour}" opacity="0.3"/></g>`;
  if (kind === 'moustache') return `<g fill="${colour}" transform="translate(${n(pose.turn * 9)} 0)">${moustache}</g>`;
  if (kind === 'goatee') {
    return `<g fill="${colour}" transform="translate(${n(pose.turn * 9)} 0)">${moustache}
      <path d="${path`M ${-30} ${78} C ${-34} ${98} ${-22} ${chinY + 8} 0 ${chinY + 10 + drop} C ${22} ${chinY + 8} ${34} ${98} ${30} ${78} C ${20} ${92} ${-20} ${92} ${-30} ${78} Z`}"/></g>`;
  }
  const strands = [-44, -30, -15, 0, 15, 30, 44]
    .map((x) => path`M ${x} ${jawY + 24 - Math.abs(x) * 0.5} q ${-x * 0.1} ${10} ${-x * 0.22} ${16 + grow * 0.5}`)
    .join(' ');
  return `<path d="${mask}" fill="url(#${id}beard)" opacity="${kind === 'short' ? 0.88 : 1}"/>
    <path d="${strands}" fill="none" stroke="${hair.lit}" stroke-width="2" stroke-linecap="round" opacity="0.28"/>
    <g fill="${colour}" transform="translate(${n(pose.turn * 5)} 0)">${moustache}</g>`;
}

/** Spectacles in front of the eyes. */
export function drawGlasses(rig: Rig): string {
  const kind = rig.look.glasses;
  if (!kind) return '';
  const frame = kind === 'thin' ? mix('#d8b070', rig.light.key, 0.2) : mix('#1d1622', rig.light.deep, 0.3);
  const lens = {
    round: '<circle cx="35" cy="0" r="25"/>',
    thin: '<rect x="10" y="-19" width="50" height="39" rx="17"/>',
    square: '<rect x="9" y="-19" width="53" height="39" rx="9"/>',
    'cat-eye': '<path d="M11 -12 C14 -21 42 -22 66 -28 C68 -14 64 18 39 20 C16 21 8 4 11 -12 Z"/>',
  }[kind];
  const width = kind === 'thin' ? 2.6 : 4.6;
  return `<g transform="translate(${n(rig.pose.turn * 13)} 1)">
    <g fill="#dfeaff" fill-opacity="0.1" stroke="${frame}" stroke-width="${width}">${both(lens)}</g>
    <path d="M-11 -5 Q0 -12 11 -5" fill="none" stroke="${frame}" stroke-width="${width}" stroke-linecap="round"/>
    <path d="${path`M ${61} ${-6} L ${rig.shape.cheek + 2 - rig.pose.turn * 13} ${-3} M ${-61} ${-6} L ${-rig.shape.cheek - 2 - rig.pose.turn * 13} ${-3}`}" stroke="${frame}" stroke-width="${width}" stroke-linecap="round"/>
    <g stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity="0.38"><path d="M24 8 L38 -9"/><path d="M-46 8 L-32 -9"/></g>
  </g>`;
}

/** Earrings, drawn over the hair only when it leaves the ears free. */
export function drawEarrings(rig: Rig): string {
  const kind = rig.look.earrings;
  if (!kind) return '';
  const x = rig.shape.cheek + 5;
  const gold = mix('#f0c060', rig.light.key, 0.3);
  const piece = {
    stud: `<circle cx="${n(x)}" cy="40" r="4.6" fill="${gold}"/><circle cx="${n(x - 1.4)}" cy="38.6" r="1.5" fill="#fff"/>`,
    hoop: `<circle cx="${n(x)}" cy="57" r="16" fill="none" stroke="${gold}" stroke-width="4"/>`,
    drop: `<path d="M${n(x)} 40 V54" stroke="${gold}" stroke-width="2.6"/><path d="M${n(x)} 52 C${n(x + 9)} 64 ${n(x + 7)} 78 ${n(x)} 78 C${n(x - 7)} 78 ${n(x - 9)} 64 ${n(x)} 52 Z" fill="${rig.light.rim}"/>`,
  }[kind];
  return both(piece);
}

/** Headphones, hats and bands, over the hair. */
export function drawHeadwear(rig: Rig): string {
  const { look, light, shape } = rig;
  const accent = light.glow;
  const dark = mix('#1c1822', light.deep, 0.3);
  const w = shape.cheek;
  switch (look.headwear) {
    case 'headphones':
      return `<path d="${path`M ${-w - 22} ${4} C ${-w - 30} ${-190} ${w + 30} ${-190} ${w + 22} ${4}`}" fill="none" stroke="${dark}" stroke-width="17" stroke-linecap="round"/>
        <path d="${path`M ${-w - 14} ${-60} C ${-w + 4} ${-168} ${w - 4} ${-168} ${w + 14} ${-60}`}" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" opacity="0.9"/>
        ${both(`<rect x="${n(w - 4)}" y="-32" width="40" height="80" rx="19" fill="${dark}"/><rect x="${n(w + 16)}" y="-24" width="15" height="64" rx="7.5" fill="${accent}"/><rect x="${n(w + 20)}" y="-14" width="4" height="40" rx="2" fill="#fff" opacity="0.5"/>`)}`;
    case 'beanie':
      return `<path d="${path`M ${-w - 14} ${-56} C ${-w - 16} ${-130} ${-60} ${-176} 0 ${-176} C ${60} ${-176} ${w + 16} ${-130} ${w + 14} ${-56} Z`}" fill="${accent}"/>
        <path d="${path`M ${-w - 18} ${-84} C ${-50} ${-104} ${50} ${-104} ${w + 18} ${-84} L ${w + 16} ${-44} C ${50} ${-66} ${-50} ${-66} ${-w - 16} ${-44} Z`}" fill="${lighten(accent, -0.1)}"/>
        <g stroke="${lighten(accent, -0.16)}" stroke-width="3" opacity="0.6">${[-70, -46, -23, 0, 23, 46, 70].map((x) => `<path d="M${x} ${n(-93 + (x * x) / 400)} V${n(-62 + (x * x) / 300)}"/>`).join('')}</g>`;
    case 'headscarf':
      return `<path d="${path`M ${-w - 10} ${-40} C ${-w - 16} ${-120} ${-56} ${-152} 0 ${-152} C ${56} ${-152} ${w + 16} ${-120} ${w + 10} ${-40} C ${60} ${-92} ${-60} ${-92} ${-w - 10} ${-40} Z`}" fill="${accent}"/>
        <path d="M-14 -150 C-50 -196 -78 -176 -52 -150 Z M14 -150 C50 -196 78 -176 52 -150 Z" fill="${lighten(accent, -0.07)}"/><ellipse cy="-150" rx="20" ry="14" fill="${lighten(accent, 0.06)}"/>
        <path d="M-74 -84 C-40 -116 40 -116 74 -84" fill="none" stroke="${lighten(accent, 0.1)}" stroke-width="4" opacity="0.7"/>`;
    case 'fedora':
      return `<path d="${path`M ${-w - 8} ${-74} C ${-w} ${-150} ${-58} ${-178} ${-20} ${-166} Q 0 ${-158} ${20} ${-166} C ${58} ${-178} ${w} ${-150} ${w + 8} ${-74} Z`}" fill="${dark}"/>
        <path d="${path`M ${-w - 8} ${-92} C ${-40} ${-110} ${40} ${-110} ${w + 8} ${-92} L ${w + 9} ${-72} C ${40} ${-92} ${-40} ${-92} ${-w - 9} ${-72} Z`}" fill="${accent}"/>
        <path d="${path`M ${-w - 56} ${-62} C ${-60} ${-104} ${60} ${-104} ${w + 56} ${-62} C ${60} ${-78} ${-60} ${-78} ${-w - 56} ${-62} Z`}" fill="${lighten(dark, 0.07)}"/>`;
    case 'headband':
      return `<path d="${path`M ${-w - 5} ${-66} C ${-44} ${-112} ${44} ${-112} ${w + 5} ${-66} L ${w + 6} ${-44} C ${44} ${-88} ${-44} ${-88} ${-w - 6} ${-44} Z`}" fill="${accent}"/>`;
    case 'tiara':
      return `<g fill="${mix('#f2cf7a', light.key, 0.2)}"><path d="M-62 -112 L-52 -140 L-34 -124 L-20 -156 L0 -132 L20 -156 L34 -124 L52 -140 L62 -112 C30 -128 -30 -128 -62 -112 Z"/></g>
        <g fill="${light.rim}"><circle cy="-138" r="6"/><circle cx="-36" cy="-122" r="4"/><circle cx="36" cy="-122" r="4"/></g>`;
    case 'flower':
      return `<g transform="translate(${n(rig.side * (w - 6))} -70)">${[0, 72, 144, 216, 288].map((angle) => `<ellipse cy="-15" rx="11" ry="16" fill="${mix('#ffe6ea', accent, 0.35)}" transform="rotate(${angle})"/>`).join('')}<circle r="8" fill="${light.spark}"/></g>`;
    default:
      return '';
  }
}
