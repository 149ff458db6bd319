import { lighten, mix } from './colour.ts';
import type { Rig } from './rig.ts';
import { n, path } from './svg.ts';

const eyeX = 34;

type Lid = { readonly half: number; readonly top: number; readonly bottom: number; readonly cant: number };

function lidOf(rig: Rig): Lid {
  const shape = {
    almond: { half: 19, top: 11.5, bottom: 6.5, cant: 3.2 },
    round: { half: 18.5, top: 13, bottom: 8, cant: 1.5 },
    narrow: { half: 20, top: 8.8, bottom: 5.4, cant: 3.6 },
  }[rig.look.eyeShape ?? 'almond'];
  const masculine = rig.look.form === 'masculine';
  const open = 1 - rig.pose.blink;
  const smiling = rig.look.smile === 'wide' ? 0.82 : 1;
  return {
    half: shape.half - (masculine ? 1 : 0),
    top: (shape.top - (masculine ? 1.8 : 0)) * open,
    bottom: shape.bottom * smiling * (0.35 + 0.65 * open),
    cant: shape.cant,
  };
}

function eye(rig: Rig, side: 1 | -1): string {
  const { id, skin, iris, pose, look } = rig;
  const { half, top, bottom, cant } = lidOf(rig);
  const inner = { x: -half, y: 1.5 };
  const outer = { x: half, y: -cant };
  const upper = path`M ${inner.x} ${inner.y} C ${-half * 0.5} ${-top * 1.3} ${half * 0.42} ${-top * 1.42 - cant * 0.4} ${outer.x} ${outer.y}`;
  const shape = `${upper} ${path`C ${half * 0.5} ${bottom * 1.15} ${-half * 0.4} ${bottom * 1.35} ${inner.x} ${inner.y} Z`}`;
  const feminine = look.form === 'feminine';
  const painted = feminine ? look.lashes !== false : look.lashes === true;
  const lash = mix('#1a0f14', rig.hair.dark, 0.3);
  const gaze = pose.gaze * 4 * side;
  const clipId = `${id}eye${side}`;
  const wing = painted
    ? path`M ${half - 5} ${-cant - 3.4} Q ${half + 3} ${-cant - 3} ${half + 7} ${-cant - 7.5} Q ${half + 3} ${-cant + 0.4} ${half - 3} ${-cant + 1}`
    : '';
  const crease = path`M ${-half + 2} ${-top - 4} C ${-half * 0.4} ${-top * 1.4 - 7} ${half * 0.5} ${-top * 1.4 - 8} ${half + 2} ${-cant - 6}`;
  const openParts =
    pose.blink > 0.86
      ? ''
      : `<clipPath id="${clipId}"><path d="${shape}"/></clipPath>
    <path d="${shape}" fill="#f7efec"/>
    <g clip-path="url(#${clipId})">
      <circle cx="${n(gaze)}" cy="-2" r="10.6" fill="${lighten(iris, -0.12)}"/>
      <circle cx="${n(gaze)}" cy="-1" r="8.8" fill="${iris}"/>
      <path d="${path`M ${gaze - 7} ${2} A 8 8 0 0 0 ${gaze + 7} ${2} A 9 6 0 0 1 ${gaze - 7} ${2}`}" fill="${lighten(iris, 0.18)}" opacity="0.75"/>
      <circle cx="${n(gaze)}" cy="-2" r="4.7" fill="#140c10"/>
      <path d="${upper} L${n(half)} -30 L${n(-half)} -30 Z" fill="#1a1020" opacity="0.34" transform="translate(0 4.4)"/>
    </g>
    <circle cx="${n(gaze + rig.side * side * 3.4)}" cy="-5.6" r="2.7" fill="#fff"/>
    <circle cx="${n(gaze - rig.side * side * 3.2)}" cy="1.6" r="1.3" fill="#fff" opacity="0.7"/>`;
  return `<g transform="translate(${n(side * eyeX)} 0) scale(${n(side * (1 - Math.max(0, side * pose.turn) * 0.1))} 1)">
    ${painted ? `<path d="${upper} L${n(half + 3)} ${n(-cant - 9)} ${path`C ${half * 0.4} ${-top - 17} ${-half * 0.4} ${-top - 13} ${-half} ${0}`} Z" fill="${mix(skin.deep, rig.lip.lower, 0.35)}" opacity="0.34"/>` : ''}
    <path d="${crease}" fill="none" stroke="${skin.line}" stroke-width="2.2" stroke-linecap="round" opacity="0.5"/>
    ${openParts}
    <path d="${upper}" fill="none" stroke="${lash}" stroke-width="${painted ? 4.6 : 3.4}" stroke-linecap="round"/>
    ${wing ? `<path d="${wing}" fill="${lash}"/>` : ''}
    <path d="${path`M ${half - 3} ${bottom * 0.55 - 1} C ${half * 0.4} ${bottom * 1.25} ${-half * 0.2} ${bottom * 1.45} ${-half * 0.6} ${bottom * 0.95}`}" fill="none" stroke="${skin.line}" stroke-width="1.7" stroke-linecap="round" opacity="0.55"/>
  </g>`;
}

function brow(rig: Rig, side: 1 | -1): string {
  const { look, hair, pose } = rig;
  const masculine = look.form === 'masculine';
  const kind = look.brows ?? (masculine ? 'straight' : 'soft');
  const arch = { soft: 7, arched: 11, straight: 3.5, bold: 7 }[kind];
  const thick = { soft: 6.4, arched: 5.8, straight: 7, bold: 9 }[kind] + (masculine ? 2 : 0);
  const y = (masculine ? -25 : -28) - pose.talk * 1.5 + pose.blink * 1.5;
  const colour = ['platinum', 'silver', 'grey', 'blonde'].includes(look.hairColour)
    ? mix(hair.dark, '#6b5140', 0.45)
    : mix(mix(hair.dark, '#2a1a18', 0.35), lighten(rig.skin.base, -0.3), 0.2);
  return `<g transform="translate(${n(side * eyeX)} ${n(y)}) scale(${side} 1)"><path d="${path`M ${-20} ${2.5} C ${-19} ${-thick * 0.6} ${-6} ${-arch - thick * 0.5} ${6} ${-arch - 1} C ${14} ${-arch + 1} ${21} ${-arch * 0.3} ${27} ${4} C ${19} ${-arch * 0.2 + 1} ${12} ${-arch + thick * 0.75} ${4} ${-arch + thick * 0.8} C ${-6} ${-arch + thick} ${-14} ${thick * 0.55 - 1} ${-18} ${thick * 0.6 + 1} Z`}" fill="${colour}" opacity="0.92"/></g>`;
}

/** Eyes with lids, lashes and brows. */
export function drawEyes(rig: Rig): string {
  return `<g transform="translate(${n(rig.pose.turn * 13)} 0)">${brow(rig, 1)}${brow(rig, -1)}${eye(rig, 1)}${eye(rig, -1)}</g>`;
}
