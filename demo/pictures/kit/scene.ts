import type { LightName, SceneName } from '../../cast/appearance.ts';
import { mix } from './colour.ts';
import type { Light } from './palette.ts';
import { lights } from './palette.ts';
import { randomFrom } from './random.ts';
import { indoorScenes } from './scenes-indoor.ts';
import { nightScenes } from './scenes-night.ts';
import { studioScenes } from './scenes-studio.ts';
import { blur, linear, n, radial } from './svg.ts';

/** What a scene is drawn into: 900 units high, as wide as the picture's aspect asks. */
export type Frame = {
  readonly w: number;
  readonly h: number;
  /** The person's place, from the left edge. */
  readonly centre: number;
  readonly light: Light;
  readonly random: () => number;
  /** The place in the loop, 0-1. */
  readonly phase: number;
  /** The loudness of the sound, 0-1. */
  readonly level: number;
};

export type Scene = (frame: Frame) => string;

const scenes: Readonly<Record<SceneName, Scene>> = { ...indoorScenes, ...nightScenes, ...studioScenes };

/** A value that swings between -1 and 1 and returns to its start after the loop, `turns` times per loop. */
export function swing(phase: number, turns: number, offset: number): number {
  return Math.sin(2 * Math.PI * (phase * turns + offset));
}

/** Soft discs of light out of focus. `from` and `to` bound their height as shares of the frame. */
export function bokeh(frame: Frame, count: number, from: number, to: number, size: number): string {
  const { w, h, light, random, phase } = frame;
  return Array.from({ length: count }, () => {
    const x = random() * w;
    const y = (from + random() * (to - from)) * h;
    const r = size * (0.35 + random() * 0.9);
    const offset = random();
    const colour = [light.spark, light.glow, light.rim][Math.floor(random() * 3)] ?? light.spark;
    const alpha = (0.1 + random() * 0.22) * (0.8 + 0.2 * swing(phase, 1, offset));
    return `<circle cx="${n(x + 9 * swing(phase, 1, offset))}" cy="${n(y + 7 * swing(phase, 1, offset + 0.25))}" r="${n(r)}" fill="${colour}" opacity="${n(alpha)}"/><circle cx="${n(x + 9 * swing(phase, 1, offset))}" cy="${n(y + 7 * swing(phase, 1, offset + 0.25))}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="1.6" opacity="${n(alpha * 0.9)}"/>`;
  }).join('');
}

export type SceneDrawing = { readonly defs: string; readonly back: string; readonly front: string };

/**
 * A place: `back` goes behind the person (slightly out of focus), `front` over everything (haze and vignette).
 * The same seed gives the same place.
 */
export function drawScene(options: {
  readonly name: SceneName;
  readonly lightName: LightName;
  readonly seed: string;
  readonly width: number;
  readonly centre: number;
  readonly phase: number;
  readonly level: number;
  readonly focus?: number;
}): SceneDrawing {
  const light = lights[options.lightName];
  const w = options.width;
  const h = 900;
  const frame: Frame = {
    w,
    centre: options.centre,
    h,
    light,
    random: randomFrom(options.seed),
    phase: options.phase,
    level: options.level,
  };
  const breathe = 1 + 0.04 * swing(options.phase, 1, 0);
  const defs =
    linear(
      'wall',
      [0, 0, w * 0.3, h],
      [
        [0, mix(light.base, light.deep, 0.35)],
        [0.55, light.base],
        [1, light.deep],
      ],
    ) +
    radial(
      'glow',
      [w / 2, h * 0.42, h * 0.66 * breathe],
      [
        [0, light.glow, 0.9],
        [0.45, light.glow, 0.42],
        [1, light.glow, 0],
      ],
    ) +
    radial(
      'vignette',
      [w / 2, h * 0.45, Math.max(w, h) * 0.72],
      [
        [0.55, light.deep, 0],
        [1, light.deep, 0.66],
      ],
    ) +
    linear(
      'ground',
      [0, h * 0.62, 0, h],
      [
        [0, light.deep, 0],
        [1, light.deep, 0.7],
      ],
    ) +
    blur('depth', options.focus ?? 2.4) +
    blur('haze', 26) +
    blur('lamp', 10);
  const back = `<rect width="${n(w)}" height="${h}" fill="url(#wall)"/><g transform="translate(${n(-w * 0.01)} -9) scale(1.02)"><g filter="url(#depth)">${scenes[options.name](frame)}</g></g>
    <rect width="${n(w)}" height="${h}" fill="url(#glow)" style="mix-blend-mode:screen" opacity="0.62"/>`;
  const front = `<g style="mix-blend-mode:screen" filter="url(#lamp)" opacity="0.75">${bokeh(frame, Math.round(w / 150), 0.62, 1.02, 44)}</g>
    <rect width="${n(w)}" height="${h}" fill="url(#ground)"/><rect width="${n(w)}" height="${h}" fill="url(#vignette)"/>`;
  return { defs, back, front };
}
