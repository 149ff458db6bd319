import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Benefit } from '../../contract/benefits.ts';

/** Kinds whose amount is coins in hundredths. */
const inCoins = ['bonus', 'coins', 'topUpFlat', 'topUpFlatStaggered'];

/** What a benefit is, in words; a staggered one with its stages. */
export function useBenefitWords(): (benefit: Benefit) => { title: string; stages: string[] } {
  const t = useMessages();
  const language = useLanguage();
  const shown = (kind: Benefit['kind'], amount: number): string =>
    inCoins.includes(kind) ? formatCoins(amount, language) : String(amount);
  return ({ kind, amount, steps }) => ({
    title: t(`bonus-codes.benefit.${kind}`, { amount: shown(kind, amount), count: amount }),
    stages: steps.map((step) =>
      t('bonus-codes.stage', {
        from: formatAmount(step.from, euros, language),
        what: t(`bonus-codes.stage.${kind as 'topUpPercentStaggered'}`, { amount: shown(kind, step.amount) }),
      }),
    ),
  });
}

/** What a code brings, line by line. */
export function BenefitList({ benefits }: { benefits: readonly Benefit[] }): ReactNode {
  const wordsOf = useBenefitWords();
  return (
    <ul className="grid gap-2">
      {benefits.map((benefit, place) => {
        const { title, stages } = wordsOf(benefit);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same benefit may stand there twice, and the list never changes
          <li key={place} className="flex gap-2.5">
            <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <div>
              <p translate="no" className="font-semibold">
                {title}
              </p>
              {stages.map((stage) => (
                <p key={stage} translate="no" className="text-muted text-sm">
                  {stage}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
