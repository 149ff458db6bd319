import { guestPinned, guestUnpinned } from '#domains/favourites/contract/index.ts';
import { giftsSent } from '#domains/gifts/contract/events.ts';
import { chatEnded } from '#domains/live/contract/events.ts';
import { wroteForNothing } from '#domains/messenger/contract/events.ts';
import { sold } from '#domains/sales/contract/events.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, on, resolve, work } from '#kit/server/handler.ts';
import type { SignalKind } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { forYou, preferred } from './for-you.ts';
import { buildAll, refreshChanged } from './likeness.ts';
import { readLooks } from './looks.ts';
import { addSignal, choose, dropSignal, forget, isOn, readOwn } from './signals.ts';

/** New here for so long, ms (as cards say it). */
const newForMs = 30 * 86_400_000;

/** What a sale says beside the coins: things that are kept are bought, words are written. */
const kindOfSale: Readonly<Partial<Record<string, SignalKind>>> = {
  video: 'bought',
  image_album: 'bought',
  fan_club: 'bought',
  paid_media: 'bought',
  paid_message: 'wrote',
};

/** Words that cost nothing say half as much as those that were paid for. */
const freeWords = 0.5;

/** Hundredths of a coin in ten coins. */
const tenCoins = 1000;

/** What guests do, as other domains tell it. */
export const signalHandlers = (): Handler[] => [
  on(chatEnded, 'recommendations.watched', ({ guestId, actorId, seconds, at }, tx) =>
    // Half a minute is a look around, and says nothing.
    seconds < 30 ? Promise.resolve() : addSignal(tx, { guestId, actorId, kind: 'watched', amount: seconds / 60, at }),
  ),
  on(guestPinned, 'recommendations.pinned', ({ guestId, actorId, at }, tx) =>
    addSignal(tx, { guestId, actorId, kind: 'pinned', amount: 1, at }),
  ),
  on(guestUnpinned, 'recommendations.unpinned', ({ guestId, actorId }, tx) =>
    dropSignal(tx, guestId, actorId, 'pinned'),
  ),
  on(giftsSent, 'recommendations.gave', ({ guestId, actorId, quantity, at }, tx) =>
    addSignal(tx, { guestId, actorId, kind: 'gave', amount: quantity, at }),
  ),
  on(wroteForNothing, 'recommendations.wrote', ({ guestId, actorId, at }, tx) =>
    addSignal(tx, { guestId, actorId, kind: 'wrote', amount: freeWords, at }),
  ),
  on(sold, 'recommendations.paid', async ({ buyerId, sellerId, category, coins, at }, tx) => {
    if (sellerId === null) return;
    const of = { guestId: buyerId, actorId: sellerId, at };
    await addSignal(tx, { ...of, kind: 'paid', amount: coins / tenCoins });
    const kind = new Map(Object.entries(kindOfSale)).get(category);
    if (kind) await addSignal(tx, { ...of, kind, amount: 1 });
  }),
];

export const guestHandlers = (ctx: Context): Handler[] => {
  const { db, clock } = ctx.kit;
  return [
    handle(contract.getForYou, ({ query }, { caller }) => forYou(ctx, caller, query)),
    resolve(contract.preferencedModels, ({ first }, { caller }) => preferred(ctx, caller, first)),
    handle(contract.skipActor, async ({ body: { actorId } }, { caller }) => {
      if (!(await ctx.performers.actor(db, actorId))) throw new Problem(notFound);
      const { accountId: guestId } = caller;
      await db.transaction((tx) => addSignal(tx, { guestId, actorId, kind: 'skipped', amount: 1, at: clock.now() }));
      return {};
    }),
    handle(contract.getOwnRecommendations, async (_, { caller }) => {
      const own = await readOwn(db, caller.accountId);
      const cards = await ctx.performers.cards(db, own.skipped, caller);
      return {
        isOn: await isOn(db, caller.accountId),
        performers: own.performers,
        skipped: cards.map(({ id, name }) => ({ actorId: id, name })),
      };
    }),
    handle(contract.switchRecommendations, async ({ body }, { caller }) => {
      await db.transaction((tx) => choose(tx, caller.accountId, body.isOn, clock.now()));
      return { isOn: body.isOn };
    }),
    handle(contract.forgetRecommendations, async ({ body: { actorId } }, { caller }) => {
      await db.transaction((tx) => forget(tx, caller.accountId, actorId));
      return {};
    }),
    handle(contract.getOwnLooks, async (_, { caller }) => {
      const actor = await ctx.performers.actor(db, caller.accountId);
      const now = clock.now();
      const isNew = actor !== null && now - actor.createdAt.getTime() < newForMs;
      return { floorPercent: contract.floorPercent, isNew, ...(await readLooks(db, caller.accountId, now)) };
    }),
    work(contract.buildLikeness, () => buildAll(ctx.kit)),
    work(contract.refreshLikeness, async () => void (await refreshChanged(ctx.kit))),
  ];
};
