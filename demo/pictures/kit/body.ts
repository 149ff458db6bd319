import type { Rig } from './rig.ts';
import { blur, clip, linear, n, path } from './svg.ts';

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** The line from the side of the neck to the shoulder, right half. */
function slope({ shape }: Rig): Curve {
  const { neck, shoulder } = shape;
  return [
    [neck, 112],
    [neck + 2, 146],
    [neck + 34, 160],
    [shoulder - 44, 184],
  ];
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The rest of the shoulder line from `t` (0 at the neck, 1 at the shoulder) on: de Casteljau's split. */
function slopeFrom(rig: Rig, t: number): Curve {
  const [p0, p1, p2, p3] = slope(rig);
  const b = between(p1, p2, t);
  const c = between(p2, p3, t);
  const bc = between(b, c, t);
  const abc = between(between(between(p0, p1, t), b, t), bc, t);
  return [abc, bc, c, p3];
}

/** The outline from the shoulder line at `t` over shoulder and arm down, mirrored on the left, closed by `neckline`. */
export function garmentPath(rig: Rig, t: number, neckline: (x: number, y: number) => string, ease = 4): string {
  const [from, c1, c2, to] = slopeFrom(rig, t);
  const s = rig.shape.shoulder + ease;
  const right = path`M ${from[0]} ${from[1] - ease} C ${c1[0]} ${c1[1] - ease} ${c2[0]} ${c2[1] - ease} ${to[0]} ${to[1] - ease}
    C ${s - 14} ${196 - ease} ${s - 2} ${222} ${s + 2} ${266} C ${s + 8} ${340} ${s + 18} ${440} ${s + 20} ${640} L ${-s - 20} ${640}
    C ${-s - 18} ${440} ${-s - 8} ${340} ${-s - 2} ${266} C ${-s + 2} ${222} ${-s + 14} ${196 - ease} ${-to[0]} ${to[1] - ease}
    C ${-c2[0]} ${c2[1] - ease} ${-c1[0]} ${c1[1] - ease} ${-from[0]} ${from[1] - ease}`;
  return `${right} ${neckline(from[0], from[1] - ease)} Z`;
}

/** Where the shoulder line is at `t`. */
export function slopeAt(rig: Rig, t: number): Point {
  return slopeFrom(rig, t)[0];
}

export function bodyDefs(rig: Rig): string {
  const { id, skin, side, shape } = rig;
  return [
    linear(
      `${id}body`,
      [side * shape.shoulder, 100, side * -shape.shoulder, 300],
      [
        [0, skin.lit],
        [0.45, skin.base],
        [1, skin.shade],
      ],
    ),
    clip(`${id}neck`, `<path d="${neckPath(rig)}"/>`),
    blur(`${id}soft`, 9),
  ].join('');
}

function neckPath(rig: Rig): string {
  const { neck } = rig.shape;
  return garmentPath(rig, 0, () => path`L ${-neck + 3} ${40} L ${neck - 3} ${40}`, 0);
}

/** Neck, shoulders and chest in skin, under the clothes, with the shadow of the head. */
export function drawBody(rig: Rig): string {
  const { id, skin, shape, side } = rig;
  const neck = shape.neck;
  const masculine = rig.look.form === 'masculine';
  return `<path d="${neckPath(rig)}" fill="url(#${id}body)"/>
    <g clip-path="url(#${id}neck)">
      <path d="${path`M ${-100} ${40} H ${100} V ${shape.chinY - 4} C ${60} ${shape.chinY + 36} ${-side * 4} ${shape.chinY + 46} ${-side * 30} ${shape.chinY + 40} C ${-60} ${shape.chinY + 30} ${-100} ${shape.chinY} ${-100} ${40} Z`}" fill="${skin.deep}" opacity="0.55"/>
      <path d="${path`M ${side * -neck} ${60} L ${side * -neck * 0.45} ${60} C ${side * -neck * 0.5} ${110} ${side * -neck * 0.9} ${140} ${side * -neck * 1.5} ${176} L ${side * -neck * 2} ${150} Z`}" fill="${skin.deep}" opacity="0.3"/>
    </g>
    <g fill="none" stroke="${skin.deep}" stroke-linecap="round" opacity="0.42">
      <path d="${path`M ${13} ${177} C ${40} ${166} ${72} ${168} ${104} ${178}`}" stroke-width="3.4"/>
      <path d="${path`M ${-13} ${177} C ${-40} ${166} ${-72} ${168} ${-104} ${178}`}" stroke-width="3.4"/>
      <path d="${path`M ${neck - 8} ${122} C ${26} ${146} ${18} ${160} ${10} ${172}`}" stroke-width="2.6" opacity="0.7"/>
      <path d="${path`M ${-neck + 8} ${122} C ${-26} ${146} ${-18} ${160} ${-10} ${172}`}" stroke-width="2.6" opacity="0.7"/>
      ${masculine ? `<path d="${path`M -4 138 q 4 6 8 0`}" stroke-width="3"/>` : ''}
    </g>
    <ellipse cx="${n(side * 62)}" cy="186" rx="34" ry="6" fill="#fff" opacity="0.1" transform="rotate(${n(side * 6)} ${n(side * 62)} 186)"/>`;
}
