import type { VatCase, VatStatus } from '../../contract/states.ts';
import { euCountries } from '../payee/check-ids.ts';
import { vatRateOf } from './vat-rates.ts';

/** What of a payee decides about value added tax. */
export interface VatFacts {
  readonly country: string;
  readonly vatStatus: VatStatus;
  readonly vatId: string | null;
}

/**
 * Which case a credit note is, and the rate that is added, in hundredths of a per cent. At home a business adds its country's rate; elsewhere
 * in the EU it leaves the tax to the platform, which needs both numbers; who is a small business or none owes nothing; what comes from
 * outside the EU is not subject to the tax of its seller.
 */
export function vatCaseOf(facts: VatFacts, platformCountry: string, day: string): { vatCase: VatCase; rate: number } {
  const { country, vatStatus, vatId } = facts;
  if (country !== platformCountry && !euCountries.has(country)) return { vatCase: 'thirdCountry', rate: 0 };
  if (vatStatus !== 'business') return { vatCase: 'smallBusiness', rate: 0 };
  if (country === platformCountry) return { vatCase: 'domestic', rate: vatRateOf(platformCountry, day) };
  return { vatCase: vatId === null ? 'smallBusiness' : 'reverseCharge', rate: 0 };
}
