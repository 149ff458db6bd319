import { PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatTypes } from '../../contract/chat-types.ts';
import type { OfficeChat, OpenChat, openChats } from '../../contract/office.ts';
import { adminEndChat, chatKinds } from '../../contract/office.ts';
import type { PastChat, pastChats } from '../../contract/office-history.ts';

type Named = Pick<OfficeChat, 'chatId' | 'guestName' | 'actorName' | 'status'>;

/** A performer in the office, leading to their page. */
export function PerformerLink({ id, name }: { id: number; name: string }): ReactNode {
  return (
    <LocalLink
      to="performers.officePerformer"
      params={{ actorId: id }}
      className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
    >
      <bdi>{name}</bdi>
    </LocalLink>
  );
}

/** What kind of chat it is. */
export function ChatKind({ chat }: { chat: Pick<OfficeChat, 'chatType' | 'isExclusive'> }): ReactNode {
  const t = useMessages();
  return (
    <span>
      {chat.chatType === 'LIVECHAT'
        ? t(`live.office.chats.livechat.${chat.isExclusive ? 'private' : 'shared'}`)
        : t(`live.office.chats.type.${chat.chatType}`)}
    </span>
  );
}

/** How every list of chats words what it shows of each, running or ended. */
function useChatColumns() {
  const t = useMessages();
  return {
    guestName: {
      header: t('live.office.chats.guest'),
      cell: ({ guestId, guestName }) => <GuestLink id={guestId}>{guestName}</GuestLink>,
    },
    actorName: {
      header: t('live.office.onAir.performer'),
      cell: ({ actorId, actorName }) => <PerformerLink id={actorId} name={actorName} />,
    },
    chatType: { header: t('live.office.chats.type'), cell: (chat) => <ChatKind chat={chat} /> },
    status: { header: t('live.office.onAir.state'), cell: ({ status }) => <ChatState status={status} /> },
    minutes: { header: t('live.office.chats.minutes') },
    cost: { header: t('live.office.chats.cost') },
  } satisfies Partial<Record<keyof OfficeChat, ColumnWords<OfficeChat>>>;
}

/** How far a chat has come, in a word. */
function ChatState({ status }: Pick<OfficeChat, 'status'>): ReactNode {
  const t = useMessages();
  const tone = status === 'running' ? 'success' : status === 'ended' ? 'neutral' : 'info';
  return <Badge tone={tone}>{t(`live.office.chats.status.${status}`)}</Badge>;
}

type ColumnsOf<L extends { readonly columns: object }, Row> = {
  readonly [K in keyof L['columns']]: ColumnWords<Row>;
};

/** How a chat stands in a list of those that run. */
export function useOpenChatColumns(): ColumnsOf<typeof openChats, OpenChat> {
  const t = useMessages();
  const columns = useChatColumns();
  return {
    ...columns,
    guestName: { ...columns.guestName, isName: true },
    status: {
      ...columns.status,
      cell: ({ status, isPictureBroken }) =>
        isPictureBroken ? <Badge tone="warning">{t('live.office.chats.broken')}</Badge> : <ChatState status={status} />,
    },
    pricePerMinute: { header: t('live.office.chats.price') },
    since: { header: t('live.office.onAir.since') },
  };
}

/** How a chat stands in a list of all. */
export function usePastChatColumns(): ColumnsOf<typeof pastChats, PastChat> {
  const t = useMessages();
  return {
    chatId: {
      header: t('live.office.chats.one'),
      isName: true,
      cell: ({ chatId, cost, minutes }) =>
        cost > 0 || minutes > 0 ? (
          <LocalLink to="sales.list" search={new URLSearchParams({ search: `chat:${chatId}` }).toString()}>
            {t('live.office.chats.number', { id: String(chatId) })}
          </LocalLink>
        ) : (
          t('live.office.chats.number', { id: String(chatId) })
        ),
    },
    ...useChatColumns(),
    requestedAt: { header: t('live.office.onAir.since') },
    endedAt: { header: t('live.office.chats.ended') },
  };
}

/** The words of what lists of chats are narrowed by; what the search is for says each list itself. */
export function useChatFilterWords() {
  const t = useMessages();
  return {
    kind: {
      label: t('live.office.chats.kind'),
      options: chatKinds.map((kind) => ({ value: kind, label: t(`live.office.chats.kind.${kind}`) })),
    },
    type: {
      label: t('live.office.chats.type'),
      options: chatTypes.map((type) => ({ value: type, label: t(`live.office.chats.type.${type}`) })),
    },
  };
}

/** Ends a chat for both sides. */
export function useEndChat<Row extends Named>(): ListAction<Row> {
  const t = useMessages();
  return {
    key: 'end',
    label: t('live.office.chats.end'),
    icon: <PhoneOff aria-hidden />,
    isDanger: true,
    isBulk: true,
    applies: ({ status }) => status !== 'ended',
    title: (rows) =>
      t('live.office.chats.endTitle', {
        count: rows.length,
        guest: rows[0]?.guestName ?? '',
        performer: rows[0]?.actorName ?? '',
      }),
    text: () => t('live.office.chats.endText'),
    needsReason: true,
    run: (api, { chatId }, form) =>
      api.call(adminEndChat, { params: { chatId }, body: { reason: String(form.get('reason') ?? '') } }),
  };
}
