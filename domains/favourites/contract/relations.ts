import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';

/**
 * Who, what, and to whom (spec 1 §5 and §7): a guest has a performer among the favourites. What is none of these is answered with
 * false, like whatever fails.
 */
const relation = z.object({
  subjectType: z.string().max(40),
  subjectId: rowId,
  relationType: z.string().max(40),
  objectType: z.string().max(40),
  objectId: rowId,
});
export type Relation = z.infer<typeof relation>;

export const addRelation = route({
  name: 'addRelation',
  method: 'POST',
  path: 'utility/relation/addRelation',
  summary:
    'A performer becomes a favourite of the guest who asks (guest, favorite, actor); false where it could not be done.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: relation,
  response: z.object({ result: z.boolean() }),
});

export const hasRelation = route({
  name: 'hasRelation',
  method: 'POST',
  path: 'utility/relation/hasRelation',
  summary: 'Whether a performer is a favourite of the guest who asks; false for what is no such relation.',
  access: loggedIn,
  body: relation,
  response: z.object({ result: z.boolean() }),
});
