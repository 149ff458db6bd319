import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActorPresence } from '#domains/performers/web/parts/use-actor-presence.ts';
import type { homeOwn } from '#domains/performers/web/slots.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PinnedActors } from '../../contract/resources.ts';
import { pinnedActors } from '../../contract/resources.ts';

const unknown: PinnedActors = { actors: [], total: undefined };

/** One line where nobody is to be shown, with the way on. */
function Line({ words, href, label }: { words: string; href: string; label: string }): ReactNode {
  return (
    <p className="flex size-full flex-wrap content-center items-center gap-x-4 rounded-card border border-line px-4 text-muted text-sm">
      <span className="inline-flex items-center gap-2">
        <Heart aria-hidden className="size-4 shrink-0" />
        {words}
      </span>
      <Anchor href={href} className="inline-flex min-h-6 items-center font-semibold text-accent-ink">
        {label}
      </Anchor>
    </p>
  );
}

/** Who of a guest's favourites is live, on the homepage: comes and goes with them. */
export const LiveFavourites: FillingOf<typeof homeOwn> = () => {
  const t = useMessages();
  const to = useHref();
  const { actors, total } = useResource(pinnedActors, null, unknown);
  const live = useActorPresence(actors).filter(({ isOnline }) => isOnline);
  if (total === undefined) return null;
  if (total === 0)
    return <Line words={t('favourites.noneYet')} href={to('performers.cams')} label={t('favourites.find')} />;
  if (live.length === 0)
    return <Line words={t('favourites.noneLive')} href={to('favourites.cams')} label={t('favourites.all')} />;
  return (
    <section aria-label={t('favourites.live')} className="h-full">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="no-scrollbar flex h-full items-start gap-3 overflow-x-auto overflow-y-hidden rounded-control p-1"
      >
        {live.map(({ id, name, avatar }) => (
          <li key={id} className="w-16 shrink-0">
            <Anchor
              href={to('live.room', { actorName: name.toLowerCase() })}
              className="grid justify-items-center gap-1 text-ink no-underline"
            >
              <span className="rounded-full ring-2 ring-success ring-offset-2 ring-offset-canvas">
                <Avatar name={name} src={avatar?.src} size="lg" />
              </span>
              <span className="w-full truncate text-center font-semibold text-xs">{name}</span>
            </Anchor>
          </li>
        ))}
        <li className="w-24 shrink-0">
          <Anchor
            href={to('favourites.cams')}
            className="grid justify-items-center gap-1 text-muted text-xs no-underline hover:text-ink"
          >
            <span className="grid size-14 place-items-center rounded-full border border-line">
              <Heart aria-hidden className="size-5" />
            </span>
            <span className="whitespace-nowrap">{t('favourites.all')}</span>
          </Anchor>
        </li>
      </ul>
    </section>
  );
};
