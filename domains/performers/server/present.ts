import type { z } from 'zod';
import type { PictureKind } from '#domains/media/contract/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Actor, ActorCard, ActorPrices, ActorState, LiveState, LocalisedText } from '../contract/index.ts';
import type { ChatPrices } from '../contract/presence.ts';
import { moodFor } from './mood.ts';
import type { PictureColumn, sedcards } from './tables.ts';
import { actors } from './tables.ts';
import { zoneOfCountry } from './zone-of-country.ts';

export type ActorRow = typeof actors.$inferSelect;
export type SedcardRow = typeof sedcards.$inferSelect;
/** What performers know themselves of a performer, without the facets of others. */
type State = z.output<typeof ActorState>;
type Card = z.output<typeof ActorCard>;
type Full = z.output<typeof Actor>;

/** How long a performer counts as new, in milliseconds. */
export const newFor = 30 * 24 * 3600 * 1000;

/** The text in the reader's language, else in English, else in any. */
export function inLanguage(text: LocalisedText, language: Language): string {
  return text[language] || text.en || text.de || text.nl || text.es;
}

/** Full years between a birth date (YYYY-MM-DD) and the day of an instant (epoch ms) where the product lives. */
export function ageAt(birthDate: string, now: number): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, today = 0] = dayOf(now).split('-').map(Number);
  const before = thisMonth < month || (thisMonth === month && today < day) ? 1 : 0;
  return thisYear - year - before;
}

/** What the fields of a performer are made with. */
interface Making {
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly picture: Presenter['picture'];
  /** How many messages to each performer cost a guest nothing. */
  readonly freeMessages: () => number;
}

/** One field: the columns it is made of, and how. */
interface FieldMaker<T> {
  readonly columns: readonly (keyof ActorRow)[];
  make(row: ActorRow, making: Making): T;
}
type Makers<T> = { readonly [F in keyof T]: FieldMaker<T[F]> };

const by = <C extends keyof ActorRow, T>(
  columns: readonly C[],
  make: (row: Pick<ActorRow, C>, making: Making) => T,
): FieldMaker<T> => ({ columns, make });

const prices = [
  'id',
  'priceVideo',
  'priceSingle',
  'priceSinglec2c',
  'priceVoyeur',
  'priceMulti',
  'priceMessage',
  'freeMessages',
] as const;

const stateFields: Makers<State> = {
  id: by(['id'], ({ id }) => id),
  onlineState: by(['isOnline'], ({ isOnline }) => (isOnline ? 'ONLINE' : 'OFFLINE')),
  liveState: by(['liveState'], ({ liveState }) => liveState as LiveState),
  isOnline: by(['isOnline'], ({ isOnline }) => isOnline),
  freeChat: by(['isOnline', 'freeChat'], (row) => row.isOnline && row.freeChat),
  isLivePreviewEnabled: by(['isOnline', 'livePreview'], (row) => row.isOnline && row.livePreview),
  isVoyeurChatAvailable: by(['isOnline', 'voyeurNow'], (row) => row.isOnline && row.voyeurNow),
  isOnlineMobileVideocall: by(['mobileCallNow'], ({ mobileCallNow }) => mobileCallNow),
  viewers: by(['viewers'], ({ viewers }) => viewers),
  favoriteCount: by(['favoriteCount'], ({ favoriteCount }) => favoriteCount),
  prices: by(prices, pricesOf),
};

const cardFields: Makers<Card> = {
  ...stateFields,
  name: by(['name'], ({ name }) => name),
  age: by(['birthDate'], ({ birthDate }, { now }) => ageAt(birthDate, now)),
  country: by(['country'], ({ country }) => country),
  languages: by(['languages'], ({ languages }) => languages as Card['languages']),
  categories: by(['categories'], ({ categories }) => categories),
  headline: by(['headline'], ({ headline }, { language }) => inLanguage(headline, language)),
  mood: by(['mood', 'moodIn', 'moodAt'], (row, { language, now }) => moodFor(row, language, now)),
  isNew: by(['createdAt'], ({ createdAt }, { now }) => now - createdAt.getTime() < newFor),
  avatar: by(['avatar'], ({ avatar }, { picture }) => picture(avatar, 'avatar')),
  poster: by(['poster'], ({ poster }, { picture }) => picture(poster, 'poster')),
};

