import { FileDown } from 'lucide-react';
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
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { approveRun, cancelRun, markPaid, markSent, readRun } from '../../../contract/office.ts';
import { useEuros } from '../../studio/use-euros.ts';
import { AskReason } from '../ask-reason.tsx';
import { runTones } from '../tones.ts';

export async function loader({ context, params: { runId = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,9}$/.test(runId)) throw notFound();
  const answer = await context.get(web).api.call(readRun, { params: { runId: Number(runId) } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.title') }));

const steps = { draft: approveRun, ready: markSent, sent: markPaid } as const;
const whileWorking = 3_000;

/** One run: what it pays, who is withheld and why, who approved it, and the next step. */
export default function OfficeRun(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const euros = useEuros();
  const { revalidate } = useRevalidator();
  const { busy, run: call } = useCall();
  const [isCancelling, setCancelling] = useState(false);
  const file = useLoaderData<typeof loader>();
  const { run, approvals, withheld, states, parts, byHand, isOwn, isSettling } = file;
  const params = { runId: run.id };
  const isWorking = run.state === 'building' || run.state === 'approved' || isSettling;
  const isNext = run.state === 'draft' || run.state === 'ready' || (run.state === 'sent' && !isSettling);
  const step = isNext ? (run.state as keyof typeof steps) : null;
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), whileWorking);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  const act = async (state: keyof typeof steps): Promise<void> => {
    const answer = await call((api) => api.call(steps[state], { params }), { told: () => t('payouts.office.done') });
    if (answer.ok) await revalidate();
  };
  const base = `/rest/v1/office/payouts/runs/${run.id}/file`;
  return (
    <WorkPage title={t('payouts.office.runNumber', { id: run.id })} lead={t(`payouts.office.now.${run.state}`)}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={runTones[run.state]}>{t(`payouts.office.is.${run.state}`)}</Badge>
        <span className="text-muted text-sm">{t('payouts.office.untilDay', { day: format.dateTime(run.until) })}</span>
        <span className="grow" />
        <Link href={`${to('payouts.officeItems')}?${new URLSearchParams({ run: String(run.id) })}`}>
          {t('payouts.office.all')}
        </Link>
      </div>
      <CardRow min="11rem">
        <Stat label={t('payouts.office.payees')} value={format.number(run.payees)} />
        <Stat label={t('payouts.office.amount')} value={euros(run.amount)} />
        <Stat label={t('payouts.office.approvals')} value={t('payouts.office.ofTwo', { count: approvals.length })} />
        {isWorking ? <Stat label={t('payouts.office.progress')} value={format.number(file.done)} /> : null}
      </CardRow>
      {file.cancelledWhy === null ? null : (
        <p className="text-sm">{t('payouts.office.cancelledWhy', { reason: file.cancelledWhy })}</p>
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-2">
        <Card title={t('payouts.office.withheld')} description={t('payouts.office.withheldText')}>
          <Sums
            none={t('payouts.office.nobody')}
            rows={withheld.map(({ reason, ...sums }) => ({ label: t(`payouts.office.why.${reason}`), ...sums }))}
          />
        </Card>
        <Card title={t('payouts.office.parts')}>
          <Sums
            none={t('payouts.office.nobody')}
            rows={states.map(({ state, ...sums }) => ({ label: t(`payouts.office.item.${state}`), ...sums }))}
          />
          <ul className="mt-3 grid gap-1 text-muted text-sm">
            {approvals.map(({ accountId, at }) => (
              <li key={accountId}>
                {t('payouts.office.approvedBy', { account: accountId, time: format.dateTime(at) })}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {parts + byHand === 0 ? null : (
        <Card title={t('payouts.office.files')} description={t('payouts.office.filesText', { count: byHand })}>
          <div className="flex flex-wrap gap-2">
            {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
              <ButtonLink
                key={part}
                size="sm"
                download
                href={`${base}?kind=pain001&part=${part}`}
                icon={<FileDown aria-hidden />}
              >
                {t('payouts.office.part', { part })}
              </ButtonLink>
            ))}
            <ButtonLink size="sm" download href={`${base}?kind=csv`} icon={<FileDown aria-hidden />}>
              CSV
            </ButtonLink>
          </div>
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {step === null ? null : (
          <Button
            variant="primary"
            loading={busy}
            disabled={step === 'draft' && (isOwn || run.payees === 0)}
            onClick={() => void act(step)}
          >
            {t(`payouts.office.do.${step}`)}
          </Button>
        )}
        {step === 'draft' || run.state === 'building' ? (
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {t('payouts.office.cancel')}
          </Button>
        ) : null}
        {step === 'draft' && isOwn ? <span className="text-muted text-sm">{t('payouts.office.own')}</span> : null}
      </div>
      {isCancelling ? (
        <AskReason
          title={t('payouts.office.cancel')}
          text={t('payouts.office.cancelText')}
          onClose={() => setCancelling(false)}
          onDone={() => {
            setCancelling(false);
            void revalidate();
          }}
          call={(api, { reason }) => api.call(cancelRun, { params, body: { reason } })}
        />
      ) : null}
    </WorkPage>
  );
}

function Sums({
  rows,
  none,
}: {
  rows: readonly { label: string; payees: number; amount: number }[];
  none: string;
}): ReactNode {
  const t = useMessages();
  const euros = useEuros();
  if (rows.length === 0) return <p className="text-muted text-sm">{none}</p>;
  return (
    <dl className="grid gap-2 text-sm">
      {rows.map(({ label, payees, amount }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
          <dt className="min-w-0">{label}</dt>
          <dd translate="no" className="tabular text-end font-semibold">
            {t('payouts.office.sum', { count: payees, amount: euros(amount) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
