import { and, desc, eq, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { chatLimits, checkPaidBack, listPaidBack, refundWithheld } from '../contract/index.ts';
import type { Context } from './context.ts';
import { dayOf, toPaidBackDay } from './paid-back.ts';
import { payOutWithheld } from './refund-withheld.ts';
import { paidBack } from './tables.ts';

const mostRows = 500;

/** What operators see and do about time that was paid back. */
export function paidBackRoutes(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    handle(listPaidBack, async ({ query }) => {
      const day = query.day ?? dayOf(ctx.now());
      const rows = await db.orm
        .select()
        .from(paidBack)
        .where(eq(paidBack.day, day))
        .orderBy(desc(paidBack.seconds), desc(paidBack.withheldSeconds))
        .limit(mostRows);
      const { paidBackAlarm: alarmSeconds, paidBackCap: capSeconds } = chatLimits;
      return { day, alarmSeconds, capSeconds, days: rows.map(toPaidBackDay) };
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
