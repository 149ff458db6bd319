import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getTrackingReport, reportRanges } from '../../../contract/report.ts';
import { BrowserProblems, ConsentShare, Groups, Purchases } from '../figures.tsx';
import { Funnel } from '../funnel.tsx';
import { ViewsByDay } from '../views-by-day.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('tracking.office.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('days'));
  const days = reportRanges.find((range) => range === requested) ?? 30;
  const report = await context.get(web).api.call(getTrackingReport, { query: { days } });
  if (!report.ok) throw refused(report.problem.status);
  return { report: report.data, days };
}

export default function TrackingReportPage(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const href = useHref()('tracking.report');
  const { report, days } = useLoaderData<typeof loader>();
  const { over } = report;
  const [first] = report.funnel.steps;
  const views = report.days.reduce((all, day) => all + day.views, 0);
  const turnover = report.purchases.reduce((all, { euroCents }) => all + euroCents, 0);
  return (
    <WorkPage title={t('tracking.office.title')} lead={t('tracking.office.lead')}>
      <TabLinks
        label={t('tracking.office.range')}
        items={reportRanges.map((range) => ({
          href: `${href}?days=${range}`,
          label: t('tracking.office.days', { count: range }),
          current: range === days,
        }))}
      />
      {report.dropped > 0 ? (
        <p role="status" className="text-sm text-warning">
          {t('tracking.office.dropped', { count: report.dropped })}
        </p>
      ) : null}
      {over.visitor + over.address + over.day > 0 ? (
        <p role="status" className="text-sm text-warning">
          <span>{t('tracking.office.over', { count: over.visitor + over.address + over.day })}</span>{' '}
          <span className="text-muted">{t('tracking.office.overWhy', over)}</span>
        </p>
      ) : null}
      <Card>
        <CardRow min="9rem">
          <Stat label={t('tracking.office.views')} value={format.number(views)} />
          <Stat label={t('tracking.office.visitors')} value={format.number(report.funnel.visitors)} />
          {first ? <Stat label={first.name} value={format.number(first.count)} /> : null}
          <Stat label={t('tracking.office.turnover')} value={formatAmount(turnover, euros, language)} />
        </CardRow>
      </Card>
      <ViewsByDay days={report.days} range={days} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <div className="grid min-w-0 gap-(--grid-gap)">
          <Funnel {...report.funnel} />
          <ConsentShare {...report.consent} />
        </div>
        <div className="grid min-w-0 gap-(--grid-gap)">
          <Purchases rows={report.purchases} range={days} />
          <Groups rows={report.groups} range={days} />
        </div>
      </div>
      <BrowserProblems rows={report.problems} range={days} />
    </WorkPage>
  );
}
