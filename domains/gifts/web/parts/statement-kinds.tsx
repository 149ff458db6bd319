import { Coins, Gift, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const giftPaid: FillingOf<typeof statementKinds> = {
  icon: <Gift aria-hidden />,
  words: (t, { memo }) => ({ title: t('gifts.kind.gift'), detail: memo.actorName ?? '' }),
};

export const giftStockPaid: FillingOf<typeof statementKinds> = {
  icon: <Gift aria-hidden />,
  words: (t) => ({ title: t('gifts.kind.stock'), detail: '' }),
};

export const tipPaid: FillingOf<typeof statementKinds> = {
  icon: <Coins aria-hidden />,
  words: (t, { memo }) => ({ title: t('gifts.kind.tip'), detail: memo.actorName ?? '' }),
};

export const giftPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('gifts.kind.giftBack'), detail: memo.actorName ?? '' }),
};

export const giftStockPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t) => ({ title: t('gifts.kind.stockBack'), detail: '' }),
};

export const tipPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('gifts.kind.tipBack'), detail: memo.actorName ?? '' }),
};
