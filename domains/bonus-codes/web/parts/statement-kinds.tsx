import { Gift, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const bonus: FillingOf<typeof statementKinds> = {
  icon: <Gift aria-hidden />,
  words: (t) => ({ title: t('bonus-codes.kind.bonus'), detail: '' }),
};

export const bonusBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t) => ({ title: t('bonus-codes.kind.bonusBack'), detail: '' }),
};
