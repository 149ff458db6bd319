import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { topUpHindrances } from '#domains/payments/web/slots.ts';
import { defineBlock } from '#kit/web/blocks.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { LocalLink } from '#kit/web/local-link.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import type { OwnLimits } from '../../contract/limits.ts';
import { getOwnLimits } from '../../contract/limits.ts';

type Break = NonNullable<OwnLimits['break']>;

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

export const topUpBreak: FillingOf<typeof topUpHindrances> = defineBlock<Break>({
  async load({ api, caller }) {
    if (!caller) return null;
    const answer = await api.call(getOwnLimits, {});
    return answer.ok ? answer.data.break : null;
  },
  View: TopUpBreak,
});
