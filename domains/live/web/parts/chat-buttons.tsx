import type { ReactNode } from 'react';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { wayIcons, wayName } from './way-words.tsx';
import { factsOf, waysOf } from './ways.ts';

/** What the buttons need to know of a performer; a card or a profile has it. */
export type ChatActor = Pick<
  ActorCard,
  'id' | 'name' | 'isOnline' | 'liveState' | 'freeChat' | 'isVoyeurChatAvailable' | 'prices'
>;

/** The ways to chat with a performer now, with prices; each leads into the room, where the price is confirmed. */
export function ChatButtons({ actor }: { actor: ChatActor }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const room = to('live.room', { actorName: actor.name.toLowerCase() });
  const ways = waysOf(actor.prices, factsOf(actor)).filter(({ open }) => open);
  if (ways.length === 0) return null;
  const lead = ways.find(({ kind }) => kind === 'free') ?? ways.find(({ kind }) => kind === 'private') ?? ways[0];
  return (
    <ul
      aria-label={t('live.buttons.label', { name: actor.name })}
      className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
    >
      {ways.map((way) => (
        <li key={way.kind} className={cx(way === lead && 'max-sm:col-span-full')}>
          <ButtonLink
            block
            size="lg"
            variant={way === lead ? 'primary' : 'secondary'}
            href={way.kind === 'free' ? room : `${room}?way=${way.kind}`}
            icon={wayIcons[way.kind]}
            className={cx(
              'px-4!',
              way !== lead && 'max-sm:h-full max-sm:flex-col max-sm:gap-1! max-sm:px-1! max-sm:py-2',
            )}
          >
            {way.kind === 'free' ? (
              t('live.buttons.free')
            ) : (
              <span
                className={cx(
                  'grid leading-tight',
                  way === lead ? 'text-left' : 'text-left max-sm:text-center max-sm:text-sm',
                )}
              >
                {t(wayName(way.kind))}
                <span className="tabular whitespace-nowrap font-medium text-xs opacity-85">
                  {price(way.price).coins} {t('performers.perMinute')}
                </span>
              </span>
            )}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
