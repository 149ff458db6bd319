import type { CommentLine } from '#domains/comments/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { buyAlbum } from './buy-album.ts';
import type { Context } from './deps.ts';
import { presentAlbums } from './present.ts';
import { rateAlbum, ratePicture, rateSedcards } from './rate.ts';
import { listAlbums, readAlbum } from './read-album.ts';
import { albumOf, isShown } from './rows.ts';

/** Widths of the pictures of a preview, by where it is shown. */
const previewWidth = { mobile: 320, desk: 640 } as const;

/** A comment as the wire carries it: answers hold no answers. */
const told = ({ replies, ...line }: CommentLine): contract.GalleryComments['comments'][number] => ({
  ...toldLine(line),
  replies: replies.map(({ replies: _, ...reply }) => ({ ...toldLine(reply), replies: [] })),
});
const toldLine = ({ isGone = false, mayDelete = false, refusal = '', ...line }: Omit<CommentLine, 'replies'>) => ({
  ...line,
  isGone,
  mayDelete,
  refusal,
});

/** What guests read and do. */
export function guestHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    resolve(contract.albums, (input, { caller }) => listAlbums(ctx, caller, input)),
    handle(contract.openGallery, ({ query: { albumId } }, { caller }) => readAlbum(ctx, caller, albumId)),
    handle(contract.buyAlbum, ({ params: { albumId }, body: { shown } }, { caller }) =>
      buyAlbum(ctx, caller, albumId, shown),
    ),
    handle(contract.setGuestRating, ({ body: { albumId, guestRating } }, { caller }) =>
      rateAlbum(ctx, caller, albumId, guestRating),
    ),
    handle(contract.setSedcardsGuestRating, ({ params: { actorId }, body: { guestRating } }, { caller }) =>
      rateSedcards(ctx, caller, actorId, guestRating),
    ),
    handle(contract.setPictureGuestRating, ({ body: { pictureId, guestRating } }, { caller }) =>
      ratePicture(ctx, caller, pictureId, guestRating),
    ),
    handle(contract.getGalleryComments, async ({ query: { albumId, limit, offset } }, { caller }) => {
      const subject = { kind: 'album', id: String(albumId) };
      const { comments, total, isGuestAllowedToComment } = await ctx.comments.page(caller, subject, { limit, offset });
      return { comments: comments.map(told), total, isGuestAllowedToCommentAlbum: isGuestAllowedToComment };
    }),
    handle(contract.postGalleryComment, async ({ body: { albumId, commentText } }, { caller }) => ({
      success: true as const,
      comment: told(await ctx.comments.post(caller, { kind: 'album', id: String(albumId) }, commentText)),
    })),
    handle(contract.getGalleryPreview, async ({ body: { actorName, albumId, isMobile } }, { caller }) => {
      const row = await albumOf(db, albumId);
      const isHers = row.actorName.toLowerCase() === actorName.toLowerCase();
      const [found] = isHers && isShown(row) ? await presentAlbums(ctx, db, [row], caller) : [];
      if (!found) throw new Problem(notFound);
      const { album, previews } = found;
      const width = previewWidth[isMobile ? 'mobile' : 'desk'];
      const urls = previews.map(({ id, isBlurred, src }) =>
        isBlurred ? src : ctx.media.url({ id, kind: 'album', ageRating: row.ageRating }, width),
      );
      return { data: JSON.stringify({ context: 'album', previewTitle: album.title, urls }) };
    }),
  ];
}
