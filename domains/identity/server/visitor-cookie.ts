import { lifetimes } from '../contract/cookies.ts';
import { sign, unsign } from './secrets.ts';

/** The signed cookie of an anonymous visitor: `id.openedAt.signature`, ids and milliseconds in base 36. */
export interface VisitorCookie {
  write(visitorId: number): string;
  /** The visitor's id, or null when the cookie is not ours or too old. */
  read(value: string | undefined): number | null;
}

export function visitorCookies(key: Uint8Array, now: () => number): VisitorCookie {
  return {
    write: (visitorId) => sign(`${visitorId.toString(36)}.${now().toString(36)}`, key),
    read(value) {
      if (!value || value.length > 200) return null;
      const [id, openedAt] = unsign(value, key)?.split('.') ?? [];
      if (!id || !openedAt || Number.parseInt(openedAt, 36) + lifetimes.visitor < now()) return null;
      return Number.parseInt(id, 36);
    },
  };
}
