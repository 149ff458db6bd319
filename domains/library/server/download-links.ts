import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountCaller } from '#kit/contract/access.ts';
import { routeUrl } from '#kit/contract/client.ts';
import type { Kit } from '#kit/server/kit.ts';
import { getDownload } from '../contract/index.ts';
import type { Kept } from './port.ts';

/** How long an address is honoured, ms; a long film goes on over slow lines by ranges. */
const lifetimeMs = 2 * 3_600_000;

/** What an address carries. */
export interface DownloadTicket {
  readonly expires?: number | undefined;
  readonly signature?: string | undefined;
}

type Who = Pick<AccountCaller, 'accountId' | 'sessionId'>;

/** Addresses of downloads, signed (HMAC-SHA256) for one thing, one session of one account and a while. */
export function createDownloadLinks({ keyFor, clock }: Pick<Kit, 'keyFor' | 'clock'>) {
  const key = keyFor('library-downloads');
  const sign = ({ kind, id }: Kept, { accountId, sessionId }: Who, expires: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, id, accountId, sessionId, expires]))
      .digest('base64url');
  return {
    address(thing: Kept, who: Who): string {
      const expires = Math.ceil((clock.now() + lifetimeMs) / 60_000) * 60_000;
      const { kind, id } = thing;
      const query = { expires, signature: sign(thing, who, expires) };
      return routeUrl(getDownload, { params: { kind, id }, query });
    },
    isValid(thing: Kept, who: Who, { expires, signature }: DownloadTicket): boolean {
      if (expires === undefined || signature === undefined || expires < clock.now()) return false;
      const [wanted, given] = [Buffer.from(sign(thing, who, expires)), Buffer.from(signature)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
