import { eq } from 'drizzle-orm';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { giftsDomain } from '#domains/gifts/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { chatEnded, chatTold, performerStopped, performerWentLive } from '#domains/live/contract/events.ts';
import { liveDomain } from '#domains/live/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned, performersDomain } from '#domains/performers/server/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { anyone } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, on, receive, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { toySale } from '../contract/sale-kind.ts';
import { listClosings, setClosing } from './closings.ts';
import type { Context } from './deps.ts';
import { endPlay, hearLine, lookAfterToys, loseLine, showMoved, steer } from './line.ts';
import { moveQueueOf } from './move-queue.ts';
import { toysData } from './personal-data.ts';
import { playToy } from './play.ts';
import { directOffered, ownOpenPlays } from './read.ts';
import { findSetup, isClosedIn, offersDirect } from './rows.ts';
import { clearQueue, pause, setPort, setSetup } from './setup.ts';
import { plays } from './tables.ts';
import { toyCategory } from './toy-gifts.ts';
import { presentPlay, roomOf, studioOf } from './view.ts';
import { createWaker } from './wake.ts';

/** Tables of the domain, for tests and the start. */
export const toysTables = { name: 'toys', folder: new URL('./migrations', import.meta.url) };

/** Remote toys: what gifts do with a performer’s, and the queue in which it is played. */
export function createToys(kit: Kit, deps: Omit<Context, 'kit' | 'wake'>): DomainServer {
  const { db } = kit;
  const waker = createWaker(kit, (actorId) => showMoved(ctx, actorId));
  const ctx: Context = { kit, ...deps, wake: waker.wake };
  /** Which page of which performer has a toy on which connection of this process. */
  const lines = new Map<string, { readonly actorId: number; readonly lineId: string }>();

  /** Whether a performer’s toy may be seen where somebody is. */
  const isShown = async (caller: Caller, actorId: number): Promise<boolean> => {
    const actor = await deps.performers.actor(db, actorId);
    return actor !== null && !isBanned(actor, caller.country) && !(await isClosedIn(db, caller.country));
  };
  kit.realtime.defineTopic({
    kind: 'toys',
    access: anyone,
    may: (caller, id) => (/^\d{1,9}$/.test(id) ? isShown(caller, Number(id)) : false),
  });
  kit.realtime.onClose((connectionId) => {
    const line = lines.get(connectionId);
    lines.delete(connectionId);
    if (line)
      loseLine(ctx, line.actorId, line.lineId).catch((error: unknown) =>
        kit.log.error({ error }, 'A lost toy was not told.'),
      );
  });

  return {
    name: 'toys',
    migrations: toysTables,
    start: () => deps.gifts.bring(db, toyCategory),
    stop: async () => waker.stop(),
    handlers: [
      resolve(contract.toyControls, async ({ modelId }, { caller }) =>
        (await isShown(caller, modelId)) ? (await roomOf(ctx, db, modelId, caller.language)).controls : [],
      ),
      handle(contract.getToyRoom, async ({ params: { actorId } }, { caller }) => {
        const actor = await deps.performers.actor(db, actorId);
        if (!actor || isBanned(actor, caller.country)) throw new Problem(actorMissing);
        if (await isClosedIn(db, caller.country)) return { room: contract.noToy, own: [] };
        const own = caller.accountId === null ? [] : await ownOpenPlays(db, caller.accountId, actorId);
        return { room: await roomOf(ctx, db, actorId, caller.language), own: own.map((row) => presentPlay(row)) };
      }),
      handle(contract.playToy, async ({ body }, { caller }) => {
        const { row, paid } = await playToy(ctx, caller, body);
        return { play: presentPlay(row), paid };
      }),
      receive(contract.steerToy, (wish, from) => steer(ctx, from.caller.accountId, wish)),
      receive(contract.toyLine, async (news, from) => {
        const { accountId: actorId } = from.caller;
        await hearLine(ctx, from.caller, news);
        if (news.state === 'ready') lines.set(from.id, { actorId, lineId: news.lineId });
        else lines.delete(from.id);
      }),
      receive(contract.toyPlayed, (news, from) => endPlay(ctx, from.caller.accountId, news)),
      handle(contract.getStudioToy, (_, { caller }) => studioOf(ctx, db, caller.accountId)),
      handle(contract.setToySetup, async ({ body }, { caller: { accountId } }) => {
        await setSetup(ctx, accountId, body);
        return studioOf(ctx, db, accountId);
      }),
      handle(contract.pauseToy, async ({ body }, { caller: { accountId } }) => {
        await pause(ctx, accountId, body.isPaused);
        return studioOf(ctx, db, accountId);
      }),
      handle(contract.setToyPort, async ({ body }, { caller: { accountId } }) => {
        await setPort(ctx, accountId, body.port);
        return studioOf(ctx, db, accountId);
      }),
      handle(contract.clearToyQueue, async (_, { caller: { accountId } }) => {
        await clearQueue(ctx, accountId);
        return studioOf(ctx, db, accountId);
      }),
      handle(contract.listToyClosings, async () => ({ closings: await listClosings(db) })),
      handle(contract.closeToys, async ({ params, body }, call) => ({
        closings: await setClosing(ctx, call, params.country, body.reason),
      })),
      handle(contract.openToys, async ({ params }, call) => ({
        closings: await setClosing(ctx, call, params.country, null),
      })),
      on(performerStopped, 'toys.a-room-closed', ({ actorId }, tx) => moveQueueOf(ctx, tx, actorId)),
      on(chatEnded, 'toys.a-chat-ended', ({ actorId }, tx) => moveQueueOf(ctx, tx, actorId)),
      // Chats hear of it in a transaction of their own: whoever books minutes holds a chat before the books, queues the books before.
      on(contract.directOffered, 'toys.offer-direct-control', ({ actorId, isOffered }, tx) =>
        deps.live.offerToyControl(tx, actorId, isOffered),
      ),
      on(performerWentLive, 'toys.a-room-opened', async ({ actorId }, tx) => {
        const setup = await findSetup(tx, actorId);
        if (setup) await deps.live.offerToyControl(tx, actorId, await offersDirect(tx, setup, kit.clock.now()));
      }),
      on(contract.toyTold, 'toys.a-guest-has-control', async ({ what, giftId, chatId }, tx) => {
        if (what === 'started' && giftId === null) await deps.live.markToyControl(tx, chatId);
      }),
      // In a transaction of its own: who gives holds the books before the goal, and a queue that moves on pays back.
      on(contract.toyTold, 'toys.count-towards-the-goal', async ({ what, playId, actorId }, tx) => {
        if (what !== 'completed' || playId === null) return;
        const [play] = await tx.orm.select({ price: plays.price }).from(plays).where(eq(plays.id, playId));
        if (play) await deps.gifts.countTowardsGoal(tx, actorId, play.price);
      }),
      on(chatTold, 'toys.a-private-chat-began', async (told, tx) => {
        const setup = told.what === 'began' ? await findSetup(tx, told.actorId) : null;
        if (!setup || !(await offersDirect(tx, setup, kit.clock.now()))) return;
        const { guestId, actorId, chatId, at } = told;
        const isPrivate = true;
        const nothing = { playId: null, giftId: null, displayName: '' };
        await tx.emit(contract.toyTold, { what: 'available', guestId, actorId, chatId, isPrivate, at, ...nothing });
      }),
      work(contract.lookAfterToys, () => lookAfterToys(ctx)),
      ...declare([
        contract.directOffered,
        contract.toyTold,
        contract.toyRoomChanged,
        contract.toyPlayChanged,
        contract.toyPlay,
        contract.toySteered,
        contract.toyHalted,
        contract.studioToyChanged,
      ]),
    ],
  };
}

/** The domain as the application lists it. */
export const toysDomain = defineDomain({
  name: 'toys',
  uses: {
    blocks: blocksDomain,
    gifts: giftsDomain,
    guest: guestDomain,
    live: liveDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  create: createToys,
  declares: [extend(saleKinds, toySale), extend(personalData, toysData), extend(reservedPlaces, ['toys'])],
  contributes: (_, kit) => [
    loadsFacet(contract.toyFeatures, {
      shared: true,
      load: async (actorIds) => {
        const offered = await directOffered(kit.db, actorIds, kit.clock.now());
        return new Map(actorIds.map((id) => [id, { chatFeatures: { dildocontrol: offered.has(id) } }]));
      },
    }),
  ],
});
