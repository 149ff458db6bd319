import { eq, sql } from 'drizzle-orm';
import type { Performers } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Area, ZipCountry } from '../contract/index.ts';
import { actorArea, getGeoLocationByZip, getOwnArea, setOwnArea, zipUnknown } from '../contract/index.ts';
import type { PlacedArea, PlacedZip } from './areas.ts';
import { allAreas, areaOf, areaOfZip, findZip, told } from './areas.ts';
import { placesData } from './personal-data.ts';
import { readPostalCodes } from './postal-codes.ts';
import { placesSettings } from './settings.ts';
import { actorAreas } from './tables.ts';

export type { PlacedArea } from './areas.ts';

/** Tables of the domain, for tests and the start. */
export const placesTables = { name: 'places', folder: new URL('./migrations', import.meta.url) };

/** Where zip codes lie, and where performers say they are from. */
export interface Places extends DomainServer {
  /** For the demo world: the area of a performer, by its code. */
  choose(actorId: number, code: string): Promise<void>;
  /** The areas of some performers; who says nothing is left out. */
  areasOf(actorIds: readonly number[]): Promise<Map<number, { area: Area }>>;
  /** The same with where their towns lie, for whoever blurs that before anybody is shown it. */
  placedAreasOf(executor: Executor, actorIds: readonly number[]): Promise<Map<number, PlacedArea>>;
  /** Where a whole zip code lies; null for one we do not know. `near` is the country of who asks. */
  placeOfZip(
    zip: string,
    wanted: { readonly country?: ZipCountry | undefined; readonly near: string | null },
  ): (PlacedZip & { readonly country: ZipCountry }) | null;
  /** Every area there is, by its code. */
  readonly areas: ReadonlyMap<string, PlacedArea>;
}

export function createPlaces(kit: Kit, { performers }: { readonly performers: Pick<Performers, 'changes'> }): Places {
  const { PLACES_POSTAL_CODES: path } = kit.config.of(placesSettings);
  let exact: ReadonlyMap<string, PlacedZip> = new Map();
  const placedAreasOf: Places['placedAreasOf'] = async (executor, actorIds) => {
    const rows = await executor.orm
      .select()
      .from(actorAreas)
      .where(sql`${actorAreas.actorId} = any(${sql.param([...actorIds])}::int[])`);
    return new Map(
      rows.flatMap(({ actorId, area: code }) => {
        const area = areaOf(code);
        return area ? [[actorId, area]] : [];
      }),
    );
  };
  const areasOf: Places['areasOf'] = async (actorIds) =>
    new Map([...(await placedAreasOf(kit.db, actorIds))].map(([actorId, area]) => [actorId, { area: told(area) }]));
  /** Keeps an area or takes it down, and tells whoever searches by it. */
  const write = (actorId: number, area: string | null): Promise<void> =>
    kit.db.transaction(async (tx) => {
      if (area === null) await tx.orm.delete(actorAreas).where(eq(actorAreas.actorId, actorId));
      else
        await tx.orm
          .insert(actorAreas)
          .values({ actorId, area })
          .onConflictDoUpdate({ target: actorAreas.actorId, set: { area } });
      await performers.changes.touch(tx, actorId);
    });
  const choose: Places['choose'] = write;
  return {
    name: 'places',
    migrations: placesTables,
    choose,
    areasOf,
    placedAreasOf,
    areas: allAreas,
    placeOfZip: (zip, wanted) => findZip(zip, wanted, exact) ?? null,
    async start() {
      if (path !== undefined) exact = await readPostalCodes(path);
    },
    handlers: [
      handle(getGeoLocationByZip, async ({ params, query }, { caller }) => {
        const found = findZip(params.zipCode, { country: query.country, near: caller.country }, exact);
        if (!found) throw new Problem(zipUnknown);
        const { name: place, ...at } = found;
        return { ...at, place };
      }),
      handle(getOwnArea, async (_, { caller }) => {
        const own = await areasOf([caller.accountId]);
        return { area: own.get(caller.accountId)?.area ?? null };
      }),
      handle(setOwnArea, async ({ body: { country, zip } }, { caller }) => {
        if (zip === '') {
          await write(caller.accountId, null);
          return { area: null };
        }
        const area = /^\d{2,5}(?:[A-Z]{2})?$/.test(zip) ? areaOfZip(country, zip) : undefined;
        if (!area) throw new Problem(zipUnknown, { field: 'body.zip' });
        await choose(caller.accountId, area.code);
        return { area: told(area) };
      }),
    ],
  };
}

/** The domain as the application lists it. */
export const placesDomain = defineDomain({
  name: 'places',
  uses: { performers: performersDomain },
  settings: placesSettings,
  create: createPlaces,
  declares: [extend(personalData, placesData)],
  contributes: (places) => [loadsFacet(actorArea, { shared: true, load: (actorIds) => places.areasOf(actorIds) })],
  async seed(places, kit, { performers }) {
    await (await import('./seed.ts')).seedPlaces(kit, performers, places);
  },
});
