import type { ConsentCategory } from '#kit/consent/consent-cookie.ts';
import type { MessageKey } from '#kit/i18n/register.ts';
import { allows, keyPrefix } from './consent.ts';
import type { Place } from './storage-places.ts';
import { placeGet, placeRemove, placeSet } from './storage-places.ts';

/** Something this site keeps on a visitor's device, as the consent dialog lists it. */
export interface Declared {
  readonly name: string;
  readonly category: ConsentCategory;
  readonly place: Place | 'cache';
  /** How long it stays, in days; null until the browser is closed, undefined until it is removed. */
  readonly days?: number | null;
  /** The words that say what it is for. */
  readonly purpose: MessageKey;
}

/** Something the browser reads and writes itself. Cookies hold text, everything else JSON. */
export interface StoredItem<T> extends Declared {
  readonly place: Place;
  /** Makes the value of what was found; null when it is none. Called with what an older release or a hand wrote. */
  readonly parse: (found: unknown) => T | null;
}

/** Declares an item. Its domain's manifest names the file for the slot `storedItems`, from which the consent dialog is made. */
export const storedItem = <T>(item: StoredItem<T>): StoredItem<T> => item;

/** The key on the device: what needs consent carries its category in front. */
export const storedKey = ({ category, name }: Pick<Declared, 'category' | 'name'>): string =>
  `${keyPrefix(category)}${name}`;

/** What was kept; null when nothing was, when it makes no sense, or when its category is not allowed. */
export function readStored<T>(item: StoredItem<T>): T | null {
  if (!allows(item.category)) return null;
  const text = placeGet(item.place, storedKey(item));
  if (text === null) return null;
  try {
    return item.parse(item.place === 'cookie' ? text : JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a value, if its category is allowed (spec 1 §4). Where the device refuses, it lasts as long as the page. */
export function writeStored<T>(item: StoredItem<T>, value: T): void {
  if (!allows(item.category)) return;
  const text = item.place === 'cookie' ? String(value) : JSON.stringify(value);
  placeSet(item.place, storedKey(item), text, item.days ?? null);
}

/** Removes what was kept, whatever is agreed to now. */
export const removeStored = (item: StoredItem<never> | Declared): void => {
  if (item.place !== 'cache') placeRemove(item.place, storedKey(item));
};

/** What is kept together with the login state it was true for. */
export interface SessionConfig<T> {
  readonly isLoggedIn: boolean;
  readonly config: T;
}

/**
 * The kept session config; discarded when its flag disagrees with the present login state (spec 1 §4), so that nothing
 * of an account is left for whoever comes after it.
 */
export function readSessionConfig<T>(item: StoredItem<SessionConfig<T>>, isLoggedIn: boolean): T | null {
  const found = readStored(item);
  if (found && found.isLoggedIn === isLoggedIn) return found.config;
  removeStored(item);
  return null;
}
