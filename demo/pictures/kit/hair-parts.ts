import type { Rig } from './rig.ts';
import { linear, n } from './svg.ts';

/** The parts of a hair style: behind the body, and in front of the face. */
export type Hair = { readonly back: string; readonly front: string };

/** The gradients that hair and beard are filled with. */
export function hairDefs({ id, hair, side }: Rig): string {
  return (
    linear(
      `${id}hair`,
      [side * 90, -150, side * -70, 190],
      [
        [0, hair.lit],
        [0.32, hair.base],
        [1, hair.dark],
      ],
    ) +
    linear(
      `${id}hairback`,
      [0, -140, 0, 280],
      [
        [0, hair.base],
        [0.35, hair.dark],
        [1, hair.dark],
      ],
    ) +
    linear(
      `${id}beard`,
      [side * 80, 40, side * -80, 90],
      [
        [0, hair.base],
        [1, hair.dark],
      ],
    )
  );
}

/** A closed shape of hair. */
export function lock(rig: Rig, d: string): string {
  return `<path d="${d}" fill="url(#${rig.id}hair)"/>`;
}

/** A closed shape of the hair behind the head, in shadow. */
export function behind(rig: Rig, d: string): string {
  return `<path d="${d}" fill="url(#${rig.id}hairback)"/>`;
}

/** Fine lines of light along the hair. */
export function shine(rig: Rig, d: string, opacity = 0.34): string {
  return `<g fill="none" stroke="${rig.hair.line}" stroke-linecap="round"><path d="${d}" stroke-width="13" opacity="${n(opacity * 0.3)}"/><path d="${d}" stroke-width="3" opacity="${n(opacity)}"/></g>`;
}

/** Fine lines of shadow between strands. */
export function gaps(rig: Rig, d: string, opacity = 0.4): string {
  return `<path d="${d}" fill="none" stroke="${rig.hair.dark}" stroke-width="3" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** The soft shadow that front hair throws on the forehead. */
export function shadow(rig: Rig, d: string): string {
  return `<g clip-path="url(#${rig.id}face)"><path d="${d}" fill="${rig.skin.deep}" opacity="0.34" transform="translate(${n(rig.side * -3)} 8)"/></g>`;
}

/** Round curls at the given places, as one mass with a highlight on each. */
export function curls(
  rig: Rig,
  places: readonly (readonly [x: number, y: number, r: number])[],
  fill = 'hair',
): string {
  const mass = places.map(([x, y, r]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`).join('');
  const lights = places
    .map(
      ([x, y, r]) =>
        `M${n(x - r * 0.5)} ${n(y - r * 0.2)} a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.95)} ${n(-r * 0.2)}`,
    )
    .join(' ');
  const shade = places
    .map(
      ([x, y, r]) =>
        `M${n(x + r * 0.62)} ${n(y + r * 0.3)} a${n(r * 0.75)} ${n(r * 0.75)} 0 0 1 ${n(-r * 0.95)} ${n(r * 0.3)}`,
    )
    .join(' ');
  return `<g fill="url(#${rig.id}${fill})">${mass}</g>${gaps(rig, shade, 0.26)}${fill === 'hair' ? shine(rig, lights, 0.15) : ''}`;
}
