import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ActorCardView } from '#domains/performers/web/parts/actor-card.tsx';
import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { cardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { useActorPresence } from '#domains/performers/web/parts/use-actor-presence.ts';
import { ServerTime } from '#kit/clock/server-time.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getConversionChatOffer } from '../../contract/guest.ts';
import { ExtraLine } from './extra-line.tsx';
import type { Extra } from './use-extra.ts';

interface Offer {
  readonly minutes: number;
  readonly actors: readonly CardFacts[];
}

/** What it is, and performers it holds with who are in free chat now. Offered only where there is somebody it holds with. */
export function HomeRow({ extra }: { extra: NonNullable<Extra> }): ReactNode {
  const api = useApi();
  const latest = useLatest();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isOver, setOver] = useState<number | null>(null);
  const [time] = useState(() => new ServerTime());
  useEffect(() => {
    void latest(() => api.call(getConversionChatOffer, { query: {} })).then((answer) => {
      if (!answer?.ok) return;
      const { minutes, now, actors } = answer.data;
      time.learn(now);
      setOffer({ minutes, actors: actors.map((actor) => cardFacts(actor)) });
    });
  }, [api, latest, time]);
  if (offer === null || isOver === extra.until) return null;
  return <Row extra={extra} offer={offer} clock={time.now} onEnd={() => setOver(extra.until)} />;
}

interface RowProps {
  readonly extra: NonNullable<Extra>;
  readonly offer: Offer;
  readonly clock: () => number;
  readonly onEnd: () => void;
}

function Row({ extra, offer, clock, onEnd }: RowProps): ReactNode {
  const t = useMessages();
  const { minutes, actors } = offer;
  const there = useActorPresence(actors).filter(({ isOnline, liveState }) => isOnline && liveState === 'freeChat');
  if (extra.is === 'offered' && there.length === 0) return null;
  return (
    <section
      aria-label={t('conversion-chat.title')}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ExtraLine
          extra={extra}
          minutes={minutes}
          clock={clock}
          beside={t(there.length > 0 ? 'conversion-chat.home.with' : 'conversion-chat.home.nobody')}
          onEnd={onEnd}
        />
      </div>
      {there.length > 0 ? (
        <ul
          aria-label={t('conversion-chat.home.with')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
          className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto overflow-y-hidden rounded-control p-1"
        >
          {there.map((actor) => (
            <li key={actor.id} className="w-38 shrink-0 snap-start sm:w-46">
              <ActorCardView actor={actor} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
