import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { LibraryItem } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { libraryCounts, librarySources } from './port.ts';
import { presentEntries } from './present.ts';
import { entries } from './tables.ts';

/** How much of each there is in a guest's library, without what is archived. */
export async function readTotals({ kit: { db, extensions } }: Context, { accountId }: AccountCaller) {
  const sources = extensions.of(librarySources);
  const rows = await db.orm
    .select({ kind: entries.kind, of: count() })
    .from(entries)
    .where(and(eq(entries.guestId, accountId), isNull(entries.archivedAt)))
    .groupBy(entries.kind);
  const sum = (isMeant: (source: (typeof sources)[number]) => boolean): number =>
    rows.reduce((all, { kind, of }) => (sources.some((one) => one.kind === kind && isMeant(one)) ? all + of : all), 0);
  const others = await Promise.all(extensions.of(libraryCounts).map(({ read }) => read(db, accountId)));
  return {
    videos: sum(({ mediaType, originType }) => mediaType === 'video' && originType === 'shop'),
    photos: sum(({ mediaType }) => mediaType === 'photo'),
    clips: sum(({ originType }) => originType === 'chatClip'),
    audio: others.reduce((all, one) => all + one, 0),
  };
}

/** What of their library a guest has begun to watch and not ended, the latest first. */
export async function readBegun(ctx: Context, caller: AccountCaller, first: number): Promise<LibraryItem[]> {
  const { db, extensions } = ctx.kit;
  const sources = extensions.of(librarySources);
  const begun = await Promise.all(
    sources.map(async ({ kind, begun: read }) =>
      ((await read?.(db, caller.accountId, first)) ?? []).map((one) => ({ ...one, kind })),
    ),
  );
  const latest = begun
    .flat()
    .sort((one, other) => other.at - one.at)
    .slice(0, first);
  if (latest.length === 0) return [];
  const own = await db.orm
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.guestId, caller.accountId),
        isNull(entries.archivedAt),
        inArray(
          entries.thing,
          latest.map(({ id }) => id),
        ),
      ),
    );
  const rows = latest.flatMap(({ kind, id }) => own.find((row) => row.kind === kind && row.thing === id) ?? []);
  return (await presentEntries(ctx, db, sources, rows, caller)).filter(({ isOpen }) => isOpen);
}
