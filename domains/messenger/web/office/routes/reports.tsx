import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageReport } from '../../../contract/reports.ts';
import { messageReports, reportReasons, reportStates } from '../../../contract/reports.ts';
import { Reason, ReportAge, ReportState, Side, senderOf, useReportActions } from '../parts/report-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('messenger.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(messageReports, args);

/** Messages that were reported: those that may be about somebody under 18 first, then the longest waiting. */
export default function Reports(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={messageReports}
      data={useLoaderData<typeof loader>()}
      title={t('messenger.office.title')}
      lead={t('messenger.office.lead')}
      columns={{
        reason: {
          header: t('messenger.report.reason'),
          isName: true,
          cell: ({ id, reason, note }) => (
            <LocalLink
              to="messenger.officeReport"
              params={{ reportId: id }}
              className="grid justify-items-start gap-0.5 text-ink no-underline hover:underline"
            >
              <Reason reason={reason} />
              {note ? <span className="max-w-[30ch] font-normal text-sm text-subtle">{note}</span> : null}
            </LocalLink>
          ),
        },
        context: { header: t('messenger.office.said'), cell: (row) => <Reported report={row} /> },
        actorName: { header: t('messenger.office.who'), cell: (row) => <Who report={row} /> },
        state: { header: t('messenger.office.state'), cell: ({ state }) => <ReportState state={state} /> },
        createdAt: { header: t('messenger.office.when'), cell: (row) => <ReportAge report={row} /> },
      }}
      filters={{
        search: { label: t('messenger.office.search') },
        state: {
          label: t('messenger.office.state'),
          all: t('messenger.office.state.open'),
          options: [
            ...reportStates
              .filter((state) => state !== 'open')
              .map((value) => ({ value, label: t(`messenger.office.state.${value}`) })),
            { value: 'all', label: t('messenger.office.state.all') },
          ],
        },
        reason: {
          label: t('messenger.report.reason'),
          options: reportReasons.map((value) => ({ value, label: t(`messenger.report.reason.${value}`) })),
        },
      }}
      nameOf={({ id }) => t('messenger.office.report', { id })}
      open={({ id }) => to('messenger.officeReport', { reportId: id })}
      empty={{ icon: <Flag />, title: t('messenger.office.none'), text: t('messenger.office.noneText') }}
      actions={useReportActions()}
    />
  );
}

/** The reported words, and whether the message carries something. */
function Reported({ report: { context, messageId } }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  const line = context.find((one) => one.messageId === messageId);
  return (
    <span className="line-clamp-3 max-w-[48ch] text-left [overflow-wrap:anywhere]">
      {line?.hasMedia ? `[${t('messenger.office.media')}] ` : ''}
      {line?.text}
    </span>
  );
}

/** Who wrote it, and to whom. */
function Who({ report }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  return (
    <span className="grid justify-items-start gap-0.5 max-sm:justify-items-end">
      <span className="text-sm text-subtle">{t('messenger.office.from')}</span>
      <Side side={senderOf(report)} report={report} />
      <span className="text-sm text-subtle">{t('messenger.office.to')}</span>
      <Side side={report.reportedBy} report={report} />
    </span>
  );
}
