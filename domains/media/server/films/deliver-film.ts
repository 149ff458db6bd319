import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Kit } from '#kit/server/kit.ts';
import { linkExpired } from '../../contract/index.ts';
import { filmRenditions, films } from '../tables.ts';
import type { FilmLinks, FilmTicket } from './addresses.ts';
import type { Admission } from './admission.ts';
import { filmKey, masterFile, posterFile, storyboardFile } from './keys.ts';
import type { Rendition } from './playlists.ts';
import { masterPlaylist, renditionPlaylist } from './playlists.ts';
import { previewSegments } from './preview.ts';

/** How long browsers keep a segment, seconds: somebody who goes back in a film. */
const keptSeconds = 3600;
/** How long a process believes what it read of a film, ms, should word of its removal not reach it. */
const beliefMs = 15_000;
/** Films this process knows the renditions of; one of an hour is 20 KB. */
const mostKnown = 1_000;
/** Segments a process keeps at hand, bytes: of what many watch at once each is read once. */
const keptBytes = 96 * 1024 ** 2;
/** A larger one is read in the parts that are asked for, bytes. */
const largestKept = 4 * 1024 ** 2;

interface WholeRendition extends Rendition {
  readonly initBytes: number;
  readonly sizes: readonly number[];
}

interface KnownFilm {
  readonly id: string;
  readonly purpose: string;
  readonly renditions: ReadonlyMap<string, WholeRendition>;
  readonly until: number;
}

/** Delivers the files of ready films. */
export interface FilmDelivery {
  /** @throws Problem `link_expired`, `not_found`, and as {@link Admission.assertAdmitted} */
  deliver(filmId: string, file: string, ticket: FilmTicket, caller: Caller): Promise<FileReply>;
  /** Drops what this process knows of a film. */
  forget(filmId: string): void;
}

export function createFilmDelivery(kit: Kit, links: FilmLinks, admission: () => Admission): FilmDelivery {
  const known = new LRUCache<string, KnownFilm>({ max: mostKnown });
  let forgotten = 0;
  const segments = new LRUCache<string, Uint8Array, { size: number }>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: async (key, _stale, { context }) => (await kit.storage.part(key, 0, context.size - 1)) ?? undefined,
  });
  kit.caches.onClear('media.films.known', () => {
    known.clear();
    segments.clear();
  });
  /** A part of a segment; who may have it was asked before. */
  const read = async (key: string, size: number, start: number, end: number): Promise<Uint8Array | null> => {
    if (size > largestKept) return kit.storage.part(key, start, end);
    const whole = await segments.fetch(key, { context: { size } });
    return whole?.subarray(start, end + 1) ?? null;
  };

  const find = async (id: string): Promise<KnownFilm> => {
    const now = kit.clock.steady();
    const kept = known.get(id);
    if (kept && kept.until > now) return kept;
    const before = forgotten;
    const rows = await kit.db.orm
      .select({ purpose: films.purpose, rendition: filmRenditions })
      .from(films)
      .innerJoin(filmRenditions, and(eq(filmRenditions.filmId, films.id), eq(filmRenditions.isWhole, true)))
      .where(and(eq(films.id, id), eq(films.state, 'ready'), eq(films.isRemoved, false)));
    const [first] = rows;
    if (!first) throw new Problem(notFound);
    const renditions = new Map(rows.map(({ rendition }) => [rendition.name, rendition]));
    const film = { id, purpose: first.purpose, renditions, until: now + beliefMs };
    if (before === forgotten) known.set(id, film);
    return film;
  };

  return {
    forget(filmId) {
      forgotten += 1;
      known.delete(filmId);
      for (const key of segments.keys()) if (key.startsWith(filmKey(filmId, ''))) segments.delete(key);
    },
    async deliver(filmId, file, ticket, caller) {
      if (!links.isValid(filmId, ticket, caller)) throw new Problem(linkExpired);
      const film = await find(filmId);
      const { until } = ticket;
      await admission().assertAdmitted(film, ticket.viewer ?? '', caller, until !== undefined);
      const query = links.query(ticket);
      if (file === masterFile) return playlist(masterPlaylist([...film.renditions.values()], query));
      // The small pictures are of the whole film.
      if (file === posterFile || (file === storyboardFile && until === undefined)) return picture(kit, film, file);
      const [, name = '', end = ''] = /^(audio|\d{1,4})(\.m3u8|-init\.mp4|-\d{1,6}\.m4s)$/.exec(file) ?? [];
      const rendition = film.renditions.get(name);
      if (!rendition) throw new Problem(notFound);
      const many = until === undefined ? rendition.lengths.length : previewSegments(rendition.lengths, until);
      if (end === '.m3u8')
        return playlist(renditionPlaylist({ ...rendition, lengths: rendition.lengths.slice(0, many) }, query));
      const size = end === '-init.mp4' ? rendition.initBytes : rendition.sizes.slice(0, many)[Number(end.slice(1, -4))];
      if (size === undefined) throw new Problem(notFound);
      const key = filmKey(filmId, file);
      return {
        body: new Uint8Array(),
        type: name === 'audio' ? 'audio/mp4' : 'video/mp4',
        cacheSeconds: keptSeconds,
        isPrivate: true,
        etag: etagOf(film, file),
        parts: { size, read: (start, end) => read(key, size, start, end) },
      };
    },
  };
}

const etagOf = ({ id }: KnownFilm, file: string): string => `"${id}-${file}"`;

const playlist = (text: string): FileReply => ({
  body: new TextEncoder().encode(text),
  type: 'application/vnd.apple.mpegurl',
  cacheSeconds: 0,
});

async function picture({ storage }: Pick<Kit, 'storage'>, film: KnownFilm, file: string): Promise<FileReply> {
  const stored = await storage.get(filmKey(film.id, file));
  if (!stored) throw new Problem(notFound);
  return {
    body: stored.body,
    type: 'image/webp',
    cacheSeconds: keptSeconds,
    isPrivate: true,
    etag: etagOf(film, file),
  };
}
