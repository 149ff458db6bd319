import type { CastMember } from '../cast/cast-member.ts';
import type { PictureOptions } from './kit/compose.ts';
import { randomFrom } from './kit/random.ts';
import type { Pose } from './kit/rig.ts';

export type Picture = {
  /** Below the performer's folder, without ending. */
  readonly name: string;
  readonly width: number;
  readonly quality: number;
  readonly options: PictureOptions;
};

/** The last step of every picture and frame: a little more colour and light (sharp's modulate). */
export const grade = { saturation: 1.14, brightness: 1.05 };

/** How a person holds themselves: always the same for the same seed. */
function poseFrom(seed: string, amount: number): Partial<Pose> {
  const random = randomFrom(seed);
  const side = random() < 0.5 ? -1 : 1;
  return {
    turn: side * (0.25 + random() * 0.55) * amount,
    tilt: side * (1.5 + random() * 3.5) * amount,
    lean: -side * (1 + random() * 2.4) * amount,
    gaze: -side * 0.15 * amount,
  };
}

/** The side of the warm light: the same in all pictures of a person, so that poster and clip agree. */
export function lightSide(slug: string): 1 | -1 {
  return randomFrom(`${slug}/side`)() < 0.5 ? -1 : 1;
}

/** The pose of the live card and of the clip's first frame. */
export function livePose(member: CastMember, index: number): Partial<Pose> {
  return poseFrom(`${member.slug}/live/${index}`, member.people.length > 1 ? 0.5 : 0.7);
}

/** Every picture of one performer. */
export function picturesOf(member: CastMember): readonly Picture[] {
  const { slug, people, looks } = member;
  const side = lightSide(slug);
  const pair = people.length > 1;
  const shot = (
    name: string,
    look: 0 | 1 | 2,
    frame: PictureOptions['shot'],
    size: { width: number; quality: number },
    extra: Partial<PictureOptions> = {},
  ): Picture => ({
    name,
    ...size,
    options: {
      seed: slug,
      people,
      look: looks[look],
      shot: frame,
      side,
      prop: true,
      poses: people.map((_, i) => poseFrom(`${slug}/${name}/${i}`, pair ? 0.5 : 1)),
      ...extra,
    },
  });
  const live = people.map((_, i) => livePose(member, i));
  return [
    shot(
      'avatar',
      0,
      { aspect: 1, scale: pair ? 2.05 : 2.35, eyes: 0.46 },
      { width: 400, quality: 80 },
      { poses: live, prop: false },
    ),
    shot('poster', 0, { aspect: 4 / 3, scale: 1.72, eyes: 0.38 }, { width: 960, quality: 76 }, { poses: live }),
    shot(
      'cover',
      1,
      { aspect: 16 / 9, scale: 1.62, eyes: 0.4, place: pair ? 0.6 : 0.66 },
      { width: 1280, quality: 76 },
    ),
    shot(
      '1',
      0,
      { aspect: 4 / 5, scale: pair ? 1.75 : 2.5, eyes: 0.45 },
      { width: 720, quality: 76 },
      { prop: false, focus: 6 },
    ),
    shot('2', 1, { aspect: 4 / 5, scale: pair ? 1.3 : 1.5, eyes: 0.36 }, { width: 720, quality: 76 }),
    shot('3', 2, { aspect: 4 / 5, scale: pair ? 1.4 : 1.62, eyes: 0.37 }, { width: 720, quality: 76 }),
    shot(
      '4',
      2,
      { aspect: 3 / 2, scale: pair ? 1.3 : 1.4, eyes: 0.4, place: pair ? 0.45 : 0.34 },
      { width: 900, quality: 74 },
      { prop: false },
    ),
    shot('5', 0, { aspect: 4 / 5, scale: pair ? 1.2 : 1.32, eyes: 0.33 }, { width: 720, quality: 76 }),
  ];
}
