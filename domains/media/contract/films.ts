import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { linkExpired } from './problems.ts';

/** Heights a film is made in, pixels of the short edge for portrait ones; never above what was sent (spec 3 §3: hls url). */
export const filmHeights = [240, 360, 480, 720, 1080] as const;

/** Largest file, bytes, and longest film, seconds; pages say it before anything is sent. */
export const maxFilmBytes = 8 * 1024 ** 3;
export const maxFilmSeconds = 4 * 3600;

/** Pictures of a storyboard at most (spec 3 §3: previewThumbnails, first 100). */
export const maxStoryboardPictures = 100;

/**
 * `waiting` for its turn, `working`, `ready` to be looked at, `refused` for a reason its owner can act on, `held` because it is known
 * content that has no place here: whoever owns it hears no more than that it is looked at.
 */
export const FilmState = z.enum(['waiting', 'working', 'ready', 'refused', 'held']).meta({ id: 'FilmState' });
export type FilmState = z.infer<typeof FilmState>;

/** Why a film was refused: no film, too long, too large in pixels, nothing to see, or broken half-way. */
export const FilmReason = z
  .enum(['unreadable', 'tooLong', 'tooManyPixels', 'noPicture', 'broken'])
  .meta({ id: 'FilmReason' });
export type FilmReason = z.infer<typeof FilmReason>;

/** A film as its owner follows it. */
export const FilmProgress = z
  .object({
    id: z.uuid(),
    state: FilmState,
    reason: FilmReason.nullable(),
    percent: z.int().min(0).max(100),
    width: z.int().describe('of the largest rendition, 0 until it is known'),
    height: z.int(),
    milliseconds: z.int().describe('0 until it is known'),
  })
  .meta({ id: 'FilmProgress' });
export type FilmProgress = z.infer<typeof FilmProgress>;

/** One picture with many small ones in rows, from the first to the last of the film, evenly spaced. */
export const Storyboard = z
  .object({
    src: z.string(),
    columns: z.int(),
    count: z.int(),
    width: z.int().describe('of one small picture, pixels'),
    height: z.int(),
    everyMs: z.number(),
  })
  .meta({ id: 'Storyboard' });
export type Storyboard = z.infer<typeof Storyboard>;

/** How much of a film its preview shows at most, ms. */
export const longestPreviewMs = 15_000;

/** Where a film is played from, for one viewer and a while; the player asks again before `expiresAt` (epoch ms). */
export const FilmAddresses = z
  .object({ hls: z.string(), storyboard: Storyboard.nullable(), expiresAt: z.number() })
  .meta({ id: 'FilmAddresses' });
export type FilmAddresses = z.infer<typeof FilmAddresses>;

export const filmProgress = serverMessage({
  name: 'filmProgress',
  summary: 'How far the making of a film of mine has come.',
  access: loggedIn,
  payload: FilmProgress,
});

export const filmRefused = defineProblem('film_refused', 403, {
  en: 'You cannot watch this film at the moment.',
  de: 'Du kannst diesen Film im Moment nicht ansehen.',
  nl: 'Je kunt deze film op dit moment niet bekijken.',
  es: 'Ahora mismo no puedes ver esta película.',
});

export const getFilmFile = route({
  name: 'getFilmFile',
  cost: 1,
  method: 'GET',
  path: 'media/film/{filmId}/{file}',
  summary:
    'A playlist, segment or picture of a film. The address carries a signature for one viewer and a while, and whether they may see the film is asked anew every few seconds.',
  access: anyone,
  params: z.object({ filmId: z.uuid(), file: z.string().max(40) }),
  query: z.object({
    expires: longRowIdText.optional(),
    viewer: z.string().max(40).optional(),
    signature: z.string().max(64).optional(),
    until: z.coerce
      .number()
      .int()
      .min(1)
      .max(60_000)
      .optional()
      .describe('of a preview: no segment that ends later, ms'),
  }),
  problems: [linkExpired, filmRefused],
  response: z.unknown(),
});
