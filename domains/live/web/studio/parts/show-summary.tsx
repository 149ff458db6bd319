import { Coins, Radio, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const { seconds, chats, minutes, earned } = summary;
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
    </Card>
  );
}
