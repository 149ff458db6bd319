import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import { isSold, presentGift, readCategories, readGifts } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { draw } from '../pictures/draw.ts';

/** How long browsers keep a drawing, in seconds: it changes with a release, if ever. */
const keptSeconds = 86_400;

/** What can be given, and what it looks like. */
export function catalogueHandlers({ kit }: Pick<Context, 'kit'>): Handler[] {
  const now = () => kit.clock.now();
  return [
    resolve(contract.messengerGifts, async ({ categoryId, all }, { caller }) =>
      (await readGifts(kit.db, categoryId))
        .filter((row) => all || isSold(row, now()))
        .map((row) => presentGift(row, caller.language, now())),
    ),
    resolve(contract.messengerGiftCategories, (_, { caller }) => readCategories(kit.db, caller.language, now())),
    handle(contract.getGiftPicture, async ({ params: { picture } }) => {
      const drawn = draw(picture);
      if (drawn === null) throw new Problem(notFound);
      return { body: new TextEncoder().encode(drawn), type: 'image/svg+xml', cacheSeconds: keptSeconds };
    }),
  ];
}
