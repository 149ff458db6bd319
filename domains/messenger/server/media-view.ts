import { inArray } from 'drizzle-orm';
import { routeUrl } from '#kit/contract/client.ts';
import type { Executor } from '#kit/db/db.ts';
import type { MessageMedia, Side } from '../contract/index.ts';
import { getMessageMedia } from '../contract/index.ts';
import type { Size } from './media-files.ts';
import { media } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;

/** Paid media of a performer, for a guest who has not paid. */
export const isLockedFor = ({ price, paidAt }: Pick<MediaRow, 'price' | 'paidAt'>, side: Side): boolean =>
  side === 'guest' && price !== null && paidAt === null;

/** What some messages carry, by its number. */
export async function mediaOf(
  executor: Executor,
  rows: readonly { readonly mediaId: string | null }[],
): Promise<ReadonlyMap<string, MediaRow>> {
  const ids = rows.flatMap(({ mediaId }) => mediaId ?? []);
  if (ids.length === 0) return new Map();
  const found = await executor.orm.select().from(media).where(inArray(media.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** It as one side of its channel is shown it: locked or gone, there is no address of it. */
export function toMedia(row: MediaRow, side: Side): MessageMedia {
  const url = (size: Size): string => routeUrl(getMessageMedia, { params: { mediaId: row.id, size } });
  // Whoever sent it still sees it, and that others do not.
  const isGone = row.goneAt !== null || (side === 'guest' && !row.isCovered);
  const isLocked = !isGone && isLockedFor(row, side);
  const preview = isLocked ? 'blurred' : 'small';
  return {
    mediaId: row.id,
    type: row.type,
    sources: isGone || isLocked ? [] : [url('full')],
    size: row.size,
    duration: row.length === null ? null : row.length / 1000,
    width: row.width,
    height: row.height,
    preview: isGone || row.type === 'audio' ? null : url(preview),
    price: row.price,
    isBought: row.paidAt !== null,
    isLocked,
    restriction: isLocked ? 'needPurchase' : null,
    isGone,
    isCovered: row.isCovered,
  };
}
