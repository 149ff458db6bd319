import { publicRating } from '#domains/media/contract/index.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { resolve, resolveSelected } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import {
  filteredModels,
  model,
  modelCategories,
  modelRecommendations,
  models,
  onlineModels,
} from '../contract/index.ts';
import type { PerformersDeps } from './deps.ts';
import { findActor, findSedcards, isBanned } from './find-actor.ts';
import { presenterFor, ratingFor } from './gallery.ts';
import { listCategories } from './list-categories.ts';
import type { ListInput } from './list-models.ts';
import { listModels } from './list-models.ts';
import type { Presenter } from './present.ts';
import { recommendModels } from './recommend.ts';

const live = { filter: { online: true }, order: 'rank' } as const;

export function graphqlHandlers(kit: Kit, deps: Pick<PerformersDeps, 'access'>, presenter: Presenter): Handler[] {
  const { db, clock } = kit;
  /** Lists at the instant the call is about. */
  const list = async (input: Omit<ListInput, 'now'>, call: Call, asked?: SelectedFields) => {
    const now = nowOf(call, clock.now());
    const shown = await presenterFor(db, deps, presenter, call.caller);
    return listModels(db, call.caller, { ...input, now }, shown.at(now), asked);
  };
  return [
    resolveSelected(models, list),
    resolveSelected(onlineModels, (page, call, asked) => list({ ...live, ...page }, call, asked)),
    resolveSelected(filteredModels, (args, call, asked) => list({ ...args, order: 'rank' }, call, asked)),
    resolve(model, async ({ id, name }, call) => {
      const row = id !== undefined || name !== undefined ? await findActor(db, id ?? name ?? '') : null;
      if (!row || isBanned(row, call.caller.country)) return null;
      const rating = await ratingFor(db, deps, call.caller, publicRating);
      const seen = presenter.upTo(rating).at(nowOf(call, clock.now()));
      return seen.actor(row, await findSedcards(db, row.id, rating), call.caller.language);
    }),
    resolveSelected(modelRecommendations, async (args, { caller }, asked) =>
      recommendModels(
        { executor: db, extensions: kit.extensions },
        // It is shared: nobody's own taste is in it.
        { ...caller, guestId: null },
        args,
        await presenterFor(db, deps, presenter, caller),
        asked,
      ),
    ),
    resolve(modelCategories, (_, { caller }) => listCategories(db, caller.language)),
  ];
}
