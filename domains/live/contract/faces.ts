import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { Instant } from './entities.ts';

/** Cards a page asks for at a time: what a phone or a window shows, and a few beside. */
export const mostFaces = 12;
/** Width and height of a face, pixels: a card on a phone is half as wide as the screen, 4:5. */
export const faceSize = { width: 240, height: 300 } as const;
/** So often a face is taken from the broadcast while somebody looks, ms. */
export const faceEveryMs = 20_000;

/** What a performer's broadcast shows now, for a card. */
export const Face = z.object({
  actorId: longRowId,
  /** When it was taken. */
  at: Instant,
  /** Whether nothing but colours can be made out, because the caller's age is not proven. */
  isBlurred: z.boolean(),
  /** WebP, as base64. */
  picture: z.string().max(60_000),
});
export type Face = z.infer<typeof Face>;

const numbers = (digits: number) =>
  z.string().regex(new RegExp(`^\\d{1,${digits}}(,\\d{1,${digits}}){0,${mostFaces - 1}}$`));

export const getFaces = route({
  name: 'getFaces',
  method: 'GET',
  path: 'chat/faces',
  summary:
    'What live performers look like right now, for cards: of those the caller could look at from outside, if anything is new.',
  access: anyone,
  limit: { points: 60, seconds: 60, per: 'subject' },
  query: z.object({
    actorIds: numbers(9).describe(`up to ${mostFaces} ids, with commas`),
    seen: numbers(15)
      .describe('in the same order, when the face that is shown was taken; 0 where there is none')
      .optional(),
  }),
  /** Who of those asked for is not in `shown` has no face now: what a card shows of an earlier one is to go. */
  response: z.object({ shown: z.array(longRowId), faces: z.array(Face) }),
});
