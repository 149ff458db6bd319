import { asc, count, eq } from 'drizzle-orm';
import { picturePath } from '#domains/media/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { GiftDrawing } from '../../contract/drawings.ts';
import { drawingNotSquare, drawingUsed } from '../../contract/problems.ts';
import type { Context } from '../deps.ts';
import { giftPictures } from '../pictures/draw.ts';
import { catalogue, drawings } from '../tables.ts';

/** Pixels a drawing that was sent is shown in: three times what a page draws it in. */
const uploadedWidth = 240;
/** Whose pictures drawings are: the platform's, nobody's. */
const platform = 0;

/** Drawings that were sent are named by the id of their picture, ours by words. */
const isUploaded = (picture: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(picture);

/** Where a drawing is. */
export const pictureUrl = (picture: string): string =>
  isUploaded(picture) ? picturePath(picture, uploadedWidth) : `/rest/v1/gifts/picture/${picture}`;

/** Everything gifts can look like: what operators sent, then our own. */
export async function readDrawings({ orm }: Executor): Promise<GiftDrawing[]> {
  const [uploaded, used] = await Promise.all([
    orm.select().from(drawings).orderBy(asc(drawings.addedAt), asc(drawings.pictureId)),
    orm.select({ picture: catalogue.picture, gifts: count() }).from(catalogue).groupBy(catalogue.picture),
  ]);
  const times = new Map(used.map(({ picture, gifts }) => [picture, gifts]));
  const present = (picture: string, name: string): GiftDrawing => ({
    picture,
    name,
    imageUrl: pictureUrl(picture),
    isUploaded: isUploaded(picture),
    gifts: times.get(picture) ?? 0,
  });
  return [
    ...uploaded.map(({ pictureId, name }) => present(pictureId, name)),
    ...giftPictures.map((picture) => present(picture, picture)),
  ];
}

/** Whether a gift can look like something of this name; one that was sent stays until the transaction is over. */
export async function isDrawing({ orm }: Executor, picture: string): Promise<boolean> {
  if (!isUploaded(picture)) return giftPictures.includes(picture);
  const [row] = await orm
    .select({ id: drawings.pictureId })
    .from(drawings)
    .where(eq(drawings.pictureId, picture))
    .for('share');
  return row !== undefined;
}

/**
 * Keeps a drawing that an operator sends, re-encoded in the sandbox.
 * @throws Problem `gift_drawing_not_square`, and what `media.store` refuses
 */
export async function addDrawing(
  { kit, media }: Pick<Context, 'kit' | 'media'>,
  call: Call,
  { name, upload }: { readonly name: string; readonly upload: Blob },
): Promise<GiftDrawing> {
  const at = kit.clock.now();
  return media.store({ ownerId: platform, kind: 'gift', ageRating: 12, upload }, async (tx, { id, width, height }) => {
    if (width !== height) throw new Problem(drawingNotSquare);
    await tx.orm.insert(drawings).values({ pictureId: id, name, addedAt: new Date(at) });
    await audit(tx, { call, at, operation: 'gifts.addDrawing', subject: `giftDrawing:${id}`, input: { name } });
    return { picture: id, name, imageUrl: pictureUrl(id), isUploaded: true, gifts: 0 };
  });
}

/** Removes a drawing for good. @throws Problem `not_found`, `gift_drawing_used` while a gift looks like it, also one that is not sold */
export async function removeDrawing(
  { kit, media }: Pick<Context, 'kit' | 'media'>,
  call: Call,
  pictureId: string,
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(drawings).where(eq(drawings.pictureId, pictureId)).for('update');
    if (!row) throw new Problem(notFound);
    const [gift] = await tx.orm.select({ id: catalogue.id }).from(catalogue).where(eq(catalogue.picture, pictureId));
    if (gift) throw new Problem(drawingUsed);
    await tx.orm.delete(drawings).where(eq(drawings.pictureId, pictureId));
    await media.delete(tx, pictureId);
    const line = { call, at: kit.clock.now(), operation: 'gifts.removeDrawing', subject: `giftDrawing:${pictureId}` };
    await audit(tx, { ...line, input: { name: row.name } });
  });
}
