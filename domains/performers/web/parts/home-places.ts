import { filled as blocksFilled } from 'virtual:slots/performers.homeBlock';
import { filled as orderFilled } from 'virtual:slots/performers.homeOrder';
import type { WebContext } from '#kit/web/page/context.ts';
import type { BlockData } from '#kit/web/slots/blocks.tsx';
import { loadBlocks } from '#kit/web/slots/blocks.tsx';
import type { FilledSlot } from '#kit/web/slots/slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { homeBlock, homeOrder, PlacedBlock } from '../slots.ts';

/** What fills a block of the homepage; nothing where its domain is not there. */
export const fillingOf = (block: string): FilledSlot =>
  fillingsOf<typeof homeBlock>(blocksFilled).filter(({ facts }) => facts.block === block);

const placed = (block: string): PlacedBlock => ({ block, desk: 'small', phone: 'small', audience: 'everybody' });

/** Without an arrangement: who is live, what is the guest's own, all there is, and who is not live. */
const asFilled = (): PlacedBlock[] => [
  placed('live'),
  placed('own'),
  ...fillingsOf<typeof homeBlock>(blocksFilled).map(({ facts }) => placed(facts.block)),
  placed('later'),
];

/** For the loader: the blocks of the homepage for who asks, in order, and what those of other domains show. */
export async function loadHomePlaces(
  values: WebContext,
  search: URLSearchParams,
): Promise<{ places: PlacedBlock[]; blocks: BlockData }> {
  const order = await fillingsOf<typeof homeOrder>(orderFilled)[0]?.value(values, search);
  const own = values.caller === null ? 'visitors' : 'members';
  const places = (order ?? asFilled()).filter(({ audience }) => audience === 'everybody' || audience === own);
  const blocks = await loadBlocks(
    places.flatMap(({ block }) => fillingOf(block)),
    values,
    search,
  );
  return { places, blocks };
}
