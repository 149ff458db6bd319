import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getEarningsOfMonth, getPerformerEarnings, getTopGuests } from '#domains/ledger/contract/index.ts';
import { TopGuests } from '#domains/studio/web/parts/top-guests.tsx';
import { useEarnings } from '#domains/studio/web/state/earnings.tsx';
import { useRenewal } from '#domains/studio/web/state/use-renewal.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnMoney, getOwnPayee, getOwnYears, listOwnNotes, listOwnPayouts } from '../../../contract/index.ts';
import { Documents } from '../documents.tsx';
import { Held } from '../held.tsx';
import { MonthOfEarnings } from '../month.tsx';
import { NextPayout } from '../next-payout.tsx';
import { PayeeCard } from '../payee-card.tsx';
import { Payouts } from '../payouts.tsx';
import { Years } from '../years.tsx';

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const search = new URL(request.url).searchParams;
  const before = (name: string) => Number(search.get(name)) || undefined;
  const earnings = await api.call(getPerformerEarnings, {});
  if (!earnings.ok) throw refused(earnings.problem.status);
  const today = dayOf(earnings.data.today.since);
  const wanted = search.get('month') ?? '';
  const month = monthPattern.test(wanted) ? wanted : today.slice(0, 'yyyy-mm'.length);
  const [money, payee, payouts, notes, days, top, years] = await Promise.all([
    api.call(getOwnMoney, {}),
    api.call(getOwnPayee, {}),
    api.call(listOwnPayouts, { query: { before: before('payoutsBefore') } }),
    api.call(listOwnNotes, { query: { before: before('notesBefore') } }),
    api.call(getEarningsOfMonth, { query: { month } }),
    api.call(getTopGuests, {}),
    api.call(getOwnYears, {}),
  ]);
  if (!money.ok) throw refused(money.problem.status);
  if (!payee.ok) throw refused(payee.problem.status);
  if (!payouts.ok) throw refused(payouts.problem.status);
  if (!notes.ok) throw refused(notes.problem.status);
  return {
    ...{ money: money.data, payee: payee.data, today, month, todayTotal: earnings.data.today.total },
    payouts: { ...payouts.data, isFirst: before('payoutsBefore') === undefined },
    notes: { ...notes.data, isFirst: before('notesBefore') === undefined },
    days: days.ok ? days.data.days : [],
    top: top.ok ? top.data.guests : [],
    years: years.ok ? years.data.years : [],
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.studio.title') }));

/** A performer's money: what comes next and why not more, what is held, what came in and from whom, what was paid, and the papers. */
export default function MoneyPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { money, payee, payouts, notes, month, today, todayTotal, days, top, years } = useLoaderData<typeof loader>();
  useRenewal(useEarnings()?.today ?? todayTotal);
  return (
    <WorkPage title={t('payouts.studio.title')} lead={t('payouts.studio.lead')}>
      <NextPayout
        money={money}
        hasPayee={payee.tax !== null && payee.account !== null}
        payeeHref={to('payouts.payee')}
      />
      <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) xl:grid-cols-2">
        <Held money={money} />
        <PayeeCard view={payee} />
      </div>
      <MonthOfEarnings month={month} today={today} days={days} />
      <TopGuests guests={top} />
      <Payouts {...payouts} />
      <Documents {...notes} today={today} />
      <Years years={years} />
    </WorkPage>
  );
}
