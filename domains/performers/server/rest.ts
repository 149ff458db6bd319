import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notLoggedIn } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import type { Actor } from '../contract/index.ts';
import {
  actorMissing,
  addStudioPicture,
  getActorDataByIdOrName,
  getActorNoteById,
  getActorPreviewImage,
  getActorStateById,
  getActorStates,
  getOwnActorFacts,
  getProfilePreview,
  getSedcards,
  getSedcardsByPayload,
  getStudioProfile,
  onlineActorsAmount,
  removeStudioPicture,
  storeActorNote,
  updateStudioProfile,
} from '../contract/index.ts';
import type { PerformersDeps } from './deps.ts';
import { countSedcards, findActor, findSedcards, findStates, isBanned } from './find-actor.ts';
import { ratingFor } from './gallery.ts';
import { addPicture } from './new-pictures.ts';
import { removePicture } from './pictures.ts';
import type { ActorRow, Presenter } from './present.ts';
import { assertAdmitted } from './shown.ts';
import { readNote, storeNote } from './store-note.ts';
import { readProfile, updateProfile } from './update-profile.ts';

const accountOf = (caller: Caller): number => {
  if (caller.accountId === null) throw new Problem(notLoggedIn);
  return caller.accountId;
};

export function restHandlers(kit: Kit, { media, access, consent }: PerformersDeps, presenter: Presenter): Handler[] {
  const { db } = kit;
  const visible = async (idOrName: number | string, caller: Caller): Promise<ActorRow> => {
    const row = await findActor(db, idOrName);
    if (!row || isBanned(row, caller.country)) throw new Problem(actorMissing);
    return row;
  };
  /** The rating up to which everybody is shown pictures where the caller is. */
  const shown = (caller: Caller): Promise<number> => ratingFor(db, { access }, caller, publicRating);
  const gallery = async (idOrName: string, caller: Caller, { limit, fsk }: { limit: number; fsk: number }) => {
    const row = await visible(idOrName, caller);
    const rating = await ratingFor(db, { access }, caller, fsk);
    const pictures = await findSedcards(db, row.id, rating, limit);
    const total = pictures.length < limit ? pictures.length : await countSedcards(db, row.id, rating);
    return { actorId: row.id, pictures: pictures.map(presenter.sedcard), total };
  };
  return [
    handle(getActorDataByIdOrName, async ({ params }, call) => {
      const { caller } = call;
      const row = await findActor(db, params.actorIdOrName);
      if (!row || isBanned(row, caller.country)) return { actor: null };
      const rating = await shown(caller);
      const seen = presenter.upTo(rating).at(nowOf(call, kit.clock.now()));
      const actor = seen.actor(row, await findSedcards(db, row.id, rating), caller.language);
      return { actor: actor as Actor };
    }),
    handle(getActorStateById, async ({ params }, { caller }) => presenter.state(await visible(params.actorId, caller))),
    handle(getActorStates, async ({ query }, { caller }) => {
      const ids = query.ids.split(',').map(Number);
      return { actors: (await findStates(db, ids, caller.country)).map(presenter.state) };
    }),
    // What is asked for is what other domains bring: performers know nothing of a guest's own.
    handle(getOwnActorFacts, async ({ query }, { caller }) => ({
      actors: caller.accountId === null ? [] : [...new Set(query.ids.split(',').map(Number))].map((id) => ({ id })),
    })),
    handle(getActorNoteById, ({ params }, { caller }) => readNote(db, accountOf(caller), params.actorId)),
    handle(storeActorNote, ({ body }, { caller }) => storeNote(db, accountOf(caller), body)),
    handle(getActorPreviewImage, async ({ params }, { caller }) => {
      const row = await visible(params.actorIdOrName, caller);
      return { image: presenter.upTo(await shown(caller)).picture(row.avatar, 'avatar') };
    }),
    handle(getSedcards, ({ params }, { caller }) => gallery(params.actorIdOrName, caller, { limit: 24, fsk: 16 })),
    handle(getSedcardsByPayload, ({ params }, { caller }) => gallery(params.actorIdOrName, caller, params.payload)),
    handle(getProfilePreview, async ({ params }, { caller }) => {
      const row = await visible(params.actorId, caller);
      const rating = await shown(caller);
      const actor = presenter.upTo(rating).actor(row, await findSedcards(db, row.id, rating, 4), caller.language);
      return { actor, about: actor.about, pictures: actor.sedcardPictures };
    }),
    handle(onlineActorsAmount, async () => {
      const { rows } = await db.pool.query<{ amount: number }>(
        'select count(*)::int as amount from performers.actors where is_online',
      );
      return { amount: rows[0]?.amount ?? 0 };
    }),
    handle(getStudioProfile, (_, { caller }) => readProfile(kit, accountOf(caller), presenter)),
    handle(updateStudioProfile, ({ body }, { caller }) => updateProfile(kit, accountOf(caller), body, presenter)),
    handle(addStudioPicture, async ({ query, body }, call) => {
      const actorId = accountOf(call.caller);
      await assertAdmitted(db, actorId);
      await addPicture(kit, { media, consent }, { actorId, kind: query.kind, upload: body, call });
      return readProfile(kit, actorId, presenter);
    }),
    handle(removeStudioPicture, async ({ params }, { caller }) => {
      await removePicture(db, { media, consent }, accountOf(caller), params.pictureId);
      return readProfile(kit, accountOf(caller), presenter);
    }),
  ];
}
