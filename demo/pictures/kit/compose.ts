import type { Appearance, Look } from '../../cast/appearance.ts';
import { drawPerson } from './person.ts';
import { randomFrom } from './random.ts';
import type { Pose } from './rig.ts';
import { rest } from './rig.ts';
import { drawScene } from './scene.ts';
import { n } from './svg.ts';

/** How near the camera is: the head's height as a share of the picture's, and where the eyes are. */
export type Shot = {
  readonly aspect: number;
  /** Picture units (900 high) per rig unit. */
  readonly scale: number;
  /** The eyes' height as a share of the picture's. */
  readonly eyes: number;
  /** The person's place between the left edge (0) and the right one (1). */
  readonly place?: number;
};

export type PictureOptions = {
  readonly seed: string;
  readonly people: readonly Appearance[];
  readonly look: Look;
  readonly shot: Shot;
  readonly poses?: readonly Partial<Pose>[];
  readonly prop?: boolean;
  readonly side?: 1 | -1;
  readonly focus?: number;
};

export type Layers = { readonly width: number; readonly back: string; readonly middle: string; readonly front: string };

/** Two people stand side by side and lean towards each other; the second wears a look of their own. */
function placeOf(index: number, count: number): { dx: number; pose: Partial<Pose>; drop: number } {
  if (count === 1) return { dx: 0, pose: {}, drop: 0 };
  const left = index === 0;
  return { dx: left ? -122 : 122, pose: { tilt: left ? 5 : -5, turn: left ? 0.35 : -0.35 }, drop: left ? 0 : -22 };
}

/** What the second person wears: never the same as the first. */
function partnerLook(seed: string, look: Look): Look {
  const random = randomFrom(`${seed}/${look.scene}/partner`);
  const outfits = (['shirt', 'crew-knit', 'denim-jacket', 'turtleneck', 'blazer', 'v-knit'] as const).filter(
    (outfit) => outfit !== look.outfit,
  );
  const colours = ['#35507f', '#7a3a45', '#3f6b58', '#c89a4e', '#5a4a80', '#b8b0a8'].filter(
    (colour) => colour !== look.colour,
  );
  const outfit = outfits[Math.floor(random() * outfits.length)] ?? 'shirt';
  return { ...look, outfit, colour: colours[Math.floor(random() * colours.length)] ?? '#35507f' };
}

/** The picture as three SVG layers that fit over each other, all `width` by 900 units. */
export function composeLayers(options: PictureOptions): Layers {
  const { shot, look, people } = options;
  const width = Math.round(900 * shot.aspect);
  const side = options.side ?? 1;
  const first: Pose = { ...rest, ...options.poses?.[0] };
  const scene = drawScene({
    name: look.scene,
    lightName: look.light,
    seed: `${options.seed}/${look.scene}`,
    width,
    centre: width * (shot.place ?? 0.5),
    phase: first.phase,
    level: first.level,
    focus: options.focus ?? 2.2,
  });
  const scale = shot.scale * (people.length > 1 ? 0.86 : 1);
  const drawn = people.map((appearance, index) => {
    const { dx, pose, drop } = placeOf(index, people.length);
    const own = { ...rest, ...options.poses?.[index] };
    const x = width * (shot.place ?? 0.5) + dx * scale;
    const y = 900 * shot.eyes + drop * scale;
    const secondLook = index === 0 ? look : partnerLook(options.seed, look);
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${drawPerson({
      id: `p${index}`,
      appearance,
      look: secondLook,
      side,
      pose: { ...own, tilt: own.tilt + (pose.tilt ?? 0), turn: own.turn + (pose.turn ?? 0) },
      prop: options.prop === true && people.length === 1,
    })}</g>`;
  });
  const wrap = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 900"><defs>${scene.defs}</defs>${content}</svg>`;
  return { width, back: wrap(scene.back), middle: wrap(drawn.reverse().join('')), front: wrap(scene.front) };
}

/** The whole picture as one SVG of the given pixel width. */
export function composePicture(options: PictureOptions, pixelWidth: number): string {
  const { width, back, middle, front } = composeLayers(options);
  const body = [back, middle, front].map((layer) => layer.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')).join('');
  const height = Math.round(pixelWidth / options.shot.aspect);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${height}" viewBox="0 0 ${width} 900">${body}</svg>`;
}
