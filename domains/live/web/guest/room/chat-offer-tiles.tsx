import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { chatOffersOf, factsOf } from '../../parts/chat-offers.ts';
import { offerIcons, offerName } from '../../parts/offer-words.tsx';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession } from './room-context.tsx';
import { isEnteringFree, mayStart } from './room-state.ts';

/** What the performer offers now, each with its price; one press leads to the question with the price in full. */
export function ChatOfferTiles(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const { start: ask } = useRoomAsks();
  const join = useJoin();
  const { pathname } = useLocation();
  const { isLoggedIn } = useGuest();
  const room = useRoom();
  const { presence, free, paid, starting } = room;
  if (!mayStart(room) || !presence.isOnline) return null;
  // Free chat that begins by itself is none to press: its tile would go in a moment, and the others move under the thumb.
  const isFree = free !== null || isEnteringFree(room);
  const offers = chatOffersOf(presence.prices, factsOf(presence)).filter(({ kind }) => kind !== 'free' || !isFree);
  // One stands out: alone together while that is possible, else what is.
  const lead = (offers.find(({ kind, open }) => open && kind === 'private') ?? offers.find(({ open }) => open))?.kind;
  return (
    <ul
      className="flex min-w-0 flex-1 flex-wrap gap-2 *:min-w-0 *:flex-[1_1_4.5rem] md:*:flex-none laid:*:flex-[1_1_4.5rem]! laid-wide:*:flex-[1_1_40%]!"
      aria-label={t('live.room.offers')}
    >
      {offers.map((offer) => (
        <li key={offer.kind}>
          <Tile
            offer={offer}
            leads={offer.kind === lead}
            disabled={!offer.open || Boolean(paid) || (Boolean(starting) && isLoggedIn)}
            onPress={() =>
              offer.kind === 'free'
                ? void session.backToFree()
                : isLoggedIn
                  ? ask(offer)
                  : join(`${pathname}?offer=${offer.kind}`)
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  offer,
  leads = false,
  disabled,
  onPress,
}: {
  offer: ChatOffer;
  leads?: boolean;
  disabled: boolean;
  onPress: () => void;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { amount: coins, money } = price(offer.price);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'grid h-full min-h-13 w-full place-content-center justify-items-center gap-0.5 rounded-control px-1 py-1.5 text-center transition-colors md:px-4',
        // On a phone that lies, lines of the talk need the height.
        'laid-wide:min-h-11 laid-wide:py-1',
        'disabled:cursor-not-allowed disabled:opacity-50',
        leads
          ? 'bg-accent text-on-accent enabled:hover:bg-accent-hover'
          : 'laid:over-picture bg-hover text-ink enabled:hover:bg-accent-soft laid:[&_.text-muted]:text-ink',
      )}
    >
      <span className="inline-flex items-center justify-center gap-1.5 font-semibold text-sm leading-tight max-md:flex-col max-md:gap-1 max-md:text-xs [&>svg]:size-4 [&>svg]:shrink-0 laid-wide:flex-row!">
        {offerIcons[offer.kind]}
        {t(offerName(offer.kind))}
      </span>
      <span className="grid gap-x-1.5 laid-wide:flex">
        <span
          translate="no"
          className={cx(
            'tabular text-xs leading-tight max-md:whitespace-nowrap max-md:text-2xs',
            leads ? 'text-on-accent' : 'text-muted',
          )}
        >
          <span>{offer.price === 0 ? t('live.offer.costsNothing') : coins}</span>
          {offer.price === 0 ? null : <span>{t('performers.perMinute')}</span>}
        </span>
        {money && offer.price > 0 ? (
          <span
            translate="no"
            className={cx('tabular text-2xs leading-tight', leads ? 'text-on-accent' : 'text-muted')}
          >
            {money}
          </span>
        ) : null}
      </span>
    </button>
  );
}
