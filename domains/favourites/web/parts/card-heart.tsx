import type { ReactNode } from 'react';
import type { cardFact } from '#domains/performers/web/slots.ts';
import { FavouriteButton } from '#kit/ui/live/favourite-button.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Pinned } from '../../contract/messages.ts';
import { favouritePinned, favouriteUnpinned } from '../../contract/messages.ts';
import { changeBy } from '../../contract/resources.ts';
import type { Pinnable } from './use-pin.ts';
import { usePin } from './use-pin.ts';

function CardHeart({ actor }: { actor: Pinnable }): ReactNode {
  const t = useMessages();
  const [isPinned, toggle] = usePin(actor);
  return <FavouriteButton label={t('favourites.heart', { name: actor.name })} pressed={isPinned} onToggle={toggle} />;
}

const changeTo = (isFavorite: boolean) => ({
  changeOf: (pin: Pinned) => ({ id: pin.actorId, change: changeBy(pin, isFavorite) }),
});

/** The heart in the corner of a card. */
export const cardHeart: FillingOf<typeof cardFact> = {
  View: CardHeart,
  pushes: [
    { push: favouritePinned, ...changeTo(true) },
    { push: favouriteUnpinned, ...changeTo(false) },
  ],
};
