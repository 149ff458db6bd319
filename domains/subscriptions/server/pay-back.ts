import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { lockAgreement, saveAgreement } from './card-store.ts';
import type { Context } from './deps.ts';
import { learn, toPayBack } from './machine/card.ts';
import { agreements, inReview } from './tables.ts';

const batch = 100;
const dayMs = 24 * 3_600_000;

/**
 * Asks the provider to pay back every charge that was withheld and of which it has not taken the request yet; one that cannot be asked now
 * is left to the next run, for a day. After that it is an operator's, as before: it stands for review until it is reported.
 */
export async function payBackAll(ctx: Context): Promise<void> {
  const { db, log } = ctx.kit;
  const waits = sql`jsonb_path_exists(${agreements.facts}, '$.withheld[*] ? (exists(@.at) && !exists(@.askedAt))')`;
  for (let after = ''; ; ) {
    const rows: { id: string }[] = await db.orm
      .select({ id: agreements.id })
      .from(agreements)
      .where(and(inReview, waits, gt(agreements.id, after)))
      .orderBy(asc(agreements.id))
      .limit(batch);
    for (const { id } of rows) {
      after = id;
      await payBack(ctx, id).catch((err) => log.error({ err, agreement: id }, couldNot));
    }
    if (rows.length < batch) return;
  }
}

const couldNot = 'a charge that opens nothing could not be paid back yet';

/** At once after the commit; what cannot be asked then, or is lost with the process, is left to the next run of the job. */
export const payBackSoon = (ctx: Context, tx: Tx, id: string): void =>
  tx.afterCommit(() => payBack(ctx, id).catch((err) => ctx.kit.log.error({ err, agreement: id }, couldNot)));

/**
 * Asks for what is open of one agreement. It is noted after the provider has taken the request: a process that dies between asks again,
 * and a transaction is paid back once however often it is asked (RecurringPort).
 */
async function payBack({ kit, cards }: Context, id: string): Promise<void> {
  const [card] = await kit.db.orm.select().from(agreements).where(eq(agreements.id, id));
  if (!card || !cards?.refund || cards.provider !== card.provider) return;
  for (const { transaction, cents } of toPayBack(card.facts, kit.clock.now() - dayMs)) {
    await cards.refund(transaction, cents);
    await kit.db.transaction(async (tx) => {
      const held = await lockAgreement(tx, id);
      if (!held) return;
      const facts = learn(held.facts, { kind: 'asked', transaction, at: kit.clock.now() });
      if (facts !== held.facts) await saveAgreement(tx, held, { facts }, kit.clock.now());
    });
  }
}
