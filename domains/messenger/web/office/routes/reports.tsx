import { Flag, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageReport } from '../../../contract/reports.ts';
import {
  keepReported,
  messageReports,
  removeReported,
  reportReasons,
  reportStates,
} from '../../../contract/reports.ts';

export const meta = pageMeta(({ t }) => ({ title: t('messenger.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(messageReports, args);

const tones = { open: 'info', removed: 'danger', kept: 'neutral' } as const;

/** Messages that were reported, with what was said around them, and what is done about them. */
export default function Reports(): ReactNode {
  const t = useMessages();
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
          cell: ({ reason, note }) => (
            <span className="grid gap-0.5">
              <span>{t(`messenger.report.reason.${reason}`)}</span>
              {note ? <span className="max-w-[30ch] font-normal text-sm text-subtle">{note}</span> : null}
            </span>
          ),
        },
        context: { header: t('messenger.office.said'), cell: (row) => <Context report={row} /> },
        actorName: { header: t('messenger.office.who'), cell: (row) => <Who report={row} /> },
        state: {
          header: t('messenger.office.state'),
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`messenger.office.state.${state}`)}</Badge>,
        },
        createdAt: { header: t('messenger.office.when') },
      }}
      filters={{
        search: { label: t('messenger.office.search') },
        state: {
          label: t('messenger.office.state'),
          options: reportStates.map((value) => ({ value, label: t(`messenger.office.state.${value}`) })),
        },
        reason: {
          label: t('messenger.report.reason'),
          options: reportReasons.map((value) => ({ value, label: t(`messenger.report.reason.${value}`) })),
        },
      }}
      nameOf={({ id }) => t('messenger.office.report', { id })}
      empty={{ icon: <Flag />, title: t('messenger.office.none'), text: t('messenger.office.noneText') }}
      actions={useReportActions()}
    />
  );
}

/** What was said, the reported words marked. */
function Context({ report: { context, messageId } }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <ol className="grid max-h-72 max-w-[52ch] gap-1 overflow-y-auto text-left text-sm">
      {context.map((line) => (
        <li
          key={line.messageId}
          className={cx('rounded-control px-2 py-1', line.messageId === messageId && 'bg-warning-soft font-semibold')}
        >
          <span className="text-subtle text-xs">
            {t(`messenger.office.sender.${line.sender}`)} · {format.dateTime(line.sentAt)}
          </span>
          <span className="block [overflow-wrap:anywhere]">
            {line.hasMedia ? `[${t('messenger.office.media')}] ` : ''}
            {line.text}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Who({ report: { guestId, actorId, actorName, reportedBy } }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  return (
    <span className="grid justify-items-start gap-0.5 max-sm:justify-items-end">
      <LocalLink to="performers.officePerformer" params={{ actorId }}>
        <bdi>{actorName}</bdi>
      </LocalLink>
      <LocalLink to="guest.officeGuest" params={{ guestId }}>
        {t('messenger.office.guest', { id: guestId })}
      </LocalLink>
      <span className="text-sm text-subtle">{t(`messenger.office.by.${reportedBy}`)}</span>
    </span>
  );
}

/** Takes a reported message away, or leaves it. */
function useReportActions(): readonly ListAction<MessageReport>[] {
  const t = useMessages();
  const isOpen = ({ state }: MessageReport): boolean => state === 'open';
  return [
    {
      key: 'remove',
      label: t('messenger.office.remove'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      applies: isOpen,
      title: () => t('messenger.office.removeTitle'),
      text: () => t('messenger.office.removeText'),
      run: (api, { id }) => api.call(removeReported, { params: { reportId: id } }),
    },
    {
      key: 'keep',
      label: t('messenger.office.keep'),
      icon: <X aria-hidden />,
      isBulk: true,
      applies: isOpen,
      title: () => t('messenger.office.keepTitle'),
      text: () => t('messenger.office.keepText'),
      run: (api, { id }) => api.call(keepReported, { params: { reportId: id } }),
    },
  ];
}
