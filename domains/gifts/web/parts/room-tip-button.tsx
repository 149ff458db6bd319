import { Gift, SmilePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { tipButton } from '#domains/live/web/slots.ts';
import { useJoin } from '#kit/web/session/join.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const GiftSheet = lazy(() => import('./gift-sheet.tsx').then((module) => ({ default: module.GiftSheet })));
const ReactionRow = lazy(() => import('./reaction-row.tsx').then((module) => ({ default: module.ReactionRow })));

const round =
  'pointer-events-auto grid size-11 place-items-center rounded-full bg-black/55 text-white transition-transform hover:bg-black/70 active:scale-90 [&>svg]:size-5.5';

/** The buttons by which something is given in a room: a gift or a tip, and a reaction, which costs nothing. */
export const RoomTipButton: FillingOf<typeof tipButton> = ({ actor, chatId }) => {
  const t = useMessages();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [open, setOpen] = useState<'gifts' | 'reactions' | null>(null);
  const press = (what: 'gifts' | 'reactions') => () => {
    if (!isLoggedIn) {
      join();
      return;
    }
    setOpen(open === what ? null : what);
  };
  return (
    <div className="relative flex flex-col gap-2 laid-wide:flex-row">
      {chatId === null ? null : (
        <button
          type="button"
          aria-label={t('gifts.react')}
          title={t('gifts.react')}
          aria-expanded={open === 'reactions'}
          onClick={press('reactions')}
          className={round}
        >
          <SmilePlus aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-label={t('gifts.give', { name: actor.name })}
        title={t('gifts.give', { name: actor.name })}
        aria-haspopup="dialog"
        onClick={press('gifts')}
        className={round}
      >
        <Gift aria-hidden />
      </button>
      <Suspense>
        {open === 'reactions' ? <ReactionRow actorId={actor.id} onDone={() => setOpen(null)} /> : null}
        {open === 'gifts' ? <GiftSheet actor={actor} inRoom={chatId !== null} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </div>
  );
};
