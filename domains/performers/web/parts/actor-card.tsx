import { filled as previews } from 'virtual:slots/performers.livePreview';
import type { ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { LiveCard } from '#kit/ui/live/live-card.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { livePreview } from '../slots.ts';
import { CardFactsAt, hasFactsAt } from './card-fact-place.tsx';
import type { CardFacts } from './card-facts.ts';
import { pillStateOf, stateKey } from './state-words.ts';
import { usePrice } from './use-price.ts';

// A picture of 4:3 in a place of 4:5 is drawn five thirds as wide as its place. Screens of phones are dense: there it is
// asked for as wide as the place, which the density makes up for.
const cardSizes = '(max-width:766px)33vw,(max-width:990px)40vw,(max-width:1198px)33vw,400px';
const wideSizes = '(max-width:766px)66vw,860px';

/** A word of the list on a card, below the state: how far away. `said` is what screen readers say. */
export interface CardMark {
  readonly short: string;
  readonly said: string;
}

/** A performer in a list: the heart of the site. */
export function ActorCardView({
  actor,
  eager,
  wide,
  mark,
}: {
  actor: CardFacts;
  eager?: boolean;
  wide?: boolean;
  mark?: CardMark | undefined;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const price = usePrice();
  const { autoplayPreviews } = useGuestValue('preferences');
  const state = pillStateOf(actor);
  const params = { actorName: actor.name.toLowerCase() };
  const { viewers } = actor;
  return (
    <LiveCard
      href={to('performers.profile', params)}
      openHref={actor.isOnline ? to('live.room', params) : undefined}
      name={actor.name}
      age={actor.age}
      poster={{ ...actor.poster, sizes: wide ? wideSizes : cardSizes }}
      state={state}
      stateLabel={t(stateKey(state))}
      price={actor.perMinute ?? undefined}
      formatPrice={price}
      per={t('performers.perMinute')}
      languages={actor.languages.map((code) => ({ code, name: format.languageName(code) }))}
      preview={
        autoplayPreviews && actor.isLivePreviewEnabled && previews.length > 0
          ? () => <Slot<typeof livePreview> filled={previews} props={{ actor }} />
          : undefined
      }
      previewKey={actor.id}
      viewers={{ count: viewers, label: t('performers.viewers', { count: viewers }) }}
      corner={hasFactsAt('corner') ? <CardFactsAt place="corner" actor={actor} /> : null}
      marks={
        <>
          {actor.isNew ? <Badge tone="onPicture">{t('performers.newcomer')}</Badge> : null}
          {mark ? (
            <Badge className="bg-black/65 text-white">
              <span aria-hidden>{mark.short}</span>
              <span className="sr-only">{mark.said}</span>
            </Badge>
          ) : null}
          <CardFactsAt place="mark" actor={actor} />
        </>
      }
      eager={eager}
      line={wide ? actor.headline : undefined}
      ratio={wide ? 'fill' : '4/5'}
    />
  );
}
