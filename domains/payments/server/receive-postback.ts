import { eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { advanceOrder } from './advance-order.ts';
import type { Context } from './context.ts';
import { lockOrder } from './order-rows.ts';
import type { Notice } from './provider.ts';
import { postbacks } from './tables.ts';

/** What became of a postback. Only `forged` is answered with anything but OK: repeating the others changes nothing. */
export type PostbackOutcome = 'applied' | 'known' | 'ignored' | 'unknownOrder' | 'forged';

/**
 * Takes in a postback: verified, stored once, applied to its order and the books in one transaction. It may come twice,
 * late, or before others of the same order.
 */
export async function receivePostback(
  context: Context,
  params: Readonly<Record<string, string>>,
): Promise<PostbackOutcome> {
  const { kit, provider } = context;
  const notice = provider.verifyPostback(params);
  if (!notice) return 'forged';
  const outcome = await kit.db.transaction((tx) => store(context, tx, notice, params));
  if (outcome === 'unknownOrder') kit.log.warn({ saleId: notice.saleId }, 'a postback names no order of ours');
  return outcome;
}

async function store(
  context: Context,
  tx: Tx,
  notice: Notice,
  params: Readonly<Record<string, string>>,
): Promise<PostbackOutcome> {
  const { kit, provider } = context;
  const order = await lockOrder(tx, notice.orderId);
  const [fresh] = await tx.orm
    .insert(postbacks)
    .values({
      provider: provider.name,
      event: notice.event,
      saleId: notice.saleId,
      orderId: order?.id ?? null,
      params,
      outcome: 'received',
      receivedAt: new Date(kit.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ id: postbacks.id });
  if (!fresh) return 'known';
  const outcome = await apply(context, tx, order, notice);
  await tx.orm.update(postbacks).set({ outcome }).where(eq(postbacks.id, fresh.id));
  return outcome;
}

async function apply(context: Context, tx: Tx, order: Awaited<ReturnType<typeof lockOrder>>, notice: Notice) {
  if (!order || order.provider !== context.provider.name) return 'unknownOrder';
  if (!notice.fact) return 'ignored';
  return (await advanceOrder(context, tx, order, notice.fact)) ? 'applied' : 'known';
}
