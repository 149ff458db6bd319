import { publicRating } from '#domains/media/contract/index.ts';
import type { Handler } from '#kit/server/handler.ts';
import { resolve } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import {
  filteredModels,
  model,
  modelCategories,
  modelRecommendations,
  models,
  onlineModels,
} from '../contract/index.ts';
import { findActor, findSedcards, isBanned } from './find-actor.ts';
import { listCategories } from './list-categories.ts';
import { listModels } from './list-models.ts';
import type { Presenter } from './present.ts';
import { recommendModels } from './recommend.ts';

export function graphqlHandlers(kit: Kit, presenter: Presenter): Handler[] {
  const { db, clock } = kit;
  return [
    resolve(models, ({ first, offset, filter, order }, { caller }) =>
      listModels(db, caller, { first, offset, filter, order, now: clock.now() }, presenter),
    ),
    resolve(onlineModels, ({ first, offset }, { caller }) =>
      listModels(db, caller, { first, offset, filter: { online: true }, order: 'rank', now: clock.now() }, presenter),
    ),
    resolve(filteredModels, ({ first, offset, filter }, { caller }) =>
      listModels(db, caller, { first, offset, filter, order: 'rank', now: clock.now() }, presenter),
    ),
    resolve(model, async ({ id, name }, { caller }) => {
      const row = id !== undefined || name !== undefined ? await findActor(db, id ?? name ?? '') : null;
      if (!row || isBanned(row, caller.country)) return null;
      return presenter.actor(row, await findSedcards(db, row.id, publicRating), caller.language);
    }),
    resolve(modelRecommendations, (args, { caller }) => recommendModels(db, caller, args, presenter)),
    resolve(modelCategories, (_, { caller }) => listCategories(db, caller.language)),
  ];
}
