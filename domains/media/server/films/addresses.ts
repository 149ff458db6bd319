import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#kit/clock/clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { FilmAddresses } from '../../contract/index.ts';
import { masterFile, storyboardFile } from './keys.ts';
import type { FilmFacts } from './port.ts';
import { storyboardShape } from './storyboard.ts';

/** How long an address is honoured, ms; players ask again before. Rounded up to whole minutes, so that a page's addresses are alike. */
const lifetimeMs = 30 * 60_000;

/** What every address of a film carries. */
export interface FilmTicket {
  readonly expires?: number | undefined;
  readonly viewer?: string | undefined;
  readonly signature?: string | undefined;
  /** Of a preview: how far it goes, ms. */
  readonly until?: number | undefined;
}

/** Makes and checks the addresses of films. */
export interface FilmLinks {
  /** Of the whole film; or of its beginning alone, up to `until` ms, without the pictures of the rest. */
  addresses(film: FilmFacts, caller: Caller, until?: number): FilmAddresses;
  /** The same ticket for another file, as playlists write it behind the names of files. */
  query(ticket: FilmTicket): string;
  /** Whether it is ours, for this film and this caller, and has not run out. */
  isValid(filmId: string, ticket: FilmTicket, caller: Caller): boolean;
}

/** The path of a film's file. */
export const filmPath = (filmId: string, file: string): string => `/rest/v1/media/film/${filmId}/${file}`;

/**
 * Signed with HMAC-SHA256 for one film, one viewer and a while. The viewer is the account in one session, or the visit of somebody without
 * one, as a keyed hash: an address says nothing of whose it is, and serves nobody else. Whoever has no session yet shares one; who may see the film is
 * asked apart from it.
 */
export function createFilmLinks(key: Uint8Array, clock: Clock): FilmLinks {
  const hashed = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const nobody = 'all';
  const viewerOf = ({ accountId, subjectId, sessionId }: Caller): string => {
    if (accountId !== null) return hashed(`viewer account ${accountId} ${sessionId ?? ''}`).slice(0, 22);
    const visit = subjectId ?? sessionId;
    return visit === null ? nobody : hashed(`viewer visit ${visit}`).slice(0, 22);
  };
  const sign = (filmId: string, viewer: string, expires: number, until: number | undefined): string =>
    hashed(`film ${filmId} ${viewer} ${expires}${until === undefined ? '' : ` until ${until}`}`);
  const query: FilmLinks['query'] = ({ expires, viewer, signature, until }) =>
    `expires=${expires}&viewer=${viewer}&signature=${signature}${until === undefined ? '' : `&until=${until}`}`;
  return {
    query,
    addresses(film, caller, until) {
      const expires = Math.ceil((clock.now() + lifetimeMs) / 60_000) * 60_000;
      const viewer = viewerOf(caller);
      const ticket = query({ expires, viewer, signature: sign(film.id, viewer, expires, until), until });
      return {
        hls: `${filmPath(film.id, masterFile)}?${ticket}`,
        storyboard:
          until !== undefined
            ? null
            : { src: `${filmPath(film.id, storyboardFile)}?${ticket}`, ...storyboardShape(film) },
        expiresAt: expires,
      };
    },
    isValid(filmId, { expires, viewer, signature, until }, caller) {
      if (expires === undefined || viewer === undefined || signature === undefined) return false;
      if (expires < clock.now() || (viewer !== nobody && viewer !== viewerOf(caller))) return false;
      const wanted = Buffer.from(sign(filmId, viewer, expires, until));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
