import { and, eq } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { GridSettings } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { tileGridSources } from './port.ts';
import { gridSettings } from './tables.ts';

/** The type of the library's own list. */
export const ownGrid = 'mediathek';

/** How many tiles begin a grid (spec 3 §9: the media library's page). */
const firstTiles = 20;

/** A payload as it was asked; null for one that nobody can read. */
function askOf(payload: string) {
  try {
    return contract.GridAsk.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** How a guest looks at grids of a type. */
export async function settingsOf(
  { kit }: Pick<Context, 'kit'>,
  guestId: number | null,
  type: string,
): Promise<GridSettings> {
  if (guestId === null) return contract.standardGrid;
  const [row] = await kit.db.orm
    .select()
    .from(gridSettings)
    .where(and(eq(gridSettings.guestId, guestId), eq(gridSettings.type, type)));
  const kept = contract.GridSettings.safeParse(row);
  return kept.success ? kept.data : contract.standardGrid;
}

/** A page of a grid; one of a type, order or payload that nobody knows carries the marker instead. */
export async function readGrid(ctx: Context, caller: Caller, { type, payload }: { type: string; payload: string }) {
  const { db, extensions } = ctx.kit;
  const settings = await settingsOf(ctx, caller.accountId, type);
  const failed = { success: false, error: 'rest-error' as const, data: null, settings };
  const source = extensions.of(tileGridSources).find((one) => one.type === type);
  const ask = askOf(payload);
  if (!source || !ask) return failed;
  const sort = ask.sort ?? (source.sorts.includes(settings.sort) ? settings.sort : 'released');
  if (!source.sorts.includes(sort)) return failed;
  const { first = firstTiles, after, actorId, search } = ask;
  try {
    const page = await source.page(db, caller, { sort, first, after, actorId, search: search || undefined });
    const initialTiles = page.tiles.map(({ price, ...tile }) => ({
      ...tile,
      price: { value: price, currency: 'VXC' as const },
    }));
    const data = { initialTiles, totalCount: page.totalCount, next: page.next };
    return { success: true, error: null, data, settings };
  } catch (error) {
    if (error instanceof Problem) return failed;
    throw error;
  }
}

/** Keeps how a guest looks at grids of a type. @throws Problem not_found for a type that nobody brings */
export async function storeSettings(
  { kit: { db, extensions } }: Context,
  guestId: number,
  type: string,
  settings: GridSettings,
): Promise<{ success: true; settings: GridSettings }> {
  if (
    !isGridType(
      extensions.of(tileGridSources).map((one) => one.type),
      type,
    )
  )
    throw new Problem(notFound);
  await db.orm
    .insert(gridSettings)
    .values({ guestId, type, ...settings })
    .onConflictDoUpdate({ target: [gridSettings.guestId, gridSettings.type], set: settings });
  return { success: true, settings };
}

/** The library's own list is looked at as a grid as well. */
const isGridType = (types: readonly string[], type: string): boolean => type === ownGrid || types.includes(type);
