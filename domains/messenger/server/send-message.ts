import { and, count, eq, gt, min } from 'drizzle-orm';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import type { sendMessage as command, Side } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { channelFor, lockChannel } from './channel-row.ts';
import { assertSaid } from './contact-words.ts';
import type { Context } from './deps.ts';
import { keepMedia, takeMedia } from './media-upload.ts';
import type { MessageRow } from './present.ts';
import { freeLeft, isStranger } from './present.ts';
import { assertReaches } from './reach.ts';
import { messageByKey } from './statements.ts';
import { messages } from './tables.ts';
import { tellMessage } from './tell.ts';
import type { Completed } from './write-message.ts';
import { writeMessage } from './write-message.ts';

export type SendRequest = PayloadOf<typeof command>;

/**
 * One side of a channel sends a message. A guest pays what the performer asks once nothing is free any more (spec 2 §3). The same
 * key again costs nothing and changes nothing.
 *
 * @throws Problem as the command lists them; nothing is kept or paid then
 */
export async function sendMessage(ctx: Context, caller: AccountCaller, request: SendRequest): Promise<void> {
  const me = caller.accountId;
  const { text, key, mediaId } = request.data;
  const { side, channel } = await channelFor(ctx.kit.db, request.channelId, me);
  if (side !== request.senderType) throw new Problem(contract.cannotWrite);
  const isEmpty = !visiblePattern.test(text) && mediaId === undefined && request.includedGifts.length === 0;
  if (isEmpty || (request.messageType === 'image' && mediaId === undefined)) {
    throw new Problem(invalidInput, { errors: [{ field: 'data.text', message: 'Write something first.' }] });
  }
  await assertSaid(ctx, 'data.text', text);
  if (mediaId === undefined && request.chatId !== undefined && (request.isVideochat || request.isFreechat)) {
    // It is said in the chat, and comes back from there into the conversation.
    await ctx.live.say(me, { chatId: request.chatId, text, textKey: key });
    return;
  }
  await ctx.conversation.takeRate(me);
  if (side === 'actor' && request.includedGifts.length > 0) throw new Problem(contract.cannotWrite);
  const asked = side === 'guest' ? await priceOf(ctx, caller, channel) : 0;
  await ctx.kit.db.transaction((tx) => send(ctx, tx, me, request, asked));
}

/** `asked`: what a message of this side costs where it is not free, hundredths of a coin. */
async function send(ctx: Context, tx: Tx, me: number, request: SendRequest, asked: number): Promise<void> {
  const { channel, side } = await lockChannel(tx, request.channelId, me);
  return onceByKey({
    async before() {
      const [row] = await messageByKey(tx).execute({ channelId: channel.id, sender: side, key: request.data.key });
      return row;
    },
    isSame: (row) => isSameMessage(row, request),
    // The process may have died between keeping the message and telling of it; whoever sends it again is the one who notices.
    repeat: (row) => tellMessage(ctx, tx, row, channel, { isNew: true, by: side }),
    first: () => sendNow(ctx, tx, channel, side, request, asked),
  });
}

async function sendNow(
  ctx: Context,
  tx: Tx,
  channel: ChannelRow,
  side: Side,
  request: SendRequest,
  asked: number,
): Promise<void> {
  const { text, key, replyTo = null, shownPrice, mediaId, mediaPrice = null } = request.data;
  await assertMayWrite(ctx, tx, channel, side);
  if (replyTo !== null) await assertInChannel(tx, channel, replyTo);
  const { includedGifts } = request;
  const usesFree = asked > 0 && freeLeft(ctx, channel) > 0;
  const price = usesFree ? 0 : asked;
  const ofGifts = includedGifts.length > 0 ? await ctx.gifts.priceOf(tx, channel.guestId, includedGifts) : 0;
  // What a voucher pays costs no coins: the page shows it as free.
  const question = { kind: contract.paidMessage.name, sellerId: channel.actorId };
  const isCovered = price > 0 && (await ctx.sales.coveredNow(tx, channel.guestId, question)) > 0;
  const coins = (isCovered ? 0 : price) + ofGifts;
  assertPriceShown(shownPrice, coins);
  const carried = mediaId ? await takeMedia(tx, channel, side, { mediaId, price: mediaPrice }) : null;
  const said = {
    type: carried?.type === 'bitmap' ? 'image' : text === '' && !carried ? 'gift' : 'text',
    sender: side,
    text,
    key,
    replyTo,
    mediaId: carried?.id,
    mediaType: carried?.type,
  } as const;
  await writeMessage(ctx, tx, channel, said, {
    freeUsed: usesFree ? 1 : 0,
    async complete(message) {
      if (carried) await keepMedia(tx, carried.id, message.id);
      return payFor(ctx, tx, channel, { messageId: message.id, price, gifts: includedGifts });
    },
  });
  const { guestId, actorId } = channel;
  if (side === 'guest' && price === 0) {
    await tx.emit(contract.wroteForNothing, { guestId, actorId, at: ctx.kit.clock.now() });
  }
}

