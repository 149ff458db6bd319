import { useLocation } from 'react-router';
import { languages } from '#kit/i18n/language.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { chosen, genders, highestPrices, orders, withToggledFilter } from './list-request.ts';
import { usePrice } from './use-price.ts';

/** One thing a list may be narrowed to, as a link: it works before any script, and the address says what is shown. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
  readonly href: string;
}

export interface Groups {
  readonly now: readonly Choice[];
  readonly gender: readonly Choice[];
  readonly language: readonly Choice[];
  readonly price: readonly Choice[];
  readonly order: readonly Choice[];
  /** How many are on, the order not counted. */
  readonly active: number;
}

/** What a list may be narrowed to, with what its address has turned on; nothing of what everybody in it `is` anyway. */
export function useGroups(is: readonly string[] = []): Groups {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { search } = useLocation();
  const on = new URLSearchParams(search);
  const some = (name: string, value: string, label: string): Choice => ({
    key: `${name}-${value}`,
    label,
    active: on.getAll(name).includes(value),
    href: withToggledFilter(search, name, value),
  });
  const one = (name: string, value: string, label: string, byDefault = ''): Choice => ({
    key: `${name}-${value}`,
    label,
    active: (on.get(name) ?? byDefault) === value,
    href: chosen(search, name, value, byDefault),
  });
  const groups = {
    now: [
      some('online', '1', t('performers.filter.online')),
      some('free', '1', t('performers.filter.free')),
      some('call', '1', t('performers.filter.call')),
    ].filter(({ key }) => !is.includes(key.split('-')[0] ?? '')),
    gender: (is.includes('gender') && !on.has('gender') ? [] : genders).map((code) =>
      some('gender', code, t(`performers.filter.gender.${code}`)),
    ),
    language: languages.map((code) => some('lang', code, format.languageName(code))),
    price: highestPrices.map((most) => {
      const { amount: coins, money } = price(most);
      return one('max', String(most), t('performers.filter.upTo', { price: money ? `${coins} (${money})` : coins }));
    }),
  };
  const active = Object.values(groups)
    .flat()
    .filter((choice) => choice.active).length;
  return {
    ...groups,
    active,
    order: orders.map((order) => one('order', order, t(`performers.order.${order}`), 'rank')),
  };
}
