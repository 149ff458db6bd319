import { CirclePlus, Crown, Gift, HeartHandshake, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const subscriptionPaid: FillingOf<typeof statementKinds> = {
  icon: <Crown aria-hidden />,
  words: (t, { memo }) => ({ title: t('subscriptions.kind.platform'), detail: memo.text ?? '' }),
};

export const subscriptionPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t) => ({ title: t('subscriptions.kind.platformBack'), detail: '' }),
};

export const clubPaid: FillingOf<typeof statementKinds> = {
  icon: <HeartHandshake aria-hidden />,
  words: (t, { memo }) => ({
    title: t('subscriptions.kind.club'),
    detail: [memo.actorName, memo.text].filter(Boolean).join(' · '),
  }),
};

export const clubPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('subscriptions.kind.clubBack'), detail: memo.actorName ?? '' }),
};

export const monthlyBonus: FillingOf<typeof statementKinds> = {
  icon: <Gift aria-hidden />,
  words: (t) => ({ title: t('subscriptions.kind.bonus'), detail: '' }),
};

export const monthlyBonusBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t) => ({ title: t('subscriptions.kind.bonusBack'), detail: '' }),
};

export const memberExtra: FillingOf<typeof statementKinds> = {
  icon: <CirclePlus aria-hidden />,
  words: (t, { memo }) => ({ title: t('subscriptions.kind.extra'), detail: memo.text ?? '' }),
};

export const memberExtraBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('subscriptions.kind.extraBack'), detail: memo.text ?? '' }),
};
