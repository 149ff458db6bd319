import { Problem } from '#kit/contract/problem.ts';
import { platformUnset } from '../../contract/index.ts';
import type { Context } from '../context.ts';

/** Who pays: the buyer of a credit note, the debtor of a transfer. */
export interface Platform {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
  readonly vatId: string;
  readonly iban: string;
  readonly bic: string | null;
}

/** Where nobody is really paid: nobody's company, with a test account of the handbooks. */
const madeUp: Platform = {
  ...{ name: 'Vesper Beispiel GmbH', street: 'Beispielallee 1', postcode: '20095', town: 'Hamburg', country: 'DE' },
  ...{ vatId: 'DE136695976', iban: 'DE02120300000000202051', bic: null },
};

const givenOf = (settings: Context['settings']) => ({
  PAYOUT_PLATFORM_NAME: settings.PAYOUT_PLATFORM_NAME,
  PAYOUT_PLATFORM_STREET: settings.PAYOUT_PLATFORM_STREET,
  PAYOUT_PLATFORM_POSTCODE: settings.PAYOUT_PLATFORM_POSTCODE,
  PAYOUT_PLATFORM_TOWN: settings.PAYOUT_PLATFORM_TOWN,
  PAYOUT_PLATFORM_VAT_ID: settings.PAYOUT_PLATFORM_VAT_ID,
  PAYOUT_PLATFORM_IBAN: settings.PAYOUT_PLATFORM_IBAN,
});

/** Settings that runs need and nobody has set. */
export const missingOf = (settings: Context['settings']): string[] =>
  Object.entries(givenOf(settings)).flatMap(([name, value]) => (value === undefined ? [name] : []));

/** The platform as its settings say; outside of production a made-up one, where it is not set. @throws Problem payouts_platform_unset naming what is missing */
export function assertPlatform({ settings, kit }: Pick<Context, 'settings' | 'kit'>): Platform {
  const given = givenOf(settings);
  const missing = missingOf(settings);
  if (missing.length > 0 && kit.config.NODE_ENV !== 'production') return madeUp;
  if (missing.length > 0) throw new Problem(platformUnset, { data: { settings: missing.join(', ') } });
  return {
    name: given.PAYOUT_PLATFORM_NAME as string,
    street: given.PAYOUT_PLATFORM_STREET as string,
    postcode: given.PAYOUT_PLATFORM_POSTCODE as string,
    town: given.PAYOUT_PLATFORM_TOWN as string,
    country: settings.PAYOUT_PLATFORM_COUNTRY,
    vatId: given.PAYOUT_PLATFORM_VAT_ID as string,
    iban: given.PAYOUT_PLATFORM_IBAN as string,
    bic: settings.PAYOUT_PLATFORM_BIC ?? null,
  };
}
