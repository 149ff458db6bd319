import { CircleCheck, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { assignHelpRequest, setHelpRequestState } from '../../../contract/desk.ts';
import type { HelpRequest, helpRequests, RequestState } from '../../../contract/office.ts';
import { openStates } from '../../../contract/office.ts';

const tones = { new: 'accent', inProgress: 'info', waiting: 'warning', done: 'neutral' } as const;

/** After so many hours an open request is late. */
const lateAfter = 24;

const isOpen = ({ state }: Pick<HelpRequest, 'state'>): boolean => openStates.some((open) => open === state);

/** How a request stands, in a word. */
export function StateBadge({ state }: { state: RequestState }): ReactNode {
  const t = useMessages();
  return <Badge tone={tones[state]}>{t(`help.office.state.${state}`)}</Badge>;
}

/** When it was written, and how long ago; red where somebody has waited too long. */
export function Age({ request }: { request: HelpRequest }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { createdAt, hours } = request;
  const isLate = isOpen(request) && hours >= lateAfter;
  const days = Math.floor(hours / 24);
  return (
    <span className="grid gap-0.5">
      <span className={cx('font-medium', isLate && 'text-danger')}>
        {days > 0 ? t('help.office.days', { count: days }) : t('help.office.hours', { count: hours })}
      </span>
      <time dateTime={createdAt} className="text-sm text-subtle">
        {format.dateTime(createdAt)}
      </time>
    </span>
  );
}

/** Who wrote it: as it was typed, and who was logged in. */
export function Writer({ request: { name, email, accountId, guestName } }: { request: HelpRequest }): ReactNode {
  const nameOf = useGuestName();
  const at = email.lastIndexOf('@');
  return (
    <span className="grid min-w-32 gap-0.5 [overflow-wrap:anywhere]">
      <bdi>{name || '–'}</bdi>
      <span className="text-sm text-subtle">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
      {accountId === null ? null : (
        <LocalLink to="guest.officeGuest" params={{ guestId: accountId }} className="inline-flex min-h-6 items-center">
          {guestName === null ? <span translate="no">{accountId}</span> : <bdi>{nameOf(guestName)}</bdi>}
        </LocalLink>
      )}
    </span>
  );
}

/** The columns of requests, wherever they are listed. */
export function useRequestColumns(): {
  readonly [K in keyof (typeof helpRequests)['columns']]: ColumnWords<HelpRequest>;
} {
  const t = useMessages();
  const format = useFormat();
  return {
    message: {
      header: t('help.office.message'),
      isName: true,
      cell: ({ id, message }) => (
        <LocalLink
          to="help.officeRequest"
          params={{ requestId: id }}
          className="grid max-w-[56ch] gap-0.5 text-left text-ink no-underline hover:underline"
        >
          <span translate="no" className="font-normal text-sm text-subtle">
            #{id}
          </span>
          <span className="line-clamp-2 font-normal [overflow-wrap:anywhere]">{message}</span>
        </LocalLink>
      ),
    },
    state: { header: t('help.office.state'), cell: ({ state }) => <StateBadge state={state} /> },
    topic: { header: t('help.office.topic'), cell: ({ topic }) => t(`help.office.topic.${topic}`) },
    email: { header: t('help.office.from'), cell: (request) => <Writer request={request} /> },
    owner: {
      header: t('help.office.owner'),
      cell: ({ owner }) =>
        owner === null ? (
          t('help.office.nobody')
        ) : (
          <span className="block min-w-24 [overflow-wrap:anywhere]">{owner.name}</span>
        ),
    },
    language: { header: t('help.office.language'), cell: ({ language }) => format.languageName(language) },
    createdAt: { header: t('help.office.when'), cell: (request) => <Age request={request} /> },
  };
}

/** What can be done with requests without opening them. */
export function useRequestActions(): readonly ListAction<HelpRequest>[] {
  const t = useMessages();
  return [
    {
      key: 'take',
      label: t('help.office.take'),
      icon: <Hand aria-hidden />,
      isBulk: true,
      applies: ({ state }) => state !== 'done',
      title: (rows) => t('help.office.takeTitle', { count: rows.length }),
      text: () => t('help.office.takeText'),
      run: (api, { id, owner }) =>
        api.call(assignHelpRequest, { params: { requestId: id }, body: { to: 'me', shown: owner?.id ?? null } }),
    },
    {
      key: 'done',
      label: t('help.office.finish'),
      icon: <CircleCheck aria-hidden />,
      isBulk: true,
      applies: ({ state }) => state !== 'done',
      title: (rows) => t('help.office.finishTitle', { count: rows.length }),
      text: () => t('help.office.finishText'),
      run: (api, { id }) => api.call(setHelpRequestState, { params: { requestId: id }, body: { state: 'done' } }),
    },
  ];
}
