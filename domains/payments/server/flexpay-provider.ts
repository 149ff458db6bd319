import { addressList } from '#kit/addresses/addresses.ts';
import { centsOfAmount, flexpayAmount, flexpayOrderUrl, isGenuinePostback } from './flexpay.ts';
import type { Notice, PaymentProvider } from './provider.ts';

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
}

/** The order page of Verotel’s own brand. */
export const verotelOrderPage = 'https://secure.verotel.com/startorder';

/** Speaks FlexPay version 4 with a shop. */
export function flexpayProvider(shop: FlexpayShop): PaymentProvider {
  const sources = shop.addresses?.length ? addressList(shop.addresses) : null;
  return {
    name: shop.name,
    checkoutUrl: (checkout) =>
      flexpayOrderUrl(shop.orderPage, shop.signatureKey, {
        shopID: shop.shopId,
        type: 'purchase',
        priceAmount: flexpayAmount(checkout.euroCents),
        priceCurrency: 'EUR',
        description: checkout.description,
        referenceID: checkout.orderId,
        custom1: checkout.language,
        successURL: checkout.successUrl,
        declineURL: checkout.declineUrl,
      }),
    reportsFrom: (address) => sources?.has(address) ?? true,
    verifyPostback(params) {
      if (!isGenuinePostback(shop.signatureKey, params) || params.shopID !== shop.shopId) return null;
      return noticeOf(params);
    },
    ...(shop.refund ? { refund: shop.refund } : {}),
  };
}

function noticeOf(params: Readonly<Record<string, string>>): Notice {
  const event = params.event || 'initial';
  const notice = { event, saleId: params.saleID ?? '', orderId: params.referenceID ?? '' };
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
