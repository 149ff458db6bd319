import { filled as buttons } from 'virtual:slots/performers.chatButtons';
import { filled as actions } from 'virtual:slots/performers.profileActions';
import { filled as facts } from 'virtual:slots/performers.profileFact';
import { filled as filledTabs } from 'virtual:slots/performers.profileTab';
import { Heart, Languages, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router';
import { Cover } from '#kit/ui/live/cover.tsx';
import { StatusPill } from '#kit/ui/live/status-pill.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { web } from '#kit/web/page/context.ts';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Actor } from '../../../contract/index.ts';
import { getActorDataByIdOrName } from '../../../contract/index.ts';
import { ActorActions } from '../../parts/actor-actions.tsx';
import { dataOr404 } from '../../parts/load.ts';
import { MoodLine } from '../../parts/mood-line.tsx';
import { notFoundRedirect } from '../../parts/not-found-redirect.ts';
import type { ProfileHead } from '../../parts/profile-head.ts';
import { pillStateOf, stateKey } from '../../parts/state-words.ts';
import { useActorPresence } from '../../parts/use-actor-presence.ts';
import type { chatButtons, profileActions, profileFact, profileTab } from '../../slots.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const request = { params: { actorIdOrName: params.actorName ?? '' } };
  const { actor } = dataOr404(await api.call(getActorDataByIdOrName, request));
  if (!actor) throw notFoundRedirect('performer', params.actorName ?? '', language);
  return { actor };
}

/**
 * Whether the head is small: on every tab but the first, and on that one, too, once somebody has been on another: who presses a
 * tab wants to see what is in it.
 */
function useIsSmall(actorId: number, first: string | undefined): boolean {
  const { pathname } = useLocation();
  const [begun, setBegun] = useState({ actorId, pathname, isOver: false });
  if (begun.actorId !== actorId) setBegun({ actorId, pathname, isOver: false });
  else if (!begun.isOver && begun.pathname !== pathname) setBegun({ ...begun, isOver: true });
  return begun.isOver || pathname !== first;
}

/** Who it is: a component of its own, so that nothing of it is worked out where it is taken as it was ({@link KeptPart}). */
function ProfileFacts({ actor, small }: { actor: Actor; small: boolean }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const state = pillStateOf(actor);
  return (
    <div
      className={
        small ? 'grid min-w-0 flex-1 gap-1.5' : 'grid min-w-[min(15rem,100%)] flex-1 gap-1.5 max-sm:basis-full'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className={cx('font-extrabold tracking-tight sm:text-4xl', small ? 'text-2xl' : 'text-3xl')}>
          <bdi>{actor.name}</bdi> <span className="font-semibold text-muted text-xl">{actor.age}</span>
        </h1>
        <StatusPill state={state} label={t(stateKey(state))} />
        {actor.isNew ? <Badge>{t('performers.newcomer')}</Badge> : null}
      </div>
      <div className={cx('grid gap-1.5', small && 'max-lg:hidden')}>
        <p className="max-w-160 text-lg">{actor.headline}</p>
        <MoodLine mood={actor.mood} />
      </div>
      <ul
        className={cx(
          'flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm *:inline-flex *:items-center *:gap-1.5 [&_svg]:size-4',
          small && 'max-lg:hidden',
        )}
      >
        <li>
          <MapPin aria-hidden />
          <span>{format.countryName(actor.country)}</span>
        </li>
        <li>
          <Languages aria-hidden />
          <span>{format.list(actor.languages.map((code) => format.languageName(code)))}</span>
        </li>
        <li>
          <Heart aria-hidden />
          <span>{t('performers.favorites', { count: actor.favoriteCount })}</span>
        </li>
        <Slot<typeof profileFact> filled={facts} props={{ actor }} />
      </ul>
    </div>
  );
}

/** A performer's head, ways to chat, and tabs; the page below shows one of them. */
export default function ProfileFrame(): ReactNode {
  const { actor: loaded } = useLoaderData<typeof loader>();
  const [actor = loaded] = useActorPresence<Actor>([loaded]);
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  // Each page below the frame brings its own breadcrumb.
  const { breadcrumb = [] } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<ProfileHead>;
  const params = { actorName: actor.name.toLowerCase() };
  const tabs = fillingsOf<typeof profileTab>(filledTabs).map(({ facts: { page, label }, value: count }) => ({
    href: pageTable().href(page, language, params),
    label: t.maybe(label) ?? page,
    ...(count && { count: count(actor) }),
  }));
  const small = useIsSmall(actor.id, tabs[0]?.href);
  return (
    <div>
      <Cover small={small} picture={actor.cover} breadcrumb={<PageBreadcrumb items={breadcrumb} />}>
        <Avatar
          name={actor.name}
          src={actor.avatar?.src}
          size={small ? 'lg' : 'xl'}
          className="rounded-full shadow-[0_0_0_4px_var(--canvas)]"
        />
        <KeptPart name="performers.head" of={[actor]} variant={small ? 'small' : 'whole'}>
          <ProfileFacts actor={actor} small={small} />
        </KeptPart>
        {buttons.length + actions.length > 0 ? (
          // Small, and on a phone, it takes no line of its own beyond the one way in.
          <div
            className={
              small
                ? 'grid gap-3 max-sm:flex max-sm:has-data-offers:w-full max-sm:[&>[data-offers]]:flex-1 max-sm:[&_[data-label]]:sr-only'
                : 'grid gap-3 max-sm:w-full'
            }
          >
            <Slot<typeof chatButtons> filled={buttons} props={{ actor }} />
            <ActorActions actor={actor} filled={fillingsOf<typeof profileActions>(actions)} />
          </div>
        ) : null}
      </Cover>
      <div className={cx('page grid gap-6 pb-10', small ? 'pt-2 sm:pt-5' : 'pt-5')}>
        <TabLinks
          label={t('performers.tab.label', { name: actor.name })}
          items={tabs.map((tab, index) => {
            // All addresses of a profile begin with that of its first tab.
            const isWithin = index > 0 && pathname.startsWith(tab.href) ? 'within' : false;
            return { ...tab, current: pathname === tab.href || isWithin };
          })}
        />
        <Outlet context={actor} />
      </div>
    </div>
  );
}
