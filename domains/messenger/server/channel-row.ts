import { and, eq } from 'drizzle-orm';
import { actorMissing } from '#domains/performers/contract/index.ts';
import type { ActorRow } from '#domains/performers/server/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Side } from '../contract/index.ts';
import { channelMissing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { welcomeGuest } from './inbox/welcome.ts';
import { channelById, channelLocked } from './statements.ts';
import { channels } from './tables.ts';

export type ChannelRow = typeof channels.$inferSelect;

/** The side an account has in a channel; null: none. */
export function sideOf(channel: Pick<ChannelRow, 'guestId' | 'actorId'>, accountId: number): Side | null {
  if (channel.guestId === accountId) return 'guest';
  return channel.actorId === accountId ? 'actor' : null;
}

export const accountOf = (channel: Pick<ChannelRow, 'guestId' | 'actorId'>, side: Side): number =>
  side === 'guest' ? channel.guestId : channel.actorId;

export const otherSide = (side: Side): Side => (side === 'guest' ? 'actor' : 'guest');

/** A channel for one of its sides. @throws Problem channel_not_found, also for anyone who has no side in it */
export async function channelFor(
  executor: Executor,
  channelId: number,
  accountId: number,
  only?: Side,
): Promise<{ channel: ChannelRow; side: Side }> {
  const [channel] = await channelById(executor).execute({ id: channelId });
  const side = channel && sideOf(channel, accountId);
  if (!channel || !side || (only && side !== only)) throw new Problem(channelMissing);
  return { channel, side };
}

/** The same, locked until the transaction ends: of one channel one message is written at a time, so that they have an order. */
export async function lockChannel(
  tx: Tx,
  channelId: number,
  accountId: number,
): Promise<{ channel: ChannelRow; side: Side }> {
  const [channel] = await channelLocked(tx).execute({ id: channelId });
  const side = channel && sideOf(channel, accountId);
  if (!channel || !side) throw new Problem(channelMissing);
  return { channel, side };
}

export async function channelOfPair(executor: Executor, guestId: number, actorId: number): Promise<ChannelRow | null> {
  const [row] = await executor.orm
    .select()
    .from(channels)
    .where(and(eq(channels.guestId, guestId), eq(channels.actorId, actorId)));
  return row ?? null;
}

type Opener = Pick<ActorRow, 'id' | 'name' | 'freeMessages' | 'messagesFrom'>;

const termsOf = ({ freeMessages, messagesFrom }: Opener) => ({
  freeGiven: freeMessages,
  onlyKnown: messagesFrom === 'known',
});

/** A performer's studio says something else of messages: so do all her channels. */
export async function keepTerms({ performers }: Pick<Context, 'performers'>, tx: Tx, actorId: number): Promise<void> {
  const actor = await performers.actor(tx, actorId);
  if (actor) await tx.orm.update(channels).set(termsOf(actor)).where(eq(channels.actorId, actorId));
}

/** The channel of a pair, opened where there is none, and locked. */
export async function openChannel(
  tx: Tx,
  { guestId, actor, at }: { guestId: number; actor: Opener; at: number },
): Promise<ChannelRow> {
  const { id: actorId, name: actorName } = actor;
  const row = { guestId, actorId, actorName, ...termsOf(actor), createdAt: new Date(at), lastAt: new Date(at) };
  await tx.orm.insert(channels).values(row).onConflictDoNothing();
  const [channel] = await tx.orm
    .select()
    .from(channels)
    .where(and(eq(channels.guestId, guestId), eq(channels.actorId, actorId)))
    .for('update');
  if (!channel) throw new Error(`The channel of ${guestId} and ${actorId} is not there.`);
  return channel;
}

type Guest = Pick<Caller, 'country'> & { readonly accountId: number };

/**
 * A guest opens the channel with a performer, and looks at it.
 * @throws Problem actor_not_found, also for oneself and where the performer is not shown
 */
export async function touchChannel(ctx: Context, guest: Guest, actorId: number): Promise<ChannelRow> {
  const { kit, performers } = ctx;
  const actor = await performers.actor(kit.db, actorId);
  if (!actor || isBanned(actor, guest.country) || actorId === guest.accountId) throw new Problem(actorMissing);
  const at = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const channel = await openChannel(tx, { guestId: guest.accountId, actor, at });
    await welcomeGuest(ctx, tx, channel);
    const [row] = await tx.orm
      .update(channels)
      .set({ guestViewedAt: new Date(at) })
      .where(eq(channels.id, channel.id))
      .returning();
    return row ?? channel;
  });
}
