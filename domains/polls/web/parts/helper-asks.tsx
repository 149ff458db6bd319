import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { roomWriting } from '#domains/live/web/slots.ts';
import { noOwnCare, ownRoomCare } from '#domains/room-helpers/contract/room.ts';
import { useShared } from '#domains/room-helpers/web/parts/use-shared.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const AskSheet = lazy(() => import('./ask-sheet.tsx').then((module) => ({ default: module.AskSheet })));

/** Above the box, for a helper whom the performer lets ask: the way to a poll. It goes with the right to it. */
export const HelperAsks: FillingOf<typeof roomWriting> = ({ actor }) => {
  const t = useMessages();
  const { mayPoll } = useShared(ownRoomCare, actor.id, noOwnCare);
  const [isOpen, setOpen] = useState(false);
  if (!mayPoll) return null;
  return (
    <div className="flex px-2 pb-1 text-xs group-data-keyboard/room:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="laid:over-picture hit-44 relative inline-flex items-center gap-1.5 rounded-full bg-field px-2.5 py-1 font-semibold"
      >
        <ListChecks aria-hidden className="size-4 shrink-0" />
        {t('polls.ask.title')}
      </button>
      <Suspense>{isOpen ? <AskSheet actor={actor} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
};
