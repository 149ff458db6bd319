import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/meta.ts';
import { chatTypes } from '../../../contract/chat-types.ts';
import type { OpenChat } from '../../../contract/office.ts';
import { chatKinds, openChats } from '../../../contract/office.ts';
import { ChatKind, PerformerLink, useEndChat } from '../chat-parts.tsx';
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
          cell: ({ guestName, guestId }) => <GuestLink id={guestId}>{guestName}</GuestLink>,
        },
        actorName: {
          header: t('live.office.onAir.performer'),
          cell: ({ actorId, actorName }) => <PerformerLink id={actorId} name={actorName} />,
        },
        chatType: {
          header: t('live.office.chats.type'),
          cell: (chat) => <ChatKind chat={chat} />,
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
      actions={[useEndChat<OpenChat>()]}
    >
      <OnAirTabs current="chats" />
    </ListPage>
  );
}
