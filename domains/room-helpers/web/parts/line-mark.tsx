import { EllipsisVertical, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { roomLine } from '#domains/live/web/slots.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { noCare, noOwnCare, ownRoomCare, roomCare } from '../../contract/room.ts';
import { useShared } from './use-shared.ts';

const PersonSheet = lazy(() => import('./person-sheet.tsx').then((module) => ({ default: module.PersonSheet })));

/** Beside the author of a line: the badge of a helper; for who looks after the room the menu, also by a long press on the line. */
export const LineMark: FillingOf<typeof roomLine> = ({ actor, line }) => {
  const t = useMessages();
  const { helperIds } = useShared(roomCare, actor.id, noCare);
  const own = useShared(ownRoomCare, actor.id, noOwnCare);
  const isPerformer = useGuestValue('id') === actor.id;
  const [isOpen, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const acts = line.sender === 'guest' && (isPerformer || own.isHelper);
  useEffect(() => {
    const bubble = acts ? mark.current?.closest('[data-edge]') : null;
    const open = (event: Event): void => {
      event.preventDefault();
      setOpen(true);
    };
    bubble?.addEventListener('contextmenu', open);
    return () => bubble?.removeEventListener('contextmenu', open);
  }, [acts]);
  if (line.sender !== 'guest') return null;
  const label = t('room-helpers.menu', { name: line.author });
  return (
    <>
      {helperIds.includes(line.senderId) ? (
        <Badge tone="success">
          <ShieldCheck aria-hidden className="size-3" />
          {t('room-helpers.badge')}
        </Badge>
      ) : null}
      {acts ? (
        <button
          ref={mark}
          type="button"
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="hit-44 relative -my-1 ml-auto grid size-6 place-items-center rounded-full hover:bg-hover [&>svg]:size-4"
        >
          <EllipsisVertical aria-hidden />
        </button>
      ) : null}
      <Suspense>
        {isOpen ? (
          <PersonSheet
            actor={actor}
            guestId={line.senderId}
            name={line.author}
            line={line}
            isPerformer={isPerformer}
            isHelper={helperIds.includes(line.senderId)}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
