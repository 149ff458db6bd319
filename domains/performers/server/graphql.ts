import { publicRating } from '#domains/media/contract/index.ts';
import type { Handler } from '#kit/server/handler.ts';
import { resolve, resolveSelected } from '#kit/server/handler.ts';
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

const live = { filter: { online: true }, order: 'rank' } as const;

export function graphqlHandlers(kit: Kit, presenter: Presenter): Handler[] {
  const { db, clock } = kit;
  return [
    resolveSelected(models, (args, { caller }, asked) =>
      listModels(db, caller, { ...args, now: clock.now() }, presenter, asked),
    ),
    resolveSelected(onlineModels, (page, { caller }, asked) =>
      listModels(db, caller, { ...live, ...page, now: clock.now() }, presenter, asked),
    ),
    resolveSelected(filteredModels, (args, { caller }, asked) =>
      listModels(db, caller, { ...args, order: 'rank', now: clock.now() }, presenter, asked),
    ),
    resolve(model, async ({ id, name }, { caller }) => {
      const row = id !== undefined || name !== undefined ? await findActor(db, id ?? name ?? '') : null;
      if (!row || isBanned(row, caller.country)) return null;
      return presenter.actor(row, await findSedcards(db, row.id, publicRating), caller.language);
    }),
    resolveSelected(modelRecommendations, (args, { caller }, asked) =>
      recommendModels(db, caller, args, presenter, asked),
    ),
    resolve(modelCategories, (_, { caller }) => listCategories(db, caller.language)),
  ];
}
