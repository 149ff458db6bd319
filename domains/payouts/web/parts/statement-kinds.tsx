import { Landmark } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

const icon = <Landmark aria-hidden />;

export const studioShare: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.studioShare'), detail: '' }),
};

export const payoutReserved: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.payoutReserved'), detail: '' }),
};

export const payoutDropped: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.payoutDropped'), detail: '' }),
};

export const payoutPaid: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.payoutPaid'), detail: '' }),
};

export const payoutReturned: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.payoutReturned'), detail: '' }),
};

export const payoutCorrected: FillingOf<typeof statementKinds> = {
  icon,
  words: (t) => ({ title: t('payouts.kind.payoutCorrected'), detail: '' }),
};
