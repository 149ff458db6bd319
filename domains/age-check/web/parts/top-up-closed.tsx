import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { topUpHindrances } from '#domains/payments/web/slots.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getAgeGate } from '../../contract/avs.ts';

/** Said before somebody of whom a check says that they are under 18 chooses what they cannot buy. */
function TopUpClosed(): ReactNode {
  const t = useMessages();
  return (
    <div role="status" className="flex gap-3 rounded-card bg-warning-soft px-4 py-3">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid gap-0.5">
        <b>{t('age-check.noTopUp')}</b>
        <p className="text-sm">
          <LocalLink to="age-check.own" className="underline">
            {t('age-check.title')}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

export const topUpClosed: FillingOf<typeof topUpHindrances> = defineBlock<true>({
  async load({ api, caller }) {
    if (!caller) return null;
    const answer = await api.call(getAgeGate, {});
    return answer.ok && answer.data.needs === 'underage' ? true : null;
  },
  View: TopUpClosed,
});
