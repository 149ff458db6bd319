import { eq, inArray } from 'drizzle-orm';
import type { CommentSubjects, SubjectFacts } from '#domains/comments/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { fullFor, presentAlbums } from './present.ts';
import { viewerOf } from './rights.ts';
import type { AlbumRow } from './rows.ts';
import { albumPath, inLanguage, isGone, isShown } from './rows.ts';
import { albums, pictures } from './tables.ts';

const albumId = /^[1-9]\d{0,9}$/;
const most = 2_147_483_647;
const pictureId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids of rows that texts can be. */
export const rowIdsAmong = (ids: readonly string[]): number[] =>
  ids
    .filter((id) => albumId.test(id))
    .map(Number)
    .filter((id) => id <= most);

const factsOf = (row: AlbumRow, language: Caller['language']): SubjectFacts => ({
  actorId: row.actorId,
  actorName: row.actorName,
  title: inLanguage(row.title, language),
  path: albumPath(row),
});

/** Albums a caller finds: those in the lists, and what is theirs. */
export async function albumsAmong(ctx: Context, executor: Executor, ids: readonly string[], caller: Caller) {
  const numbers = rowIdsAmong(ids);
  if (numbers.length === 0) return [];
  const rows = await executor.orm.select().from(albums).where(inArray(albums.id, numbers));
  const viewer = await viewerOf(ctx, executor, caller, numbers);
  const seen = rows.filter(
    (row) => viewer.isAtWork(row) || (!isGone(row) && (isShown(row) || viewer.owns.has(row.id))),
  );
  return presentAlbums(ctx, executor, seen, caller, viewer);
}

/** What of albums and pictures is commented on and rated. */
export const subjectsOfAlbums = (ctx: Context): CommentSubjects[] => [
  {
    kind: 'album',
    hasComments: true,
    async find(executor, ids, caller) {
      const found = await albumsAmong(ctx, executor, ids, caller);
      return new Map(found.map(({ row }) => [String(row.id), factsOf(row, caller.language)]));
    },
    async liked(tx, id, likes) {
      await tx.orm
        .update(albums)
        .set({ likes })
        .where(eq(albums.id, Number(id)));
      await ctx.library.changed(tx, { kind: 'album', id });
    },
  },
  {
    kind: 'picture',
    hasComments: false,
    async find(executor, ids, caller) {
      const wanted = ids.filter((id) => pictureId.test(id));
      if (wanted.length === 0) return new Map();
      const rows = await executor.orm
        .select({ picture: pictures, album: albums })
        .from(pictures)
        .innerJoin(albums, eq(albums.id, pictures.albumId))
        .where(inArray(pictures.pictureId, wanted));
      const viewer = await viewerOf(
        ctx,
        executor,
        caller,
        rows.map(({ album }) => album.id),
      );
      const found = new Map<string, SubjectFacts>();
      for (const { picture, album } of rows)
        if (!picture.isNew && (await fullFor(viewer, album))(picture))
          found.set(picture.pictureId, factsOf(album, caller.language));
      // Those of the performer's gallery are pictures, too.
      const others = wanted.filter((id) => !rows.some(({ picture }) => picture.pictureId === id));
      for (const { actor, picture } of await ctx.performers.pictures(executor, others, caller)) {
        const path = `/amateur/${encodeURIComponent(actor.name.toLowerCase())}/pictures/`;
        found.set(picture.id, { actorId: actor.id, actorName: actor.name, title: actor.name, path });
      }
      return found;
    },
  },
  {
    kind: 'sedcard',
    hasComments: false,
    async find(executor, ids, caller) {
      const cards = await ctx.performers.cards(executor, rowIdsAmong(ids), caller);
      return new Map(
        cards.map(({ id, name }) => [
          String(id),
          {
            actorId: id,
            actorName: name,
            title: name,
            path: `/amateur/${encodeURIComponent(name.toLowerCase())}/pictures/`,
          },
        ]),
      );
    },
  },
];
