import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, auditedRead } from '#kit/contract/audit.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** Why a film is held: when it looks like a blocked picture, mirrored or not, and in how many of 64 bits they differ. */
export const FilmHit = z
  .object({
    atMs: z.number(),
    hash: z.string(),
    isMirrored: z.boolean(),
    blockedHash: z.string(),
    distance: z.int(),
  })
  .meta({ id: 'FilmHit' });

/** A film that is held back. `heldAt` in milliseconds since the epoch. */
export const HeldFilm = z
  .object({
    filmId: z.uuid(),
    ownerId: rowId,
    purpose: z.string(),
    milliseconds: z.number(),
    heldAt: z.number(),
    hits: z.array(FilmHit),
  })
  .meta({ id: 'HeldFilm' });
export type HeldFilm = z.infer<typeof HeldFilm>;

export const getHeldFilms = route({
  name: 'getHeldFilms',
  method: 'GET',
  path: 'office/media/heldFilms',
  summary: 'Films that are held back because frames of them are known, the latest first, with the evidence.',
  access: operators('moderation'),
  audit: auditedRead('media.getHeldFilms'),
  query: z.object({
    /** Only those held before this one: `before` of the last answer. */
    before: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({ films: z.array(HeldFilm), before: z.uuid().nullable() }),
});

/** Most frames of a held film that are shown beside its hits. */
export const mostHeldFrames = 12;

export const lookAtHeldFilm = route({
  name: 'lookAtHeldFilm',
  method: 'GET',
  path: 'office/media/films/{filmId}/heldFrames',
  summary:
    'The small frames of a held film that look like blocked pictures, so that an operator can judge. Nobody else gets them.',
  access: operators('moderation'),
  audit: auditedRead('media.lookAtHeldFilm', 'film:{filmId}'),
  params: z.object({ filmId: z.uuid() }),
  problems: [notFound],
  response: z.object({
    frames: z
      .array(z.object({ atMs: z.number(), src: z.string().describe('a data address of a PNG') }))
      .max(mostHeldFrames),
  }),
});

export const blockFilm = route({
  name: 'blockFilm',
  method: 'POST',
  path: 'office/media/films/{filmId}/block',
  summary:
    'Puts what frames of a film look like on the block list: films that look alike are held from then on. What was there already is not counted.',
  access: operators('moderation'),
  audit: auditedChange('media.blockFilm', 'film:{filmId}'),
  params: z.object({ filmId: z.uuid() }),
  body: z.object({}),
  problems: [notFound],
  response: z.object({ added: z.int() }),
});

export const releaseFilm = route({
  name: 'releaseFilm',
  method: 'POST',
  path: 'office/media/films/{filmId}/release',
  summary: 'Lets a film through that was held back by mistake: it is ready, and the evidence is deleted.',
  access: operators('moderation'),
  audit: auditedChange('media.releaseFilm', 'film:{filmId}'),
  params: z.object({ filmId: z.uuid() }),
  body: z.object({}),
  problems: [notFound],
  response: z.object({}),
});
