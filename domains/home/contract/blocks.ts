import { z } from 'zod';
import { anyone, languages } from '#kit/contract/access.ts';
import { query } from '#kit/contract/operations.ts';

/** How large a block stands on a device: not at all, in one row, in two or three. */
export const blockSizes = ['none', 'small', 'large'] as const;
export const BlockSize = z.enum(blockSizes).meta({ id: 'HomeBlockSize' });

/** Who sees a block. */
export const blockAudiences = ['everybody', 'visitors', 'members'] as const;
export const BlockAudience = z.enum(blockAudiences).meta({ id: 'HomeBlockAudience' });

/** The block that is always there: the live grid. */
export const liveBlock = 'live';

/** The name of a block: `live`, `own` or `later` of the page itself, or as who brings it says. One that nobody brings is left out. */
export const BlockName = z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/);

/** A block with its sizes, as pages arrange them. */
export const PlacedBlock = z
  .object({ block: BlockName, desk: BlockSize, phone: BlockSize, audience: BlockAudience })
  .meta({ id: 'HomePlacedBlock' });
export type PlacedBlock = z.infer<typeof PlacedBlock>;

/** The same with its conditions; times in epoch ms, the end not included. */
export const BlockRule = PlacedBlock.extend({
  languages: z.array(z.enum(languages)).max(languages.length).describe('who reads one of them; empty: everybody'),
  from: z.number().min(0).max(8.64e15).nullable(),
  until: z.number().min(0).max(8.64e15).nullable(),
}).meta({ id: 'HomeBlockRule' });
export type BlockRule = z.infer<typeof BlockRule>;

/** Blocks of one arrangement, at most. */
export const mostBlocks = 40;

/** Null: nothing is arranged, the page stands as its domains bring it. */
const Timeline = z.array(PlacedBlock).nullable();

export const homeTimeline = query({
  name: 'homeTimeline',
  summary: 'The blocks of the homepage in force now, in order, of the caller’s language (spec 1 §2).',
  access: anyone,
  shared: true,
  args: z.object({}),
  result: Timeline,
});

/** Bytes of a preview's secret as it stands in the address. */
export const previewSecret = z.string().regex(/^[\w-]{32}$/);

export const homePreview = query({
  name: 'homePreview',
  summary: 'The blocks of an arrangement that is not in force, for who has its link; null once the link is over.',
  access: anyone,
  limit: { points: 60, seconds: 60, per: 'address' },
  args: z.object({ secret: previewSecret }),
  result: Timeline,
});
