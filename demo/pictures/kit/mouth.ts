import type { Rig } from './rig.ts';
import { n, path } from './svg.ts';

const mouthY = 70;

/** Lips, teeth when the smile is open, and the mouth's movement while talking. */
export function drawMouth(rig: Rig): string {
  const { look, lip, skin, pose, id } = rig;
  const masculine = look.form === 'masculine';
  const smile = look.smile ?? 'closed';
  const half = { closed: 23, half: 24, open: 25, wide: 28 }[smile] + (masculine ? 2 : 0) - pose.talk * 4;
  const rise = { closed: 5, half: 4, open: 6.5, wide: 8.5 }[smile] * (1 - pose.talk * 0.5);
  const opened = { closed: 0, half: 0, open: 6.5, wide: 10 }[smile];
  const gap = opened * (1 - pose.talk * 0.4) + pose.talk * 13;
  const painted = look.lips !== undefined && look.lips !== 'natural';
  const upper = masculine ? 4.6 : painted ? 8 : 6.8;
  const lower = masculine ? 5.4 : painted ? 9.5 : 8.4;
  const skew = smile === 'half' ? 3 : 0;
  const left = path`${-half} ${-rise + skew}`;
  const right = path`${half} ${-rise - skew}`;
  // The line between the lips, and how far the lower lip hangs below it.
  const seam = path`C ${half * 0.5} ${1.5} ${half * 0.2} ${1} 0 ${1.5} C ${-half * 0.2} ${1} ${-half * 0.5} ${1.5}`;
  const hang = path`C ${-half * 0.6} ${gap * 1.15 + 2} ${-half * 0.25} ${gap * 1.3 + 2} 0 ${gap * 1.3 + 2} C ${half * 0.25} ${gap * 1.3 + 2} ${half * 0.6} ${gap * 1.15 + 2}`;
  const inside = `M ${right} ${seam} ${left} ${hang} ${right} Z`;
  const upperLip = `M ${left} ${path`C ${-half * 0.6} ${-upper * 0.6} ${-half * 0.3} ${-upper - 1} ${-6} ${-upper} Q 0 ${-upper + 3} ${6} ${-upper} C ${half * 0.3} ${-upper - 1} ${half * 0.6} ${-upper * 0.6}`} ${right} ${seam} ${left} Z`;
  const lowerLip = `M ${left} ${hang} ${right} ${path`C ${half * 0.7} ${gap * 1.2 + lower * 0.8} ${half * 0.35} ${gap * 1.3 + lower + 3} 0 ${gap * 1.3 + lower + 3} C ${-half * 0.35} ${gap * 1.3 + lower + 3} ${-half * 0.7} ${gap * 1.2 + lower * 0.8}`} ${left} Z`;
  const open = gap > 1.5;
  return `<g transform="translate(${n(pose.turn * 13)} ${mouthY + (masculine ? 3 : 0)})">
    ${
      open
        ? `<clipPath id="${id}mouth"><path d="${inside}"/></clipPath><path d="${inside}" fill="#4a141c"/>
    <g clip-path="url(#${id}mouth)">
      <ellipse cx="0" cy="${n(gap * 1.6 + 6)}" rx="${n(half * 0.6)}" ry="${n(gap * 0.6)}" fill="#b8505a"/>
      <path d="${path`M ${-half} ${-rise - 6} L ${half} ${-rise - 6} L ${half - 3} ${Math.min(gap * 0.6, 6)} C ${half * 0.4} ${Math.min(gap * 1.12, 11)} ${-half * 0.4} ${Math.min(gap * 1.12, 11)} ${-half + 3} ${Math.min(gap * 0.6, 6)} Z`}" fill="#fbf6f2"/>
    </g>`
        : ''
    }
    <path d="${upperLip}" fill="${lip.upper}"/>
    <path d="${lowerLip}" fill="${lip.lower}"/>
    <ellipse cx="${n(rig.side * 5)}" cy="${n(gap * 1.3 + lower * 0.55 + 2)}" rx="${n(half * 0.32)}" ry="1.8" fill="#fff" opacity="${painted ? 0.38 : 0.24}"/>
    ${open ? '' : `<path d="M ${right} ${seam} ${left}" fill="none" stroke="${skin.line}" stroke-width="2.2" stroke-linecap="round" opacity="0.75"/>`}
    <path d="M ${left} m -3 -2 q 1 4 5 4" fill="none" stroke="${skin.line}" stroke-width="2.2" stroke-linecap="round" opacity="0.45"/>
    <path d="M ${right} m 3 -2 q -1 4 -5 4" fill="none" stroke="${skin.line}" stroke-width="2.2" stroke-linecap="round" opacity="0.45"/>
    <path d="${path`M ${-11} ${gap * 1.3 + lower + 8} Q 0 ${gap * 1.3 + lower + 11} ${11} ${gap * 1.3 + lower + 8}`}" fill="none" stroke="${skin.deep}" stroke-width="2.6" stroke-linecap="round" opacity="0.35"/>
  </g>`;
}
