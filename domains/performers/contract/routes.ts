import { z } from 'zod';
import { Picture } from '#domains/media/contract/index.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { showsAll } from '#kit/contract/entity.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { Actor, ActorCard, ActorState, actorEntity } from './actor.ts';
import { actorMissing } from './problems.ts';

const actorId = rowIdText;
/** The server adds the facets to what the shape declares. */
const ActorInFull = showsAll(actorEntity, Actor);
/** An id, or a stage name in any case. */
const actorIdOrName = z.string().min(1).max(60);

export const getActorDataByIdOrName = route({
  name: 'getActorDataByIdOrName',
  method: 'GET',
  path: 'actor/getActorDataByIdOrName/{actorIdOrName}',
  summary: 'A performer in full. Without one `actor` is null: the page shows that there is no result (spec 2 §8).',
  access: anyone,
  shared: true,
  params: z.object({ actorIdOrName }),
  facets: 'all',
  query: z.object({
    qmday: z.string().max(10).optional().describe('for operators: as it will be on this day of the month'),
    qmdate: z.string().max(10).optional().describe('for operators: as it will be on this day, `2026-12-06`'),
    fields: z.string().max(600).optional().describe('names with commas: only these of what other domains know'),
  }),
  response: z.object({ actor: ActorInFull.nullable() }),
});
export const getActorStateById = route({
  name: 'getActorStateById',
  method: 'GET',
  path: 'actor/getActorStateById/{actorId}',
  summary: 'What of a performer changes by the minute.',
  access: anyone,
  shared: true,
  params: z.object({ actorId }),
  facets: ['isCurrentlyTicketShow'],
  response: ActorState,
  problems: [actorMissing],
});
const ActorNote = z.object({ actorId: z.int(), comment: z.string() }).meta({ id: 'ActorNote' });
export const getActorNoteById = route({
  name: 'getActorNoteById',
  method: 'GET',
  path: 'actor/getActorNoteById/{actorId}',
  summary: 'The guest’s private note on a performer; empty when there is none.',
  access: loggedIn,
  params: z.object({ actorId }),
  response: ActorNote,
});
export const storeActorNote = route({
  name: 'storeActorNote',
  method: 'POST',
  path: 'actor/storeActorNote',
  summary: 'Stores the note; an empty comment deletes it. Nobody but the guest ever sees it.',
  access: loggedIn,
  body: z.object({ actorId: rowId, comment: z.string().trim().max(2000) }),
  response: ActorNote,
  problems: [actorMissing],
});
export const getActorPreviewImage = route({
  name: 'getActorPreviewImage',
  cost: 1,
  method: 'GET',
  path: 'actor/getActorPreviewImage/{actorIdOrName}',
  summary: 'The picture that stands for a performer in small places.',
  access: anyone,
  shared: true,
  params: z.object({ actorIdOrName }),
  response: z.object({ image: Picture.nullable() }),
  problems: [actorMissing],
});

/** `limit` pictures of at most the age rating `fsk`, as JSON in the path (spec 2 §7). */
export const SedcardPayload = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  fsk: z.coerce.number().int().min(0).max(18).default(16),
});
const sedcards = z.object({ actorId: z.int(), pictures: z.array(Picture), total: z.int() });
export const getSedcards = route({
  name: 'getsedcards',
  method: 'GET',
  path: 'gallery/getsedcards/{actorIdOrName}',
  summary: 'A performer’s gallery pictures up to age rating 16.',
  access: anyone,
  shared: true,
  params: z.object({ actorIdOrName }),
  response: sedcards,
  problems: [actorMissing],
});
export const getSedcardsByPayload = route({
  name: 'getsedcardsByPayload',
  method: 'GET',
  path: 'gallery/getsedcards/{actorIdOrName}/{payload}',
  summary:
    'The same with `{"limit", "fsk"}` as JSON; above 16 only for logged-in guests whom the rules about age let see it. `total` counts all of what the caller may see.',
  access: anyone,
  params: z.object({
    actorIdOrName,
    payload: z
      .string()
      .max(200)
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'JSON: {"limit":24,"fsk":16}' });
          return z.NEVER;
        }
      })
      .pipe(SedcardPayload),
  }),
  response: sedcards,
  problems: [actorMissing],
});
export const getProfilePreview = route({
  name: 'get_profile_preview',
  method: 'GET',
  path: 'phoenix/get_profile_preview/{actorId}',
  summary: 'A performer as the hover preview of a name shows them.',
  access: anyone,
  shared: true,
  params: z.object({ actorId }),
  response: z.object({ actor: ActorCard, about: z.string(), pictures: z.array(Picture) }),
  problems: [actorMissing],
});
export const onlineActorsAmount = route({
  name: 'onlineActorsAmount',
  method: 'GET',
  path: 'monitoringActors/onlineActorsAmount',
  summary: 'How many performers are live.',
  access: anyone,
  shared: true,
  response: z.object({ amount: z.int() }),
});
