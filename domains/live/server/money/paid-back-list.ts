import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { chatLimits } from '../../contract/index.ts';
import { checkPaidBack, paidBackDays, refundWithheld } from '../../contract/office.ts';
import type { Context } from '../context.ts';
import { paidBack } from '../tables.ts';
import { toPaidBackDay } from './paid-back.ts';
import { payOutWithheld } from './refund-withheld.ts';

/** What operators see and do about time that was paid back. */
export function paidBackRoutes(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  const dayWanted = (day: string | undefined): string => day ?? dayOf(ctx.now());
  return [
    ...handleList(paidBackDays, {
      async find({ filters: { day }, ...request }) {
        const { guestName, refunds, seconds, coins, withheldCoins } = paidBack;
        const page = keyset(request, { guestName, refunds, seconds, coins, withheldCoins }, paidBack.guestId);
        return db.orm
          .select({ ...getTableColumns(paidBack), cursor: page.cursor })
          .from(paidBack)
          .where(and(eq(paidBack.day, dayWanted(day)), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (found) => found.map(toPaidBackDay),
      async totals({ day }) {
        const { refunds, seconds, coins, withheldCoins } = paidBack;
        const [sums] = await db.orm
          .select({
            refunds: sumOf(refunds),
            seconds: sumOf(seconds),
            coins: sumOf(coins),
            withheldCoins: sumOf(withheldCoins),
          })
          .from(paidBack)
          .where(eq(paidBack.day, dayWanted(day)));
        return sums ?? { refunds: 0, seconds: 0, coins: 0, withheldCoins: 0 };
      },
      async facts({ day }) {
        const { paidBackAlarm: alarmSeconds, paidBackCap: capSeconds } = chatLimits;
        return { day: dayWanted(day), alarmSeconds, capSeconds };
      },
    }),
    handle(checkPaidBack, async ({ body: { guestId, day } }) => {
      const [row] = await db.orm
        .update(paidBack)
        .set({ checkedAt: ctx.now(), checkedSeconds: sql`${paidBack.seconds} + ${paidBack.withheldSeconds}` })
        .where(and(eq(paidBack.guestId, guestId), eq(paidBack.day, day)))
        .returning();
      if (!row) throw new Problem(notFound);
      return toPaidBackDay(row);
    }),
    handle(refundWithheld, (input, call) => payOutWithheld(ctx, input, call)),
  ];
}
