import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PastChat } from '../../../contract/office-history.ts';
import { pastChats } from '../../../contract/office-history.ts';
import { useChatFilterWords, useEndChat, usePastChatColumns } from '../chat-parts.tsx';
import { OnAirTabs } from '../on-air-tabs.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.pastChats.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(pastChats, args);

/** Every chat there was, by whoever was in it. */
export default function PastChats(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={pastChats}
      data={useLoaderData<typeof loader>()}
      title={t('live.office.pastChats.title')}
      lead={t('live.office.pastChats.lead')}
      columns={usePastChatColumns()}
      filters={{
        search: { label: t('live.office.pastChats.search') },
        ...useChatFilterWords(),
        from: { label: t('live.office.pastChats.from') },
        to: { label: t('live.office.pastChats.to') },
      }}
      nameOf={({ guestName, actorName }) => `${guestName} – ${actorName}`}
      empty={{
        icon: <MessagesSquare />,
        title: t('live.office.pastChats.none'),
        text: t('live.office.pastChats.noneText'),
      }}
      actions={[useEndChat<PastChat>()]}
    >
      <OnAirTabs current="pastChats" />
    </ListPage>
  );
}
