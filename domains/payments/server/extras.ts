import { eq } from 'drizzle-orm';
import type { AccountName, TransferKind } from '#domains/ledger/contract/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { TopUpExtra, TopUpPackage } from '../contract/orders.ts';
import type { Context } from './context.ts';
import type { MoneyBack, OrderState } from './order-machine.ts';
import { centsBack, coinsTakenBack } from './order-machine.ts';
import type { OrderExtra, OrderRow } from './order-rows.ts';
import { lockOrder } from './order-rows.ts';
import { orders } from './tables.ts';

/** Coins that somebody above gives with every top-up of a guest, by a reason. */
export interface TopUpExtraGiver {
  /** What orders call it, for ever: `vip`. One giver for each. */
  readonly reason: string;
  /** Per cent of the ordered coins that a guest gets now; 0: none, or {@link addExtra} says how many. */
  percentOf(executor: Executor, guestId: number): Promise<number>;
  /**
   * What comes on top by {@link addExtra} once a package is paid, hundredths of a coin, as far as it is known now (`now`, epoch ms): shown
   * before paying, and not promised by the order.
   */
  awaits?(
    executor: Executor,
    guestId: number,
    now: number,
  ): Promise<(topUp: Pick<TopUpPackage, 'euroCents' | 'coins'>) => number>;
  /** What gives the coins, as what they are booked, and as what they are taken back with the money. */
  readonly account: AccountName;
  readonly given: TransferKind;
  readonly takenBack: TransferKind;
  /** What the line of a statement says beside its kind. */
  readonly text: string;
}

/** Who gives coins with every top-up. */
export const topUpExtras = extensionPoint<TopUpExtraGiver>('payments.topUpExtras');

/**
 * How long after the order what was said holds, ms: the day a checkout is open, and two for a report that comes late. Who kept a checkout
 * open for longer than that gets what is paid for.
 */
const promisedMs = 3 * 24 * 3_600_000;

/** Packages with what a guest gets on top of each now. Per cent are rounded down to hundredths of a coin. */
export async function withExtras(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  guestId: number | null,
  packages: readonly TopUpPackage[],
): Promise<TopUpPackage[]> {
  if (guestId === null) return [...packages];
  const givers = extensions.of(topUpExtras);
  const rates: { reason: string; percent: number }[] = [];
  // One after the other: a transaction has one connection.
  for (const { reason, percentOf } of givers) rates.push({ reason, percent: await percentOf(executor, guestId) });
  return packages.map((one) => ({ ...one, extras: extrasOf(rates, one.coins) }));
}

/** The same with what waits for a payment: as somebody sees packages who has not ordered yet. */
export async function withAwaited(
  { extensions, clock }: Pick<Kit, 'extensions' | 'clock'>,
  executor: Executor,
  guestId: number | null,
  packages: readonly TopUpPackage[],
): Promise<TopUpPackage[]> {
  let shown = await withExtras({ extensions }, executor, guestId, packages);
  if (guestId === null) return shown;
  for (const { reason, awaits } of extensions.of(topUpExtras)) {
    const coinsFor = await awaits?.(executor, guestId, clock.now());
    if (!coinsFor) continue;
    shown = shown.map((one) => {
      const coins = coinsFor(one);
      return coins > 0 ? { ...one, extras: [...one.extras, { reason, coins }] } : one;
    });
  }
  return shown;
}

const extrasOf = (rates: readonly { reason: string; percent: number }[], coins: number): TopUpExtra[] =>
  rates
    .map(({ reason, percent }) => ({ reason, coins: Math.floor((coins * percent) / 100) }))
    .filter((extra) => extra.coins > 0);

/** What of an order's extras is given with a payment that is reported now. */
export const extrasDue = ({ extras, createdAt }: OrderRow, now: number): readonly OrderExtra[] =>
  now - createdAt.getTime() <= promisedMs ? extras : [];

/** Extras after what a state took back: the same part of them as of the money. */
export const extrasAfter = (extras: readonly OrderExtra[], state: OrderState, euroCents: number): OrderExtra[] =>
  extras.map((extra) => ({ ...extra, takenBack: coinsTakenBack(state, { euroCents, coins: extra.coins }) }));

/** Books the extras of an order that was paid. */
export async function giveExtras(
  { kit, ledger }: Pick<Context, 'kit' | 'ledger'>,
  tx: Tx,
  { id: orderId, guestId }: OrderRow,
  extras: readonly OrderExtra[],
): Promise<void> {
  for (const { reason, coins } of extras) {
    const { account, given, text } = giverOf(kit, reason);
    await ledger.post(tx, {
      key: `order:${orderId}:extra:${reason}`,
      kind: given,
      entries: [
        { account, amount: -coins },
        { account: guestAccount(guestId), amount: coins },
      ],
      memo: { orderId, text },
    });
  }
}

/** Takes back what of the extras went with the money; `key` is that of the transfer that took the paid coins. */
export async function takeExtrasBack(
  { kit, ledger }: Pick<Context, 'kit' | 'ledger'>,
  tx: Tx,
  { id: orderId, guestId }: OrderRow,
  key: string,
  { before, after }: { readonly before: readonly OrderExtra[]; readonly after: readonly OrderExtra[] },
): Promise<void> {
  for (const [at, { reason, takenBack }] of after.entries()) {
    const coins = takenBack - (before[at]?.takenBack ?? 0);
    if (coins === 0) continue;
    const { account, takenBack: kind, text } = giverOf(kit, reason);
    await ledger.post(tx, {
      key: `${key}:extra:${reason}`,
      kind,
      entries: [
        { account: guestAccount(guestId), amount: -coins },
        { account, amount: coins },
      ],
      memo: { orderId, text },
    });
  }
}

/**
 * Gives coins on top of an order that was paid and had not promised them, once for each reason, and takes of them what the money
 * that went back meanwhile takes. From then on they stand with the order, and go back with its money as its other extras do. The order
 * is held: a report that comes after this finds them. No coins: nothing is given, and only the answer counts.
 * @returns what of the order's money went back so far
 * @throws Error for an order that brought no coins
 */
export async function addExtra(
  ctx: Pick<Context, 'kit' | 'ledger'>,
  tx: Tx,
  { orderId, reason, coins }: { readonly orderId: string; readonly reason: string; readonly coins: number },
): Promise<MoneyBack> {
  const order = await lockOrder(tx, orderId);
  if (!order?.state.paid || order.state.withheld)
    throw new Error(`Order ${orderId} brought no coins, and nothing comes on top of it.`);
  const money = { euroCents: order.euroCents, backCents: centsBack(order.state) };
  if (coins === 0 || order.extras.some((extra) => extra.reason === reason)) return money;
  const added = [{ reason, coins, takenBack: 0 }];
  const after = extrasAfter(added, order.state, order.euroCents);
  await tx.orm
    .update(orders)
    .set({ extras: [...order.extras, ...after] })
    .where(eq(orders.id, orderId));
  await giveExtras(ctx, tx, order, added);
  await takeExtrasBack(ctx, tx, order, `order:${orderId}:late`, { before: added, after });
  return money;
}

/** @throws Error where nobody gives for that reason any more: the report waits, and is an alarm, until somebody does */
function giverOf({ extensions }: Pick<Kit, 'extensions'>, reason: string): TopUpExtraGiver {
  const found = extensions.of(topUpExtras).find((giver) => giver.reason === reason);
  if (!found) throw new Error(`Nobody gives coins with top-ups for the reason ${reason}.`);
  return found;
}
