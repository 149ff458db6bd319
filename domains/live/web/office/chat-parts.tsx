import { PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/local-link.tsx';
import { adminEndChat } from '../../contract/office.ts';
import type { PastChat, pastChats } from '../../contract/office-history.ts';

type Named = Pick<PastChat, 'chatId' | 'guestName' | 'actorName' | 'status'>;

/** A performer in the office, leading to their page. */
export function PerformerLink({ id, name }: { id: number; name: string }): ReactNode {
  return (
    <LocalLink
      to="performers.officePerformer"
      params={{ actorId: id }}
      className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
    >
      {name}
    </LocalLink>
  );
}

/** What kind of chat it is. */
export function ChatKind({ chat }: { chat: Pick<PastChat, 'chatType' | 'isExclusive'> }): ReactNode {
  const t = useMessages();
  return (
    <span>
      {chat.chatType === 'LIVECHAT'
        ? t(`live.office.chats.livechat.${chat.isExclusive ? 'private' : 'shared'}`)
        : t(`live.office.chats.type.${chat.chatType}`)}
    </span>
  );
}

/** How a chat stands in a list of all. */
export function usePastChatColumns(): { readonly [K in keyof (typeof pastChats)['columns']]: ColumnWords<PastChat> } {
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
    guestName: {
      header: t('live.office.chats.guest'),
      cell: ({ guestId, guestName }) => <GuestLink id={guestId}>{guestName}</GuestLink>,
    },
    actorName: {
      header: t('live.office.onAir.performer'),
      cell: ({ actorId, actorName }) => <PerformerLink id={actorId} name={actorName} />,
    },
    chatType: { header: t('live.office.chats.type'), cell: (chat) => <ChatKind chat={chat} /> },
    status: {
      header: t('live.office.onAir.state'),
      cell: ({ status }) => (
        <Badge tone={status === 'running' ? 'success' : status === 'ended' ? 'neutral' : 'info'}>
          {t(`live.office.chats.status.${status}`)}
        </Badge>
      ),
    },
    minutes: { header: t('live.office.chats.minutes') },
    cost: { header: t('live.office.chats.cost') },
    requestedAt: { header: t('live.office.onAir.since') },
    endedAt: { header: t('live.office.chats.ended') },
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
