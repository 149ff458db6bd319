import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';

/**
 * What a picture is for. A sedcard picture is one of a performer's gallery (spec 2 §3), a member picture one for their fan club alone, an album
 * picture one of an album, a jumbotron picture one of a slide, whose domains are asked for every byte whether the caller may see it.
 */
export const PictureKind = z
  .enum(['avatar', 'cover', 'poster', 'sedcard', 'member', 'preview', 'gift', 'album', 'jumbotron'])
  .meta({ id: 'PictureKind' });
export type PictureKind = z.infer<typeof PictureKind>;

/** The highest age rating (12, 16, 18) of pictures for everybody; above it they are delivered by signed, expiring links only (spec 2 §9). */
export const publicRating = 16;

/** Kinds that are for few people whatever their rating. */
export const privateKinds: readonly PictureKind[] = ['member', 'album'];

/** Whether a picture is delivered by signed, expiring links only: it is above the public rating, or for few people alone. */
export const isPrivatePicture = ({ kind, ageRating }: { readonly kind: string; readonly ageRating: number }): boolean =>
  privateKinds.some((one) => one === kind) || ageRating > publicRating;

/** The highest age rating of pictures for link previews, search engines and other machines: whoever looks there has said nothing about their age. */
export const harmlessRating = 12;

/** Largest upload, bytes. */
export const maxUploadBytes = 12 * 1024 * 1024;

/** Widths a picture is delivered in, in pixels (spec 2 §9: sedcards w640, avatars w140 to w320). */
export const pictureWidths = [140, 240, 320, 480, 640, 960, 1280] as const;

/** A picture as a page uses it: its own size, one address, and the same in other widths. */
export const Picture = z
  .object({
    id: z.string(),
    kind: PictureKind,
    ageRating: z.int(),
    width: z.int(),
    height: z.int(),
    src: z.string(),
    srcSet: z.string(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

export const getPicture = route({
  name: 'getPicture',
  cost: 1,
  method: 'GET',
  path: 'media/picture/{pictureId}/{width}',
  summary:
    'A picture as WebP in one of the widths. Above age rating 16, and for few people alone, the address must carry a valid signature; that of an album is given to who may see it alone.',
  access: anyone,
  params: z.object({
    pictureId: z.uuid(),
    width: z.coerce.number().pipe(z.union(pictureWidths.map((width) => z.literal(width)))),
  }),
  query: z.object({ expires: longRowIdText.optional(), signature: z.string().max(64).optional() }),
  response: z.unknown(),
});
