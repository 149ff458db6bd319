import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { Result } from '#kit/contract/client.ts';
import { EndlessList } from '#kit/ui/primitives/endless-list.tsx';
import { useListPlace } from '#kit/web/list/use-list-place.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Video, VideoPage } from '../../contract/index.ts';
import { VideoGrid } from '../parts/video-grid.tsx';

/** A list of videos that grows as somebody comes to its end; each part has an address of its own. */
export function EndlessVideos({
  items,
  next,
  label,
  more,
  hrefOf,
  start,
  isOwnPage,
}: {
  items: readonly Video[];
  next: string | null;
  label: string;
  more: (after: string) => Promise<Result<VideoPage>>;
  /** The address of the part that begins at a place. */
  hrefOf: (after: string) => string;
  /** The address of the first part, where this one begins later. */
  start?: string | undefined;
  isOwnPage?: boolean | undefined;
}): ReactNode {
  const t = useMessages();
  const keptAs = useListPlace(useGuestValue('id'));
  const part = useMemo(() => ({ items, next }), [items, next]);
  return (
    <EndlessList
      part={part}
      itemKey={({ id }) => String(id)}
      more={more}
      hrefOf={hrefOf}
      start={start}
      keptAs={keptAs}
      labels={{
        next: t('videos.list.more'),
        start: t('videos.list.start'),
        retry: t('videos.retry'),
        loading: t('videos.list.loading'),
        loaded: (count) => t('videos.list.loaded', { count }),
      }}
    >
      {(all) => <VideoGrid videos={all} label={label} isOwnPage={isOwnPage} />}
    </EndlessList>
  );
}
