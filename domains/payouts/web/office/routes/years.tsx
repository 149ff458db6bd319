import { FileCheck2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { YearlyReport, YearOverview } from '../../../contract/yearly.ts';
import { makeYear, readYear, yearFileParts } from '../../../contract/yearly.ts';
import { useEuros } from '../../studio/use-euros.ts';
import { FileWithReason } from '../file-with-reason.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const year = /^20[2-9]\d$/.exec(search.get('year') ?? '')?.[0];
  const after = Number(search.get('after')) || undefined;
  const answer = await context.get(web).api.call(readYear, {
    query: { year: year === undefined ? undefined : Number(year), after },
  });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.years') }));

const whileWorking = 3_000;

/** The yearly report to the tax office: until when, who lacks what, and the messages that were made. */
export default function OfficeYears(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const euros = useEuros();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [asking, setAsking] = useState<YearlyReport | null>(null);
  const overview: YearOverview = useLoaderData<typeof loader>();
  const { year, deadline, isOver, sellers, paid, reports, missing, after } = overview;
  const isWorking = reports.some(({ state }) => state === 'building');
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), whileWorking);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  const at = (change: Readonly<Record<string, number>>): string =>
    `${to('payouts.officeYears')}?${new URLSearchParams(Object.entries({ year, ...change }).map(([name, value]) => [name, String(value)]))}`;
  const make = async (): Promise<void> => {
    const answer = await run((api) => api.call(makeYear, { params: { year } }), {
      told: () => t('payouts.office.year.begun'),
    });
    if (answer.ok) await revalidate();
  };
  return (
    <WorkPage
      title={t('payouts.office.year.title', { year: String(year) })}
      lead={t('payouts.office.year.lead')}
      actions={
        <Button
          variant="primary"
          loading={busy}
          disabled={!isOver || isWorking}
          icon={<FileCheck2 aria-hidden />}
          onClick={() => void make()}
        >
          {t(reports.length === 0 ? 'payouts.office.year.make' : 'payouts.office.year.makeAgain')}
        </Button>
      }
    >
      <nav aria-label={t('payouts.office.years')} className="flex flex-wrap justify-between gap-3">
        <ButtonLink size="sm" href={at({ year: year - 1 })}>
          {String(year - 1)}
        </ButtonLink>
        <ButtonLink size="sm" href={at({ year: year + 1 })}>
          {String(year + 1)}
        </ButtonLink>
      </nav>
      <CardRow min="11rem">
        <Stat label={t('payouts.office.year.deadline')} value={format.date(deadline)} />
        <Stat label={t('payouts.office.year.sellers')} value={format.number(sellers)} />
        <Stat label={t('payouts.office.year.paid')} value={euros(paid)} />
      </CardRow>
      {isOver ? null : <p className="text-muted text-sm">{t('payouts.office.year.goesOn')}</p>}
      <Card title={t('payouts.office.year.missing')} description={t('payouts.office.year.missingText')} flush>
        {missing.length === 0 ? null : (
          <ul className="divide-y divide-line border-line border-t">
            {missing.map(({ accountId, name, facts }) => (
              <li key={accountId} className="flex min-w-0 flex-wrap items-center gap-2 px-(--card-pad) py-3 text-sm">
                <Link href={to('payouts.officePerson', { accountId: String(accountId) })}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="grow" />
                {facts.map((fact) => (
                  <Badge key={fact} tone={fact === 'taxData' || fact === 'birthDate' ? 'danger' : 'warning'}>
                    {t(`payouts.office.year.fact.${fact}`)}
                  </Badge>
                ))}
              </li>
            ))}
          </ul>
        )}
        {missing.length === 0 ? (
          <p className="px-(--card-pad) pb-3 text-muted text-sm">{t('payouts.office.year.missingNone')}</p>
        ) : null}
        {after === null ? null : (
          <p className="border-line border-t px-(--card-pad) py-3">
            <ButtonLink size="sm" href={at({ after })}>
              {t('payouts.office.year.more')}
            </ButtonLink>
          </p>
        )}
      </Card>
      <Card title={t('payouts.office.year.reports')} description={t('payouts.office.year.reportsText')} flush>
        {reports.length === 0 ? null : (
          <ul className="divide-y divide-line border-line border-t">
            {reports.map((report) => (
              <li key={report.id} className="flex min-w-0 flex-wrap items-center gap-3 px-(--card-pad) py-3 text-sm">
                <b translate="no">{format.dateTime(report.madeAt)}</b>
                <Badge tone={report.state === 'ready' ? 'success' : 'info'}>
                  {t(`payouts.office.year.is.${report.state}`)}
                </Badge>
                <span className="text-muted">
                  {t('payouts.office.year.counts', { added: report.added, corrected: report.corrected })}
                </span>
                {report.leftOut === 0 ? null : (
                  <Badge tone="danger">{t('payouts.office.year.leftOut', { count: report.leftOut })}</Badge>
                )}
                <span className="grow" />
                {report.state === 'ready' ? (
                  <Button size="sm" onClick={() => setAsking(report)}>
                    {t('payouts.office.year.file')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {reports.length === 0 ? (
          <p className="px-(--card-pad) pb-3 text-muted text-sm">{t('payouts.office.year.none')}</p>
        ) : null}
      </Card>
      {asking === null ? null : (
        <FileWithReason
          title={t('payouts.office.year.file')}
          text={t('payouts.office.year.fileText')}
          files={yearFileParts
            .filter((part) =>
              part === 'new' ? asking.added > 0 || asking.id === reports.at(-1)?.id : asking.corrected > 0,
            )
            .map((part) => ({
              label: t(`payouts.office.year.part.${part}`),
              href: `/rest/v1/office/payouts/reports/${asking.id}/file?part=${part}`,
            }))}
          onClose={() => setAsking(null)}
        />
      )}
    </WorkPage>
  );
}
