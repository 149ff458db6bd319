import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ownPins } from '#domains/favourites/contract/resources.ts';
import { pinAlbum, unpinAlbum } from '#domains/favourites/contract/things.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail } from '../../contract/index.ts';

const nothing = { sedcard: false, albumIds: [], pictureIds: [] };

/** Pins an album among the guest's favourites, or takes it away; shown with the press, taken back where it is refused. */
export function AlbumHeart({ album: { id: albumId, actor } }: { album: AlbumDetail }): ReactNode {
  const t = useMessages();
  const channel = useChannel();
  const toast = useToast();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { albumIds } = useResource(ownPins, isLoggedIn ? { actorId: actor.id } : undefined, nothing);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPinned = wanted ?? albumIds.some((id) => id === albumId);
  const press = async (): Promise<void> => {
    if (!isLoggedIn) return join();
    setWanted(!isPinned);
    const answer = await channel.command(isPinned ? unpinAlbum : pinAlbum, { albumId });
    // What was pushed meanwhile says how it is.
    setWanted(null);
    if (!answer.ok) toast.show({ title: answer.problem.title, tone: 'danger' });
  };
  return (
    <Button
      aria-pressed={isPinned}
      icon={<Heart aria-hidden className={isPinned ? 'fill-current text-accent' : undefined} />}
      onClick={() => void press()}
      className="pointer-coarse:min-h-11"
    >
      {t('albums.pin')}
    </Button>
  );
}
