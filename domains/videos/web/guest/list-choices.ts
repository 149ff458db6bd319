import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoTag } from '../../contract/index.ts';
import type { ListWish } from './list-address.ts';
import { lengthKinds, orders, priceKinds, queryOf, toggled } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import { genderCodes, lists } from './list-kinds.ts';

/** One thing a list may be narrowed to, as a link: it works before any script, and the address says what is shown. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
  readonly href: string;
}

export interface Groups {
  readonly price: readonly Choice[];
  readonly length: readonly Choice[];
  readonly gender: readonly Choice[];
  readonly tags: readonly Choice[];
  readonly order: readonly Choice[];
  /** Everything that is on, the order not counted: each takes itself off. */
  readonly on: readonly Choice[];
}

/** Topics offered at once; those that are on stand before them. */
const mostTags = 20;

/** What a list is about anyway is not offered in it. */
const isAbout = (kind: ListKind, price: string): boolean => {
  const { types } = lists[kind];
  if (types.free) return true;
  return Boolean((types.discount && (price === 'sale' || price === 'free')) || (types.vip && price !== 'sale'));
};

/** What a list may be narrowed to, with what its address has turned on. */
export function useGroups(kind: ListKind, wish: ListWish, known: readonly VideoTag[]): Groups {
  const t = useMessages();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const changed = (change: Partial<ListWish>): string => queryOf({ ...wish, after: null, ...change }, kind);
  const price = priceKinds
    .filter((one) => wish.price === one || (!isAbout(kind, one) && (one !== 'mine' || isLoggedIn)))
    .map((one) => ({
      key: `price-${one}`,
      label: t(`videos.filter.price.${one}`),
      active: wish.price === one,
      href: changed({ price: wish.price === one ? null : one }),
    }));
  const length = lengthKinds.map((one) => ({
    key: `length-${one}`,
    label: t(`videos.filter.length.${one}`),
    active: wish.length === one,
    href: changed({ length: wish.length === one ? null : one }),
  }));
  const gender = genderCodes.map((code) => ({
    key: `gender-${code}`,
    label: t(`videos.filter.gender.${code}`),
    active: wish.genders.includes(code),
    href: changed({ genders: toggled(wish.genders, code) }),
  }));
  const tags = [...known]
    .sort((a, b) => Number(wish.tags.includes(b.id)) - Number(wish.tags.includes(a.id)))
    .slice(0, Math.max(mostTags, wish.tags.length))
    .map(({ id, label }) => ({
      key: `tag-${id}`,
      label,
      active: wish.tags.includes(id),
      href: changed({ tags: toggled(wish.tags, id) }),
    }));
  const order = orders.map((one) => ({
    key: `order-${one}`,
    label: t(`videos.order.${one}`),
    active: wish.order === one,
    href: changed({ order: one }),
  }));
  return {
    price,
    length,
    gender,
    tags,
    order,
    on: [...price, ...length, ...gender, ...tags].filter(({ active }) => active),
  };
}
