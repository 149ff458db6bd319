import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Call } from '#kit/server/handler.ts';
import type { MediaType, MessageMedia, Side } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { channelFor } from './channel-row.ts';
import { declareMedia, forgetThing } from './coverage.ts';
import type { Context } from './deps.ts';
import type { Size } from './media-files.ts';
import { mediaFiles } from './media-files.ts';
import type { MediaRow } from './media-view.ts';
import { toMedia } from './media-view.ts';
import { barrierIn } from './reach.ts';
import { media } from './tables.ts';

/** What was made of an upload: its files and what is known of it. */
interface Made {
  readonly files: Readonly<Partial<Record<Size, Uint8Array>>>;
  readonly facts: Pick<MediaRow, 'size' | 'width' | 'height' | 'length'>;
}

/**
 * Takes in what the next message of a channel is to carry. It counts from its beginning on, and whatever fails leaves nothing.
 * @throws Problem as the route lists them
 */
export async function uploadMedia(
  ctx: Context,
  call: Call<AccountCaller>,
  channelId: number,
  upload: Blob,
): Promise<MessageMedia> {
  const me = call.caller.accountId;
  const { channel, side } = await channelFor(ctx.kit.db, channelId, me);
  if ((await barrierIn(ctx, ctx.kit.db, channel, side)) !== null) throw new Problem(contract.cannotWrite);
  return takeIn(ctx, { call, channelId, side }, upload);
}

/** The same for a performer's next message to many. @throws Problem as the route lists them */
export const uploadForMany = (ctx: Context, call: Call<AccountCaller>, upload: Blob): Promise<MessageMedia> =>
  takeIn(ctx, { call, channelId: null, side: 'actor' }, upload);

async function takeIn(
  ctx: Context,
  {
    call,
    channelId,
    side,
  }: { readonly call: Call<AccountCaller>; readonly channelId: number | null; readonly side: Side },
  upload: Blob,
): Promise<MessageMedia> {
  const me = call.caller.accountId;
  // Who was taken off shows nothing any more, to nobody.
  if (side === 'actor') await ctx.performers.assertAdmitted(ctx.kit.db, me);
  const type = typeOf(upload);
  const id = await begin(ctx, { ownerId: me, channelId, type });
  try {
    const { files, facts } = await makers[type](ctx, me, upload);
    await mediaFiles(ctx.kit).put(id, type, files);
    const readyAt = new Date(ctx.kit.clock.now());
    const showsPeople = side === 'actor' && type !== 'audio';
    const row = await ctx.kit.db.transaction(async (tx) => {
      await tx.orm
        .update(media)
        .set({ ...facts, readyAt, isCovered: !showsPeople })
        .where(eq(media.id, id));
      if (showsPeople) await declareMedia(ctx, tx, { id, ownerId: me }, call);
      const [kept] = await tx.orm.select().from(media).where(eq(media.id, id));
      if (!kept) throw new Problem(contract.mediaMissing);
      return kept;
    });
    return toMedia(row, side);
  } catch (error) {
    await forget(ctx, id);
    throw error;
  }
}

/** Not carried by a message, nor by one to many. */
const notSent = and(isNull(media.messageId), isNull(media.massId));

/** One row more of an account, as long as it has room for one. Of one account one is begun at a time. */
async function begin(
  { kit }: Context,
  row: { readonly ownerId: number; readonly channelId: number | null; readonly type: MediaType },
): Promise<string> {
  const id = randomUUID();
  await kit.db.transaction(async (tx) => {
    await lockByName(tx, 'messenger.media', row.ownerId);
    const unsent = and(eq(media.ownerId, row.ownerId), notSent);
    const [open] = await tx.orm.select({ number: count() }).from(media).where(unsent);
    if ((open?.number ?? 0) >= contract.mediaLimits.open) throw new Problem(contract.tooManyOpen);
    await tx.orm.insert(media).values({ id, ...row, createdAt: new Date(kit.clock.now()) });
  });
  return id;
}

async function makeVoice({ media: sounds }: Context, ownerId: number, upload: Blob): Promise<Made> {
  const { body, milliseconds } = await sounds.makeSound(ownerId, upload);
  return { files: { full: body }, facts: { size: body.byteLength, width: null, height: null, length: milliseconds } };
}

async function makePicture({ media: pictures }: Context, ownerId: number, upload: Blob): Promise<Made> {
  const { full, small, blurred, width, height } = await pictures.makePrivate(ownerId, upload);
  return { files: { full, small, blurred }, facts: { size: full.byteLength, width, height, length: null } };
}

