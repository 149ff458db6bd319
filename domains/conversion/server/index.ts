import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Incentive, IncentiveEvent } from '../contract/index.ts';
import { getBuyImageAlbumIncentives, getVideoPreviewEndIncentives } from '../contract/index.ts';
import { incentiveSources } from './port.ts';

export { type Offer, waysTo } from './offer.ts';
export { type IncentiveSource, incentiveSources } from './port.ts';

/** What guests are told at the moments that other domains bring. */
export function createConversion({ db, extensions }: Pick<Kit, 'db' | 'extensions'>): DomainServer {
  /** The incentives of an event about a thing, the highest priority first. @throws Problem not_found where nobody has the thing */
  const incentivesOf = async (event: IncentiveEvent, id: number, caller: Caller): Promise<Incentive[]> => {
    for (const source of extensions.of(incentiveSources)) {
      const found = source.event === event ? await source.find(db, caller, id) : null;
      if (found) return [...found].sort((one, other) => other.priority - one.priority);
    }
    throw new Problem(notFound);
  };
  const answered = async (event: IncentiveEvent, id: number, caller: Caller) => ({
    success: true as const,
    data: { incentives: await incentivesOf(event, id, caller) },
  });
  return {
    name: 'conversion',
    handlers: [
      handle(getVideoPreviewEndIncentives, ({ params: { albumId } }, { caller }) =>
        answered('videoPreviewEnd', albumId, caller),
      ),
      handle(getBuyImageAlbumIncentives, ({ params: { albumId } }, { caller }) =>
        answered('imageAlbumBuy', albumId, caller),
      ),
    ],
  };
}

/** Conversion, as the application lists it. */
export const conversionDomain = defineDomain({ name: 'conversion', uses: {}, create: createConversion });
