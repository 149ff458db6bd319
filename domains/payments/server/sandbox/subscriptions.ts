import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FlexpayParams } from '../flexpay.ts';
import { flexpayAmount } from '../flexpay.ts';
import { sandboxSales } from '../tables.ts';
import type { SandboxSale, SandboxShop } from './sales.ts';
import { newSaleId, queuePostback } from './sales.ts';

/*
 * Subscriptions of the sandbox: a sale whose `request` also holds how it stands: `nextOn` (the day of the next charge, or the one it
 * ends on), `count` and `paid` (transactions, separated by commas), `cancelledOn`, `over`, `refunded` (transactions the shop asked
 * back), and `fails` where its card is declined.
 */

/** What a person or the shop does with a subscription at the sandbox. */
export const subscriptionActs = ['rebill', 'fail', 'cancel', 'uncancel', 'credit', 'chargeback'] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

/** Days a declined charge is tried again before the subscription is over. */
const retriedDays = 5;

/** The day so many months after another; the last of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const two = (value: number): string => String(value).padStart(2, '0');
  const monthOf = (index: number): string => `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
  const index = year * 12 + month - 1 + months;
  const last = Number(daysBefore(`${monthOf(index + 1)}-01`, 1).slice('yyyy-mm-'.length));
  return `${monthOf(index)}-${two(Math.min(date, last))}`;
}

/** Whether a sale is a subscription. */
export const isSubscription = ({ request }: Pick<SandboxSale, 'request'>): boolean => request.type === 'subscription';

type Parts = { readonly kit: Pick<Kit, 'clock'>; readonly tx: Tx; readonly shop: SandboxShop };

const report = (
  { request, saleId, referenceId }: SandboxSale,
  shop: SandboxShop,
  event: string,
  more: FlexpayParams,
) => ({
  ...{ shopID: shop.shopId, type: 'subscription', subscriptionType: 'recurring', event },
  ...{ saleID: saleId, referenceID: referenceId, custom1: request.custom1 ?? '' },
  ...more,
});

async function note(tx: Tx, sale: SandboxSale, more: Record<string, string>): Promise<SandboxSale> {
  const [row] = await tx.orm
    .update(sandboxSales)
    .set({ request: { ...sale.request, ...more } })
    .where(eq(sandboxSales.saleId, sale.saleId))
    .returning();
  return row as SandboxSale;
}

/** Begins a subscription with its first charge, once for each order. */
export async function beginSubscription(
  { kit, tx, shop }: Parts,
  request: FlexpayParams,
  fails: boolean,
): Promise<void> {
  const today = dayOf(kit.clock.now());
  const [saleId, transactionID] = [newSaleId(), newSaleId()];
  const nextOn = monthsLater(today, 1);
  const [sale] = await tx.orm
    .insert(sandboxSales)
    .values({
      saleId,
      referenceId: request.referenceID ?? '',
      request: { ...request, startedOn: today, nextOn, paid: transactionID, ...(fails ? { fails: 'yes' } : {}) },
      createdAt: new Date(kit.clock.now()),
    })
    .onConflictDoNothing()
    .returning();
  if (!sale) return;
  await queuePostback(
    kit,
    tx,
    shop,
    report(sale, shop, 'initial', { ...charged(sale), transactionID, nextChargeOn: nextOn }),
  );
}

const charged = ({ request: { priceAmount = '', priceCurrency = '', period = '' } }: SandboxSale): FlexpayParams => ({
  ...{ priceAmount, priceCurrency, period, amount: priceAmount, currency: priceCurrency, paymentMethod: 'CC' },
});

const transactionsOf = ({ request }: SandboxSale): readonly string[] => (request.paid ?? '').split(',');

/** A subscription at the sandbox by one of its transactions. */
export async function saleOfTransaction({ orm }: Executor, transaction: string): Promise<SandboxSale | null> {
  const has = sql`${transaction} = any(string_to_array(${sandboxSales.request}->>'paid', ','))`;
  const [sale] = await orm.select().from(sandboxSales).where(has);
  return sale ?? null;
}

