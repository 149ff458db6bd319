import type { Block } from '#kit/web/blocks.tsx';
import { defineSlot } from '#kit/web/slots.ts';

/** A card on the operators' first page. Single figures are `overviewFigures` of the server and need no screen of their own. */
export const overviewCard = defineSlot<Block<object>>('office.overviewCard');
