import type { Appearance } from '../../cast/appearance.ts';
import { lighten, mix, saturate } from './colour.ts';
import type { Light } from './palette.ts';
import { eyeColours, hairColours, lipColours, skinTones } from './palette.ts';

/**
 * What moves. Angles in degrees, lengths in rig units (a head is about 226 high), the rest 0-1;
 * `turn` and `gaze` are -1 (left) to 1 (right). All zero is the portrait at rest.
 */
export type Pose = {
  readonly tilt: number;
  readonly turn: number;
  readonly lift: number;
  /** How far one shoulder hangs below the other, in degrees. */
  readonly lean: number;
  readonly breath: number;
  readonly blink: number;
  readonly talk: number;
  readonly gaze: number;
  /** The place in the loop, 0-1, for lights that flicker and drift. */
  readonly phase: number;
  /** The loudness of the sound, 0-1, for equalisers and meters. */
  readonly level: number;
};

export const rest: Pose = {
  tilt: 0,
  turn: 0,
  lift: 0,
  lean: 0,
  breath: 0,
  blink: 0,
  talk: 0,
  gaze: 0,
  phase: 0,
  level: 0.55,
};

export type Rig = {
  /** Prefix of every gradient and clip id, so that two people fit in one picture. */
  readonly id: string;
  readonly look: Appearance;
  readonly light: Light;
  /** The side the warm key light comes from: -1 left, 1 right. The coloured rim is on the other side. */
  readonly side: 1 | -1;
  readonly pose: Pose;
  readonly skin: { base: string; lit: string; shade: string; deep: string; line: string; blush: string };
  readonly hair: { base: string; lit: string; dark: string; line: string };
  readonly iris: string;
  readonly lip: { upper: string; lower: string };
  readonly shape: HeadShape;
};

/** Half widths and heights of the head, in rig units from its centre between the eyes. */
export type HeadShape = {
  readonly cheek: number;
  readonly jaw: number;
  readonly jawY: number;
  readonly chin: number;
  readonly chinY: number;
  readonly neck: number;
  readonly shoulder: number;
};

function headShape(look: Appearance): HeadShape {
  const masculine = look.form === 'masculine';
  const face = {
    oval: { cheek: 75, jaw: 59, jawY: 66, chin: 21, chinY: 113 },
    round: { cheek: 79, jaw: 66, jawY: 66, chin: 27, chinY: 109 },
    heart: { cheek: 77, jaw: 56, jawY: 66, chin: 17, chinY: 113 },
    square: { cheek: 76, jaw: 66, jawY: 70, chin: 30, chinY: 111 },
    long: { cheek: 72, jaw: 56, jawY: 70, chin: 21, chinY: 117 },
  }[look.face];
  const shoulder = { slim: 150, medium: 162, broad: 180 }[look.build] + (masculine ? 24 : 0);
  return {
    cheek: face.cheek + (masculine ? 3 : 0),
    jaw: face.jaw + (masculine ? 7 : 0) + (look.mature ? 2 : 0),
    jawY: face.jawY + (masculine ? 4 : 0),
    chin: face.chin + (masculine ? 10 : 0),
    chinY: face.chinY + (masculine ? 6 : 0),
    neck: (masculine ? 47 : 35) + (look.build === 'broad' ? 4 : 0),
    shoulder,
  };
}

/** Everything the drawing functions need to know about one person in one light. */
export function makeRig(id: string, look: Appearance, light: Light, side: 1 | -1, pose: Pose): Rig {
  const base = mix(skinTones[look.skin], light.base, 0.05);
  const hair = mix(hairColours[look.hairColour], light.deep, 0.08);
  const lip = lipColours[look.lips ?? 'natural'];
  const natural = mix(base, look.form === 'masculine' ? '#8c4638' : '#a83f4a', look.form === 'masculine' ? 0.38 : 0.5);
  const lower = lip ?? natural;
  return {
    id,
    look,
    light,
    side,
    pose,
    skin: {
      base,
      lit: mix(lighten(base, 0.05), light.key, 0.22),
      shade: mix(saturate(lighten(base, -0.1), 1.1), light.base, 0.22),
      deep: mix(lighten(base, -0.2), light.deep, 0.32),
      line: mix(lighten(base, -0.3), '#3a1418', 0.45),
      blush: mix(base, '#e0485a', 0.5),
    },
    hair: {
      base: hair,
      lit: mix(lighten(hair, 0.12), light.key, 0.14),
      dark: mix(lighten(hair, -0.1), light.deep, 0.3),
      line: mix(lighten(hair, 0.2), light.key, 0.25),
    },
    iris: eyeColours[look.eyes],
    lip: { upper: lighten(lower, -0.05), lower },
    shape: headShape(look),
  };
}
