import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import { assertServed } from '#kit/domain/service-area.ts';
import * as problems from '../contract/problems.ts';
import { subscriptionSales } from '../contract/sale-kinds.ts';
import type { Context } from './deps.ts';
import { runningNow } from './grant-days.ts';
import { noFacts } from './machine/card.ts';
import { nameOf } from './mails.ts';
import type { Row } from './store.ts';
import { oneAtATime } from './store.ts';
import type { Order, Plan } from './subscribe.ts';
import { clubOf, isOrdered, offered } from './subscribe.ts';
import { agreements } from './tables.ts';

/**
 * Opens the provider's checkout for a subscription that a card pays each month, and answers where it is. Nothing is paid here: the
 * subscription begins with the provider's report. The same key answers the same checkout. Whose card pays a lower tier of the club gets the
 * checkout of the higher one, which takes its place once it is paid; so does another card where the first one was declined.
 * @throws Problem subscription_by_card_not_possible, subscription_not_offered, price_changed, already_subscribed,
 * own_fan_club, key_used_otherwise, not_enough_coins for anyone who owes coins, and what the guest's own limits say
 */
export async function subscribeByCard(ctx: Context, caller: AccountCaller, order: Order): Promise<string> {
  const { kit, cards } = ctx;
  if (!cards) throw new Problem(problems.noCards);
  assertServed(kit, caller);
  return kit.db.transaction(async (tx) => {
    await oneAtATime(tx, caller.accountId);
    return onceByKey({
      before: () => agreementOf(tx, caller.accountId, order.key),
      isSame: (row) => isOrdered(row, order),
      repeat: ({ checkoutUrl }) => checkoutUrl,
      first: () => beginCheckout(ctx, tx, cards, caller, order),
    });
  });
}

async function beginCheckout(
  ctx: Context,
  tx: Tx,
  cards: NonNullable<Context['cards']>,
  caller: AccountCaller,
  order: Order,
): Promise<string> {
  const { accountId: guestId, language } = caller;
  const plan = await offered(tx, order);
  const actorName = await clubOf(ctx, tx, caller, order.actorId);
  const own = await runningNow(ctx, tx, guestId, plan);
  const running = own.paid ?? own.given.find(({ tier: given }) => given > plan.tier) ?? null;
  const replaces = running && takesPlace(running, plan) ? running.agreementId : null;
  const isHad = running !== null && (running.renews ? replaces === null : running.tier > plan.tier);
  if (isHad) throw new Problem(problems.alreadySubscribed);
  assertPriceShown(order.shown, plan.price);
  await assertMayPay(ctx, tx, guestId, plan);
  const { kind, actorId, tier, name: tierName, price } = plan;
  const id = newId();
  const euroCents = euroCentsForCoins(price);
  const checkoutUrl = await cards.begin(tx, {
    ...{ orderId: id, guestId, language, euroCents },
    description: nameOf({ kind, actorName, tierName }, language).slice(0, 100),
    backTo: `/${language}/vipclub/?card=${id}`,
  });
  const at = new Date(ctx.kit.clock.now());
  await tx.orm.insert(agreements).values({
    ...{
      id,
      guestId,
      provider: cards.provider,
      kind,
      actorId,
      actorName,
      tier,
      tierName,
      price,
      euroCents,
      checkoutUrl,
      replaces,
    },
    key: order.key,
    facts: noFacts,
    createdAt: at,
    updatedAt: at,
  });
  return checkoutUrl;
}

/** A higher tier takes the place of the one a card pays; where that card was declined, another card does. */
const takesPlace = (running: Row, plan: Plan): boolean =>
  running.renews && (plan.tier > running.tier || (running.status === 'grace' && plan.tier === running.tier));

async function agreementOf({ orm }: Tx, guestId: number, key: string) {
  const own = and(eq(agreements.guestId, guestId), eq(agreements.key, key));
  const [row] = await orm.select().from(agreements).where(own);
  return row;
}

/** Who may not spend coins opens no checkout for what coins would pay; limits the guest has set are kept. */
async function assertMayPay(ctx: Context, tx: Tx, guestId: number, { kind, price }: Plan): Promise<void> {
  const refusal = await ctx.sales.refusalOf(tx, guestId, price, subscriptionSales[kind]);
  if (refusal) throw refusal;
}

/** Cannot be guessed: whoever knows it has seen the checkout. */
function newId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}

/** How a checkout of a guest ended, as far as the provider has told; null: there is none of that number. */
export async function readCardCheckout({ orm }: Executor, guestId: number, id: string) {
  const own = and(eq(agreements.id, id), eq(agreements.guestId, guestId));
  const [row] = await orm.select().from(agreements).where(own);
  if (!row) return null;
  if (row.subscriptionId !== null) return { status: 'running' as const };
  if (row.facts.withheld !== undefined) return { status: 'refused' as const };
  return { status: row.facts.review.length > 0 ? ('review' as const) : ('open' as const) };
}
