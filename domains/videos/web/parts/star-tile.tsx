import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoStar } from '../../contract/index.ts';

/** A performer whose videos are liked, with her place among all; it leads to her videos. */
export function StarTile({ star, place }: { star: VideoStar; place?: number | undefined }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const { name, avatar, online, videos, likes } = star;
  return (
    <Anchor
      href={to('videos.ofActor', { actorName: name.toLowerCase() })}
      className="group relative grid min-w-0 justify-items-center gap-1 rounded-card px-1 py-2 text-center text-ink no-underline hover:bg-hover"
    >
      <span className="relative">
        <Avatar name={name} src={avatar ?? undefined} size="xl" onlineLabel={online ? t('videos.online') : undefined} />
        {place ? (
          <span
            translate="no"
            className="tabular absolute -top-1 -left-1 grid h-6 min-w-6 place-items-center rounded-full bg-raised px-1.5 font-bold text-xs shadow-e1"
          >
            <span className="sr-only">{t('videos.stars.place')}</span>
            {place}
          </span>
        ) : null}
      </span>
      <bdi className="max-w-full truncate font-semibold text-sm">{name}</bdi>
      <span className="flex flex-wrap justify-center gap-x-2 text-subtle text-xs">
        <span>{t('videos.count', { count: videos })}</span>
        <span className="inline-flex items-center gap-1">
          <Heart aria-hidden className="size-3" />
          <span translate="no" aria-hidden className="tabular">
            {format.number(likes, { notation: 'compact' })}
          </span>
          <span className="sr-only">{t('videos.likes', { count: likes })}</span>
        </span>
      </span>
    </Anchor>
  );
}
