import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FlexpayParams } from '../flexpay.ts';
import { centsOfAmount, flexpayAmount } from '../flexpay.ts';
import type { SendPostback } from './deliver-postbacks.ts';
import type { SandboxCard, SandboxSale, SandboxShop } from './sales.ts';
import { cardOfSale, newSaleId, paidReport, queuePostback, recordSale, refundPayment, saleOf } from './sales.ts';

/** What can go wrong with the report of a payment, for operators and tests to play. */
export const badPayments = ['payTwice', 'payReordered', 'payLate', 'payLost', 'payLess', 'payForged'] as const;
export type BadPayment = (typeof badPayments)[number];

/** What can still happen to a paid order, beside a refund and a chargeback at once. */
export const lateEvents = ['resend', 'chargebackLate'] as const;
export type LateEvent = (typeof lateEvents)[number];

/** Why a bank says no, as the way back carries it. */
export const declines = { declineFunds: 'funds', declineExpired: 'expired', declineRefused: 'refused' } as const;

/** How late a report is, ms. */
export const lateMs = 10 * 60_000;
/** Banks take payments back for so long, ms. */
export const chargebackMs = 120 * 24 * 3_600_000;

interface Parts {
  readonly kit: Pick<Kit, 'clock' | 'db'>;
  readonly shop: SandboxShop;
  readonly send: SendPostback;
}

/** Takes a payment whose report goes wrong in the way that was chosen. Nothing happens to an order that is paid. */
export async function playBadPayment(
  { kit, shop, send }: Parts,
  how: BadPayment,
  request: FlexpayParams,
  card: SandboxCard | null,
): Promise<void> {
  if (how === 'payForged') {
    // Somebody without the key says that it was paid. Sent once: a forger is no provider that repeats.
    const { referenceID = '', shopID = '' } = request;
    const sale = { saleId: newSaleId(), referenceId: referenceID, request: { ...request } };
    if (await saleOf(kit.db, referenceID)) return;
    await send({ ...paidReport(sale, { ...shop, shopId: shopID }, null), signature: '0'.repeat(64) });
    return;
  }
  await kit.db.transaction(async (tx) => {
    const sale = await recordSale(kit, tx, request, card);
    if (sale) await tell(kit, tx, shop, how, sale, card);
  });
}

async function tell(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  how: Exclude<BadPayment, 'payForged'>,
  sale: SandboxSale,
  card: SandboxCard | null,
): Promise<void> {
  const paid = paidReport(sale, shop, card);
  switch (how) {
    case 'payTwice':
      await queuePostback(kit, tx, shop, paid);
      return queuePostback(kit, tx, shop, paid);
    case 'payReordered':
      // Paid back at once, and the refund's report overtakes the payment's.
      await refundPayment(kit, tx, shop, sale, { event: 'credit' });
      return queuePostback(kit, tx, shop, paid);
    case 'payLate':
      return queuePostback(kit, tx, shop, paid, lateMs);
    case 'payLost':
      return;
    case 'payLess': {
      const cents = centsOfAmount(sale.request.priceAmount) ?? 0;
      return queuePostback(kit, tx, shop, { ...paid, priceAmount: flexpayAmount(Math.max(1, cents - 100)) });
    }
  }
}

/** Something happens to an order that was paid. */
export async function playLateEvent(
  { kit, shop }: Pick<Parts, 'kit' | 'shop'>,
  event: LateEvent,
  referenceId: string,
): Promise<void> {
  const sale = await saleOf(kit.db, referenceId);
  if (!sale) return;
  await kit.db.transaction((tx) =>
    event === 'resend'
      ? queuePostback(kit, tx, shop, paidReport(sale, shop, cardOfSale(sale)))
      : refundPayment(kit, tx, shop, sale, { event: 'chargeback', inMs: chargebackMs }),
  );
}