/** Does something with a subscription and queues what the shop is told of it. */
export async function actOn(parts: Parts, named: SandboxSale, act: SubscriptionAct): Promise<void> {
  const { kit, tx, shop } = parts;
  const [sale] = await tx.orm.select().from(sandboxSales).where(eq(sandboxSales.saleId, named.saleId)).for('update');
  if (!sale) return;
  const today = dayOf(kit.clock.now());
  const tell = (event: string, more: FlexpayParams) => queuePostback(kit, tx, shop, report(sale, shop, event, more));
  const { nextOn = today, cancelledOn = '', over = '' } = sale.request;
  switch (act) {
    case 'rebill':
      return cancelledOn === '' && over === '' ? rebill(parts, sale) : undefined;
    case 'fail':
      return void (await note(tx, sale, { fails: 'yes' }));
    case 'cancel':
      if (cancelledOn !== '' || over !== '') return;
      await note(tx, sale, { cancelledOn: today });
      return tell('cancel', { cancelledBy: 'user', expiresOn: nextOn });
    case 'uncancel':
      if (cancelledOn === '' || over !== '') return;
      await note(tx, sale, { cancelledOn: '' });
      return tell('uncancel', { nextChargeOn: nextOn });
    case 'credit':
    case 'chargeback':
      return giveBack(parts, sale, act, transactionsOf(sale).at(-1) ?? '');
  }
}

async function rebill({ kit, tx, shop }: Parts, sale: SandboxSale): Promise<void> {
  const { startedOn = '', paid = '' } = sale.request;
  const transactionID = newSaleId();
  const nextOn = monthsLater(startedOn, transactionsOf(sale).length + 1);
  const after = await note(tx, sale, { nextOn, paid: `${paid},${transactionID}` });
  const more = { ...charged(after), transactionID, nextChargeOn: nextOn };
  await queuePostback(kit, tx, shop, report(after, shop, 'rebill', more));
}

/** Pays a transaction of a subscription back, or has the bank take it back: then nothing more is charged. */
export async function giveBack(
  { kit, tx, shop }: Parts,
  sale: SandboxSale,
  event: 'credit' | 'chargeback',
  transaction: string,
  cents?: number,
): Promise<void> {
  const { priceAmount = '', priceCurrency: currency = '' } = sale.request;
  await note(tx, sale, { cancelledOn: dayOf(kit.clock.now()), over: 'yes' });
  const amount = cents === undefined ? priceAmount : flexpayAmount(cents);
  const more = { transactionID: newSaleId(), parentID: transaction, amount, currency };
  await queuePostback(kit, tx, shop, report(sale, shop, event, more));
}

/** Pays a transaction back for the shop: a second request for the same one changes nothing. */
export async function giveBackOnce(
  parts: Parts,
  named: SandboxSale,
  transaction: string,
  cents: number,
): Promise<void> {
  const its = eq(sandboxSales.saleId, named.saleId);
  const [sale] = await parts.tx.orm.select().from(sandboxSales).where(its).for('update');
  const refunded = sale?.request.refunded?.split(',') ?? [];
  if (!sale || refunded.includes(transaction)) return;
  const noted = await note(parts.tx, sale, { refunded: [...refunded, transaction].join(',') });
  await giveBack(parts, noted, 'credit', transaction, cents);
}

/** Charges what is due today, tries declined ones again, and ends what is over. */
export async function chargeDue(kit: Pick<Kit, 'db' | 'clock'>, shop: SandboxShop): Promise<void> {
  const today = dayOf(kit.clock.now());
  const { request } = sandboxSales;
  const isDue = and(
    sql`${request}->>'type' = 'subscription'`,
    isNull(sql`${request}->>'over'`),
    lte(sql`${request}->>'nextOn'`, today),
  );
  const due = await kit.db.orm.select({ saleId: sandboxSales.saleId }).from(sandboxSales).where(isDue);
  for (const { saleId } of due) {
    await kit.db.transaction(async (tx) => {
      const its = and(eq(sandboxSales.saleId, saleId), isDue);
      const [sale] = await tx.orm.select().from(sandboxSales).where(its).for('update', { skipLocked: true });
      if (!sale) return;
      const { nextOn = today, cancelledOn = '', fails = '' } = sale.request;
      if (cancelledOn === '' && fails === '') return rebill({ kit, tx, shop }, sale);
      if (cancelledOn === '' && nextOn > daysBefore(today, retriedDays)) return;
      await note(tx, sale, { over: 'yes' });
      await queuePostback(kit, tx, shop, report(sale, shop, 'expiry', { expiresOn: nextOn }));
    });
  }
}

/** How a subscription stands, in the lines of the status page. */
export function statusText(sale: SandboxSale | null): string {
  if (!sale || !isSubscription(sale)) return 'response: NOTFOUND\n';
  const { nextOn = '', cancelledOn = '', over = '' } = sale.request;
  const isRunningOut = cancelledOn !== '' || over !== '';
  const lines = {
    response: 'FOUND',
    saleID: sale.saleId,
    type: 'subscription',
    saleResult: 'APPROVED',
    cancelled: cancelledOn === '' ? '0' : '1',
    ...(cancelledOn === '' ? {} : { cancelledOn }),
    expired: over === '' ? '0' : '1',
    [isRunningOut ? 'expiresOn' : 'nextChargeOn']: nextOn,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
