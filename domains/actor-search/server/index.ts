import { blocksDomain } from '#domains/blocks/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { performerShown } from '#domains/performers/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { placesDomain } from '#domains/places/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { fillAttributes } from './first-attributes.ts';
import { buildAllHeatMaps, countGuests, readHeatMap, readRegion, setRegion } from './heat-maps/heat-maps.ts';
import { keepTrue } from './keep-true.ts';
import { newcomerFits } from './notifications.ts';
import { listAll, putOne } from './office.ts';
import { readOwn, readSaid, setOwn, writeTraits } from './own-attributes.ts';
import { actorSearchData } from './personal-data.ts';
import { change, readSaved, remove, removeByConditions, save } from './saved.ts';
import { search } from './search.ts';
import type { Telling } from './tell-newcomers.ts';
import { noteNewcomer, tellNewcomers } from './tell-newcomers.ts';

export type { FactFilter, InterestSource, SearchFact } from './deps.ts';
export { interestSources, searchFacts } from './deps.ts';

/** Tables of the domain, for tests and the start. */
export const actorSearchTables = { name: 'actor-search', folder: new URL('./migrations', import.meta.url) };

/** Performers found by filters, place and mood. */
export interface ActorSearch extends DomainServer {
  /** What another domain knows of a performer (`searchFacts`) changes with this transaction. */
  changed(tx: Tx, actorId: number): Promise<void>;
  /** Builds the index of this process anew, takes it where it differs, and says whose entries were wrong. */
  verify(): Promise<number[]>;
  /** Tells guests of newcomers who fit the searches they keep; a job does it every ten minutes. */
  tellNewcomers(): Promise<void>;
  /** For the demo world: what a performer says of herself. */
  say(
    tx: Tx,
    actorId: number,
    traits: { readonly attributes: readonly string[]; readonly mood: number | null },
  ): Promise<void>;
  /** For the demo world: guests agree to count in the cells of areas (their codes), and all maps are counted. */
  countGuests(guests: ReadonlyMap<number, string>): Promise<void>;
}

export function createActorSearch(kit: Kit, deps: Omit<Context, 'kit'> & Telling): ActorSearch {
  const ctx: Context & Telling = { kit, ...deps };
  const keeper = keepTrue(ctx);
  const verify = async (): Promise<number[]> => {
    const wrong = await keeper.verify();
    if (wrong.length > 0)
      kit.log.error({ performers: wrong.length }, 'the index of performers differed from the tables');
    return wrong;
  };
  return {
    name: 'actor-search',
    migrations: actorSearchTables,
    changed: (tx, actorId) => deps.performers.changes.touch(tx, actorId),
    verify,
    tellNewcomers: () => tellNewcomers(ctx, keeper),
    say: (tx, actorId, traits) => writeTraits(ctx, tx, actorId, traits),
    countGuests: (guests) => countGuests(ctx, guests),
    async start() {
      await kit.db.transaction(fillAttributes);
      // The first who searches need not wait for it; what fails is tried again with the next search.
      void keeper
        .fresh()
        .catch((error: unknown) => kit.log.warn({ reason: describeShortly(error) }, 'no index of performers yet'));
    },
    handlers: [
      handle(contract.initActorSearch, ({ body }, { caller }) => {
        const { qmdate } = body;
        const preview = qmdate !== undefined && caller.roles.includes('operator') ? { qmdate } : undefined;
        return search(
          ctx,
          keeper,
          {
            ...body,
            conditions: body.currentCollection,
            field: 'body.currentCollection',
            page: 1,
            moodValue: null,
            zip: null,
            point: null,
            radius: null,
            now: nowOf({ preview }, kit.clock.now()),
          },
          caller,
        );
      }),
      handle(contract.doActorSearch, ({ body }, { caller }) =>
        search(
          ctx,
          keeper,
          {
            ...body,
            conditions: body.searchConditions ?? body.currentCollection ?? [],
            field: body.searchConditions ? 'body.searchConditions' : 'body.currentCollection',
            zip: body.forcedGuestZip,
            zipCountry: body.forcedGuestZipCountry,
            point: body.forcedGuestLocation,
            source: body.forcedGuestLocationSource,
            ignoresUnknown: body.unknownFilters === 'ignored',
            now: kit.clock.now(),
          },
          caller,
        ),
      ),
      handle(contract.getOwnAttributes, async (_, { caller }) =>
        readOwn(ctx, (await keeper.fresh()).catalogue, caller.accountId, caller.language),
      ),
      handle(contract.setOwnAttributes, async ({ body }, { caller }) => {
        const { catalogue } = await keeper.fresh();
        await setOwn(ctx, catalogue, caller.accountId, body);
        return readOwn(ctx, catalogue, caller.accountId, caller.language);
      }),
      handle(contract.getActorAttributes, async ({ params: { actorId } }, { caller }) =>
        readSaid(await keeper.fresh(), actorId, caller),
      ),
      handle(contract.listAttributes, () => listAll(ctx)),
      handle(contract.putAttribute, async ({ body }) => {
        await putOne(ctx, body);
        return listAll(ctx);
      }),
      handle(contract.getSavedSearches, async (_, { caller }) => ({ searches: await readSaved(ctx, keeper, caller) })),
      handle(contract.saveSearch, async ({ body }, { caller }) => {
        await save(ctx, await keeper.fresh(), caller, body);
        return { searches: await readSaved(ctx, keeper, caller) };
      }),
      handle(contract.changeSavedSearch, async ({ params, body }, { caller }) => {
        await change(ctx, caller.accountId, params.id, body);
        return { searches: await readSaved(ctx, keeper, caller) };
      }),
      handle(contract.deleteSavedSearch, async ({ params }, { caller }) => {
        await remove(ctx, caller.accountId, params.id);
        return { searches: await readSaved(ctx, keeper, caller) };
      }),
      handle(contract.deleteSearchFilter, async ({ body }, { caller }) => ({
        deleted: await removeByConditions(ctx, caller.accountId, body.searchConditions),
      })),
      resolve(contract.actorHeatMaps, ({ actorId }, { caller }) => {
        // Where her guests are from is a performer's own affair.
        if (actorId !== caller.accountId) throw new Problem(notFound);
        return readHeatMap(ctx, actorId);
      }),
      handle(contract.getOwnRegion, (_, { caller }) => readRegion(ctx, caller.accountId)),
      handle(contract.setOwnRegion, async ({ body }, { caller }) => {
        await setRegion(ctx, caller.accountId, body);
        return readRegion(ctx, caller.accountId);
      }),
      work(contract.buildHeatMaps, () => buildAllHeatMaps(ctx)),
      on(performerShown, 'actor-search.note-newcomer', ({ actorId }, tx) => noteNewcomer(tx, actorId, kit.clock.now())),
      work(contract.tellSavedSearches, () => tellNewcomers(ctx, keeper)),
      work(contract.verifyActorSearch, async () => void (await verify())),
    ],
  };
}

/** The domain as the application lists it. */
export const actorSearchDomain = defineDomain({
  name: 'actor-search',
  uses: {
    blocks: blocksDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    places: placesDomain,
  },
  create: createActorSearch,
  declares: [
    extend(personalData, actorSearchData),
    extend(notificationKinds, newcomerFits),
    extend(reservedPlaces, ['actorsearch']),
  ],
  seed: async (search, kit, { performers }) => (await import('./seed.ts')).seedActorSearch(kit, performers, search),
});
