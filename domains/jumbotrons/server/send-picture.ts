import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Call } from '#kit/server/handler.ts';
import type { JumbotronPicture, PictureShape } from '../contract/index.ts';
import { pictureShapes, slideChanged, slidePictureShape } from '../contract/index.ts';
import { update } from './change.ts';
import type { Context } from './deps.ts';
import { lockSlide, pictureOf, slideOf } from './rows.ts';

/** Whose pictures slides are: the platform's, nobody's. */
const platform = 0;

/**
 * Keeps a picture of a slide, re-encoded in the sandbox; the one before goes.
 * @throws Problem not_found, jumbotron_picture_shape, jumbotron_changed where its age rating changed meanwhile, and what `media.store` refuses
 */
export async function sendPicture(
  ctx: Context,
  call: Call,
  { slideId, shape, upload }: { readonly slideId: number; readonly shape: PictureShape; readonly upload: Blob },
): Promise<JumbotronPicture> {
  const { ageRating } = await slideOf(ctx.kit.db, slideId);
  const at = ctx.kit.clock.now();
  const picture = { ownerId: platform, kind: 'jumbotron', ageRating, upload } as const;
  return ctx.media.store(picture, async (tx, { id, width, height }) => {
    assertShape(shape, width, height);
    const row = await lockSlide(tx, slideId);
    if (row.ageRating !== ageRating) throw new Problem(slideChanged);
    const before = row[shape];
    if (before) await ctx.media.delete(tx, before.id);
    const kept = { id, width, height };
    await update(ctx, tx, row, { [shape]: kept });
    const line = { call, at, operation: 'jumbotrons.sendPicture', subject: `jumbotron:${slideId}` };
    await audit(tx, { ...line, input: { shape } });
    return pictureOf(ctx, kept, ageRating);
  });
}

/** @throws Problem jumbotron_picture_shape, with what it is and what it should be */
function assertShape(shape: PictureShape, width: number, height: number): void {
  const { leastWidth, ratio } = pictureShapes[shape];
  const is = width / height;
  if (width >= leastWidth && is >= ratio.least && is <= ratio.most) return;
  throw new Problem(slidePictureShape, { data: { width, height, leastWidth, ...ratio } });
}
