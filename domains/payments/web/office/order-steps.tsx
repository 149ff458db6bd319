import { CircleCheck, CircleDashed, CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Translator } from '#kit/i18n/translator.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OrderStep } from '../../contract/office-order.ts';

const icons: Record<OrderStep['step'], ReactNode> = {
  created: <CircleDashed aria-hidden className="text-subtle" />,
  declined: <CircleX aria-hidden className="text-danger" />,
  cancelled: <CircleX aria-hidden className="text-subtle" />,
  expired: <CircleX aria-hidden className="text-subtle" />,
  paid: <CircleCheck aria-hidden className="text-success" />,
  withheld: <CircleX aria-hidden className="text-warning" />,
  refundAsked: <CircleDashed aria-hidden className="text-info" />,
  refundFailed: <CircleX aria-hidden className="text-danger" />,
  refunded: <Undo2 aria-hidden className="text-warning" />,
  chargedBack: <Undo2 aria-hidden className="text-danger" />,
  doubted: <CircleX aria-hidden className="text-danger" />,
};

/** Why, in words: what a bank said and what closed an account have theirs; what an operator wrote stands as it is. */
function reasonOf(t: Translator, { step, reason }: OrderStep): string | null {
  if (reason === null) return null;
  if (step === 'declined') return t.maybe(`payments.declined.${reason}`) ?? reason;
  if (step === 'withheld') return t.maybe(`payments.office.orders.withheld.${reason}`) ?? reason;
  return reason;
}

/** What happened to an order, oldest first: how much, by whom, why, and what the provider calls it. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ol className="grid gap-3">
      {steps.map((one, at) => {
        const { step, euroCents, by, reference } = one;
        const reason = reasonOf(t, one);
        const amount = euroCents === null ? '' : formatAmount(euroCents, euros, language);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays, and in its order
          <li key={at} className="flex gap-x-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
            {icons[step]}
            <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
              <span className="font-semibold">{t(`payments.office.order.step.${step}`, { amount })}</span>
              {by === null && reason === null ? null : (
                <span className="flex flex-wrap gap-x-2 text-muted text-sm">
                  {by === null ? null : <bdi>{by.email ?? String(by.id)}</bdi>}
                  {reason === null ? null : <bdi className="text-ink">{reason}</bdi>}
                </span>
              )}
              <span className="flex flex-wrap gap-x-3 text-sm text-subtle">
                {one.at === null ? null : (
                  <time dateTime={one.at} translate="no" className="tabular">
                    {format.dateTime(one.at)}
                  </time>
                )}
                {reference === null ? null : (
                  <span translate="no" className="font-mono">
                    {reference}
                  </span>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
