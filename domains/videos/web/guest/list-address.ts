import type { VideoFilter, VideoOrder } from '../../contract/index.ts';
import type { GenderCode, ListKind } from './list-kinds.ts';
import { actingGroupsOf, genderCodes, lists } from './list-kinds.ts';

export const orders: readonly VideoOrder[] = [
  'newest',
  'topRated',
  'topTrending',
  'bestSelling',
  'cheapest',
  'mostExpensive',
  'shortest',
  'longest',
];

/** What a video costs, as a choice: nothing, coins, less than before, a membership; or it is one's own. */
export const priceKinds = ['free', 'coins', 'sale', 'vip', 'mine'] as const;
export type PriceKind = (typeof priceKinds)[number];

const typesOf: Record<PriceKind, NonNullable<VideoFilter['types']>> = {
  free: { free: true },
  coins: { premium: true },
  sale: { discount: true },
  vip: { vip: true },
  mine: { bought: true },
};

/** How long a video is, in seconds, both ends counted. */
export const lengths = {
  short: { durationTo: 299 },
  medium: { durationFrom: 300, durationTo: 1199 },
  long: { durationFrom: 1200 },
} as const satisfies Record<string, VideoFilter>;
export type Length = keyof typeof lengths;
export const lengthKinds = Object.keys(lengths) as Length[];

/** Said where somebody took off whose videos a list holds by itself. */
export const noGender = 'none';
/** Topics a list is narrowed to at once, at most. */
const mostTags = 5;

/** What a list's address asks for; unknown values are ignored. */
export interface ListWish {
  readonly order: VideoOrder;
  readonly price: PriceKind | null;
  readonly length: Length | null;
  readonly tags: readonly number[];
  readonly genders: readonly GenderCode[];
  /** Where its page begins, as an answer gave it; null at the beginning. */
  readonly after: string | null;
}

/** Reads `?order=newest&price=free&length=short&tag=3&gender=F&after=…` for a list with what it holds by itself. */
export function readWish(search: string | URLSearchParams, kind: ListKind): ListWish {
  const query = new URLSearchParams(search);
  const { order, gender } = lists[kind];
  const tags = query.getAll('tag').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const genders = query.getAll('gender');
  const standing = genders.length === 0 && gender ? [gender] : genders;
  return {
    order: orders.find((known) => known === query.get('order')) ?? order,
    price: priceKinds.find((known) => known === query.get('price')) ?? null,
    length: lengthKinds.find((known) => known === query.get('length')) ?? null,
    tags: [...new Set(tags.map(Number))].slice(0, mostTags),
    genders: genderCodes.filter((code) => standing.includes(code)),
    after: query.get('after') || null,
  };
}

/** What a wish adds to what the list is about. */
export function filterOf({ price, length, tags, genders }: ListWish, kind: ListKind): VideoFilter {
  return {
    types: { ...lists[kind].types, ...(price && typesOf[price]) },
    ...(length && lengths[length]),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(genders.length > 0 && { actingGroups: genders.flatMap((code) => actingGroupsOf[code]) }),
  };
}

/** The query of the same list with another wish; what holds anyway is not said. It begins with a question mark. */
export function queryOf(wish: ListWish, kind: ListKind): string {
  const rule = lists[kind];
  const query = new URLSearchParams();
  if (wish.order !== rule.order) query.set('order', wish.order);
  if (wish.price) query.set('price', wish.price);
  if (wish.length) query.set('length', wish.length);
  for (const tag of wish.tags) query.append('tag', String(tag));
  const isOwn = rule.gender ? wish.genders.length === 1 && wish.genders[0] === rule.gender : wish.genders.length === 0;
  if (!isOwn) for (const code of wish.genders.length === 0 ? [noGender] : wish.genders) query.append('gender', code);
  if (wish.after) query.set('after', wish.after);
  return `?${query}`;
}

/** With something turned on or off in a list of choices. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
