import { CirclePlus, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';

type Kind = FillingOf<typeof statementKinds>;

export const topUp: Kind = {
  icon: <CirclePlus aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.topUp'), detail: memo.text ?? '' }),
};

export const refund: Kind = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.refund'), detail: memo.text ?? '' }),
};

export const chargeback: Kind = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.chargeback'), detail: memo.text ?? '' }),
};
