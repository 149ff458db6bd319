import { and, eq } from 'drizzle-orm';
import type { Closing } from '#domains/access/contract/index.ts';
import { closingOf } from '#domains/access/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { failureOf } from '#kit/db/failures/failures.ts';
import { advanceOrder } from './advance-order.ts';
import type { Context } from './context.ts';
import type { OrderRow } from './order-rows.ts';
import { lockOrder } from './order-rows.ts';
import { payBackWithheld, tellWithheld } from './pay-back-withheld.ts';
import type { Notice } from './provider.ts';
import { recurringBooks } from './recurring.ts';
import { keepCard } from './stored-card.ts';
import { postbacks } from './tables.ts';

/**
 * What became of a postback. `forged` is answered with an error; repeating the others changes nothing. One that failed on our side
 * is kept as `waiting` (below), and only that is tried again.
 */
export type PostbackOutcome = 'applied' | 'known' | 'ignored' | 'unknownOrder' | 'forged';

type Params = Readonly<Record<string, string>>;

/**
 * Takes in a postback: verified, stored once, applied to its order and the books in one transaction. It may come twice,
 * late, or before others of the same order.
 *
 * @throws what kept it from being applied. It is kept then, and applied by {@link creditLate} or when it is repeated: the provider may
 * give up repeating before somebody has mended what is wrong.
 */
export async function receivePostback(context: Context, params: Params): Promise<PostbackOutcome> {
  const { kit, provider } = context;
  const notice = provider.verifyPostback(params);
  if (!notice) return 'forged';
  try {
    const outcome = await kit.db.transaction((tx) => store(context, tx, notice, params));
    if (outcome === 'unknownOrder') kit.log.warn({ saleId: notice.saleId }, 'a postback names no order of ours');
    return outcome;
  } catch (error) {
    // That the database is away was said once, and nothing can be kept: the provider's own repeating is what is left.
    if (failureOf(error) === 'away') throw error;
    kit.log.error({ orderId: notice.orderId }, 'a payment was reported and could not be credited; it is tried again');
    await kit.db.transaction((tx) => insert(context, tx, notice, params, 'waiting')).catch(() => undefined);
    throw error;
  }
}

async function insert({ kit, provider }: Context, tx: Tx, notice: Notice, params: Params, outcome: string) {
  // The order first, as everywhere: whoever applies a postback holds it.
  const order = await lockOrder(tx, notice.orderId);
  const [fresh] = await tx.orm
    .insert(postbacks)
    .values({
      provider: provider.name,
      event: notice.event,
      saleId: notice.saleId,
      orderId: order?.id ?? null,
      params: outcome === 'waiting' ? params : withoutToken(params),
      outcome,
      receivedAt: new Date(kit.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ id: postbacks.id });
  return { order, id: fresh?.id ?? null };
}

async function store(context: Context, tx: Tx, notice: Notice, params: Params): Promise<PostbackOutcome> {
  const { order, id: fresh } = await insert(context, tx, notice, params, 'received');
  const id = fresh ?? (await waitingOne(context, tx, notice));
  // Of a subscription that has changed again the report may look like an earlier one.
  if (id === null) return notice.recurring?.fact.kind === 'changed' ? applyRecurring(context, tx, notice) : 'known';
  const withheld = order ? await closingOf(context.kit, tx, order.guestId) : null;
  const outcome = await apply(context, tx, order, notice, withheld);
  if (order && withheld === null) await keepCard(context.kit, tx, order, notice.card);
  await tx.orm
    .update(postbacks)
    .set({ outcome, params: withoutToken(params) })
    .where(eq(postbacks.id, id));
  return outcome;
}

/** Without what charges the card: that is kept sealed, and only where its guest has asked for it. */
const withoutToken = ({ oneClickToken: _, ...params }: Params): Record<string, string> => params;

/** The postback as it was kept before, when it could not be applied then. */
async function waitingOne({ provider }: Context, tx: Tx, notice: Notice): Promise<number | null> {
  const [kept] = await tx.orm
    .select({ id: postbacks.id })
    .from(postbacks)
    .where(
      and(
        eq(postbacks.provider, provider.name),
        eq(postbacks.event, notice.event),
        eq(postbacks.saleId, notice.saleId),
        eq(postbacks.outcome, 'waiting'),
      ),
    )
    .for('update');
  return kept?.id ?? null;
}

/** Hands what was reported of a subscription to who keeps it. */
async function applyRecurring({ kit, provider }: Context, tx: Tx, { recurring, orderId }: Notice) {
  if (!recurring) return 'ignored';
  const report = { ...recurring, orderId, provider: provider.name };
  for (const take of kit.extensions.of(recurringBooks)) {
    const outcome = await take(tx, report);
    if (outcome !== 'unknownOrder') return outcome;
  }
  return 'unknownOrder';
}

async function apply(
  context: Context,
  tx: Tx,
  order: OrderRow | null,
  { fact, ...notice }: Notice,
  withheld: Closing | null,
): Promise<PostbackOutcome> {
  if (notice.recurring) return applyRecurring(context, tx, { fact, ...notice });
  if (!order || order.provider !== context.provider.name) return 'unknownOrder';
  if (!fact) return 'ignored';
  const isRefused = fact.kind === 'paid' && withheld !== null;
  if (!(await advanceOrder(context, tx, order, isRefused ? { ...fact, withheld } : fact))) return 'known';
  if (isRefused) {
    await tellWithheld(context, tx, order);
    await payBackWithheld(context, tx, order.id);
  }
  return 'applied';
}
