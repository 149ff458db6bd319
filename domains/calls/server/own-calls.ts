import { eq } from 'drizzle-orm';
import type { CallPrices, CallPricesOf } from '#domains/live/server/index.ts';
import { actorMissing } from '#domains/performers/contract/problems.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { CallSettings, OwnCalls } from '../contract/index.ts';
import { callNeedsPrice } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { settings } from './tables.ts';

const none: CallSettings = { voice: false, voicePrice: null, anonymous: false, video: false };

/** Which calls a performer takes; none while she has said nothing. */
export async function settingsOf({ orm }: Executor, actorId: number): Promise<CallSettings> {
  const [row] = await orm.select().from(settings).where(eq(settings.actorId, actorId));
  if (!row) return none;
  const { actorId: _, ...said } = row;
  return said;
}

/** What she takes for each type of call now, as live asks before a start. */
export const pricesOf: CallPricesOf = async (executor, { id, priceSinglec2c }): Promise<CallPrices> => {
  const { voice, voicePrice, video } = await settingsOf(executor, id);
  return { VOICE_CALL: voice ? voicePrice : null, STARTMOBILECALLCHAT: video ? priceSinglec2c : null };
};

/** @throws Problem actor_missing */
export async function ownCalls({ kit, performers }: Context, actorId: number): Promise<OwnCalls> {
  const actor = await performers.actor(kit.db, actorId);
  if (!actor) throw new Problem(actorMissing);
  return { ...(await settingsOf(kit.db, actorId)), videoPrice: actor.priceSinglec2c };
}

/**
 * Changes what is given; calls that ring or run stay as they were begun.
 * @throws Problem actor_missing, call_needs_price with the field
 */
export async function setOwnCalls(
  ctx: Context,
  { accountId: actorId, language }: Pick<AccountCaller, 'accountId' | 'language'>,
  change: Partial<CallSettings>,
): Promise<OwnCalls> {
  const { kit, performers, live } = ctx;
  await kit.db.transaction(async (tx) => {
    const actor = await performers.actor(tx, actorId);
    if (!actor) throw new Problem(actorMissing);
    const next: CallSettings = { ...(await settingsOf(tx, actorId)), ...change };
    const needs = (field: 'voicePrice' | 'video') =>
      new Problem(callNeedsPrice, { errors: [{ field: `body.${field}`, message: callNeedsPrice.title[language] }] });
    if (next.voice && next.voicePrice === null) throw needs('voicePrice');
    if (change.video && actor.priceSinglec2c === null) throw needs('video');
    await tx.orm
      .insert(settings)
      .values({ actorId, ...next })
      .onConflictDoUpdate({ target: settings.actorId, set: next });
    await live.offersChanged(tx, actorId);
  });
  return ownCalls(ctx, actorId);
}
