import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { topUpHindrances } from '#domains/payments/web/slots.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnLimits } from '../../contract/limits.ts';
import { getOwnLimits } from '../../contract/limits.ts';
import { nearlyUsed } from './nearly-used.ts';

type Break = NonNullable<OwnLimits['break']>;
type Limit = NonNullable<ReturnType<typeof nearlyUsed>>;
interface Found {
  readonly break: Break | null;
  readonly limit: Limit | null;
}

/** Said before anybody chooses what they cannot buy. */
function TopUpBreak({ data: { kind, since, until } }: { data: Break }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <div role="status" className="flex gap-3 rounded-card bg-warning-soft px-4 py-3">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid gap-0.5" suppressHydrationWarning>
        <b translate="no">
          {kind === 'exclusion'
            ? t('spending-limits.excluded', { at: format.date(since) })
            : t('spending-limits.runs', { at: format.dateTime(until ?? 0) })}
        </b>
        <p className="text-sm">{t('spending-limits.noTopUp')}</p>
        <p className="text-sm">
          <LocalLink to="spending-limits.own" className="underline">
            {t('spending-limits.title')}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

/** Coins can be bought, and what cannot be spent with them yet is said before. */
function TopUpLimit({ data: { period, leftCents, endsAt } }: { data: Limit }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <p role="status" className="rounded-card bg-warning-soft px-4 py-3 text-sm" translate="no" suppressHydrationWarning>
      <b>
        {leftCents === 0
          ? t(`spending-limits.met.${period}`)
          : t('spending-limits.leftOnly', { amount: formatAmount(leftCents, euros, language) })}
      </b>{' '}
      {t('spending-limits.spendLater', { at: format.dateTime(endsAt) })}{' '}
      <LocalLink to="spending-limits.own" className="underline">
        {t('spending-limits.title')}
      </LocalLink>
    </p>
  );
}

const Hindrance = ({ data }: { data: Found }): ReactNode =>
  data.break ? <TopUpBreak data={data.break} /> : data.limit ? <TopUpLimit data={data.limit} /> : null;

export const topUpBreak: FillingOf<typeof topUpHindrances> = defineBlock<Found>({
  async load({ api, caller }) {
    if (!caller) return null;
    const answer = await api.call(getOwnLimits, {});
    if (!answer.ok) return null;
    const found = { break: answer.data.break, limit: nearlyUsed(answer.data.limits) };
    return found.break || found.limit ? found : null;
  },
  View: Hindrance,
});
