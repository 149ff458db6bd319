import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { changeTier as route } from '../contract/own.ts';
import * as problems from '../contract/problems.ts';
import type { Context } from './deps.ts';
import { sendMail } from './mails.ts';
import type { Row } from './store.ts';
import { lockById, noChange, save, stateOf } from './store.ts';
import { clubOf, offered } from './subscribe.ts';

/**
 * From its next month on a club membership is of another tier, at the price that tier has now; nothing is charged and nothing
 * is lost before. The tier it has already takes a change back. Again: it stands already.
 * @throws Problem subscription_tier_fixed, subscription_not_offered, price_changed, own_fan_club
 */
export async function changeTier(
  ctx: Context,
  caller: AccountCaller,
  { subscriptionId, tier, shown }: RouteParsed<typeof route>['body'],
): Promise<Row> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockById(tx, subscriptionId, caller.accountId);
    const isOpen =
      row?.kind === 'actor' && row.agreementId === null && (row.status === 'active' || row.status === 'grace');
    if (!row || !isOpen) throw new Problem(problems.tierFixed);
    if (tier === row.tier) return row.nextTier === 0 ? row : save(ctx, tx, row, stateOf(row), { more: noChange });
    await clubOf(ctx, tx, caller, row.actorId);
    const plan = await offered(tx, { kind: 'actor', actorId: row.actorId, tier });
    assertPriceShown(shown, plan.price);
    const more = { nextTier: tier, nextTierName: plan.name, nextPrice: plan.price };
    if (row.nextTier === tier && row.nextPrice === plan.price) return row;
    const saved = await save(ctx, tx, row, stateOf(row), { more });
    await sendMail(ctx, tx, 'changed', saved);
    return saved;
  });
}

/** What becomes of a row with the month that was just paid. */
export const changed = ({ nextTier, nextTierName, nextPrice }: Row): Partial<Row> =>
  nextTier === 0 || nextPrice === null ? {} : { ...noChange, tier: nextTier, tierName: nextTierName, price: nextPrice };
