import type { Appearance, Look } from '../../cast/appearance.ts';
import { bodyDefs, drawBody } from './body.ts';
import { drawClothes } from './clothes.ts';
import { drawBeard, drawEarrings, drawGlasses, drawHeadwear } from './extras.ts';
import { drawEyes } from './eyes.ts';
import { drawFace, faceDefs } from './face.ts';
import { drawHair } from './hair.ts';
import { hairDefs } from './hair-parts.ts';
import { drawMouth } from './mouth.ts';
import { lights } from './palette.ts';
import { drawProp } from './props.ts';
import type { Pose, Rig } from './rig.ts';
import { makeRig } from './rig.ts';
import { n } from './svg.ts';

/** The coloured edge that the scene's lamp draws along one side of the person. */
function rimFilter(rig: Rig): string {
  const dx = rig.side * 5;
  return `<filter id="${rig.id}rim" filterUnits="userSpaceOnUse" x="-430" y="-300" width="860" height="960" color-interpolation-filters="sRGB">
    <feOffset in="SourceAlpha" dx="${n(dx)}" dy="3" result="moved"/>
    <feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
    <feGaussianBlur in="edge" stdDeviation="2.6" result="soft"/>
    <feFlood flood-color="${rig.light.rim}" flood-opacity="0.95"/>
    <feComposite in2="soft" operator="in"/>
    <feComposite in2="SourceAlpha" operator="in" result="rim"/>
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge>
  </filter>`;
}

/** Props that lie in the lap: raised so that a half-length picture shows them. */
const low = new Set([
  'guitar',
  'ukulele',
  'keyboard',
  'gamepad',
  'book',
  'camera',
  'cat',
  'mug',
  'wine',
  'brush',
  'whisk',
  'fan',
  'cards',
  'dumbbell',
]);

const hairOverEars = new Set(['long-straight', 'long-fringe', 'long-wavy', 'bob', 'bob-fringe', 'curls', 'box-braids']);

/**
 * One person, half-length, around the point between the eyes: the head is about 226 units high, the
 * shoulders are at y = 180, the drawing goes down to y = 640.
 */
export function drawPerson(options: {
  readonly id: string;
  readonly appearance: Appearance;
  readonly look: Look;
  readonly side: 1 | -1;
  readonly pose: Pose;
  readonly prop?: boolean;
}): string {
  const { id, appearance, look, side, pose } = options;
  const rig = makeRig(id, appearance, lights[look.light], side, pose);
  const hair = drawHair(rig);
  const head = `translate(${n(pose.turn * 7)} ${n(pose.lift - pose.breath * 3)}) rotate(${n(pose.tilt)} 0 110)`;
  const earrings = hairOverEars.has(appearance.hair) ? '' : drawEarrings(rig);
  const beanie = appearance.headwear === 'beanie' || appearance.headwear === 'fedora';
  return `<defs>${faceDefs(rig)}${hairDefs(rig)}${bodyDefs(rig)}${rimFilter(rig)}</defs>
    <g filter="url(#${id}rim)"><g transform="rotate(${n(pose.lean * 0.5)} 0 420)">
      <g transform="${head}">${hair.back}</g>
      <g transform="translate(0 ${n(-pose.breath * 4)}) scale(${n(1 + pose.breath * 0.008)} 1) skewY(${n(pose.lean)})">${drawBody(rig)}${drawClothes(rig, look.outfit, look.colour)}</g>
      <g transform="${head}">
        ${drawFace(rig)}${drawBeard(rig)}${drawMouth(rig)}${drawEyes(rig)}
        ${beanie ? `<g clip-path="url(#${id}below)"><clipPath id="${id}below"><rect x="-300" y="-70" width="600" height="700"/></clipPath>${hair.front}</g>` : hair.front}
        ${drawGlasses(rig)}${earrings}${drawHeadwear(rig)}
      </g>
      ${options.prop && look.prop ? `<g transform="translate(0 ${n(-pose.breath * 4 - (low.has(look.prop) ? 62 : 0))})">${drawProp(rig, look.prop, look.colour)}</g>` : ''}
    </g></g>`;
}
