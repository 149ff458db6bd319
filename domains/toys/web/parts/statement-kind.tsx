import { Undo2, Vibrate } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const paid: FillingOf<typeof statementKinds> = {
  icon: <Vibrate aria-hidden />,
  words: (t, { memo }) => ({ title: t('toys.kind'), detail: memo.actorName ?? '' }),
};

export const paidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('toys.kindBack'), detail: memo.actorName ?? '' }),
};
