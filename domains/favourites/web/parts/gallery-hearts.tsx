import { Heart } from 'lucide-react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { galleryActions, pictureActions } from '#domains/performers/web/slots.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnPins } from '../../contract/resources.ts';
import { ownPins } from '../../contract/resources.ts';
import { usePinOf } from './use-pin.ts';

const nothing: OwnPins = { sedcard: false, albumIds: [], pictureIds: [] };

/** What of a gallery the guest has pinned; nothing until it is answered, and for anyone who is not logged in. */
function useOwnPins(actorId: number): OwnPins {
  const isLoggedIn = useGuestValue('isLoggedIn');
  return useResource(ownPins, isLoggedIn ? { actorId } : undefined, nothing);
}

const heart = (isPinned: boolean) => (
  <Heart aria-hidden className={isPinned ? 'fill-current text-accent' : undefined} />
);

/** The heart of a gallery as a whole. */
export const GalleryHeart: FillingOf<typeof galleryActions> = ({ actor }) => {
  const t = useMessages();
  const { sedcard } = useOwnPins(actor.id);
  const [isPinned, toggle] = usePinOf({ type: 'sedcard', id: actor.id }, sedcard);
  return (
    <Button aria-pressed={isPinned} icon={heart(isPinned)} onClick={toggle}>
      {t('favourites.pinGallery')}
    </Button>
  );
};

/** The heart of the picture that is looked at. */
export const PictureHeart: FillingOf<typeof pictureActions> = ({ actor, pictureId }) => {
  const t = useMessages();
  const { pictureIds } = useOwnPins(actor.id);
  const [isPinned, toggle] = usePinOf({ type: 'picture', id: pictureId }, pictureIds.includes(pictureId));
  return (
    <IconButton
      pressed={isPinned}
      label={t('favourites.pinPicture')}
      icon={heart(isPinned)}
      variant="ghost"
      onClick={toggle}
    />
  );
};
