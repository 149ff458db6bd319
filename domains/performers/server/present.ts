import type { PictureKind } from '#domains/media/contract/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Actor, ActorCard, ActorPrices, ActorState, LiveState, LocalisedText } from '../contract/index.ts';
import { moodNow } from './mood.ts';
import type { actors, PictureColumn, sedcards } from './tables.ts';

export type ActorRow = typeof actors.$inferSelect;
export type SedcardRow = typeof sedcards.$inferSelect;

/** How long a performer counts as new, in milliseconds. */
export const newFor = 30 * 24 * 3600 * 1000;
/** Ratings are shown from this many on (spec 2 §5). */
const minimumRatings = 10;

/** The text in the reader's language, else in English, else in any. */
export function inLanguage(text: LocalisedText, language: Language): string {
  return text[language] || text.en || text.de || text.nl || text.es;
}

/** Full years between a birth date (YYYY-MM-DD) and an instant (epoch ms). */
export function ageAt(birthDate: string, now: number): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const today = new Date(now);
  const before =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day) ? 1 : 0;
  return today.getUTCFullYear() - year - before;
}

/** Shapes rows into what the contract answers. */
export interface Presenter {
  card(row: ActorRow, language: Language): ActorCard;
  actor(row: ActorRow, pictures: readonly SedcardRow[], language: Language): Actor;
  state(row: ActorRow): ActorState;
  picture(column: PictureColumn | null, kind: PictureKind): ActorCard['avatar'];
  sedcard(row: SedcardRow): NonNullable<ActorCard['avatar']>;
}

export function createPresenter(media: Media, now: () => number): Presenter {
  const picture: Presenter['picture'] = (column, kind) => (column ? media.picture({ ...column, kind }) : null);
  const sedcard: Presenter['sedcard'] = ({ pictureId, ageRating, width, height }) =>
    media.picture({ id: pictureId, ageRating, width, height, kind: 'sedcard' });
  const state: Presenter['state'] = (row) => ({
    id: row.id,
    onlineState: row.isOnline ? 'ONLINE' : 'OFFLINE',
    liveState: row.liveState as LiveState,
    isOnline: row.isOnline,
    freeChat: row.isOnline && row.freeChat,
    isLivePreviewEnabled: row.isOnline && row.livePreview,
    isVoyeurChatAvailable: row.isOnline && row.voyeurNow,
    isOnlineMobileVideocall: row.isOnline && row.liveState !== 'inPrivate' && row.priceSinglec2c !== null,
    isCurrentlyTicketShow: false,
    viewers: row.viewers,
    prices: pricesOf(row),
  });
  const card: Presenter['card'] = (row, language) => ({
    ...state(row),
    name: row.name,
    age: ageAt(row.birthDate, now()),
    country: row.country,
    languages: row.languages as ActorCard['languages'],
    categories: row.categories,
    headline: inLanguage(row.headline, language),
    mood: moodNow(row, now()),
    isNew: now() - row.createdAt.getTime() < newFor,
    favoriteCount: row.favoriteCount,
    avatar: picture(row.avatar, 'avatar'),
    poster: picture(row.poster, 'poster'),
  });
  return {
    card,
    state,
    picture,
    sedcard,
    actor: (row, pictures, language) => ({
      ...card(row, language),
      gender: row.gender as Actor['gender'],
      genderType: row.genderType as Actor['genderType'],
      about: inLanguage(row.about, language),
      cover: picture(row.cover, 'cover'),
      sedcardPictures: pictures.map(sedcard),
      profileLink: `/amateur/${encodeURIComponent(row.name.toLowerCase())}/`,
      bannedCountryCodes: row.bannedCountryCodes,
      isActorAvailableForConversionChat: false,
      guestHasTicket: false,
      voyeurAllowedInSingleChat: row.voyeurAllowed,
      canVoyeurChat: row.isOnline && row.voyeurNow,
      multiChatPrice: row.priceMulti,
      isFavoriteActorOfGuest: false,
      chatFeatures: { dildocontrol: false },
      modelGuestRelation: { isFavorite: false },
      chatRatings:
        row.ratingsCount >= minimumRatings
          ? { lastNinetyDays: { countRatings: row.ratingsCount, satisfactionRate: row.satisfactionRate } }
          : null,
      schedule: row.schedule,
      memberSince: row.createdAt.getTime(),
    }),
  };
}

export function pricesOf(row: ActorRow): ActorPrices {
  return {
    video: row.priceVideo,
    single: row.priceSingle,
    singlec2c: row.priceSinglec2c,
    voyeur: row.priceVoyeur,
    multi: row.priceMulti,
    message: row.priceMessage,
    freeMessages: 0,
    voucherChatMinutes: 0,
  };
}
