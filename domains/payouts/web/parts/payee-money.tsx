import type { ReactNode } from 'react';
import { Documents } from '../studio/documents.tsx';
import { Held } from '../studio/held.tsx';
import { NextPayout } from '../studio/next-payout.tsx';
import { Payouts } from '../studio/payouts.tsx';
import { Years } from '../studio/years.tsx';
import type { loadPayeeMoney } from './load-payee-money.ts';
import { PayeeForms } from './payee-forms.tsx';

/** The money of a payee who is no performer: what comes next and why not more, who is paid and where to, what was paid, and the papers. */
export function PayeeMoney({
  money,
  payee,
  payouts,
  notes,
  years,
  onSaved,
}: Awaited<ReturnType<typeof loadPayeeMoney>> & {
  /** Tax data or the account changed: what is withheld may be another now. */
  onSaved: () => void;
}): ReactNode {
  return (
    <>
      <NextPayout money={money} hasPayee={payee.tax !== null && payee.account !== null} payeeHref="#tax" />
      <Held money={money} />
      <PayeeForms payee={payee} onSaved={onSaved} />
      <Payouts {...payouts} />
      <Documents {...notes} today={money.today} />
      <Years years={years} />
    </>
  );
}
