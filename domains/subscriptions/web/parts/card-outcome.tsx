import { CircleCheck, CircleX, Hourglass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** How the checkout of a card ended for anyone who comes back from it. */
export type Outcome = 'open' | 'running' | 'review' | 'refused' | 'declined';

/** What the provider has reported counts; until then what the way back says. */
export const outcomeOf = (status: Exclude<Outcome, 'declined'>, result: string | null): Outcome =>
  status === 'open' && result !== 'success' ? 'declined' : status;

const everyMs = 2_000;
const tries = 60;

const looks = {
  running: { icon: <CircleCheck aria-hidden />, tone: 'bg-success-soft text-success' },
  open: { icon: <Hourglass aria-hidden />, tone: 'bg-field text-ink' },
  review: { icon: <TriangleAlert aria-hidden />, tone: 'bg-warning-soft text-warning' },
  refused: { icon: <CircleX aria-hidden />, tone: 'bg-warning-soft text-warning' },
  declined: { icon: <CircleX aria-hidden />, tone: 'bg-warning-soft text-warning' },
} as const;

/** Says it, and looks again for two minutes while the provider's report is on its way. */
export function CardOutcome({ outcome }: { outcome: Outcome }): ReactNode {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (outcome !== 'open') return;
    let left = tries;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [outcome, revalidate]);
  const words = {
    running: t('subscriptions.card.running'),
    open: t('subscriptions.card.open'),
    review: t('subscriptions.card.review'),
    refused: t('subscriptions.card.refused'),
    declined: t('subscriptions.card.declined'),
  };
  const { icon, tone } = looks[outcome];
  return (
    <p
      role="status"
      className={`flex items-start gap-3 rounded-card px-4 py-3 font-medium text-sm [&>svg]:size-5 [&>svg]:shrink-0 ${tone}`}
    >
      {icon}
      {words[outcome]}
    </p>
  );
}
