import { Vibrate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { tipButton } from '#domains/live/web/slots.ts';
import { useJoin } from '#kit/web/session/join.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useToyRoom } from './use-toy-room.ts';

const ToySheet = lazy(() => import('./toy-sheet.tsx').then((module) => ({ default: module.ToySheet })));

/** The button by which a guest moves a performer’s toy; nothing where none is connected. */
export const ToyButton: FillingOf<typeof tipButton> = ({ actor, chatId }) => {
  const t = useMessages();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const room = useToyRoom(actor.id);
  const [isOpen, setOpen] = useState(false);
  if (chatId === null || (room.controls.length === 0 && room.directPrice === null)) return null;
  const label = t('toys.open', { name: actor.name });
  return (
    <div className="mb-2">
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => (isLoggedIn ? setOpen(true) : join())}
        className="pointer-events-auto grid size-11 place-items-center rounded-full bg-black/55 text-white transition-transform hover:bg-black/70 active:scale-90 [&>svg]:size-5.5"
      >
        <Vibrate aria-hidden />
      </button>
      <Suspense>{isOpen ? <ToySheet actor={actor} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
};
