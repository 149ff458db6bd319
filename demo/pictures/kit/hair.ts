import type { HairStyle } from '../../cast/appearance.ts';
import {
  afro,
  boxBraids,
  chignon,
  longFringe,
  longStraight,
  longWavy,
  ponytail,
  shoulderCurls,
  sideBraid,
  sideSwept,
  topBun,
} from './hair-long.ts';
import type { Hair } from './hair-parts.ts';
import {
  bald,
  bob,
  bobFringe,
  buzz,
  crop,
  curlyTop,
  locs,
  manBun,
  pixie,
  quiff,
  shoulderMen,
  sidePart,
  slickBack,
  undercut,
} from './hair-short.ts';
import type { Rig } from './rig.ts';

const styles: Readonly<Record<HairStyle, (rig: Rig) => Hair>> = {
  'long-straight': longStraight,
  'long-wavy': longWavy,
  'long-fringe': longFringe,
  'side-swept': sideSwept,
  bob,
  'bob-fringe': bobFringe,
  pixie,
  'top-bun': topBun,
  chignon,
  ponytail,
  'side-braid': sideBraid,
  curls: shoulderCurls,
  afro,
  'box-braids': boxBraids,
  undercut,
  crop,
  'side-part': sidePart,
  quiff,
  buzz,
  bald,
  'man-bun': manBun,
  'curly-top': curlyTop,
  'shoulder-men': shoulderMen,
  locs,
  'slick-back': slickBack,
};

/** The person's hair, in its part behind the body and its part before the face. */
export function drawHair(rig: Rig): Hair {
  return styles[rig.look.hair](rig);
}
