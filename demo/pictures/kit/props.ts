import type { PropName } from '../../cast/appearance.ts';
import { mix } from './colour.ts';
import { drawHand } from './hand.ts';
import { instruments } from './props-music.ts';
import { things } from './props-things.ts';
import type { Rig } from './rig.ts';

export type DrawProp = (rig: Rig, sleeve: string) => string;

const props: Readonly<Record<PropName, DrawProp>> = { ...instruments, ...things };

/** What the person holds or has before them, in the person's own units; `colour` is that of the sleeves. */
export function drawProp(rig: Rig, prop: PropName, colour: string): string {
  return props[prop](rig, mix(mix(colour, rig.light.base, 0.1), rig.light.deep, 0.14));
}

export { drawHand };
