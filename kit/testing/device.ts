import { vi } from 'vitest';

/** A browser's storage without a browser: `document.cookie`, localStorage and sessionStorage as globals. */
export interface Device {
  readonly cookies: Map<string, string>;
  readonly local: Map<string, string>;
  readonly session: Map<string, string>;
  /** From now on every access to web storage throws, as in some private windows, or only writing, as on a full disk. */
  refuse(what: 'everything' | 'writing' | 'nothing'): void;
  /** The attributes the last cookie was set with. */
  readonly lastCookie: string;
  /** The tab is looked at again. */
  comeBack(): void;
}

/** Puts it in place; `vi.unstubAllGlobals()` takes it away. */
export function stubDevice(): Device {
  const [cookies, local, session] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const listeners = new Set<() => void>();
  let refused = 'nothing';
  let lastCookie = '';
  const storage = (items: Map<string, string>) =>
    new Proxy(
      {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          if (refused === 'writing') throw new DOMException('full', 'QuotaExceededError');
          items.set(key, value);
        },
        removeItem: (key: string) => void items.delete(key),
      },
      {
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        get(target, name) {
          if (refused === 'everything') throw new DOMException('refused', 'SecurityError');
          return Reflect.get(target, name);
        },
      },
    );
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      lastCookie = line;
      const [pair = ''] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  return {
    cookies,
    local,
    session,
    refuse: (what) => {
      refused = what;
    },
    get lastCookie() {
      return lastCookie;
    },
    comeBack: () => {
      for (const listener of listeners) listener();
    },
  };
}
