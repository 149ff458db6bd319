import { eq } from 'drizzle-orm';
import { consentEnded } from '#domains/consent/contract/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { sideOf } from './channel-row.ts';
import { endOfMessage, payBack } from './coverage.ts';
import type { Context } from './deps.ts';
import { assertMayView } from './media-access.ts';
import { buyMedia } from './media-buy.ts';
import type { Size } from './media-files.ts';
import { mediaFiles } from './media-files.ts';
import { discardMedia, sweepMedia, uploadForMany, uploadMedia } from './media-upload.ts';
import { isLockedFor } from './media-view.ts';
import { channels, media } from './tables.ts';

/** Bytes of what a message carries, for one of its two sides, looked up again for every request. @throws Problem media_not_found, and those of {@link assertMayView} */
async function deliverMedia(ctx: Context, caller: AccountCaller, id: string, size: Size): Promise<FileReply> {
  const { kit } = ctx;
  const me = caller.accountId;
  const [found] = await kit.db.orm
    .select({ row: media, channel: channels })
    .from(media)
    .leftJoin(channels, eq(channels.id, media.channelId))
    .where(eq(media.id, id));
  const isOwn = found?.row.ownerId === me;
  // What goes to many is reached through its copies, one in each channel.
  const side = found && (found.channel ? sideOf(found.channel, me) : isOwn ? 'actor' : null);
  const isSeen = found && (found.row.messageId !== null || isOwn);
  // Its owner still sees what others may not.
  const isGone = found?.row.goneAt || (found?.row.isCovered === false && !isOwn);
  if (!side || !isSeen || isGone) throw new Problem(contract.mediaMissing);
  if (size !== 'blurred' && side === 'guest') {
    await assertMayView(ctx, kit.db, caller, isLockedFor(found.row, side) ? 'open' : 'see');
  }
  const files = mediaFiles(kit);
  const fileId = found.row.originId ?? id;
  if (found.row.type === 'video' && size === 'full') {
    const read = (start: number, end: number) => files.part(fileId, 'video', start, end);
    return { body: new Uint8Array(), type: 'video/mp4', cacheSeconds: 0, parts: { size: found.row.size, read } };
  }
  const kept = await files.get(fileId, found.row.type, size);
  if (!kept) throw new Problem(contract.mediaMissing);
  return { ...kept, cacheSeconds: 0 };
}

/** What messages carry: taken in, shown, sold, forgotten. */
export const mediaHandlers = (ctx: Context): Handler[] => [
  handle(contract.uploadMessageMedia, async ({ query, body }, call) => ({
    media: await uploadMedia(ctx, call, query.channelId, body),
  })),
  handle(contract.uploadMassMedia, async ({ body }, call) => ({
    media: await uploadForMany(ctx, call, body),
  })),
  handle(contract.discardMessageMedia, async ({ params }, { caller }) => {
    await discardMedia(ctx, caller.accountId, params.mediaId);
    return {};
  }),
  handle(contract.getMessageMedia, ({ params }, { caller }) => deliverMedia(ctx, caller, params.mediaId, params.size)),
  handle(contract.buyMessageMedia, async ({ params, body }, { caller }) => ({
    content: await buyMedia(ctx, caller, params.mediaId, body.shown),
  })),
  work(contract.sweepMedia, () => sweepMedia(ctx)),
  work(contract.payMessageBack, ({ mediaId }) => payBack(ctx, mediaId)),
  on(consentEnded, 'messenger.pay-back-what-ended', ({ kind, id }, tx) => endOfMessage(ctx, tx, kind, id)),
];
