import { writeCookie } from './cookie.ts';

/** Where something is kept on the visitor's device. */
export type Place = 'cookie' | 'local' | 'session';

interface Kept {
  get(key: string): string | null;
  /** `days` counts for cookies alone; null ends with the browser. */
  set(key: string, value: string, days: number | null): void;
  remove(key: string): void;
  keys(): string[];
}

const cookies: Kept = {
  get: (key) => cookiePairs().find(([name]) => name === key)?.[1] ?? null,
  set: writeCookie,
  remove: (key) => cookies.set(key, '', 0),
  keys: () => cookiePairs().map(([name]) => name),
};

function cookiePairs(): [string, string][] {
  return document.cookie.split('; ').flatMap((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) return [];
    try {
      return [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]];
    } catch {
      return []; // not ours: somebody else's half an escape
    }
  });
}

const webStorage = (open: () => Storage): Kept => ({
  get: (key) => open().getItem(key),
  set: (key, value) => open().setItem(key, value),
  remove: (key) => open().removeItem(key),
  keys: () => Object.keys(open()),
});

const kept: Readonly<Record<Place, Kept>> = {
  cookie: cookies,
  local: webStorage(() => localStorage),
  session: webStorage(() => sessionStorage),
};

/** What the device did not take: private windows and full disks refuse. It lasts as long as the page (spec 1 §4). */
const memory: Readonly<Record<Place, Map<string, string>>> = {
  cookie: new Map(),
  local: new Map(),
  session: new Map(),
};

/** Does it, or answers `otherwise` where the device has no such storage or refuses. */
function attempt<T>(otherwise: T, work: () => T): T {
  if (typeof document === 'undefined') return otherwise;
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** What is kept there under a key, or what the page remembers where the device refused; null when nothing. */
export const placeGet = (place: Place, key: string): string | null =>
  memory[place].get(key) ?? attempt(null, () => kept[place].get(key));

/** Keeps a text. `days` counts for cookies alone; null ends with the browser. Never throws. */
export function placeSet(place: Place, key: string, value: string, days: number | null): void {
  if (typeof document === 'undefined') return; // a server's memory is everybody's
  const isKept = attempt(false, () => {
    kept[place].set(key, value, days);
    return kept[place].get(key) === value;
  });
  if (isKept) memory[place].delete(key);
  else memory[place].set(key, value);
}

/** Removes a key, wherever it was kept. */
export function placeRemove(place: Place, key: string): void {
  memory[place].delete(key);
  attempt(undefined, () => kept[place].remove(key));
}

/** Removes everything whose key begins so, everywhere. */
export function removeBeginning(beginning: string): void {
  for (const place of ['cookie', 'local', 'session'] as const) {
    const keys = [...memory[place].keys(), ...attempt<string[]>([], () => kept[place].keys())];
    for (const key of keys) if (key.startsWith(beginning)) placeRemove(place, key);
  }
}
