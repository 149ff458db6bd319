import type { Ledger } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { mutedInRoom } from '#domains/live/contract/problems.ts';
import type { OpenChat } from '#domains/live/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createSales, priceCovers, salesTables } from '#domains/sales/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import { boughtGiftsCover } from '../server/giving/price-cover.ts';
import type { Gifts } from '../server/index.ts';
import { createGifts, giftsTables, vipMembers } from '../server/index.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

/** The performer of these tests, not shown in Switzerland. */
export const mira = { id: 9001, name: 'Mira' } as const;

/** Gifts over real books, with one performer and the first catalogue. */
export interface GiftShop {
  readonly kit: TestKit;
  readonly ledger: Ledger;
  readonly gifts: Gifts;
  /** Guests the performer has blocked, and those who are VIP members. */
  readonly blocked: Set<number>;
  readonly vips: Set<number>;
  /** The running chats of guests with the performer, and the number of the performer’s open room. */
  readonly chats: Map<number, OpenChat>;
  readonly room: { id: number | null };
  as(accountId: number | null, more?: { readonly roles?: readonly Role[]; readonly country?: string }): ApiClient;
  fund(guestId: number, coins: number): Promise<number>;
  coins(guestId: number): Promise<number>;
  earnings(): Promise<number>;
}

export async function openGiftShop(): Promise<GiftShop> {
  const kit = await testKit([mediaTables, performersTables, ledgerTables, salesTables, giftsTables]);
  const ledger = createLedger(kit);
  const media = createMedia(kit);
  const performers = createPerformers(kit, { consent: agreeing, media });
  const blocked = new Set<number>();
  const vips = new Set<number>();
  const chats = new Map<number, OpenChat>();
  const room: { id: number | null } = { id: 7 };
  const gifts = createGifts(kit, {
    blocks: {
      barrier: async (_, { actorId, guestId }) =>
        actorId === mira.id && blocked.has(guestId) ? 'blockedByPerformer' : null,
    },
    guest: { namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])) },
    live: {
      assertMayWrite: async (_, { muted }) => {
        if (muted) throw new Problem(mutedInRoom);
      },
      openChatWith: async (_, guestId, actorId) => (actorId === mira.id ? (chats.get(guestId) ?? null) : null),
      openRoomOf: async (_, actorId) => (actorId === mira.id ? room.id : null),
      voyeursOf: async (_, chatId) =>
        [...chats].filter(([, chat]) => chat.watchedChatId === chatId).map(([guestId]) => guestId),
    },
    media,
    performers,
    sales: createSales(kit, { ledger }),
  });
  kit.extensions.add('gifts', [
    extend(priceCovers, boughtGiftsCover),
    extend(vipMembers, async (_, guestId) => vips.has(guestId)),
  ]);
  await gifts.start?.();
  await kit.db.transaction((tx) => performers.create(tx, anActor({ ...mira, bannedCountryCodes: ['CH'] })));
  kit.events.subscribe(gifts.handlers);
  const dispatcher = testDispatcher(kit, gifts.handlers);
  return {
    kit,
    ledger,
    gifts,
    blocked,
    vips,
    chats,
    room,
    as(accountId, { roles = ['guest'] as readonly Role[], country } = {}) {
      const caller = testCaller({
        accountId,
        subjectId: accountId,
        roles: [...roles],
        country: country ?? null,
        isProven: true,
      });
      return testClient(dispatcher, caller);
    },
    async fund(guestId, coins) {
      if (coins > 0) await fundGuest(ledger, kit.db, guestId, coins);
      return guestId;
    },
    coins: (guestId) => ledger.balance(kit.db, `guest:${guestId}`),
    earnings: () => ledger.balance(kit.db, `performer:${mira.id}`),
  };
}
