import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { signedUp } from '#domains/identity/contract/events.ts';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { sold } from '#domains/sales/contract/events.ts';
import { saleKinds } from '#domains/sales/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { on } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { GoalEvent, Milestone } from '../contract/vocabulary.ts';
import { dayOf } from './days.ts';
import { businessDays, counted } from './tables.ts';

/** Hears of something that may be the goal of an experiment, in the transaction that counts it. */
export type GoalListener = (
  tx: Tx,
  goal: { readonly event: GoalEvent; readonly subjectIds: readonly number[]; readonly at: number },
) => Promise<void>;

interface Amounts {
  readonly coins?: number;
  readonly euroCents?: number;
}

/** Counts what the domains tell: each thing once, however often it is told, and without saying whose it was. */
export function businessHandlers(kit: Pick<Kit, 'keyFor' | 'clock' | 'extensions'>, tellGoal: GoalListener): Handler[] {
  const secret = kit.keyFor('tracking.counted');
  /** True when this was not counted before. */
  const once = async (tx: Tx, what: string, kind: string, day: string): Promise<boolean> => {
    const key = createHmac('sha256', secret).update(what).digest('base64url');
    const rows = await tx.orm.insert(counted).values({ key, kind, day }).onConflictDoNothing().returning();
    return rows.length > 0;
  };
  const count = async (tx: Tx, day: string, kind: string, { coins = 0, euroCents = 0 }: Amounts = {}) => {
    await tx.orm
      .insert(businessDays)
      .values({ day, kind, count: 1, coins, euroCents })
      .onConflictDoUpdate({
        target: [businessDays.day, businessDays.kind],
        set: {
          count: sql`${businessDays.count} + 1`,
          coins: sql`${businessDays.coins} + excluded.coins`,
          euroCents: sql`${businessDays.euroCents} + excluded.euro_cents`,
        },
      });
  };
  const milestone = async (tx: Tx, name: Milestone, subjectIds: readonly number[], at: number): Promise<void> => {
    if (!(await once(tx, `${name}:${subjectIds[0]}`, name, dayOf(at)))) return;
    await count(tx, dayOf(at), name);
    await tellGoal(tx, { event: name, subjectIds, at });
  };

  return [
    on(signedUp, 'tracking.countSignUp', async ({ accountId, visitorId, roles }, tx) => {
      if (!roles.includes('guest')) return;
      await milestone(tx, 'sign_up', visitorId === null ? [accountId] : [accountId, visitorId], kit.clock.now());
    }),
    on(topUpPaid, 'tracking.countTopUp', async ({ orderId, guestId, euroCents, coins, isFirst }, tx) => {
      const at = kit.clock.now();
      if (await once(tx, `order:${orderId}`, 'top_up', dayOf(at))) {
        await count(tx, dayOf(at), 'top_up', { coins, euroCents });
        await tellGoal(tx, { event: 'top_up', subjectIds: [guestId], at });
      }
      if (isFirst) await milestone(tx, 'first_top_up', [guestId], at);
    }),
    on(sold, 'tracking.countSale', async ({ sale, kind, buyerId, category, coins, at }, tx) => {
      if (await once(tx, sale, 'purchase', dayOf(at))) {
        await count(tx, dayOf(at), category, { coins, euroCents: euroCentsForCoins(coins) });
        await tellGoal(tx, { event: 'purchase', subjectIds: [buyerId], at });
      }
      const isChat = kit.extensions.of(saleKinds).find(({ name }) => name === kind)?.isChat ?? false;
      if (isChat) await milestone(tx, 'first_paid_chat', [buyerId], at);
    }),
  ];
}

/** The categories in which something is sold here. */
export const categoriesOf = ({ extensions }: Pick<Kit, 'extensions'>): ReadonlySet<string> =>
  new Set(extensions.of(saleKinds).map(({ category }) => category));
