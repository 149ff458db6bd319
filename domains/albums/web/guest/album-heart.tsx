import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownPins } from '#domains/favourites/contract/resources.ts';
import { usePinOf } from '#domains/favourites/web/parts/use-pin.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail } from '../../contract/index.ts';

const nothing = { sedcard: false, albumIds: [], pictureIds: [] };

/** Pins an album among the guest's favourites, or takes it away; a visitor's press is done once they have signed up. */
export function AlbumHeart({ album: { id, actor } }: { album: AlbumDetail }): ReactNode {
  const t = useMessages();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { albumIds } = useResource(ownPins, isLoggedIn ? { actorId: actor.id } : undefined, nothing);
  const [isPinned, toggle] = usePinOf(
    { type: 'album', id },
    albumIds.some((one) => one === id),
  );
  return (
    <Button
      aria-pressed={isPinned}
      icon={<Heart aria-hidden className={isPinned ? 'fill-current text-accent' : undefined} />}
      onClick={toggle}
      className="pointer-coarse:min-h-11"
    >
      {t('albums.pin')}
    </Button>
  );
}
