import { MessagesSquare, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/meta.ts';
import { chatTypes } from '../../../contract/chat-types.ts';
import { adminEndChat, chatKinds, openChats } from '../../../contract/office.ts';
import { OnAirTabs, onAirRefresh } from '../on-air-tabs.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.chats.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(openChats, args);

/** Which chats run now, and the way to end one. */
export default function Chats(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={openChats}
      data={useLoaderData<typeof loader>()}
      title={t('live.office.chats.title')}
      lead={t('live.office.chats.lead')}
      columns={{
        guestName: {
          header: t('live.office.chats.guest'),
          isName: true,
          cell: ({ guestName, guestId }) => (
            <span>
              {guestName} <span className="font-normal text-subtle">{guestId}</span>
            </span>
          ),
        },
        actorName: { header: t('live.office.onAir.performer') },
        chatType: {
          header: t('live.office.chats.type'),
          cell: ({ chatType, isExclusive }) => (
            <span className="grid gap-0.5">
              <span>{t(`live.office.chats.type.${chatType}`)}</span>
              {isExclusive ? <span className="text-sm text-subtle">{t('live.office.chats.exclusive')}</span> : null}
            </span>
          ),
        },
        status: {
          header: t('live.office.onAir.state'),
          cell: ({ status, isPictureBroken }) =>
            isPictureBroken ? (
              <Badge tone="warning">{t('live.office.chats.broken')}</Badge>
            ) : (
              <Badge tone={status === 'running' ? 'success' : 'info'}>{t(`live.office.chats.status.${status}`)}</Badge>
            ),
        },
        pricePerMinute: { header: t('live.office.chats.price') },
        minutes: { header: t('live.office.chats.minutes') },
        cost: { header: t('live.office.chats.cost') },
        since: { header: t('live.office.onAir.since') },
      }}
      filters={{
        search: { label: t('live.office.chats.search') },
        kind: {
          label: t('live.office.chats.kind'),
          options: chatKinds.map((kind) => ({ value: kind, label: t(`live.office.chats.kind.${kind}`) })),
        },
        type: {
          label: t('live.office.chats.type'),
          options: chatTypes.map((type) => ({ value: type, label: t(`live.office.chats.type.${type}`) })),
        },
      }}
      nameOf={({ guestName, actorName }) => `${guestName} – ${actorName}`}
      empty={{ icon: <MessagesSquare />, title: t('live.office.chats.none'), text: t('live.office.onAir.noneText') }}
      refreshSeconds={onAirRefresh}
      actions={[
        {
          key: 'end',
          label: t('live.office.chats.end'),
          icon: <PhoneOff aria-hidden />,
          isDanger: true,
          isBulk: true,
          applies: () => true,
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
        },
      ]}
    >
      <OnAirTabs current="chats" />
    </ListPage>
  );
}
