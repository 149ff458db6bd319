import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownPins } from '#domains/favourites/contract/resources.ts';
import { usePinOf } from '#domains/favourites/web/parts/use-pin.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';

const nothing = { sedcard: false, albumIds: [], pictureIds: [] };

/** Keeps a video in the guest's library under what they pinned, or takes it away; a visitor's press is done once they have signed up. */
export function VideoHeart({ video: { id, model } }: { video: VideoDetail }): ReactNode {
  const t = useMessages();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { albumIds } = useResource(ownPins, isLoggedIn ? { actorId: model.id } : undefined, nothing);
  const [isPinned, toggle] = usePinOf(
    { type: 'album', id },
    albumIds.some((one) => one === id),
  );
  return (
    <Button
      aria-pressed={isPinned}
      icon={<Bookmark aria-hidden className={isPinned ? 'fill-current text-accent' : undefined} />}
      onClick={toggle}
      className="pointer-coarse:min-h-11"
    >
      {t('videos.pin')}
    </Button>
  );
}
