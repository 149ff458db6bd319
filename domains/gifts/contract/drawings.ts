import { z } from 'zod';
import { maxUploadBytes, pictureRefused, picturesWaiting } from '#domains/media/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { drawingNotSquare, drawingUsed } from './problems.ts';

/** What a gift can look like: one of our own drawings, or one that an operator has sent. */
export const GiftDrawing = z
  .object({
    /** What a gift names it by. */
    picture: z.string(),
    name: z.string(),
    imageUrl: z.string(),
    isUploaded: z.boolean(),
    /** How many gifts of the catalogue look like it. */
    gifts: z.int(),
  })
  .meta({ id: 'GiftDrawing' });
export type GiftDrawing = z.infer<typeof GiftDrawing>;

export const addGiftDrawing = route({
  name: 'gifts.addDrawing',
  cost: 50,
  method: 'POST',
  path: 'office/gifts/drawings',
  summary: 'Sends a drawing for gifts (JPEG, PNG or WebP; what is see-through stays so).',
  access: operators('content'),
  audit: selfAuditedChange('gifts.addDrawing'),
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  limit: { points: 30, seconds: 600, per: 'subject' },
  query: z.object({ name: z.string().trim().min(1).max(40).regex(visiblePattern) }),
  body: file,
  response: GiftDrawing,
  problems: [pictureRefused, picturesWaiting, drawingNotSquare],
});

export const removeGiftDrawing = route({
  name: 'gifts.removeDrawing',
  method: 'DELETE',
  path: 'office/gifts/drawings/{pictureId}',
  summary: 'Removes a drawing that an operator sent and no gift looks like.',
  access: operators('content'),
  audit: selfAuditedChange('gifts.removeDrawing', 'giftDrawing:{pictureId}'),
  params: z.object({ pictureId: z.uuid() }),
  response: z.object({}),
  problems: [notFound, drawingUsed],
});
