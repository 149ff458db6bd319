import { Heart } from 'lucide-react';
import type { endActions, roomActions } from '#domains/live/web/slots.ts';
import type { profileActions } from '#domains/performers/web/slots.ts';
import { FavouriteButton } from '#kit/ui/live/favourite-button.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { usePin } from './use-pin.ts';

/** The heart below the ways to chat of a profile. */
export const ProfileHeart: FillingOf<typeof profileActions> = ({ actor }) => {
  const t = useMessages();
  const [isPinned, toggle] = usePin(actor);
  return (
    <Button
      aria-pressed={isPinned}
      aria-label={t('favourites.heart', { name: actor.name })}
      icon={<Heart aria-hidden className={isPinned ? 'fill-current text-accent' : undefined} />}
      onClick={toggle}
    >
      <span data-label>{t('favourites.one')}</span>
    </Button>
  );
};

/** The same on the card that tells of a chat that is over. */
export const EndHeart: FillingOf<typeof endActions> = ProfileHeart;

/** The heart at the edge of the picture, in the room. */
export const RoomHeart: FillingOf<typeof roomActions> = ({ actor }) => {
  const t = useMessages();
  const [isPinned, toggle] = usePin(actor);
  return <FavouriteButton label={t('favourites.heart', { name: actor.name })} pressed={isPinned} onToggle={toggle} />;
};
