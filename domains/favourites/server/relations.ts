import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Relation } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { pinActor } from './pin-actor.ts';
import { relationsOf } from './read-favourites.ts';

/** Whether it is the one relation there is, and the guest's own. */
const isOwnFavourite = ({ subjectType, subjectId, relationType, objectType }: Relation, guestId: number): boolean =>
  subjectType === 'guest' && subjectId === guestId && relationType === 'favorite' && objectType === 'actor';

/** Pins a performer; false where there is nothing of the kind or it is refused (spec 2 §8: a failure answers false). */
export async function addRelation(ctx: Context, caller: AccountCaller, relation: Relation): Promise<boolean> {
  if (!isOwnFavourite(relation, caller.accountId)) return false;
  try {
    await pinActor(ctx, caller, relation.objectId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

export async function hasRelation({ kit }: Context, guestId: number, relation: Relation): Promise<boolean> {
  if (!isOwnFavourite(relation, guestId)) return false;
  const found = await relationsOf(kit.db, guestId, [relation.objectId]);
  return found.get(relation.objectId)?.isFavoriteActorOfGuest ?? false;
}
