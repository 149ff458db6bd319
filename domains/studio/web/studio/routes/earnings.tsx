import { filled as figures } from 'virtual:slots/studio.earningsFigure';
import { filled } from 'virtual:slots/studio.earningsPanel';
import { Coins, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import {
  earningsOf,
  getEarningsByMonth,
  getEarningsStatistics,
  getPerformerEarnings,
  getPerformerStatement,
  getTopGuests,
  statisticsDays,
} from '#domains/ledger/contract/index.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { CardRow } from '#kit/ui/primitives/card.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { TopGuests } from '../../parts/top-guests.tsx';
import type { earningsFigure, earningsPanel } from '../../slots.ts';
import { useEarnings } from '../../state/earnings.tsx';
import { useRenewal } from '../../state/use-renewal.ts';
import { Income } from '../income.tsx';
import { Months } from '../months.tsx';
import { withToday } from '../months-today.ts';
import { Statistics } from '../statistics.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const search = new URL(request.url).searchParams;
  const before = search.get('monthsBefore') ?? undefined;
  const incomeBefore = Number(search.get('incomeBefore')) || undefined;
  const days = statisticsDays.find((count) => count === search.get('days')) ?? '30';
  const [earnings, months, income, statistics, top, panels] = await Promise.all([
    values.api.call(getPerformerEarnings, {}),
    values.api.call(getEarningsByMonth, { query: before === undefined ? {} : { before } }),
    values.api.call(getPerformerStatement, { query: incomeBefore === undefined ? {} : { before: incomeBefore } }),
    values.api.call(getEarningsStatistics, { query: { days } }),
    values.api.call(getTopGuests, {}),
    loadBlocks(filled, values, search),
  ]);
  if (!earnings.ok) throw refused(earnings.problem.status);
  if (!months.ok) throw refused(months.problem.status);
  if (!income.ok) throw refused(income.problem.status);
  return {
    statistics: statistics.ok ? { ...statistics.data, days } : null,
    top: top.ok ? top.data.guests : [],
    income: { ...income.data, isFirst: incomeBefore === undefined },
    earnings: earningsOf(earnings.data),
    months: { ...months.data, isFirst: before === undefined },
    panels,
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('studio.studio.earnings.title') }));

/** What a performer has earned: today, in all, and thing by thing. */
export default function EarningsPage(): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { earnings: loaded, months, income, statistics, top, panels } = useLoaderData<typeof loader>();
  const { today, since, balance } = useEarnings() ?? loaded;
  useRenewal(today);
  return (
    <div className="page grid gap-(--grid-gap) py-4 md:py-6">
      <h1 className="font-extrabold text-2xl tracking-tight">{t('studio.studio.earnings.title')}</h1>
      <CardRow min="9rem">
        <Stat
          icon={<Coins aria-hidden />}
          label={t('studio.studio.today')}
          value={price(today).amount}
          unit={price(today).money ?? ''}
        />
        <Stat
          icon={<Wallet aria-hidden />}
          label={t('studio.studio.earnings.balance')}
          value={price(balance).amount}
          unit={price(balance).money ?? ''}
        />
        <Slot<typeof earningsFigure> filled={figures} props={{}} />
      </CardRow>
      {statistics ? <Statistics {...statistics} /> : null}
      <TopGuests guests={top} />
      <Months {...months} months={withToday(months, { today, since })} />
      <Income {...income} />
      <Blocks<typeof earningsPanel> filled={filled} data={panels} props={{}} />
    </div>
  );
}
