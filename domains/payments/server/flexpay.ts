import { createHash, timingSafeEqual } from 'node:crypto';

/** Verotel FlexPay, protocol version 4. A parameter with an empty value counts as not there. */
export type FlexpayParams = Readonly<Record<string, string>>;

/** Parameters of a request that its signature covers; `email` and `oneClickToken` are sent unsigned. */
const signedInRequests = new Set(
  `version shopID priceAmount priceCurrency paymentMethod description referenceID saleID custom1 custom2 custom3
  subscriptionType period name trialAmount trialPeriod cancelDiscountPercentage type successURL declineURL
  precedingSaleID upgradeOption mcc subCreditorName subCreditorId subCreditorCountry`.split(/\s+/),
);

export type SignatureAlgorithm = 'sha256' | 'sha1';

/** Lower-case hex digest of the key and the parameters `k=v`, sorted bytewise, joined by colons. SHA-1 is of version 3. */
export function flexpaySignature(key: string, params: FlexpayParams, algorithm: SignatureAlgorithm = 'sha256'): string {
  const parts = Object.entries(params)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${name}=${value}`);
  return createHash(algorithm)
    .update([key, ...parts].join(':'), 'utf8')
    .digest('hex');
}

/** The address of the provider’s order page for a request, signed. */
export function flexpayOrderUrl(base: string, key: string, request: FlexpayParams): string {
  const given = Object.fromEntries(Object.entries({ ...request, version: '4' }).filter(([, value]) => value !== ''));
  const signature = flexpaySignature(key, requestPart(given));
  return `${base}?${new URLSearchParams({ ...given, signature })}`;
}

/** What a signed message says: pay this, tell me about this sale, or this happened. */
export type FlexpayPurpose = 'order' | 'status' | 'postback';

/**
 * What a message is for, null when it is none. FlexPay signs everything with one key and without a word about the purpose,
 * so it is read from the parameters. Requests name the protocol's version, which is signed, and reports never do; a message
 * has one purpose, and so has what was signed for it.
 */
export function purposeOf(params: FlexpayParams): FlexpayPurpose | null {
  const given = (name: string): boolean => (params[name] ?? '') !== '';
  if (isAmbiguous(params) || !given('shopID')) return null;
  if (!given('version')) {
    const isRequest = ['successURL', 'declineURL', 'backURL'].some(given);
    return given('saleID') && !isRequest ? 'postback' : null;
  }
  if (given('event')) return null;
  if (given('type')) return given('priceAmount') && !given('saleID') ? 'order' : null;
  return given('saleID') !== given('referenceID') && !given('priceAmount') ? 'status' : null;
}

/** Whether the text that is signed could also be read as other parameters: it joins them by colons, without escaping any. */
function isAmbiguous(params: FlexpayParams): boolean {
  return Object.entries(params).some(([name, value]) => /[:=]/.test(name) || /:[^:=/]*=/.test(value));
}

/** Whether a request to the order page is one, and carries the right signature. */
export function isGenuineRequest(key: string, params: FlexpayParams): boolean {
  const { signature = '', ...rest } = params;
  const signed = requestPart(rest);
  return purposeOf(signed) === 'order' && sameText(signature, flexpaySignature(key, signed));
}

/** Whether a question how a sale stands is one, and carries the right signature. */
export function isGenuineStatusRequest(key: string, params: FlexpayParams): boolean {
  const { signature = '', ...rest } = params;
  const signed = requestPart(rest);
  return purposeOf(signed) === 'status' && sameText(signature, flexpaySignature(key, signed));
}

/** A postback with its signature: every parameter is covered. */
export function signedPostback(key: string, params: FlexpayParams): FlexpayParams {
  return { ...params, signature: flexpaySignature(key, params) };
}

/** Whether a postback is one, and carries the right signature. */
export function isGenuinePostback(key: string, params: FlexpayParams): boolean {
  const { signature = '', ...rest } = params;
  return purposeOf(rest) === 'postback' && sameText(signature, flexpaySignature(key, rest));
}

function requestPart(params: FlexpayParams): FlexpayParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => signedInRequests.has(name)));
}

/** Whether two texts are equal, without telling by the time it takes how much of them is. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `12.34` for 1234 cents. */
export function flexpayAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents of `12.34`, `12.3` or `12`; null when it is no such amount. */
export function centsOfAmount(text: string | undefined): number | null {
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}
