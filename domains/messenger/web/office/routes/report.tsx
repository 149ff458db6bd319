import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { ActOn } from '#kit/web/list/act-on.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageReport, ReportedMessage } from '../../../contract/reports.ts';
import { readReport } from '../../../contract/reports.ts';
import {
  Reason,
  ReportAge,
  ReportState,
  Side,
  senderOf,
  useLockSender,
  useReportActions,
} from '../parts/report-parts.tsx';
import { ReportedMedia } from '../parts/reported-media.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const reportId = Number(params['reportId']);
  if (!Number.isSafeInteger(reportId) || reportId < 1) throw notFound();
  const answer = await context.get(web).api.call(readReport, { params: { reportId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('messenger.office.report', { id: data.report.id }),
}));

/** One report: what was said and carried, by whom to whom, and what is done about it. */
export default function OfficeReport(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { report, media } = useLoaderData<typeof loader>();
  const title = t('messenger.office.report', { id: report.id });
  return (
    <WorkPage
      title={title}
      mark={<ReportState state={report.state} />}
      lead={<Reason reason={report.reason} />}
      breadcrumb={
        <Breadcrumb
          label={t('messenger.office.title')}
          items={[{ label: t('messenger.office.title'), href: to('messenger.officeReports') }, { label: title }]}
        />
      }
      actions={<ActOn row={report} actions={[...useReportActions(), useLockSender()]} nameOf={() => title} />}
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <Card title={t('messenger.office.said')}>
          <Said report={report} media={media} />
        </Card>
        <Facts report={report} />
      </div>
    </WorkPage>
  );
}

/** So many messages before and after the reported one are shown at once; the others by one press. */
const near = 2;

/** What was said around it, the reported message marked and with what it carries. */
function Said({ report, media }: ReportedMessage): ReactNode {
  const t = useMessages();
  const { context, messageId, id } = report;
  const at = context.findIndex((line) => line.messageId === messageId);
  const before = context.slice(0, Math.max(0, at - near));
  const after = context.slice(at + near + 1);
  const close = context.slice(before.length, context.length - after.length);
  return (
    <div className="grid gap-2">
      {before.length > 0 ? <More label={t('messenger.office.before')} lines={before} /> : null}
      <ol className="grid gap-2">
        {close.map((line) => (
          <Line key={line.messageId} line={line} isReported={line.messageId === messageId}>
            {line.messageId === messageId && media ? <ReportedMedia reportId={id} media={media} /> : null}
          </Line>
        ))}
      </ol>
      {after.length > 0 ? <More label={t('messenger.office.after')} lines={after} /> : null}
    </div>
  );
}

function More({ label, lines }: { label: string; lines: MessageReport['context'] }): ReactNode {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm text-subtle">{label}</summary>
      <ol className="grid gap-2 pt-2">
        {lines.map((line) => (
          <Line key={line.messageId} line={line} isReported={false} />
        ))}
      </ol>
    </details>
  );
}

function Line({
  line: { sender, text, hasMedia, sentAt },
  isReported,
  children,
}: {
  line: MessageReport['context'][number];
  isReported: boolean;
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <li
      className={cx(
        'grid gap-1.5 rounded-card border p-3',
        isReported ? 'border-warning bg-warning-soft' : 'border-line bg-field',
        sender === 'actor' && 'sm:ml-8',
      )}
    >
      <span className="flex flex-wrap gap-x-2 text-sm text-subtle">
        <span className="font-semibold">{t(`messenger.office.sender.${sender}`)}</span>
        <span>{format.dateTime(sentAt)}</span>
        {isReported ? <span className="font-semibold text-warning">{t('messenger.office.reported')}</span> : null}
      </span>
      {text === '' ? null : (
        <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </span>
      )}
      {hasMedia && !children ? <span className="text-muted">[{t('messenger.office.media')}]</span> : null}
      {children}
    </li>
  );
}

function Facts({ report }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  const sender = senderOf(report);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('messenger.office.from'), <Side key="from" side={sender} report={report} />],
    [t('messenger.office.to'), <Side key="to" side={report.reportedBy} report={report} />],
    [t('messenger.report.reason'), <Reason key="reason" reason={report.reason} />],
    ...(report.note === '' ? [] : [[t('messenger.office.note'), report.note] as const]),
    [t('messenger.office.when'), <ReportAge key="when" report={report} />],
  ];
  return (
    <Card
      title={t(`messenger.office.by.${report.reportedBy}`)}
      actions={
        <LocalLink to="office.audit" search={new URLSearchParams({ subject: `report:${report.id}` }).toString()}>
          {t('messenger.office.log')}
        </LocalLink>
      }
    >
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="grid justify-items-start gap-0.5">
            <dt className="text-sm text-subtle">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
