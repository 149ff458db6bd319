import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { videos } from '../../contract/index.ts';
import { EndlessVideos } from './endless-videos.tsx';
import type { VideosOfActor } from './load-of-actor.ts';

/** Her videos below the head of her profile: all of them, her classics, or those of a topic. */
export function OfActorPage({
  data: { asked, items, next, isLater, hasClassics },
  title,
  isPart = false,
}: {
  data: VideosOfActor;
  title: string;
  /** Some of them alone: the way back to all stands above. */
  isPart?: boolean;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const { name } = useOutletContext<Actor>();
  const params = { actorName: name.toLowerCase() };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <header className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-bold text-xl">{title}</h2>
        {isPart ? (
          <Anchor href={to('videos.ofActor', params)} className={filterChipClass(false)}>
            {t('videos.ofActor.all')}
          </Anchor>
        ) : hasClassics ? (
          <Anchor href={to('videos.classic', params)} className={filterChipClass(false)}>
            {t('videos.ofActor.classics')}
          </Anchor>
        ) : null}
      </header>
      {items.length === 0 ? (
        <EmptyState
          icon={<Clapperboard />}
          title={t(isPart ? 'videos.ofActor.nonePart' : 'videos.ofActor.none', { name })}
          action={
            <ButtonLink href={isPart ? to('videos.ofActor', params) : to('videos.station')}>
              {t(isPart ? 'videos.ofActor.all' : 'videos.ofActor.others')}
            </ButtonLink>
          }
        />
      ) : (
        <EndlessVideos
          items={items}
          next={next}
          label={title}
          isOwnPage
          more={(after) => api.query(videos, { ...asked, after })}
          hrefOf={(after) => `?after=${encodeURIComponent(after)}`}
          start={isLater ? '?' : undefined}
        />
      )}
    </div>
  );
}