interface Bill {
  readonly messageId: number;
  readonly price: number;
  readonly gifts: SendRequest['includedGifts'];
}

/** The words by the performer's price, the gifts by theirs: what was bought before covers its own (spec 2 §5). */
async function payFor(
  ctx: Context,
  tx: Tx,
  channel: ChannelRow,
  { messageId, price, gifts }: Bill,
): Promise<Completed> {
  const sale = `message:${messageId}` as const;
  const { guestId, actorId, actorName } = channel;
  const words =
    price === 0
      ? { paid: 0 }
      : await ctx.sales.charge(tx, {
          sale,
          kind: contract.paidMessage,
          buyerId: guestId,
          seller: { id: actorId, name: actorName },
          price,
        });
  if (gifts.length === 0) return { paid: words.paid };
  const sent = await ctx.gifts.send(tx, { guestId, actorId, gifts, reference: sale, key: sale });
  return {
    paid: words.paid + sent.paid,
    gifts: sent.gifts.map(({ giftId, names, imageUrl, quantity }) => ({ giftId, names, imageUrl, quantity })),
  };
}

/** What a message to the performer costs. @throws Problem messages_off, actor_not_found */
async function priceOf(
  { kit, performers }: Context,
  caller: AccountCaller,
  { actorId }: Pick<ChannelRow, 'actorId'>,
): Promise<number> {
  const actor = await performers.actor(kit.db, actorId);
  if (!actor || isBanned(actor, caller.country)) throw new Problem(actorMissing);
  if (actor.priceMessage === null) throw new Problem(contract.messagesOff);
  return actor.priceMessage;
}

/** Whether a message is what a request asks to send. */
function isSameMessage(before: MessageRow, { data, includedGifts }: SendRequest): boolean {
  const { text, replyTo = null, mediaId = null } = data;
  // Changed or deleted since, it is still what was sent.
  const isSame = before.editedAt !== null || before.deletedAt !== null || before.text === text;
  const given = (before.gifts ?? []).map(({ giftId, quantity }) => `${giftId}:${quantity}`).sort();
  const wanted = includedGifts.map(({ giftId, quantity }) => `${giftId}:${quantity}`).sort();
  const isOther = before.replyTo !== replyTo || before.mediaId !== mediaId || given.join() !== wanted.join();
  return isSame && !isOther;
}

/** @throws Problem channel_blocked, cannot_write, guest_restricted, known_only, wait_for_answer */
export async function assertMayWrite(ctx: Context, tx: Tx, channel: ChannelRow, side: Side): Promise<void> {
  await assertReaches(ctx, tx, channel, side);
  if (side === 'guest' && isStranger(channel)) throw new Problem(contract.knownOnly);
  if (side === 'guest' && !channel.isAnswered) await assertPatient(ctx, tx, channel);
}

const hour = 3_600_000;

/** Strangers are written to slowly: so many messages an hour until they have answered once. */
async function assertPatient({ kit }: Context, tx: Tx, channel: ChannelRow): Promise<void> {
  const now = kit.clock.now();
  const lately = and(
    eq(messages.channelId, channel.id),
    eq(messages.sender, 'guest'),
    gt(messages.sentAt, new Date(now - hour)),
  );
  const [sent] = await tx.orm
    .select({ number: count(), first: min(messages.sentAt) })
    .from(messages)
    .where(lately);
  if (!sent?.first || sent.number < contract.messengerLimits.strangerPerHour) return;
  const minutes = Math.max(1, Math.ceil((sent.first.getTime() + hour - now) / 60_000));
  throw new Problem(contract.waitForAnswer, { data: { minutes } });
}

async function assertInChannel(tx: Tx, channel: ChannelRow, messageId: number): Promise<void> {
  const there = and(eq(messages.id, messageId), eq(messages.channelId, channel.id));
  const [row] = await tx.orm.select({ id: messages.id }).from(messages).where(there);
  if (!row) throw new Problem(contract.messageMissing);
}