const actorFields: Makers<Omit<Full, 'sedcardPictures'>> = {
  ...cardFields,
  gender: by(['gender'], ({ gender }) => gender as Full['gender']),
  genderType: by(['genderType'], ({ genderType }) => genderType as Full['genderType']),
  about: by(['about'], ({ about }, { language }) => inLanguage(about, language)),
  cover: by(['cover'], ({ cover }, { picture }) => picture(cover, 'cover')),
  profileLink: by(
    ['name'],
    ({ name }, { language }) => `/${language}/amateur/${encodeURIComponent(name.toLowerCase())}/`,
  ),
  bannedCountryCodes: by(['bannedCountryCodes'], ({ bannedCountryCodes }) => bannedCountryCodes),
  voyeurAllowedInSingleChat: by(['voyeurAllowed'], ({ voyeurAllowed }) => voyeurAllowed),
  canVoyeurChat: by(['isOnline', 'voyeurNow'], (row) => row.isOnline && row.voyeurNow),
  multiChatPrice: by(['priceMulti'], ({ priceMulti }) => priceMulti),
  schedule: by(['schedule'], ({ schedule }) => schedule),
  timeZone: by(['country'], ({ country }) => zoneOfCountry(country)),
  memberSince: by(['createdAt'], ({ createdAt }) => createdAt.getTime()),
};

const fieldsOf = <T>(makers: Makers<T>, asked: SelectedFields | undefined): [keyof T, FieldMaker<unknown>][] =>
  (Object.entries(makers) as [keyof T & string, FieldMaker<unknown>][]).filter(
    ([name]) => !asked || name === 'id' || Object.hasOwn(asked, name),
  );

/** The columns that the fields asked for are made of, for a `select`; those of a whole card when nothing is said. */
export function cardColumns(asked?: SelectedFields) {
  const names = new Set(fieldsOf(cardFields, asked).flatMap(([, { columns }]) => columns));
  return Object.fromEntries([...names].map((name) => [name, actors[name]])) as Pick<typeof actors, keyof ActorRow>;
}

/** The columns of what changes by the minute. */
export const stateColumns = () => cardColumns(Object.fromEntries(Object.keys(stateFields).map((name) => [name, {}])));

/** Shapes rows into what the contract answers. */
export interface Presenter {
  /** A card of the fields asked for, or of all; the row needs their columns ({@link cardColumns}). */
  card(row: ActorRow, language: Language, asked?: SelectedFields): Card;
  actor(row: ActorRow, pictures: readonly SedcardRow[], language: Language): Full;
  state(row: ActorRow): State;
  /** The same at another instant (epoch ms), for an operator's preview. */
  at(instant: number): Presenter;
  /** The same without pictures above an age rating. */
  upTo(rating: number): Presenter;
  /** A picture of a performer's row, where everybody in it agrees. */
  picture(column: PictureColumn | null, kind: PictureKind): Card['avatar'];
  /** One that is not shown, or not yet: for whoever it belongs to and operators. */
  stored(column: PictureColumn, kind: PictureKind): NonNullable<Card['avatar']>;
  sedcard(row: SedcardRow): NonNullable<Card['avatar']>;
  /** One for members of the fan club: its addresses are signed and expire. */
  memberPicture(row: SedcardRow): NonNullable<Card['avatar']>;
}

export function createPresenter(
  media: Media,
  now: () => number,
  freeMessages: () => number = () => 0,
  rating: number = Number.POSITIVE_INFINITY,
): Presenter {
  const stored: Presenter['stored'] = ({ id, ageRating, width, height }, kind) =>
    media.picture({ id, ageRating, width, height, kind });
  const picture: Presenter['picture'] = (column, kind) =>
    column?.isCovered && column.ageRating <= rating ? stored(column, kind) : null;
  const inGallery =
    (kind: PictureKind): Presenter['sedcard'] =>
    ({ pictureId, ageRating, width, height }) =>
      media.picture({ id: pictureId, ageRating, width, height, kind });
  const sedcard = inGallery('sedcard');
  const made = <T>(makers: Makers<T>, row: ActorRow, language: Language, asked?: SelectedFields): T => {
    const making = { language, now: now(), picture, freeMessages };
    return Object.fromEntries(fieldsOf(makers, asked).map(([name, { make }]) => [name, make(row, making)])) as T;
  };
  return {
    card: (row, language, asked) => made(cardFields, row, language, asked),
    state: (row) => made(stateFields, row, 'en'),
    actor: (row, pictures, language) => ({
      ...made(actorFields, row, language),
      sedcardPictures: pictures.map(sedcard),
    }),
    at: (instant) => createPresenter(media, () => instant, freeMessages, rating),
    upTo: (most) => createPresenter(media, now, freeMessages, Math.min(rating, most)),
    picture,
    stored,
    sedcard,
    memberPicture: inGallery('member'),
  };
}

/** What a row asks for each kind of chat. */
export function chatPricesOf(
  row: Pick<ActorRow, 'priceVideo' | 'priceSingle' | 'priceSinglec2c' | 'priceVoyeur' | 'priceMulti'>,
): ChatPrices {
  return {
    video: row.priceVideo,
    single: row.priceSingle,
    singlec2c: row.priceSinglec2c,
    voyeur: row.priceVoyeur,
    multi: row.priceMulti,
  };
}

function pricesOf(row: Pick<ActorRow, (typeof prices)[number]>, { freeMessages }: Making): ActorPrices {
  return {
    id: row.id,
    ...chatPricesOf(row),
    message: row.priceMessage,
    freeMessages: row.freeMessages ?? freeMessages(),
  };
}
