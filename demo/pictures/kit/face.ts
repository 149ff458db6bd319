import type { Rig } from './rig.ts';
import { both, clip, linear, n, path, radial } from './svg.ts';

/** The outline of the face, skull included. */
export function facePath({ shape }: Rig): string {
  const { cheek, jaw, jawY, chin, chinY } = shape;
  return path`M 0 ${-120} C ${48} ${-120} ${cheek} ${-84} ${cheek} ${-22} C ${cheek} ${16} ${jaw + 8} ${jawY - 26} ${jaw} ${jawY}
    C ${jaw - 8} ${jawY + 22} ${chin + 12} ${chinY} 0 ${chinY} C ${-chin - 12} ${chinY} ${-jaw + 8} ${jawY + 22} ${-jaw} ${jawY}
    C ${-jaw - 8} ${jawY - 26} ${-cheek} ${16} ${-cheek} ${-22} C ${-cheek} ${-84} ${-48} ${-120} 0 ${-120} Z`;
}

function ears({ id, shape, pose, skin }: Rig): string {
  const ear = (side: 1 | -1) => {
    const x = shape.cheek - 2 + side * pose.turn * -11;
    return `<g transform="scale(${side} 1) translate(${n(x)} 14)">
      <path d="M-6 -24 C6 -36 20 -28 17 -8 C15 8 10 24 0 28 C-6 30 -8 18 -8 6 Z" fill="url(#${id}skin)"/>
      <path d="M2 -17 C10 -20 12 -8 8 2 C6 8 3 12 1 14" fill="none" stroke="${skin.deep}" stroke-width="3.4" stroke-linecap="round" opacity="0.55"/>
    </g>`;
  };
  return ear(1) + ear(-1);
}

function matureLines({ skin, look }: Rig): string {
  if (!look.mature) return '';
  const lines = `<path d="M22 51 C33 58 37 68 36 78" /><path d="M55 -1 C60 1 63 4 66 8" /><path d="M53 6 C58 10 60 13 62 17" />`;
  return `<g fill="none" stroke="${skin.deep}" stroke-width="2.2" stroke-linecap="round" opacity="0.42">${both(lines)}
    <path d="M-26 -66 C-10 -70 10 -70 26 -66"/></g>`;
}

function freckles({ skin, look }: Rig): string {
  if (!look.freckles) return '';
  const spots = [
    [20, 28, 1.9],
    [30, 34, 1.5],
    [41, 28, 1.8],
    [36, 21, 1.3],
    [49, 33, 1.4],
    [26, 40, 1.3],
    [12, 21, 1.4],
    [45, 41, 1.2],
    [9, 31, 1.2],
  ];
  const dots = spots.map(([x = 0, y = 0, r = 1]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return `<g fill="${skin.deep}" opacity="0.42">${both(dots)}</g>`;
}

function nose(rig: Rig): string {
  const { skin, look, side, pose } = rig;
  const wing =
    { soft: 12, straight: 12, wide: 17, strong: 15 }[look.nose ?? 'soft'] + (look.form === 'masculine' ? 2 : 0);
  const tip = { soft: 42, straight: 46, wide: 44, strong: 49 }[look.nose ?? 'soft'];
  const far = -side;
  return `<g transform="translate(${n(pose.turn * 5)} 0)">
    <path d="${path`M ${far * 7} ${-8} C ${far * 8} ${12} ${far * 9} ${tip - 18} ${far * (wing + 1)} ${tip - 5} C ${far * (wing + 2)} ${tip + 3} ${far * 6} ${tip + 4} 0 ${tip + 4} C ${far * 4} ${tip - 14} ${far * 1} ${6} ${far * 7} ${-8} Z`}" fill="${skin.shade}" opacity="0.75"/>
    <path d="${path`M ${-wing} ${tip - 1} C ${-wing + 2} ${tip + 5} ${-6} ${tip + 1} 0 ${tip + 5} C ${6} ${tip + 1} ${wing - 2} ${tip + 5} ${wing} ${tip - 1}`}" fill="none" stroke="${skin.line}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" opacity="0.55"/>
    <ellipse cx="${n(side * 3)}" cy="${n(tip - 9)}" rx="4.4" ry="3.4" fill="#fff" opacity="0.26"/>
    <path d="${path`M ${side * 2} ${4} L ${side * 3} ${tip - 20}`}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.1"/>
  </g>`;
}

/** Gradients and clips of the head; to be placed once per person. */
export function faceDefs(rig: Rig): string {
  const { id, skin, side, shape } = rig;
  return [
    linear(
      `${id}skin`,
      [side * shape.cheek, -60, -side * shape.cheek, 60],
      [
        [0, skin.lit],
        [0.48, skin.base],
        [1, skin.shade],
      ],
    ),
    radial(
      `${id}blush`,
      [0, 0, 30],
      [
        [0, skin.blush, 0.42],
        [1, skin.blush, 0],
      ],
    ),
    radial(
      `${id}brow-light`,
      [side * 20, -58, 62],
      [
        [0, rig.light.key, 0.34],
        [1, rig.light.key, 0],
      ],
    ),
    clip(`${id}face`, `<path d="${facePath(rig)}"/>`),
  ].join('');
}

/** Ears, face, its shading and the nose: everything under the eyes, the mouth and the hair. */
export function drawFace(rig: Rig): string {
  const { id, side, skin, pose, look } = rig;
  const blush = look.form === 'feminine' ? 1 : 0.5;
  const outline = facePath(rig);
  const crescent = `M-300 -300 H300 V300 H-300 Z ${outline}`;
  return `${ears(rig)}
    <path d="${outline}" fill="url(#${id}skin)"/>
    <g clip-path="url(#${id}face)">
      <path d="${crescent}" fill-rule="evenodd" fill="${skin.deep}" opacity="0.3" transform="translate(${n(side * 17 + pose.turn * 6)} -7)"/>
      <rect x="-90" y="-120" width="180" height="130" fill="url(#${id}brow-light)"/>
      <g transform="translate(${n(pose.turn * 7)} 0)" opacity="${blush}">
        <g transform="translate(46 36) scale(1.1 0.85)"><circle r="30" fill="url(#${id}blush)"/></g>
        <g transform="translate(-46 36) scale(1.1 0.85)"><circle r="30" fill="url(#${id}blush)"/></g>
      </g>
      <ellipse cx="${n(side * 45 + pose.turn * 6)}" cy="25" rx="15" ry="6.5" fill="#fff" opacity="0.13" transform="rotate(${n(side * -18)} ${n(side * 45)} 25)"/>
      <g transform="translate(${n(pose.turn * 12)} 0)">${freckles(rig)}${matureLines(rig)}</g>
    </g>
    <g transform="translate(${n(pose.turn * 13)} 0)">${nose(rig)}</g>`;
}
