import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { openRooms } from '../../../contract/office.ts';
import { OnAirTabs, onAirRefresh } from '../on-air-tabs.tsx';
import { useCloseRoom, useRoomColumns } from '../room-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.rooms.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(openRooms, args);

/** Who is on air now, and the way to end it. */
export default function Rooms(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={openRooms}
      data={useLoaderData<typeof loader>()}
      title={t('live.office.rooms.title')}
      lead={t('live.office.rooms.lead')}
      columns={useRoomColumns()}
      filters={{ search: { label: t('live.office.rooms.search') } }}
      nameOf={({ actorName }) => actorName}
      empty={{ icon: <Radio />, title: t('live.office.rooms.none'), text: t('live.office.onAir.noneText') }}
      refreshSeconds={onAirRefresh}
      actions={[useCloseRoom()]}
    >
      <OnAirTabs current="rooms" />
    </ListPage>
  );
}
