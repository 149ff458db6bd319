import { endActions, roomActions } from '#domains/live/web/slots.ts';
import { cardFact, galleryActions, homeOwn, pictureActions, profileActions } from '#domains/performers/web/slots.ts';
import { earningsPanel } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const favouritesWeb = defineWebDomain({
  name: 'favourites',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(storedItems, { file: 'state/pin-wish.ts', name: 'favouritesStores' }),
    fill(
      cardFact,
      { file: 'parts/card-heart.tsx', name: 'cardHeart', fetched: true },
      { fields: ['isFavoriteActorOfGuest'], of: 'guest', place: 'corner' },
    ),
    fill(profileActions, { file: 'parts/action-heart.tsx', name: 'ProfileHeart', order: 10 }),
    fill(homeOwn, { file: 'parts/live-favourites.tsx', name: 'LiveFavourites' }),
    fill(galleryActions, { file: 'parts/gallery-hearts.tsx', name: 'GalleryHeart', order: 10 }),
    fill(pictureActions, { file: 'parts/gallery-hearts.tsx', name: 'PictureHeart', order: 10 }),
    fill(earningsPanel, { file: 'studio/own-trend.tsx', name: 'ownTrend' }),
    fill(endActions, { file: 'parts/action-heart.tsx', name: 'EndHeart', order: 10 }),
    fill(roomActions, { file: 'parts/action-heart.tsx', name: 'RoomHeart', order: 10 }),
    fill(memberParts, { file: 'parts/keep-pin.tsx', name: 'KeepPin', order: 120 }, { areas: ['guest'] }),
  ],
});
