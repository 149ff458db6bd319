import { outgoing } from '#kit/http/outgoing.ts';
import type { FlexpayParams } from './flexpay.ts';
import { centsOfAmount, flexpayOrderUrl } from './flexpay.ts';
import type { FlexpayShop } from './flexpay-provider.ts';
import { orderPageOf } from './flexpay-provider.ts';
import type { Checkout, Notice } from './provider.ts';
import type { RecurringFact, RecurringPort, RecurringStatus } from './recurring.ts';

/** Where a FlexPay shop is asked about subscriptions, and as whom its control center is called. */
export interface FlexpayControl {
  /** The page that tells how a sale stands, `https://secure.verotel.com/salestatus`. */
  readonly statusPage: () => string;
  /** The control center's interface, `https://controlcenter.verotel.com/api`. */
  readonly api: () => string;
  readonly user: string;
  readonly password: string;
  readonly canUncancel: boolean;
  readonly refund?: RecurringPort['refund'];
}

/** The addresses of Verotel's own brand. */
export const verotelControl = {
  statusPage: () => 'https://secure.verotel.com/salestatus',
  api: () => 'https://controlcenter.verotel.com/api',
  canUncancel: false,
} as const;

const timeoutMs = 8_000;
const alreadyDone = 412;

/** The address of the order page for a subscription that is charged each month. */
export const subscriptionPageOf = (
  shop: Pick<FlexpayShop, 'shopId' | 'signatureKey'>,
  orderPage: string,
  checkout: Checkout,
): string =>
  orderPageOf(shop, orderPage, checkout, {
    type: 'subscription',
    subscriptionType: 'recurring',
    period: 'P1M',
    name: checkout.description,
    description: '',
  });

/** Subscriptions at a FlexPay shop. */
export function flexpayRecurring(shop: FlexpayShop, control: FlexpayControl): RecurringPort {
  const call = async (saleId: string, what: 'cancel' | 'uncancel'): Promise<void> => {
    const credentials = Buffer.from(`${control.user}:${control.password}`).toString('base64');
    const answer = await outgoing(`${control.api()}/sale/${encodeURIComponent(saleId)}/${what}`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, accept: 'application/json; version=2.0.0' },
      timeoutMs,
    });
    if (answer.status === alreadyDone) return;
    const said = answer.ok ? ((await answer.json()) as { is_success?: unknown }) : null;
    if (!said?.is_success) throw new Error(`The provider did not ${what} sale ${saleId} (status ${answer.status}).`);
  };
  return {
    checkoutUrl: (checkout) => subscriptionPageOf(shop, shop.orderPage, checkout),
    async status(saleId) {
      const url = flexpayOrderUrl(control.statusPage(), shop.signatureKey, { shopID: shop.shopId, saleID: saleId });
      const answer = await outgoing(url, { timeoutMs });
      const found = answer.ok ? statusOfText(await answer.text()) : null;
      if (!found) throw new Error(`The provider does not say how sale ${saleId} stands (status ${answer.status}).`);
      return found;
    },
    cancel: (saleId) => call(saleId, 'cancel'),
    ...(control.canUncancel ? { uncancel: (saleId: string) => call(saleId, 'uncancel') } : {}),
    ...(control.refund ? { refund: control.refund } : {}),
  };
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const isYes = (value: string | undefined): boolean => value !== undefined && /^(1|yes|true)$/i.test(value);
const dayOrNull = (text: string | undefined): string | null => {
  const found = text?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return day.test(found) ? found : null;
};

/** Reads the lines `name: value` of the status page; null when it knows no such sale. */
export function statusOfText(text: string): RecurringStatus | null {
  const said: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) said[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  if (said.response !== 'FOUND') return null;
  const isOver = isYes(said.expired) || said.saleResult === 'EXPIRED';
  return {
    isCancelled: isOver || isYes(said.cancelled) || dayOrNull(said.cancelledOn) !== null,
    isOver,
    paidUntil: dayOrNull(said.nextChargeOn) ?? dayOrNull(said.expiresOn),
  };
}

/** What a genuine report about a subscription says; null for events that mean nothing to one. */
export function recurringNotice(params: FlexpayParams): Notice | null {
  const { event = 'initial', saleID = '', referenceID = '' } = params;
  const fact = factOf(event, params);
  if (!fact || saleID === '') return null;
  // Each transaction is a report of its own; of what only says that something has changed the day tells one from the next.
  const stored =
    fact.kind === 'changed' ? `${saleID}:${params.expiresOn ?? params.nextChargeOn ?? ''}` : fact.transaction;
  return { event, saleId: stored, orderId: referenceID, fact: null, recurring: { saleId: saleID, fact } };
}

function factOf(event: string, params: FlexpayParams): RecurringFact | null {
  const cents = centsOfAmount(params.amount || params.priceAmount);
  const currency = params.currency || params.priceCurrency || '';
  const transaction = params.transactionID || params.saleID || '';
  switch (event) {
    case 'initial':
    case 'rebill':
      if (cents === null) return null;
      return { kind: 'paid', transaction, cents, currency, nextOn: dayOrNull(params.nextChargeOn) };
    case 'credit':
    case 'chargeback':
      if (cents === null) return null;
      return { kind: event, transaction, of: params.parentID ?? '', cents, currency };
    case 'cancel':
    case 'uncancel':
    case 'expiry':
      return { kind: 'changed' };
    default:
      return null;
  }
}
