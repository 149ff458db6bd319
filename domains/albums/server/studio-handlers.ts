import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import * as own from './own-changes.ts';
import { addPicture, arrangeAlbum, deleteAlbum, removePicture } from './own-pictures.ts';
import type { AlbumRow } from './rows.ts';
import { albumOf } from './rows.ts';
import { listOwn, presentOne } from './studio-albums.ts';

/** What performers do with their albums. */
export function studioHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  const told = (row: AlbumRow) => presentOne(ctx, db, row);
  return [
    handle(contract.listOwnAlbums, ({ query: { before } }, { caller }) => listOwn(ctx, caller.accountId, before)),
    handle(contract.getOwnAlbum, async ({ params: { albumId } }, { caller }) => {
      const row = await albumOf(db, albumId);
      if (row.actorId !== caller.accountId) throw new Problem(notFound);
      return told(row);
    }),
    handle(contract.createAlbum, async ({ body: { key } }, call) => told(await own.createAlbum(ctx, call, key))),
    handle(contract.updateAlbum, async ({ params: { albumId }, body }, { caller }) =>
      told(await own.updateAlbum(ctx, caller.accountId, albumId, body)),
    ),
    handle(contract.addAlbumPicture, async ({ params: { albumId }, body }, { caller }) =>
      told(await addPicture(ctx, caller.accountId, albumId, body)),
    ),
    handle(contract.removeAlbumPicture, async ({ params: { albumId, pictureId } }, { caller }) =>
      told(await removePicture(ctx, caller.accountId, albumId, pictureId)),
    ),
    handle(contract.arrangeAlbum, async ({ params: { albumId }, body }, { caller }) =>
      told(await arrangeAlbum(ctx, caller.accountId, albumId, body)),
    ),
    handle(contract.publishAlbum, async ({ params: { albumId } }, { caller }) =>
      told(await own.publishAlbum(ctx, caller.accountId, albumId)),
    ),
    handle(contract.pauseAlbum, async ({ params: { albumId } }, { caller }) =>
      told(await own.pauseAlbum(ctx, caller.accountId, albumId)),
    ),
    handle(contract.deleteAlbum, async ({ params: { albumId } }, { caller }) => {
      await deleteAlbum(ctx, caller.accountId, albumId);
      return {};
    }),
  ];
}
