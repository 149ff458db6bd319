import { blocksDomain } from '#domains/blocks/server/index.ts';
import { giftsDomain } from '#domains/gifts/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import type { OpenChat } from '#domains/live/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import type { ClientMessage } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { toysDomain } from '../server/index.ts';

/** Toys over real books; the rooms and chats are what a test says they are. */
export async function openToyRoom() {
  /** The open rooms of performers, and the running chats of guests, by `guest:performer`. */
  const rooms = new Map<number, number>();
  const chats = new Map<string, OpenChat>();
  /** What live was told, in order. */
  const told: string[] = [];
  const live = {
    assertMayWrite: async () => undefined,
    openRoomOf: async (_: unknown, actorId: number) => rooms.get(actorId) ?? null,
    openChatWith: async (_: unknown, guestId: number, actorId: number) => chats.get(`${guestId}:${actorId}`) ?? null,
    voyeursOf: async () => [],
    offerToyControl: async (_: unknown, actorId: number, isOffered: boolean) =>
      void told.push(`offer ${actorId} ${isOffered}`),
    markToyControl: async (_: unknown, chatId: number) => void told.push(`use ${chatId}`),
  };
  const world = await testWorld(
    {
      toys: toysDomain,
      gifts: giftsDomain,
      guest: guestDomain,
      performers: performersDomain,
      ledger: ledgerDomain,
      sales: salesDomain,
      blocks: blocksDomain,
    },
    { instead: { live }, limitFactor: 1_000 },
  );
  const { kit, domains } = world;
  const { toys, gifts, performers, ledger } = domains;
  await gifts.start?.();
  await toys.start?.();
  kit.events.subscribe(toys.handlers);

  const roleOf = (id: number): 'performer' | 'guest' => (id >= 8_000 ? 'performer' : 'guest');
  const as = (accountId: number | null, country: string | null = null) =>
    world.as({ accountId, roles: accountId === null ? [] : [roleOf(accountId)], country, isProven: true });

  return {
    kit,
    domains,
    rooms,
    chats,
    told,
    as,
    asOperator: (accountId: number) =>
      world.as({ accountId, roles: ['operator'], desks: ['content'], isProven: true } as never),
    /** Says something on the channel in somebody’s name, on a connection of theirs; the code of the refusal, or null. */
    async say(accountId: number, message: ClientMessage, payload: object, country: string | null = null) {
      const handler = toys.handlers.find((one) => one.kind === 'socket' && one.operation.name === message.name);
      if (handler?.kind !== 'socket') throw new Error(`Nobody hears ${message.name}.`);
      const caller = testCaller({ accountId, subjectId: accountId, roles: [roleOf(accountId)], country });
      const from = { id: `c${accountId}`, caller, send() {}, join() {}, leave() {}, close() {} };
      try {
        await handler.run(message.payload.parse(payload) as never, from as never);
        return null;
      } catch (error) {
        if (error instanceof Problem) return error.kind.code;
        throw error;
      }
    },
    async work() {
      for (const handler of toys.handlers)
        if (handler.kind === 'job' && handler.operation.name === contract.lookAfterToys.name)
          await handler.run({} as never);
    },
    /** A performer who is live in a room of her own. */
    async performer(id: number) {
      await kit.db.transaction((tx) =>
        performers.create(tx, anActor({ id, name: `Mira${id}`, bannedCountryCodes: ['CH'] })),
      );
      rooms.set(id, id * 10);
    },
    /** A guest with coins in a performer’s room. */
    async guest(id: number, actorId: number, { isPublic = true, coins = 10_000 } = {}) {
      if (coins > 0) await fundGuest(ledger, kit.db, id, coins);
      chats.set(`${id}:${actorId}`, {
        chatId: id * 100,
        roomId: rooms.get(actorId) ?? 0,
        chatType: isPublic ? 'FREECHAT' : 'LIVECHAT',
        isPublic,
        muted: false,
        watchedChatId: null,
      });
    },
    coins: (id: number) => ledger.balance(kit.db, `guest:${id}`),
    earned: (id: number) => ledger.balance(kit.db, `performer:${id}`),
    heard: (topic: string, type: string) =>
      kit.published.filter((push) => push.topic === topic && push.type === type).map(({ data }) => data as never),
  };
}
