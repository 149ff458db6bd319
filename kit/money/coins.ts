/**
 * Coins are integers in hundredths everywhere ("cents of a coin"): 4 coins are 400. Euro amounts are integers in
 * cents. Nothing ever holds money in a fraction (spec 1 §9).
 */
export type Hundredths = number;

/** Currency codes the product knows (spec 1 §1): coins, euros, Swiss francs, and the names credits and voucher. */
export const currencies = ['VXC', 'EUR', 'CHF', 'Credits', 'Voucher'] as const;
export type Currency = (typeof currencies)[number];

const decimals: Record<Currency, number> = { VXC: 0, Credits: 0, Voucher: 0, EUR: 2, CHF: 2 };

/** How many coins a euro buys (spec 1 §9). */
export const coinsPerEuro = 4;

/** Number of decimals a currency shows. Throws 'Unknown currency' for any other (spec 1 §8). */
export function currencyDecimals(currency: string): number {
  if (!(currency in decimals)) throw new Error('Unknown currency');
  return decimals[currency as Currency];
}

/** Euro cents to hundredths of a coin: euros x 4, rounded up to whole coins (spec 1 §9). */
export function coinsForEuroCents(cents: number): Hundredths {
  return Math.ceil((cents * coinsPerEuro) / 100) * 100;
}

/** What an amount of coins costs in euro cents, rounded up so that a shown price is never too low. */
export function euroCentsForCoins(coins: Hundredths): number {
  return Math.ceil(coins / coinsPerEuro);
}

/**
 * An amount for people, in the language's digits. Coins show no decimals when they are whole (',00' is trimmed,
 * spec 1 §9) and two when they are not, since a coin has hundredths.
 */
export function formatAmount(hundredths: number, currency: string, language: string): string {
  const shown = currencyDecimals(currency);
  const whole = hundredths % 100 === 0;
  const digits = shown === 0 && whole ? 0 : 2;
  return numberFormat(language, currency === 'EUR' ? 'EUR' : digits).format(hundredths / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a number format costs as much as rendering a card; a page shows a hundred prices. */
function numberFormat(language: string, style: 'EUR' | 0 | 2): Intl.NumberFormat {
  const key = `${localeOf(language)} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    localeOf(language),
    style === 'EUR'
      ? { style: 'currency', currency: 'EUR' }
      : { minimumFractionDigits: style, maximumFractionDigits: style },
  );
  formats.set(key, made);
  return made;
}

/** The locale whose digits a language uses. */
export function localeOf(language: string): string {
  return { de: 'de-DE', en: 'en-GB', nl: 'nl-NL', es: 'es-ES' }[language] ?? 'en-GB';
}
