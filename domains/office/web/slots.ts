import type { WebContext } from '#kit/web/page/context.ts';
import type { Block } from '#kit/web/slots/blocks.tsx';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** A card on the operators' first page. Single figures are `overviewFigures` of the server and need no screen of their own. */
export const overviewCard = defineSlot<Block<object>>('office.overviewCard');

/** A picture of the demo world for the style guide, as a card shows it. */
export interface SamplePicture {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
}

/** Pictures to show the parts of the design with. */
export const samplePictures =
  defineSlot<(values: WebContext) => Promise<readonly SamplePicture[]>>('office.samplePictures');
