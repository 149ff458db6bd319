import { desc, eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { buyGifts } from '../giving/buy.ts';
import { goalOf } from '../giving/goals.ts';
import type { Giver } from '../giving/place.ts';
import { placeOf } from '../giving/place.ts';
import { givenInRoom, presentSends, topGivers } from '../giving/read-given.ts';
import { setVisibility, visibilityOf } from '../giving/seen.ts';
import { sendGifts } from '../giving/send.ts';
import { stockOf } from '../giving/stock.ts';
import { sendTip } from '../giving/tip.ts';
import { menuOf } from '../giving/tip-menu.ts';
import { shownWishes } from '../giving/wishes.ts';
import { addReaction, latestReactions } from '../reactions.ts';
import { sends } from '../tables.ts';

/** How many of what a guest gave their page shows. */
const shownOwn = 50;

/** What guests see and do. */
export function guestHandlers(ctx: Context): Handler[] {
  const { kit, live, performers } = ctx;
  const { db } = kit;
  return [
    resolve(contract.boughtGifts, (_, { caller }) => stockOf(db, caller.accountId)),
    handle(contract.buyGifts, ({ body }, { caller }) => buyGifts(ctx, caller.accountId, body)),
    handle(contract.giveGifts, ({ body }, { caller }) => giveGifts(ctx, caller, body)),
    handle(contract.giveTip, ({ body }, { caller }) => giveTip(ctx, caller, body)),
    handle(contract.getRoomGiving, async ({ params: { actorId } }, { caller }) => {
      const actor = await performers.actor(db, actorId);
      if (!actor || isBanned(actor, caller.country)) throw new Problem(actorMissing);
      const [roomId, goal, menu] = await Promise.all([
        live.openRoomOf(db, actorId),
        goalOf(db, actorId),
        menuOf(db, actorId),
      ]);
      if (roomId === null) return { goal, menu, latest: [], top: [] };
      const id = caller.subjectId;
      const watchedChatId = id === null ? null : ((await live.openChatWith(db, id, actorId))?.watchedChatId ?? null);
      const [latest, top] = await Promise.all([givenInRoom(db, roomId, { id, watchedChatId }), topGivers(db, roomId)]);
      return { goal, menu, latest, top };
    }),
    handle(contract.getOwnGiving, async (_, { caller: { accountId } }) => {
      const [visibility, bought, rows] = await Promise.all([
        visibilityOf(db, accountId),
        stockOf(db, accountId),
        db.orm.select().from(sends).where(eq(sends.guestId, accountId)).orderBy(desc(sends.id)).limit(shownOwn),
      ]);
      const names = new Map<number, string>();
      for (const id of new Set(rows.map(({ actorId }) => actorId)))
        names.set(id, (await performers.actor(db, id))?.name ?? '');
      const given = await presentSends(db, rows);
      return {
        visibility,
        bought,
        given: given.map((one, index) => ({
          ...one,
          actorName: names.get(rows[index]?.actorId ?? 0) ?? '',
          paidBack: rows[index]?.paidBack ?? 0,
        })),
      };
    }),
    handle(contract.setGivingVisibility, async ({ body: { visibility } }, { caller }) => {
      await setVisibility(db, caller.accountId, visibility);
      return { visibility };
    }),
    resolve(contract.actorWishes, async ({ actorId }, { caller }) => {
      const actor = await performers.actor(db, actorId);
      if (!actor || isBanned(actor, caller.country)) return [];
      return shownWishes(db, actorId, caller.language, kit.clock.now());
    }),
    resolve(contract.addLiveReaction, (args, { caller }) => addReaction(ctx, caller, args)),
    resolve(contract.liveReactions, async ({ referenceId, first }, { caller }) => {
      const actor = await performers.actor(db, referenceId);
      if (!actor || isBanned(actor, caller.country)) return [];
      return latestReactions(db, referenceId, first, kit.clock.now());
    }),
  ];
}

type Body<R extends { body?: unknown }> = R extends { body?: { _output: infer Parsed } } ? Parsed : never;

/** Gives gifts where the guest is, or on the profile. */
async function giveGifts(ctx: Context, caller: Giver, body: Body<typeof contract.giveGifts>) {
  // Before the transaction: the rules read their words themselves.
  await assertSayable(ctx.kit, 'body.words', body.words);
  const { actorId, gifts, shown, words, key } = body;
  return ctx.kit.db.transaction(async (tx) => {
    const place = await placeOf(ctx, tx, caller, body);
    const sent = await sendGifts(ctx, tx, {
      guestId: caller.accountId,
      country: caller.country,
      actorId,
      gifts,
      words,
      key,
      shownPrice: shown,
      reference: place.reference,
      place,
    });
    const [row] = await tx.orm.select().from(sends).where(eq(sends.id, sent.sendId));
    const [given] = await presentSends(tx, row ? [row] : []);
    return { given: given as contract.Given, paid: sent.paid };
  });
}

/** Gives a tip where the guest is, or on the profile. */
async function giveTip(ctx: Context, caller: Giver, body: Body<typeof contract.giveTip>) {
  await assertSayable(ctx.kit, 'body.words', body.words);
  return ctx.kit.db.transaction(async (tx) => {
    const place = await placeOf(ctx, tx, caller, body);
    const { row, paid } = await sendTip(ctx, tx, {
      ...body,
      guestId: caller.accountId,
      country: caller.country,
      place,
    });
    const [given] = await presentSends(tx, [row]);
    return { given: given as contract.Given, paid };
  });
}
