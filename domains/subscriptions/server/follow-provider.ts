import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { closingOf } from '#domains/access/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Agreement } from './card-store.ts';
import { lockAgreement } from './card-store.ts';
import type { Context } from './deps.ts';
import { stepAt } from './machine/machine.ts';
import { lockById, stateOf } from './store.ts';
import { agreements } from './tables.ts';
import { advance } from './take-report.ts';

const batch = 100;
/** Times an answer is asked for again because the agreement changed while it was on its way. */
const mostAsked = 3;

/** Tells the provider and asks it about every agreement for which that is to be done; one that cannot be asked now is left to the next run. */
export async function followAll(ctx: Context): Promise<void> {
  const { db, log } = ctx.kit;
  const toDo = or(isNotNull(agreements.wants), eq(agreements.asks, true));
  for (let after = ''; ; ) {
    const rows: { id: string }[] = await db.orm
      .select({ id: agreements.id })
      .from(agreements)
      .where(and(toDo, gt(agreements.id, after)))
      .orderBy(asc(agreements.id))
      .limit(batch);
    for (const { id } of rows) {
      after = id;
      await follow(ctx, id).catch((err) => log.error({ err, agreement: id }, 'a payment provider could not be asked'));
    }
    if (rows.length < batch) return;
  }
}

/**
 * Tells the provider what a guest wants of a subscription, and asks how it stands. `isDue`: its month is over, and what the provider has
 * not charged by now was declined. @throws when the provider cannot be asked now
 */
export async function follow(ctx: Context, id: string, { isDue = false } = {}): Promise<void> {
  const { cards, kit } = ctx;
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const card = await read(ctx, id);
    if (!card?.saleId || !cards || cards.provider !== card.provider) return;
    const { saleId, wants } = card;
    if (wants === 'cancel') await cards.cancel(saleId);
    if (wants === 'uncancel') await cards.uncancel?.(saleId);
    const status = await cards.status(saleId);
    const isApplied = await kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const held = await lockAgreement(tx, id);
      if (held?.version !== card.version) return false;
      // What was cancelled because it is over here stands cancelled there as well; else what our guest wants counts until it is told.
      const isCancelled = wants === null || (wants === 'cancel' && status.isCancelled) ? status.isCancelled : null;
      const done = { wants: null, asks: false } as const;
      await advance(ctx, tx, held, { kind: 'status', ...status, isCancelled, at: now }, done);
      // Whose money does not move any more does not take it up again at the provider: it is cancelled once more.
      if (
        held.facts.cancelledAt !== null &&
        isCancelled === false &&
        (await closingOf(kit, tx, held.guestId)) !== null
      ) {
        const again = await lockAgreement(tx, id);
        if (again) await advance(ctx, tx, again, { kind: 'cancel', at: now }, { wants: 'cancel' });
        return false;
      }
      if (isDue) await countFailure(ctx, tx, id, now);
      return true;
    });
    if (isApplied) return;
  }
  throw new Error(`The agreement ${id} changes faster than its provider answers.`);
}

/** At once after the commit; what cannot be told or asked then is left to the next run of the job. */
export const followSoon = (ctx: Context, tx: Tx, id: string): void =>
  tx.afterCommit(() =>
    follow(ctx, id).catch((err) => ctx.kit.log.error({ err, agreement: id }, 'a payment provider could not be asked')),
  );

async function read({ kit }: Context, id: string): Promise<Agreement | null> {
  const [row] = await kit.db.orm.select().from(agreements).where(eq(agreements.id, id));
  return row ?? null;
}

/** The month is over and nothing was charged: the provider tries again on its own days, and so long there is grace. */
async function countFailure(ctx: Context, tx: Tx, id: string, now: number): Promise<void> {
  const card = await lockAgreement(tx, id);
  const row = card?.subscriptionId ? await lockById(tx, card.subscriptionId) : null;
  if (!card || !row || stepAt(stateOf(row), now) !== 'pay') return;
  await advance(ctx, tx, card, null, { failures: row.failures + 1 });
}
