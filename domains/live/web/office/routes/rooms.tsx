import { DoorClosed, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { OpenRoom } from '../../../contract/office.ts';
import { adminCloseRoom, openRooms } from '../../../contract/office.ts';
import { OnAirTabs, onAirRefresh } from '../on-air-tabs.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.rooms.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(openRooms, args);

const tones: Record<OpenRoom['state'], Tone> = {
  freeChat: 'success',
  live: 'success',
  inPrivate: 'private',
  videoCall: 'private',
  offline: 'neutral',
};

/** Who is on air now, and the way to end it. */
export default function Rooms(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={openRooms}
      data={useLoaderData<typeof loader>()}
      title={t('live.office.rooms.title')}
      lead={t('live.office.rooms.lead')}
      columns={{
        actorName: {
          header: t('live.office.onAir.performer'),
          isName: true,
          cell: ({ actorName, actorId }) => (
            <span>
              {actorName} <span className="font-normal text-subtle">{actorId}</span>
            </span>
          ),
        },
        state: {
          header: t('live.office.onAir.state'),
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`live.office.rooms.state.${state}`)}</Badge>,
        },
        isSending: {
          header: t('live.office.rooms.picture'),
          cell: ({ isSending }) =>
            isSending ? (
              t('live.office.rooms.sending')
            ) : (
              <Badge tone="warning">{t('live.office.rooms.notSending')}</Badge>
            ),
        },
        guests: { header: t('live.office.rooms.guests') },
        paidChats: {
          header: t('live.office.rooms.paidChats'),
          cell: ({ paidChats, actorName }) =>
            paidChats === 0 ? (
              0
            ) : (
              <LocalLink to="live.officeChats" search={new URLSearchParams({ search: actorName }).toString()}>
                {paidChats}
              </LocalLink>
            ),
        },
        liveSince: { header: t('live.office.onAir.since') },
      }}
      filters={{ search: { label: t('live.office.rooms.search') } }}
      nameOf={({ actorName }) => actorName}
      empty={{ icon: <Radio />, title: t('live.office.rooms.none'), text: t('live.office.onAir.noneText') }}
      refreshSeconds={onAirRefresh}
      actions={[
        {
          key: 'close',
          label: t('live.office.rooms.close'),
          icon: <DoorClosed aria-hidden />,
          isDanger: true,
          isBulk: true,
          applies: () => true,
          title: (rows) => t('live.office.rooms.closeTitle', { count: rows.length, name: rows[0]?.actorName ?? '' }),
          text: () => t('live.office.rooms.closeText'),
          needsReason: true,
          run: (api, { actorId }, form) =>
            api.call(adminCloseRoom, { params: { actorId }, body: { reason: String(form.get('reason') ?? '') } }),
        },
      ]}
    >
      <OnAirTabs current="rooms" />
    </ListPage>
  );
}
