import { addressList } from '#kit/addresses/addresses.ts';
import type { FlexpayParams } from './flexpay.ts';
import { centsOfAmount, flexpayAmount, flexpayOrderUrl, isGenuinePostback } from './flexpay.ts';
import type { FlexpayControl } from './flexpay-recurring.ts';
import { flexpayRecurring, recurringNotice } from './flexpay-recurring.ts';
import type { Checkout, KeptCard, Notice, PaymentProvider } from './provider.ts';

/** A shop at Verotel, or at the sandbox that behaves like it. */
export interface FlexpayShop {
  readonly name: string;
  readonly shopId: string;
  readonly signatureKey: string;
  /** The order page, without parameters. */
  readonly orderPage: string;
  /** Networks its postbacks come from; anywhere when there are none. */
  readonly addresses?: readonly string[] | undefined;
  readonly refund?: PaymentProvider['refund'];
  /** Charges a card by a call; without one its customer confirms each charge on the provider's page. */
  readonly chargeStored?: PaymentProvider['chargeStored'];
  /** Without one no subscription is begun: what cannot be cancelled by us is not sold. */
  readonly control?: FlexpayControl | undefined;
}

/** The order page of Verotel’s own brand. */
export const verotelOrderPage = 'https://secure.verotel.com/startorder';

/** Speaks FlexPay version 4 with a shop. */
export function flexpayProvider(shop: FlexpayShop): PaymentProvider {
  const sources = shop.addresses?.length ? addressList(shop.addresses) : null;
  const orderUrl = (checkout: Checkout, more?: FlexpayParams): string =>
    orderPageOf(shop, shop.orderPage, checkout, more);
  return {
    name: shop.name,
    chargesUnattended: shop.chargeStored !== undefined,
    checkoutUrl: (checkout) => orderUrl(checkout),
    // Verotel shows the stored card for one press more, and there the bank's questions are asked too.
    chargeStored:
      shop.chargeStored ??
      (async (checkout, oneClickToken) => ({ kind: 'page', url: orderUrl(checkout, { oneClickToken }) })),
    reportsFrom: (address) => sources?.has(address) ?? true,
    verifyPostback(params) {
      if (!isGenuinePostback(shop.signatureKey, params) || params.shopID !== shop.shopId) return null;
      return noticeOf(params);
    },
    ...(shop.refund ? { refund: shop.refund } : {}),
    recurring: shop.control ? flexpayRecurring(shop, shop.control) : null,
  };
}

/** The address of a shop's order page for a checkout, signed. */
export const orderPageOf = (
  { shopId, signatureKey }: Pick<FlexpayShop, 'shopId' | 'signatureKey'>,
  orderPage: string,
  checkout: Checkout,
  more: FlexpayParams = {},
): string =>
  flexpayOrderUrl(orderPage, signatureKey, {
    shopID: shopId,
    type: 'purchase',
    priceAmount: flexpayAmount(checkout.euroCents),
    priceCurrency: 'EUR',
    description: checkout.description,
    referenceID: checkout.orderId,
    custom1: checkout.language,
    custom2: checkout.keepsCard ? 'keep' : '',
    successURL: checkout.successUrl,
    declineURL: checkout.declineUrl,
    ...more,
  });

/** The card a purchase was made with, where the shop is allowed to charge it again. */
function cardOf({ oneClickToken, truncatedPAN = '', cardBrand = '' }: FlexpayParams): KeptCard | undefined {
  if (!oneClickToken) return undefined;
  const last4 = /\d{4}$/.exec(truncatedPAN)?.[0] ?? null;
  return { token: oneClickToken, brand: cardBrand.slice(0, 20) || 'Card', last4 };
}

function noticeOf(params: Readonly<Record<string, string>>): Notice {
  const aboutSubscription = params.type === 'subscription' ? recurringNotice(params) : null;
  if (aboutSubscription) return aboutSubscription;
  const event = params.event || 'initial';
  const notice = { event, saleId: params.saleID ?? '', orderId: params.referenceID ?? '', card: cardOf(params) };
  // What goes back has an amount of its own; what a sale is over is its price and nothing else.
  const isSale = event === 'initial';
  const cents = centsOfAmount((isSale ? '' : params.amount) || params.priceAmount);
  const currency = (isSale ? '' : params.currency) || params.priceCurrency || '';
  if (cents === null || notice.saleId === '' || params.type !== 'purchase') return { ...notice, fact: null };
  const money = { saleId: notice.saleId, cents, currency };
  switch (event) {
    case 'initial':
      return { ...notice, fact: { kind: 'paid', ...money } };
    case 'credit':
    case 'chargeback':
      return { ...notice, fact: { kind: event, ...money } };
    default:
      return { ...notice, fact: null };
  }
}