async function makeVideo({ media: videos }: Context, ownerId: number, upload: Blob): Promise<Made> {
  const { full, small, blurred, width, height, milliseconds } = await videos.makeVideo(ownerId, upload);
  return {
    files: { full, small, blurred },
    facts: { size: full.byteLength, width, height, length: milliseconds },
  };
}

const makers = { audio: makeVoice, bitmap: makePicture, video: makeVideo } as const;

const typeOf = ({ type }: Blob): MediaType =>
  type.startsWith('audio/') ? 'audio' : type.startsWith('video/') ? 'video' : 'bitmap';

async function forget({ kit }: Context, id: string): Promise<void> {
  await mediaFiles(kit)
    .delete(id)
    .then(() => kit.db.orm.delete(media).where(and(eq(media.id, id), notSent)))
    .catch((failure: unknown) => {
      // The row stays: the next round of the job takes both.
      kit.log.warn({ err: failure, media: id }, 'an upload that was not kept is still there');
    });
}

/** Throws one's own away before it was sent. @throws Problem media_not_found */
export async function discardMedia(ctx: Context, me: number, id: string): Promise<void> {
  const own = and(eq(media.id, id), eq(media.ownerId, me), notSent);
  await ctx.kit.db.transaction(async (tx) => {
    if ((await tx.orm.$count(media, own)) === 0) throw new Problem(contract.mediaMissing);
    await forgetThing(ctx.consent, tx, id);
    await tx.orm.delete(media).where(own);
  });
  await mediaFiles(ctx.kit).delete(id);
}

interface Carried {
  readonly mediaId: string;
  readonly price: number | null;
}

/**
 * Gives a message of a locked channel what it carries: one’s own, of this channel, not sent before. Guests ask nothing for it.
 * @throws Problem media_not_found, media_not_agreed, invalid_input
 */
export async function takeMedia(
  tx: Tx,
  channel: ChannelRow,
  side: Side,
  { mediaId, price }: Carried,
): Promise<Pick<MediaRow, 'id' | 'type'>> {
  if (price !== null && side === 'guest') {
    throw new Problem(invalidInput, {
      errors: [{ field: 'data.mediaPrice', message: 'Only performers set a price.' }],
    });
  }
  const ownerId = side === 'guest' ? channel.guestId : channel.actorId;
  const own = and(eq(media.id, mediaId), eq(media.ownerId, ownerId), eq(media.channelId, channel.id));
  const [row] = await tx.orm
    .update(media)
    .set({ price })
    .where(and(own, isNull(media.messageId), isNull(media.goneAt), isNotNull(media.readyAt)))
    .returning({ id: media.id, type: media.type, isCovered: media.isCovered });
  if (!row) throw new Problem(contract.mediaMissing);
  if (!row.isCovered) throw new Problem(contract.mediaNotAgreed);
  return row;
}

/** It belongs to the message from now on. */
export const keepMedia = async (tx: Tx, mediaId: string, messageId: number): Promise<void> =>
  void (await tx.orm.update(media).set({ messageId }).where(eq(media.id, mediaId)));

/** How many rows a round of the job takes. */
const slice = 200;

/** The job: what was never sent is forgotten, and files of what was taken down are deleted, also when a process died over it. */
export async function sweepMedia(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const before = new Date(clock.now() - contract.mediaLimits.unsentFor);
  const unsent = and(notSent, lt(media.createdAt, before));
  const gone = and(isNotNull(media.goneAt), isNull(media.purgedAt));
  for (;;) {
    const rows = await db.orm.select().from(media).where(or(unsent, gone)).orderBy(media.createdAt).limit(slice);
    for (const { id } of rows) await purge(ctx, id);
    if (rows.length < slice) return;
  }
}

/** Deletes the files, then the row when it was never sent; else it stays to say that it is gone. A copy has no files of its own. */
export async function purge({ kit, consent }: Context, id: string): Promise<void> {
  await mediaFiles(kit).delete(id);
  await kit.db.transaction(async (tx) => {
    await forgetThing(consent, tx, id);
    await tx.orm.delete(media).where(and(eq(media.id, id), notSent));
  });
  await kit.db.orm
    .update(media)
    .set({ purgedAt: new Date(kit.clock.now()) })
    .where(and(eq(media.id, id), sql`${media.goneAt} is not null`));
}
