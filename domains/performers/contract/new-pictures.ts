import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { Picture } from '#domains/media/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/**
 * What becomes of a performer's new picture: it waits for an operator, who lets it into the gallery or among those for members (or makes it the avatar),
 * or refuses it with a reason. Guests see what was let in and nothing else.
 */
export const newPictureStates = ['waiting', 'refused'] as const;

/** What a new picture is meant for: the avatar, the gallery, or the members of the fan club. */
export const NewPictureKind = z.enum(['avatar', 'sedcard', 'member']).meta({ id: 'NewPictureKind' });
export type NewPictureKind = z.output<typeof NewPictureKind>;

/** A picture that guests do not see: it waits, or was refused. `picture.kind` says what it is meant for. */
export const NewPicture = z
  .object({ picture: Picture, state: z.enum(newPictureStates), reason: z.string().describe('empty while it waits') })
  .meta({ id: 'NewPicture' });
export type NewPicture = z.output<typeof NewPicture>;

export const pictureDecided = defineProblem('picture_decided', 409, {
  en: 'This picture has been decided on. Somebody may have been quicker.',
  de: 'Über dieses Bild ist schon entschieden. Vielleicht war jemand schneller.',
  nl: 'Over deze foto is al beslist. Misschien was iemand sneller.',
  es: 'Ya se ha decidido sobre esta foto. Quizá alguien se adelantó.',
});

const access = operators('moderation');

/** A new picture as operators see it. */
export const OfficePicture = NewPicture.extend({
  id: z.uuid(),
  actorId: z.int(),
  actorName: z.string(),
  addedAt: z.iso.datetime(),
}).meta({ id: 'OfficePicture' });
export type OfficePicture = z.output<typeof OfficePicture>;

export const newPictures = defineList({
  name: 'performers.newPictures',
  summary: 'Pictures of performers that guests do not see, the longest waiting first. The search is as for performers.',
  access,
  path: 'office/pictures',
  row: OfficePicture,
  key: 'id',
  columns: {
    picture: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    addedAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), state: choiceFilter(newPictureStates) },
  sort: 'addedAt',
});

const decision = {
  access,
  method: 'POST',
  params: z.object({ actorId: rowIdText, pictureId: z.uuid() }),
  response: z.object({}),
  problems: [notFound, ownStanding, pictureDecided],
} as const;

export const approvePicture = route({
  name: 'performers.approvePicture',
  summary:
    'Lets a waiting picture into the gallery or among those for members, or makes it the avatar in place of the one before.',
  ...decision,
  audit: selfAuditedChange('performers.approvePicture', 'performer:{actorId}'),
  path: 'office/performers/{actorId}/pictures/{pictureId}/approve',
});

export const refusePicture = route({
  name: 'performers.refusePicture',
  summary: 'Refuses a waiting picture. The performer reads the reason beside it, in the studio.',
  ...decision,
  audit: selfAuditedChange('performers.refusePicture', 'performer:{actorId}'),
  path: 'office/performers/{actorId}/pictures/{pictureId}/refuse',
  body: z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
});
