import { lighten } from './colour.ts';
import type { Rig } from './rig.ts';
import { n, path } from './svg.ts';

/**
 * A forearm that comes in from (fromX, fromY) and ends in a loosely closed hand at (x, y).
 * `curl` -1 shows the thumb on the left, 1 on the right.
 */
export function drawHand(
  rig: Rig,
  sleeve: string,
  arm: { readonly fromX: number; readonly fromY: number; readonly x: number; readonly y: number },
  curl: 1 | -1,
): string {
  const { fromX, fromY, x, y } = arm;
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const length = Math.hypot(x - fromX, y - fromY);
  const fill = `url(#${rig.id}body)`;
  const fingers = [-20, -7, 6, 19]
    .map(
      (fy, i) =>
        `<rect x="${n(6 - Math.abs(i - 1.4) * 3)}" y="${n(fy - 6.5)}" width="36" height="13.6" rx="6.8" fill="${rig.skin.base}" stroke="${rig.skin.deep}" stroke-opacity="0.5" stroke-width="1.8"/>`,
    )
    .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">
    <path d="${path`M ${-length} ${-44} C ${-length * 0.6} ${-46} ${-60} ${-32} ${-30} ${-22} L ${-30} ${22} C ${-60} ${32} ${-length * 0.6} ${46} ${-length} ${44} Z`}" fill="${sleeve}"/>
    <path d="${path`M ${-length} ${-38} C ${-length * 0.6} ${-40} ${-60} ${-27} ${-38} ${-20}`}" stroke="${lighten(sleeve, 0.1)}" stroke-width="6" fill="none" opacity="0.6"/>
    <rect x="-42" y="-25" width="16" height="50" rx="7" fill="${lighten(sleeve, 0.06)}"/>
    <path d="M-28 -19 C-10 -28 12 -28 20 -24 C28 -14 28 14 20 25 C10 29 -10 28 -28 19 Z" fill="${rig.skin.base}"/>
    ${fingers}
    <path d="${path`M ${-12} ${curl * 22} C ${-2} ${curl * 38} ${18} ${curl * 40} ${26} ${curl * 32} C ${30} ${curl * 24} ${14} ${curl * 20} ${6} ${curl * 16} Z`}" fill="${fill}" stroke="${rig.skin.deep}" stroke-opacity="0.5" stroke-width="1.8"/>
  </g>`;
}
