import { Heart } from 'lucide-react';
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

/** Who of a guest's favourites is live, on the homepage: comes and goes with them. */
export const LiveFavourites: FillingOf<typeof homeOwn> = () => {
  const t = useMessages();
  const to = useHref();
  const { actors } = useResource(pinnedActors, null, unknown);
  const live = useActorPresence(actors).filter(({ isOnline }) => isOnline);
  if (live.length === 0) return null;
  return (
    <section aria-label={t('favourites.live')} className="h-22">
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
