import { and, eq } from 'drizzle-orm';
import type { oneClickEnded } from '#domains/payments/contract/events.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { channels, messages } from './tables.ts';
import { tellMessage } from './tell.ts';

/** Lines that are the guest's alone: what somebody pays the platform is no business of the performer. */
export const guestsOwn: ('charge_success' | 'charge_failure')[] = ['charge_success', 'charge_failure'];

/** Whether a conversation is a guest's own. */
export async function isOwnChannel({ orm }: Executor, channelId: number, guestId: number): Promise<boolean> {
  return (await orm.$count(channels, and(eq(channels.id, channelId), eq(channels.guestId, guestId)))) > 0;
}

/**
 * A charge by one press stands in the conversation in which it was made, for the guest alone: it is nothing new between the two, so
 * neither list moves. Told twice, it stands there once.
 */
export async function lineOfCharge(ctx: Context, tx: Tx, told: PayloadOf<typeof oneClickEnded>): Promise<void> {
  const { orderId, guestId, channelId, coins, succeeded } = told;
  const own = and(eq(channels.id, channelId), eq(channels.guestId, guestId));
  const [channel] = await tx.orm.select().from(channels).where(own);
  if (!channel) return;
  const [line] = await tx.orm
    .insert(messages)
    .values({
      channelId,
      type: succeeded ? 'charge_success' : 'charge_failure',
      sender: 'system',
      text: '',
      // A declined charge that goes through after all is told as well.
      key: `charge:${orderId}:${succeeded ? 'paid' : 'declined'}`,
      amount: coins,
      sentAt: new Date(ctx.kit.clock.now()),
    })
    .onConflictDoNothing()
    .returning();
  if (line) await tellMessage(ctx, tx, line, channel, { isNew: true, by: null, to: ['guest'] });
}
