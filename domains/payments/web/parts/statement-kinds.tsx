import { CirclePlus, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';

export const topUp: FillingOf<typeof statementKinds> = {
  icon: <CirclePlus aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.topUp'), detail: memo.text ?? '' }),
};

export const refund: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.refund'), detail: memo.text ?? '' }),
};

export const chargeback: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.chargeback'), detail: memo.text ?? '' }),
};
