import { garmentPath } from './body.ts';
import { lighten, mix } from './colour.ts';
import type { Rig } from './rig.ts';
import { linear, n, path } from './svg.ts';

/** The shades of one piece of cloth in the picture's light. */
export type Cloth = {
  readonly base: string;
  readonly lit: string;
  readonly dark: string;
  readonly deep: string;
  readonly fill: string;
};

/** Shades of `colour`, and the gradient definition that `fill` points to. */
export function weave(rig: Rig, colour: string, name: string): { cloth: Cloth; defs: string } {
  const base = mix(colour, rig.light.base, 0.1);
  const cloth = {
    base,
    lit: mix(lighten(base, 0.06), rig.light.key, 0.16),
    dark: mix(lighten(base, -0.1), rig.light.deep, 0.3),
    deep: mix(lighten(base, -0.16), rig.light.deep, 0.5),
    fill: `url(#${rig.id}${name})`,
  };
  const w = rig.shape.shoulder;
  const defs = linear(
    `${rig.id}${name}`,
    [rig.side * w, 130, rig.side * -w * 0.9, 420],
    [
      [0, cloth.lit],
      [0.4, cloth.base],
      [1, cloth.dark],
    ],
  );
  return { cloth, defs };
}

/** Sleeve seams and soft folds that every garment has. */
export function folds(rig: Rig, cloth: Cloth): string {
  const s = rig.shape.shoulder;
  const inner = s - 46;
  const waist = rig.look.form === 'feminine' ? inner - 14 : inner - 4;
  return `<g fill="none" stroke="${cloth.deep}" stroke-linecap="round">
      <path d="${path`M ${inner + 8} ${286} C ${inner} ${330} ${waist} ${380} ${waist + 2} ${640}`}" stroke-width="5" opacity="0.5"/>
      <path d="${path`M ${-inner - 8} ${286} C ${-inner} ${330} ${-waist} ${380} ${-waist - 2} ${640}`}" stroke-width="5" opacity="0.5"/>
      <path d="${path`M ${inner + 6} ${290} C ${inner - 24} ${300} ${inner - 46} ${322} ${inner - 56} ${346}`}" stroke-width="3.6" opacity="0.3"/>
      <path d="${path`M ${-inner - 6} ${290} C ${-inner + 24} ${300} ${-inner + 46} ${322} ${-inner + 56} ${346}`}" stroke-width="3.6" opacity="0.3"/>
      <path d="${path`M ${s - 14} ${330} C ${s - 24} ${352} ${s - 34} ${362} ${s - 42} ${366} M ${-s + 14} ${330} C ${-s + 24} ${352} ${-s + 34} ${362} ${-s + 42} ${366}`}" stroke-width="3.4" opacity="0.28"/>
    </g>
    <path d="${path`M ${rig.side * (s - 20)} ${206} C ${rig.side * (s - 2)} ${240} ${rig.side * (s + 2)} ${290} ${rig.side * (s + 4)} ${360}`}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.07"/>`;
}

/** A garment's body with folds. */
export function garment(
  rig: Rig,
  cloth: Cloth,
  t: number,
  neckline: (x: number, y: number) => string,
  ease = 4,
): string {
  return `<path d="${garmentPath(rig, t, neckline, ease)}" fill="${cloth.fill}"/>${folds(rig, cloth)}`;
}

/** The edge of a neckline as a band of the given width. */
export function band(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${n(opacity)}"/>`;
}

/** Like `band`, with ends cut off straight: for hems that stop at the outline. */
export function trim(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" opacity="${n(opacity)}"/>`;
}
