import { filled } from 'virtual:slots/performers.homeBlockName';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { homeBlockName } from '../slots.ts';

/** The blocks that domains bring to the homepage, with the keys of their names, in their usual order. */
export const homeBlockNames = fillingsOf<typeof homeBlockName>(filled).map(({ facts }) => facts);
