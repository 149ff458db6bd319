import { filled } from 'virtual:slots/payments.topUpExtraNames';
import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { TopUpExtra } from '../../contract/orders.ts';
import type { topUpExtraNames } from '../slots.ts';

/** Why coins come on top, as people read it; as orders call it where its domain is gone. */
export function extraName(t: Translator, reason: string): string {
  const facts = fillingsOf<typeof topUpExtraNames>(filled).find((each) => each.facts.reason === reason)?.facts;
  return (facts && t.maybe(facts.label)) ?? reason;
}

/** The coins that come on top of a top-up, and why, one to a line; nothing where there are none. */
export function ExtraLines({ extras }: { extras: readonly TopUpExtra[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return extras.map(({ reason, coins }) => (
    <span key={reason} translate="no" className="tabular block font-semibold text-accent-ink text-sm">
      {t('payments.extra.line', {
        coins: formatCoins(coins, language),
        count: coins / 100,
        name: extraName(t, reason),
      })}
    </span>
  ));
}
