import { filled } from 'virtual:slots/live.viewerActions';
import { MessageSquareOff, MessageSquareText, UserRoundX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomViewer, StudioRoom } from '../../../contract/index.ts';
import type { viewerActions } from '../../slots.ts';
import { useStudioSession } from '../session/studio-context.tsx';

/** Who is in the room; each can be muted or removed. */
export function Viewers({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const format = useFormat();
  const [kicking, setKicking] = useState<RoomViewer | null>(null);
  const session = useStudioSession();
  const named = room.viewers.filter(({ chatType, anonymous }) => chatType !== 'LIVE_PREVIEW' && !anonymous);
  const others = room.viewerCount - named.length;
  return (
    <Card title={t('live.studio.inRoom', { count: room.viewerCount, number: format.number(room.viewerCount) })} flush>
      {room.viewerCount === 0 ? (
        <p className="flex items-center gap-3 border-line border-t px-(--card-pad) py-3 text-muted">
          <Users aria-hidden className="size-5 text-subtle" />
          <span>{t('live.studio.viewers.none')}</span>
        </p>
      ) : (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto border-line border-t">
          {named.map((viewer) => (
            <li key={viewer.chatId} className="flex items-center gap-3 px-(--card-pad) py-1.5">
              <Avatar name={nameOf(viewer.guestName)} size="sm" />
              <span className="min-w-0 flex-1 truncate">
                <bdi>{nameOf(viewer.guestName)}</bdi>
              </span>
              <Slot<typeof viewerActions>
                filled={filled}
                props={{ guestId: viewer.guestId, name: nameOf(viewer.guestName) }}
              />
              <IconButton
                size="sm"
                label={t(viewer.muted ? 'live.studio.unmute' : 'live.studio.mute', { name: nameOf(viewer.guestName) })}
                pressed={viewer.muted}
                icon={viewer.muted ? <MessageSquareOff aria-hidden /> : <MessageSquareText aria-hidden />}
                onClick={() => void session.mute(viewer.guestId, !viewer.muted)}
              />
              <IconButton
                size="sm"
                label={t('live.studio.kick', { name: nameOf(viewer.guestName) })}
                icon={<UserRoundX aria-hidden />}
                onClick={() => setKicking(viewer)}
              />
            </li>
          ))}
          {others > 0 ? (
            <li translate="no" className="px-(--card-pad) py-2.5 text-sm text-subtle">
              {t('live.studio.viewers.anonymous', { count: others, number: format.number(others) })}
            </li>
          ) : null}
        </ul>
      )}
      {kicking ? (
        <Dialog
          open
          size="sm"
          onOpenChange={(open) => {
            if (!open) setKicking(null);
          }}
          title={t('live.studio.kick.title', { name: nameOf(kicking.guestName) })}
          description={t('live.studio.kick.text')}
          closeLabel={t('live.start.close')}
          footer={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  void session.block(kicking.chatId);
                  setKicking(null);
                }}
              >
                {t('live.studio.kick.block')}
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  void session.kick(kicking.guestId);
                  setKicking(null);
                }}
              >
                {t('live.studio.kick.confirm')}
              </Button>
            </>
          }
        />
      ) : null}
    </Card>
  );
}
