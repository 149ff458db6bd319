import { asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { ZipCountry } from '#domains/places/contract/index.ts';
import { zipUnknown } from '#domains/places/contract/index.ts';
import type { Places } from '#domains/places/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { ActorHeatMap } from '../../contract/heat-maps.ts';
import { regionDays } from '../../contract/heat-maps.ts';
import { interestSources } from '../deps.ts';
import { kmBetween } from '../index-of-actors/sphere.ts';
import { guestCells, heatCells } from '../tables.ts';
import { cellOf, createTally, edgesOf, middleOf } from './cells.ts';

/** What heat maps need of the platform. */
export interface HeatContext {
  readonly kit: Kit;
  readonly places: Pick<Places, 'areas' | 'placeOfZip'>;
}

const dayMs = 86_400_000;
/** A town farther away from the middle of a cell says nothing of it, km. */
const nearKm = 60;
/** Guests, and lines of maps, at a time. */
const atOnce = 2000;

/** The town nearest to the middle of a cell; null where none is near. */
function townNear({ areas }: HeatContext['places'], cell: number): string | null {
  const middle = middleOf(cell);
  let best: { readonly name: string; readonly km: number } | null = null;
  for (const area of areas.values()) {
    const km = kmBetween(middle, area);
    if (km <= nearKm && (best === null || km < best.km)) best = { name: area.name, km };
  }
  return best?.name ?? null;
}

/** Where interest in a performer came from when it was last counted, the most people first. */
export async function readHeatMap({ kit, places }: HeatContext, actorId: number): Promise<ActorHeatMap[]> {
  const rows = await kit.db.orm
    .select()
    .from(heatCells)
    .where(eq(heatCells.actorId, actorId))
    .orderBy(desc(heatCells.people), asc(heatCells.cell));
  return rows.map(({ cell, people, asOf }) => ({ ...edgesOf(cell), people, near: townNear(places, cell), asOf }));
}

/** Where a guest has agreed to count. */
export async function readRegion({ kit, places }: HeatContext, guestId: number) {
  const [row] = await kit.db.orm.select().from(guestCells).where(eq(guestCells.guestId, guestId));
  return {
    region: row ? { near: townNear(places, row.cell), until: row.saidAt.getTime() + regionDays * dayMs } : null,
  };
}

/**
 * A guest agrees to count where a zip code lies, or (an empty one) takes it back.
 * @throws Problem `zip_unknown`
 */
export async function setRegion(
  { kit, places }: HeatContext,
  guestId: number,
  { country, zip }: { readonly country: ZipCountry; readonly zip: string },
): Promise<void> {
  if (zip === '') {
    await kit.db.orm.delete(guestCells).where(eq(guestCells.guestId, guestId));
    return;
  }
  const found = places.placeOfZip(zip, { country, near: null });
  if (!found) throw new Problem(zipUnknown, { field: 'body.zip' });
  const values = { cell: cellOf(found), saidAt: new Date(kit.clock.now()) };
  await kit.db.orm
    .insert(guestCells)
    .values({ guestId, ...values })
    .onConflictDoUpdate({ target: guestCells.guestId, set: values });
}

/** For the demo world: guests agree to count in the cells of areas, and all maps are counted. */
export async function countGuests(ctx: HeatContext, guests: ReadonlyMap<number, string>): Promise<void> {
  const saidAt = new Date(ctx.kit.clock.now());
  const rows = [...guests].flatMap(([guestId, code]) => {
    const area = ctx.places.areas.get(code);
    return area ? [{ guestId, cell: cellOf(area), saidAt }] : [];
  });
  if (rows.length > 0) await ctx.kit.db.orm.insert(guestCells).values(rows).onConflictDoNothing();
  await buildAllHeatMaps(ctx);
}

/** Counts all maps anew in one transaction: readers see those of yesterday until all are there. */
export async function buildAllHeatMaps({ kit }: Pick<HeatContext, 'kit'>): Promise<void> {
  const now = kit.clock.now();
  await kit.db.orm.delete(guestCells).where(lt(guestCells.saidAt, new Date(now - regionDays * dayMs)));
  await withLongTimeouts(() =>
    kit.db.transaction(async (tx) => {
      await lockByName(tx, 'actor-search.heat-maps');
      const told = (await countInterest(kit, tx)).told();
      const lines = [...told].flatMap(([actorId, cells]) =>
        [...cells].map(([cell, people]) => ({ actorId, cell, people, asOf: dayOf(now) })),
      );
      await tx.orm.delete(heatCells);
      for (let at = 0; at < lines.length; at += atOnce)
        await tx.orm.insert(heatCells).values(lines.slice(at, at + atOnce));
    }),
  );
}

/** Who said where they are, and whom all sources say they are interested in. */
async function countInterest(kit: Kit, tx: Tx) {
  const tally = createTally();
  const sources = kit.extensions.of(interestSources);
  for (let after = 0; ; ) {
    const guests = await tx.orm
      .select({ guestId: guestCells.guestId, cell: guestCells.cell })
      .from(guestCells)
      .where(gt(guestCells.guestId, after))
      .orderBy(asc(guestCells.guestId))
      .limit(atOnce);
    const ids = guests.map(({ guestId }) => guestId);
    const known = [];
    for (const source of sources) known.push(await source.load(tx, ids));
    for (const { guestId, cell } of guests)
      tally.add(
        cell,
        known.flatMap((of) => of.get(guestId) ?? []),
      );
    const last = ids.at(-1);
    if (guests.length < atOnce || last === undefined) return tally;
    after = last;
  }
}
