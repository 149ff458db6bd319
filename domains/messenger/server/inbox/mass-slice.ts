import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { MassState } from '../../contract/index.ts';
import { massSlice, wordLimits } from '../../contract/index.ts';
import type { ChannelRow } from '../channel-row.ts';
import { openChannel } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { takeDownMedia } from '../media-buy.ts';
import { keepMedia } from '../media-upload.ts';
import { barrierIn } from '../reach.ts';
import { channels, massMessages, massRecipients, messages } from '../tables.ts';
import { tellMessage } from '../tell.ts';
import { writeMessage } from '../write-message.ts';
import { copyFor, forgetMediaOf, heldMediaOfMass } from './mass-media.ts';
import type { RecipientState } from './tables.ts';
import { wordsFor } from './words.ts';

type Mass = typeof massMessages.$inferSelect;
type Recipient = typeof massRecipients.$inferSelect;

/** People of one slice; then the next message to many has its turn. */
export const sliceSize = 50;
/** So often somebody is tried. */
const attemptsMost = 3;
/** A slice that has not moved for this long is lost, ms: its worker is gone. */
export const lostAfter = 2 * 60_000;

/** What is being done with a message to many, and who it is still to be done with. */
const waitsIn: Readonly<Partial<Record<MassState, RecipientState>>> = { sending: 'waiting', unsending: 'sent' };
const ends: Readonly<Partial<Record<MassState, MassState>>> = { sending: 'sent', unsending: 'unsent' };

/**
 * Sends, or takes back, one slice of a message to many, and queues the next. Each person is one transaction that holds their row: a
 * worker that dies leaves everybody either done or waiting, and two at once never do the same.
 */
export async function workSlice(ctx: Context, massId: number): Promise<void> {
  const { db, clock, jobs } = ctx.kit;
  const [mass] = await db.orm.select().from(massMessages).where(eq(massMessages.id, massId));
  const waits = mass && waitsIn[mass.state];
  if (!mass || !waits) return;
  if (mass.state === 'sending' && clock.now() - mass.movedAt.getTime() > wordLimits.lateBy) return hold(ctx, mass);
  const toDo = and(eq(massRecipients.massId, massId), eq(massRecipients.state, waits));
  const slice = await db.orm
    .select({ guestId: massRecipients.guestId })
    .from(massRecipients)
    .where(toDo)
    .orderBy(asc(massRecipients.attempts), asc(massRecipients.guestId))
    .limit(sliceSize);
  for (const { guestId } of slice) await workOne(ctx, mass, guestId);
  await db.transaction(async (tx) => {
    const [next] = await tx.orm.select({ guestId: massRecipients.guestId }).from(massRecipients).where(toDo).limit(1);
    const still = and(eq(massMessages.id, massId), eq(massMessages.state, mass.state));
    const set = { movedAt: new Date(clock.now()), ...(next ? {} : { state: ends[mass.state] as MassState }) };
    const [moved] = await tx.orm.update(massMessages).set(set).where(still).returning();
    if (moved?.state === 'unsent') await forgetMediaOf(ctx, tx, massId);
    if (moved && next) await jobs.send(tx, massSlice, { massId });
  });
}

async function hold({ kit }: Context, { id }: Mass): Promise<void> {
  const still = and(eq(massMessages.id, id), eq(massMessages.state, 'sending'));
  await kit.db.orm.update(massMessages).set({ state: 'held' }).where(still);
}

/** One person, in one transaction. With whom it fails comes last, and is left out in the end. */
async function workOne(ctx: Context, mass: Mass, guestId: number): Promise<void> {
  const { db, log } = ctx.kit;
  const waits = waitsIn[mass.state] as RecipientState;
  const own = and(eq(massRecipients.massId, mass.id), eq(massRecipients.guestId, guestId));
  const run = db.transaction(async (tx) => {
    const still = and(eq(massMessages.id, mass.id), eq(massMessages.state, mass.state));
    // Whoever stops it waits until this one is out; the next one sees that it was stopped.
    const [going] = await tx.orm.select({ id: massMessages.id }).from(massMessages).where(still).for('share');
    const mine = and(own, eq(massRecipients.state, waits));
    const [one] = await tx.orm.select().from(massRecipients).where(mine).for('update', { skipLocked: true });
    if (!going || !one) return;
    const set = mass.state === 'sending' ? await sendTo(ctx, tx, mass, guestId) : await takeBack(ctx, tx, one);
    await tx.orm.update(massRecipients).set(set).where(own);
  });
  await run.catch(async (err: unknown) => {
    log.error({ err, massId: mass.id }, 'a message to many failed for one guest');
    await db.transaction(async (tx) => {
      const givenUp = mass.state === 'sending' ? 'skipped' : 'unsent';
      const attempts = sql`${massRecipients.attempts} + 1`;
      const state = sql`case when ${attempts} < ${attemptsMost} then ${massRecipients.state} else ${givenUp} end`;
      await tx.orm
        .update(massRecipients)
        .set({ attempts, state })
        .where(and(own, eq(massRecipients.state, waits)));
    });
  });
}

