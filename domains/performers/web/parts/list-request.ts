import type { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';
import type { ActorLanguage, Gender, ModelFilter, ModelOrder } from '../../contract/index.ts';

type Order = z.infer<typeof ModelOrder>;
type Tongue = z.infer<typeof ActorLanguage>;
type GenderCode = z.infer<typeof Gender>;

export const orders: readonly Order[] = ['rank', 'viewers', 'price', 'newest', 'name'];
export const genders: readonly GenderCode[] = ['F', 'M', 'C', 'N'];
/** What a list may cost at most, in hundredths of a coin a minute. */
export const highestPrices = [800, 1000, 1200] as const;

/** What a list's address asks for; unknown values are ignored. */
export interface ListRequest {
  readonly filter: ModelFilter;
  readonly order: Order;
  readonly page: number;
}

export const pageSize = 60;

/** Reads filter, order and page from an address: `?free=1&online=1&lang=de&gender=F&max=800&order=price&page=2`. */
export function listRequest(url: string): ListRequest {
  const search = new URL(url).searchParams;
  const wished = search.getAll('lang').filter((code): code is Tongue => languages.some((known) => known === code));
  const sought = genders.filter((code) => search.getAll('gender').includes(code));
  const most = highestPrices.find((price) => String(price) === search.get('max'));
  const order = orders.find((known) => known === search.get('order')) ?? 'rank';
  const page = Math.min(150, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  return {
    filter: {
      ...(search.has('online') ? { online: true } : {}),
      ...(search.has('free') ? { freeChat: true } : {}),
      ...(search.has('call') ? { videoCall: true } : {}),
      ...(wished.length > 0 ? { languages: wished } : {}),
      ...(sought.length > 0 ? { genders: [...sought] } : {}),
      ...(most === undefined ? {} : { maxPrice: most }),
    },
    order,
    page,
  };
}

/** Where somebody is led who asks for a page past the list's last one: its first, narrowed as before. */
export function firstPage(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('page');
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The address of the same list with one filter turned on or off; always the first page. */
export function withToggledFilter(search: string, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  const has = next.getAll(name).includes(value);
  const rest = next.getAll(name).filter((one) => one !== value);
  next.delete(name);
  for (const one of rest) next.append(name, one);
  if (!has) next.append(name, value);
  const text = next.toString();
  return text ? `?${text}` : '?';
}

/** The address of the same list with one choice of a group; choosing what is on, or what holds anyway, takes it off. */
export function chosen(search: string, name: string, value: string, byDefault = ''): string {
  const next = new URLSearchParams(search);
  const isOn = next.get(name) === value;
  next.delete('page');
  next.delete(name);
  if (!isOn && value !== byDefault) next.set(name, value);
  return `?${next}`;
}
