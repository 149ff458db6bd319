import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { ConversionChatState } from '../contract/index.ts';
import { conversionChatChanged, noConversionChat } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { guests } from './tables.ts';

export type GuestRow = typeof guests.$inferSelect;

/** Whether a guest's extra free chat is on, `now` in ms of steady time. */
export const isOn = ({ untilAt }: GuestRow, now: number): boolean => untilAt !== null && untilAt > now;

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** The ends of a guest's countdowns, each null where there is none now. */
export async function stateOf(ctx: Context, executor: Executor, guestId: number): Promise<ConversionChatState> {
  const [row] = await executor.orm.select().from(guests).where(eq(guests.guestId, guestId));
  if (!row) return noConversionChat;
  const { clock } = ctx.kit;
  const isOpen = row.fromAt === null && row.candidateUntil.getTime() > clock.now();
  const isCandidate = isOpen && !(await ctx.ledger.guestFunds(executor, guestId)).isPayingCustomer;
  return {
    conversionChatCountdownEnd: isOn(row, clock.steady()) ? seconds(row.untilAt ?? 0) : null,
    conversionChatCandidateCountdownEnd: isCandidate ? seconds(row.candidateUntil.getTime()) : null,
  };
}

/** Tells all pages of a guest how it stands after the commit. */
export async function tellGuest(ctx: Context, tx: Tx, guestId: number): Promise<ConversionChatState> {
  const state = await stateOf(ctx, tx, guestId);
  tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, conversionChatChanged, state));
  return state;
}
