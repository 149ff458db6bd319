import { Coins, Radio, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { useStudio } from '../session/studio-context.tsx';

/** What the show has brought that was just ended. */
export function ShowSummaryCard(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { summary } = useStudio();
  if (!summary) return null;
  const { seconds, chats, minutes, earned, kinds } = summary;
  return (
    <Card title={t('live.studio.summary')} role="status">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 *:p-3!" translate="no">
        <Stat
          icon={<Coins aria-hidden className="text-warning" />}
          label={t('live.studio.summary.earned')}
          value={price(earned).amount}
        />
        <Stat icon={<Radio aria-hidden />} label={t('live.studio.summary.onAir')} value={format.duration(seconds)} />
        <Stat icon={<Users aria-hidden />} label={t('live.studio.chats')} value={format.number(chats)} />
        <Stat icon={<Timer aria-hidden />} label={t('live.studio.minutes')} value={format.number(minutes)} />
      </div>
      {kinds.length === 0 ? null : (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm" translate="no">
          {kinds.map(({ kind, amount }) => (
            <Fragment key={kind}>
              <dt className="text-muted">{t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind}</dt>
              <dd className="tabular text-right font-semibold" translate="no">
                {price(amount).amount}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Card>
  );
}