/** Sends it to one guest, when that is still right: not blocked, not unsubscribed, both in good standing, the account there. */
async function sendTo(ctx: Context, tx: Tx, mass: Mass, guestId: number): Promise<Partial<Recipient>> {
  const { actorId } = mass;
  const actor = await ctx.performers.actor(tx, actorId);
  const origin = await heldMediaOfMass(tx, mass.id);
  const text = actor && (await wordsFor(ctx, tx, mass.texts, guestId));
  const saysNothing = text === null || (text === '' && !origin);
  const isGone = origin !== null && (origin.goneAt !== null || !origin.isCovered);
  if (!actor || saysNothing || isGone || !(await isInGoodStanding(ctx, tx, mass, guestId))) return { state: 'skipped' };
  const at = ctx.kit.clock.now();
  const channel = await openChannel(tx, { guestId, actor, at });
  if (!(await wantsIt(ctx, tx, channel))) return { state: 'skipped' };
  const copy = origin && (await copyFor(ctx, tx, origin, channel.id));
  const { message } = await writeMessage(
    ctx,
    tx,
    channel,
    {
      type: copy?.type === 'bitmap' ? 'image' : 'text',
      sender: 'actor',
      text: text ?? '',
      key: `mass:${mass.id}`,
      mediaId: copy?.id,
      mediaType: copy?.type,
    },
    {
      sentBy: 'many',
      async complete({ id }) {
        if (copy) await keepMedia(tx, copy.id, id);
        return { paid: 0 };
      },
    },
  );
  return { state: 'sent', channelId: channel.id, messageId: message.id, sentAt: new Date(at) };
}

async function isInGoodStanding({ guest }: Context, tx: Tx, { actorId }: Mass, guestId: number): Promise<boolean> {
  const sender = await guest.standing(tx, actorId);
  const reader = await guest.standing(tx, guestId);
  return !sender.isLocked && !sender.isRestricted && !reader.isLocked && !reader.isRestricted;
}

const wantsIt = async (ctx: Context, tx: Tx, channel: ChannelRow): Promise<boolean> =>
  !channel.massMuted && (await barrierIn(ctx, tx, channel, 'actor')) === null;

/** Takes it back from one guest: its words are gone, and it is not unread any more. */
async function takeBack(ctx: Context, tx: Tx, { channelId, messageId }: Recipient): Promise<Partial<Recipient>> {
  if (channelId === null || messageId === null) return { state: 'unsent' };
  const [locked] = await tx.orm.select().from(channels).where(eq(channels.id, channelId)).for('update');
  const [sent] = await tx.orm.select().from(messages).where(eq(messages.id, messageId));
  // What was paid to open it goes back.
  const channel = locked && sent ? await takeDownMedia(ctx, tx, sent, locked) : locked;
  const [message] = await tx.orm
    .update(messages)
    .set({ text: '', deletedAt: new Date(ctx.kit.clock.now()), guestSign: null, actorSign: null })
    .where(and(eq(messages.id, messageId), sql`${messages.deletedAt} is null`))
    .returning();
  if (!channel || !message) return { state: 'unsent' };
  const isUnread = channel.guestReadId < messageId;
  const [after] = await tx.orm
    .update(channels)
    .set({
      guestUnread: isUnread ? sql`greatest(0, ${channels.guestUnread} - 1)` : channel.guestUnread,
      ...(channel.lastMessageId === messageId ? { subject: '' } : {}),
    })
    .where(eq(channels.id, channelId))
    .returning();
  await tellMessage(ctx, tx, message, after ?? channel, { isNew: false, by: 'actor', to: ['guest'] });
  return { state: 'unsent' };
}

/** Goes on with messages to many whose slice was lost; what has not moved for far too long is held. */
export async function resumeLost(ctx: Context): Promise<void> {
  const { db, clock, jobs } = ctx.kit;
  const moving = inArray(massMessages.state, ['sending', 'unsending']);
  const lost = await db.orm
    .select()
    .from(massMessages)
    .where(and(moving, lt(massMessages.movedAt, new Date(clock.now() - lostAfter))));
  for (const mass of lost) {
    const isLate = clock.now() - mass.movedAt.getTime() > wordLimits.lateBy;
    if (isLate && mass.state === 'sending') await hold(ctx, mass);
    else await db.transaction((tx) => jobs.send(tx, massSlice, { massId: mass.id }));
  }
}
