import { DoorClosed } from 'lucide-react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OpenRoom, openRooms } from '../../contract/office.ts';
import { adminCloseRoom } from '../../contract/office.ts';
import { PerformerLink } from './chat-parts.tsx';

const tones: Record<OpenRoom['state'], Tone> = {
  freeChat: 'success',
  live: 'success',
  inPrivate: 'private',
  videoCall: 'private',
  offline: 'neutral',
};

/** How an open room stands in a list. */
export function useRoomColumns(): { readonly [K in keyof (typeof openRooms)['columns']]: ColumnWords<OpenRoom> } {
  const t = useMessages();
  return {
    actorName: {
      header: t('live.office.onAir.performer'),
      isName: true,
      cell: ({ actorName, actorId }) => (
        <span>
          <PerformerLink id={actorId} name={actorName} /> <span className="font-normal text-subtle">{actorId}</span>
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
        isSending ? t('live.office.rooms.sending') : <Badge tone="warning">{t('live.office.rooms.notSending')}</Badge>,
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
  };
}

/** Takes a performer off the air. */
export function useCloseRoom(): ListAction<OpenRoom> {
  const t = useMessages();
  return {
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
  };
}
