import { dayOf } from '#kit/i18n/days.ts';
import type { VatCase, WithheldReason } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { BankAccountRow, PayeeRow } from '../payee/rows.ts';
import { usableFrom } from '../payee/view.ts';
import { vatCaseOf } from '../vat/vat-case.ts';
import { centsOf, coinsOf, partOf } from './amounts.ts';
import type { Standing } from './standing.ts';

/** What a run would pay somebody, or why it does not. Euro cents, coins in hundredths. */
export interface Reckoning {
  readonly ownCoins: number;
  readonly studioCoins: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly amount: number;
  readonly vatCase: VatCase;
  readonly vatRate: number;
  /** Empty where it is paid. */
  readonly withheld: readonly WithheldReason[];
}

/** What one payee would be paid now. Whole cents are paid; what is less stays with what was earned. */
export function reckon(
  ctx: Context,
  standing: Standing,
  payee: PayeeRow | undefined,
  account: BankAccountRow | undefined,
): Reckoning {
  const { kit, settings } = ctx;
  const now = kit.clock.now();
  const net = centsOf(Math.max(0, standing.ownCoins - standing.heldCoins)) + centsOf(Math.max(0, standing.studioCoins));
  const ownCoins = coinsOf(centsOf(Math.max(0, standing.ownCoins - standing.heldCoins)));
  const { vatCase, rate: vatRate } = payee
    ? vatCaseOf(payee, settings.PAYOUT_PLATFORM_COUNTRY, dayOf(now))
    : { vatCase: 'smallBusiness' as const, rate: 0 };
  const vat = partOf(net, vatRate);
  const gross = net + vat;
  const amount = gross + standing.carried;
  const withheld: WithheldReason[] = [];
  if (payee === undefined) withheld.push('noTaxData');
  if (account === undefined) withheld.push('noAccount');
  else if (usableFrom(ctx, account) > now) withheld.push('accountNew');
  if (amount < settings.PAYOUT_MINIMUM) withheld.push(shortFor(standing, amount, gross, settings.PAYOUT_MINIMUM));
  return {
    ...{ ownCoins, studioCoins: coinsOf(net) - ownCoins, net, vat, gross, amount, vatCase, vatRate, withheld },
  };
}

/** Why it is less than the least that is paid: a debt, the hold time, or it is little. */
function shortFor(standing: Standing, amount: number, gross: number, minimum: number): WithheldReason {
  if (standing.carried < 0 && gross >= minimum) return 'owing';
  return amount + centsOf(standing.heldCoins) >= minimum ? 'held' : 'belowMinimum';
}
