import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { chatButtons } from '#domains/performers/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatOffersOf, factsOfProfile } from './chat-offers.ts';
import { offerIcons, offerName } from './offer-words.tsx';

/** The chats a performer offers now, with prices; each leads into the room, where the price is confirmed. */
export const ChatButtons: FillingOf<typeof chatButtons> = ({ actor }) => {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const room = to('live.room', { actorName: actor.name.toLowerCase() });
  const offers = chatOffersOf(actor.prices, factsOfProfile(actor)).filter(({ open }) => open);
  if (offers.length === 0) return null;
  const lead = offers.find(({ kind }) => kind === 'free') ?? offers.find(({ kind }) => kind === 'private') ?? offers[0];
  return (
    <ul
      data-offers
      aria-label={t('live.buttons.label', { name: actor.name })}
      className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-flow-dense max-sm:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
    >
      {offers.map((offer) => (
        <li
          key={offer.kind}
          data-lead={offer === lead || undefined}
          className={cx(offer === lead && 'max-sm:col-span-full')}
        >
          <ButtonLink
            block
            size="lg"
            variant={offer === lead ? 'primary' : 'secondary'}
            href={offer.kind === 'free' ? room : `${room}?offer=${offer.kind}`}
            icon={offerIcons[offer.kind]}
            className={cx(
              'px-4!',
              offer !== lead && 'max-sm:h-full max-sm:flex-col max-sm:gap-1! max-sm:px-1! max-sm:py-2',
            )}
          >
            {offer.kind === 'free' ? (
              t('live.buttons.free')
            ) : (
              <span
                className={cx(
                  'grid leading-tight',
                  offer === lead ? 'text-left' : 'text-left max-sm:text-center max-sm:text-sm',
                )}
              >
                {t(offerName(offer.kind))}
                <span translate="no" className="tabular whitespace-nowrap font-medium text-xs opacity-85">
                  {`${price(offer.price).amount}${t('performers.perMinute')}`}
                </span>
              </span>
            )}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};
