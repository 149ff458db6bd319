import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OpenChat } from '../../../contract/office.ts';
import { openChats } from '../../../contract/office.ts';
import { useChatFilterWords, useEndChat, useOpenChatColumns } from '../chat-parts.tsx';
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
      columns={useOpenChatColumns()}
      filters={{ search: { label: t('live.office.chats.search') }, ...useChatFilterWords() }}
      nameOf={({ guestName, actorName }) => `${guestName} – ${actorName}`}
      empty={{ icon: <MessagesSquare />, title: t('live.office.chats.none'), text: t('live.office.onAir.noneText') }}
      refreshSeconds={onAirRefresh}
      actions={[useEndChat<OpenChat>()]}
    >
      <OnAirTabs current="chats" />
    </ListPage>
  );
}
