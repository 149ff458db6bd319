import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteOutput } from '#kit/contract/operations.ts';
import type { Executor } from '#kit/db/db.ts';
import type { getOwnPins, getPinnedGalleries, getPinnedPhotos, PinnedGallery, PinnedKind } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { pinnedThings } from './tables.ts';
import type { Thing } from './things.ts';
import { findThings } from './things.ts';

type Page = { readonly limit: number; readonly offset: number };
type Row = typeof pinnedThings.$inferSelect;

/** What a guest has pinned of some kinds, the latest first: what is there and what the guest may see now. */
async function visible(
  ctx: Context,
  caller: AccountCaller,
  kinds: readonly PinnedKind[],
): Promise<{ row: Row; thing: Thing }[]> {
  const rows = await ctx.kit.db.orm
    .select()
    .from(pinnedThings)
    .where(and(eq(pinnedThings.guestId, caller.accountId), inArray(pinnedThings.kind, [...kinds])))
    .orderBy(desc(pinnedThings.pinnedAt), desc(pinnedThings.kind), desc(pinnedThings.thing));
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ thing }) => thing);
        return [kind, await findThings(ctx, kind, ids, caller)] as const;
      }),
    ),
  );
  return rows.flatMap((row) => {
    const thing = found.get(row.kind)?.get(row.thing);
    return thing ? [{ row, thing }] : [];
  });
}

export async function readPhotos(
  ctx: Context,
  caller: AccountCaller,
  { limit, offset }: Page,
): Promise<RouteOutput<typeof getPinnedPhotos>> {
  const all = await visible(ctx, caller, ['picture']);
  const photos = all.slice(offset, offset + limit).flatMap(({ row: { pinnedAt }, thing: { actor, pictures } }) => {
    const [picture] = pictures;
    return picture ? [{ picture, actor, pinnedAt: pinnedAt.getTime() }] : [];
  });
  return { photos, total: all.length };
}

export async function readGalleries(
  ctx: Context,
  caller: AccountCaller,
  page: Page,
): Promise<RouteOutput<typeof getPinnedGalleries>> {
  const all = (await visible(ctx, caller, ['album', 'sedcard'])).filter(({ thing }) => thing.total > 0);
  const galleries = all.slice(page.offset, page.offset + page.limit).map(
    ({ row, thing: { id, actor, title, path, pictures, total } }): PinnedGallery => ({
      kind: row.kind === 'album' ? 'album' : 'sedcard',
      id: Number(id),
      actor,
      title,
      path,
      pictures: [...pictures],
      total,
      pinnedAt: row.pinnedAt.getTime(),
    }),
  );
  return { galleries, total: all.length };
}

/** What of a performer's gallery a guest has pinned, whatever of it can be seen. */
export async function readOwnPins(
  { orm }: Executor,
  guestId: number,
  actorId: number,
): Promise<RouteOutput<typeof getOwnPins>> {
  const rows = await orm
    .select({ kind: pinnedThings.kind, thing: pinnedThings.thing })
    .from(pinnedThings)
    .where(and(eq(pinnedThings.guestId, guestId), eq(pinnedThings.actorId, actorId)))
    .orderBy(pinnedThings.pinnedAt, pinnedThings.thing);
  const of = (kind: PinnedKind) => rows.filter((row) => row.kind === kind).map(({ thing }) => thing);
  return { sedcard: of('sedcard').length > 0, albumIds: of('album').map(Number), pictureIds: of('picture') };
}
