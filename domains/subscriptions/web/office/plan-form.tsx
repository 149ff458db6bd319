import type { ReactNode } from 'react';
import { coins } from '#domains/ledger/contract/coins.ts';
import { amount, number, percent } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficePlan } from '../../contract/office.ts';
import { setPlan } from '../../contract/office.ts';
import { subscriptionRules } from '../../contract/products.ts';
import { kindWord } from '../parts/words.ts';

export const planForm = defineForm(setPlan, {
  price: amount(coins, { least: subscriptionRules.leastPrice, most: subscriptionRules.mostPrice }),
  trialDays: number({ least: 0, most: 30 }),
  monthlyBonus: amount(coins, { least: 0, most: subscriptionRules.mostPrice }),
  topUpPercent: percent({ least: 0, most: subscriptionRules.mostTopUpPercent }),
  offerPercent: percent({ least: 0, most: 90 }),
  offerMonths: number({ least: 1, most: 12 }),
});

/** A product of the platform: whether and for how much it is sold, and what members are offered. */
export function PlanForm({ plan }: { plan: OfficePlan }): ReactNode {
  const t = useMessages();
  return (
    <OperationForm
      form={planForm}
      values={plan}
      submit={t('subscriptions.office.plan.save')}
      saved={t('subscriptions.office.plan.saved')}
      fields={{
        kind: { label: t('subscriptions.office.kind'), options: [{ value: plan.kind, label: kindWord(t, plan.kind) }] },
        price: { label: t('subscriptions.office.price'), hint: t('subscriptions.office.plan.priceHint') },
        isOffered: { label: t('subscriptions.office.plan.offered'), hint: t('subscriptions.office.plan.offeredHint') },
        trialDays: { label: t('subscriptions.office.plan.trial') },
        monthlyBonus: { label: t('subscriptions.office.plan.bonus'), hint: t('subscriptions.office.plan.bonusHint') },
        topUpPercent: {
          label: t('subscriptions.office.plan.topUpPercent'),
          hint: t('subscriptions.office.plan.topUpPercentHint'),
        },
        offerPercent: {
          label: t('subscriptions.office.plan.percent'),
          hint: t('subscriptions.office.plan.percentHint'),
        },
        offerMonths: { label: t('subscriptions.office.plan.months') },
      }}
    />
  );
}
