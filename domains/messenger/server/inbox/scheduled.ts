import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { ScheduledState, scheduleMessage } from '../../contract/index.ts';
import { repliesFull, scheduledMissing, tooLate, wordLimits } from '../../contract/index.ts';
import { channelFor, lockChannel } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { assertMayWrite } from '../send-message.ts';
import { scheduledMessages } from '../tables.ts';
import { writeMessage } from '../write-message.ts';
import type { BodyOf } from './body.ts';
import { assertSendable } from './words.ts';

type Row = typeof scheduledMessages.$inferSelect;

/** Messages that one run sends at most, each in a transaction of its own. */
const atOnce = 200;

/**
 * Keeps a message for later; the same key again is the same message.
 * @throws Problem channel_not_found, contact_details, prepared_full, message_too_late for a time that is past or too far away,
 *   key_used_otherwise for a key of another message
 */
export async function schedule(
  { kit }: Context,
  actorId: number,
  body: BodyOf<typeof scheduleMessage>,
): Promise<number> {
  await assertSendable({ kit }, { en: body.text });
  const now = kit.clock.now();
  if (body.dueAt <= now || body.dueAt > now + wordLimits.scheduleMost) throw new Problem(tooLate);
  return kit.db.transaction(async (tx) => {
    await channelFor(tx, body.channelId, actorId, 'actor');
    await lockByName(tx, 'messenger.scheduled', actorId);
    const open = and(eq(scheduledMessages.actorId, actorId), inArray(scheduledMessages.state, ['waiting', 'held']));
    const same = and(eq(scheduledMessages.actorId, actorId), eq(scheduledMessages.key, body.key));
    return onceByKey({
      before: async () => (await tx.orm.select().from(scheduledMessages).where(same))[0],
      isSame: (row) => row.channelId === body.channelId && row.text === body.text && row.dueAt.getTime() === body.dueAt,
      repeat: ({ id }) => id,
      first: async () => {
        const [kept] = await tx.orm.select({ total: count() }).from(scheduledMessages).where(open);
        if ((kept?.total ?? 0) >= wordLimits.scheduled) throw new Problem(repliesFull);
        const [row] = await tx.orm
          .insert(scheduledMessages)
          .values({ ...body, actorId, dueAt: new Date(body.dueAt), createdAt: new Date(now) })
          .returning();
        return row?.id ?? 0;
      },
    });
  });
}

async function set(tx: Tx, { id }: Row, state: ScheduledState): Promise<void> {
  await tx.orm.update(scheduledMessages).set({ state }).where(eq(scheduledMessages.id, id));
}

/** Sends one that the caller has locked, or marks it as refused: who may not be written to now is not written to. */
async function deliver(ctx: Context, tx: Tx, row: Row): Promise<void> {
  const { channel } = await lockChannel(tx, row.channelId, row.actorId);
  const account = await ctx.identity.account(tx, channel.guestId);
  const { isLocked } = await ctx.guest.standing(tx, row.actorId);
  const refused = await assertMayWrite(ctx, tx, channel, 'actor').then(
    () => isLocked || account === null,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );
  if (refused) return set(tx, row, 'refused');
  const said = { type: 'text', sender: 'actor', text: row.text, key: `scheduled:${row.id}` } as const;
  await writeMessage(ctx, tx, channel, said, { sentBy: 'clock' });
  await set(tx, row, 'sent');
}

/** Cancels one that waits or is held, or sends it now. @throws Problem prepared_not_found */
export async function decide(
  ctx: Context,
  actorId: number,
  { scheduledId, decision }: { scheduledId: number; decision: 'cancel' | 'send' },
): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const own = and(eq(scheduledMessages.id, scheduledId), eq(scheduledMessages.actorId, actorId));
    const [row] = await tx.orm.select().from(scheduledMessages).where(own).for('update');
    if (!row || (row.state !== 'waiting' && row.state !== 'held')) throw new Problem(scheduledMissing);
    await (decision === 'cancel' ? set(tx, row, 'cancelled') : deliver(ctx, tx, row));
  });
}

/** Sends what is due, each once also with several workers; what is far too late is held until somebody decides. */
export async function sendDue(ctx: Context): Promise<void> {
  const { db, clock, log } = ctx.kit;
  const isDue = and(eq(scheduledMessages.state, 'waiting'), lte(scheduledMessages.dueAt, new Date(clock.now())));
  const due = await db.orm
    .select({ id: scheduledMessages.id })
    .from(scheduledMessages)
    .where(isDue)
    .orderBy(asc(scheduledMessages.dueAt))
    .limit(atOnce);
  for (const { id } of due) {
    const sent = db.transaction(async (tx) => {
      const still = and(eq(scheduledMessages.id, id), isDue);
      const [row] = await tx.orm.select().from(scheduledMessages).where(still).for('update', { skipLocked: true });
      if (!row) return;
      if (clock.now() - row.dueAt.getTime() > wordLimits.lateBy) await set(tx, row, 'held');
      else await deliver(ctx, tx, row);
    });
    await sent.catch((err: unknown) => log.error({ err, scheduledId: id }, 'a scheduled message was not sent'));
  }
}
