import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import type { Given, TopGiver } from '../../contract/room.ts';
import { shownGiven, shownTop } from '../../contract/room.ts';
import { pictureUrl } from '../catalogue/drawings.ts';
import { giftsById } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { sends, sentGifts } from '../tables.ts';

export type SendRow = typeof sends.$inferSelect;

/** What a guest has given with a key. */
export async function sendingOf({ orm }: Executor, guestId: number, key: string): Promise<SendRow | undefined> {
  const own = and(eq(sends.guestId, guestId), eq(sends.key, key));
  const [row] = await orm.select().from(sends).where(own);
  return row;
}

/** Sendings as they are told, with the names they are shown with. */
export async function presentSends(
  executor: Executor,
  rows: readonly SendRow[],
  nameOf: (row: SendRow) => string = ({ shownName }) => shownName,
): Promise<Given[]> {
  if (rows.length === 0) return [];
  const ids = rows.filter(({ kind }) => kind === 'gift').map(({ id }) => id);
  const lines =
    ids.length === 0 ? [] : await executor.orm.select().from(sentGifts).where(inArray(sentGifts.sendId, ids));
  const gifts = await giftsById(executor, [...new Set(lines.map(({ giftId }) => giftId))]);
  return rows.map((row) => ({
    sendId: row.id,
    kind: row.kind,
    from: nameOf(row),
    gifts: lines
      .filter(({ sendId }) => sendId === row.id)
      .sort((a, b) => a.giftId - b.giftId)
      .flatMap(({ giftId, quantity }) => {
        const gift = gifts.get(giftId);
        return gift ? [{ giftId, names: gift.names, imageUrl: pictureUrl(gift.picture), quantity }] : [];
      }),
    coins: row.price,
    words: row.words,
    at: row.createdAt.getTime(),
  }));
}

/** The chat something was given in; null on a profile. */
export function chatOf(reference: string): number | null {
  const [kind, id] = reference.split(':');
  return kind === 'chat' ? Number(id) : null;
}

/**
 * What was given in a show, the latest first: what everybody may see, what the viewer gave, and what was given in the
 * private chat that the viewer watches, except by who is invisible.
 */
export async function givenInRoom(
  executor: Executor,
  roomId: number,
  viewer: { readonly id: number | null; readonly watchedChatId: number | null },
): Promise<Given[]> {
  const own = viewer.id === null ? undefined : eq(sends.guestId, viewer.id);
  const watched =
    viewer.watchedChatId === null
      ? undefined
      : and(eq(sends.reference, `chat:${viewer.watchedChatId}`), eq(sends.isInvisible, false));
  const seen = or(eq(sends.isPublic, true), own, watched);
  const rows = await executor.orm
    .select()
    .from(sends)
    .where(and(eq(sends.roomId, roomId), seen))
    .orderBy(desc(sends.id))
    .limit(shownGiven);
  return presentSends(executor, rows);
}

/** Who gave most in a show, among those who want their name shown; who gave as much earlier comes first. */
export async function topGivers({ orm }: Executor, roomId: number): Promise<TopGiver[]> {
  const coins = sumOf(sends.price);
  const rows = await orm
    .select({ name: sql<string>`max(${sends.shownName})`, coins })
    .from(sends)
    .where(and(eq(sends.roomId, roomId), eq(sends.isPublic, true), ne(sends.shownName, '')))
    .groupBy(sends.guestId)
    .orderBy(desc(coins), sql`max(${sends.id})`)
    .limit(shownTop);
  return rows;
}

/** What a performer was given, the latest first; the names of who wants to be invisible are left out. */
export async function receivedBy(
  { guest }: Pick<Context, 'guest'>,
  executor: Executor,
  actorId: number,
  most: number,
): Promise<Given[]> {
  const rows = await executor.orm
    .select()
    .from(sends)
    .where(eq(sends.actorId, actorId))
    .orderBy(desc(sends.id))
    .limit(most);
  const names = await guest.namesOf(executor, [...new Set(rows.map(({ guestId }) => guestId))]);
  return presentSends(executor, rows, (row) => (row.isInvisible ? '' : (names.get(row.guestId) ?? '')));
}
