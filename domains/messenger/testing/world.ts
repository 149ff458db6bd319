import { createAccess } from '#domains/access/server/index.ts';
import { blocksTables, createBlocks } from '#domains/blocks/server/index.ts';
import { boughtGiftsCover } from '#domains/gifts/server/giving/price-cover.ts';
import { createGifts, giftsTables } from '#domains/gifts/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createSales, priceCovers, saleKinds, salesTables } from '#domains/sales/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from '../server/deps.ts';
import { createMessenger, messengerTables } from '../server/index.ts';
import { agreeing as agreeingToMessages } from './agreeing.ts';

/** A guest whose account is restricted. */
export const restrictedGuest = 66;

/** The messenger over a real database, real books and the first catalogue of gifts. */
export async function openMessenger() {
  const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };
  const kit = await testKit([
    mediaTables,
    performersTables,
    blocksTables,
    ledgerTables,
    salesTables,
    giftsTables,
    messengerTables,
  ]);
  const media = createMedia(kit);
  const performers = createPerformers(kit, { consent: agreeing, media });
  const namesOf = async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`]));
  const blocks = createBlocks(kit, { guest: { namesOf, standing: async () => ({ isLocked: false }) as never } });
  const ledger = createLedger(kit);
  const sales = createSales(kit, { ledger });
  const gifts = createGifts(kit, {
    blocks,
    guest: { namesOf },
    live: {
      assertMayWrite: async () => undefined,
      openChatWith: async () => null,
      openRoomOf: async () => null,
      voyeursOf: async () => [],
    },
    media,
    performers,
    sales,
  });
  const spoken: unknown[] = [];
  const elsewhere: { guestIds: number[]; key: string; name: unknown }[] = [];
  const withdrawn: string[] = [];
  const ctx: Context = {
    kit,
    consent: agreeingToMessages,
    access: createAccess({
      extensions: kit.extensions,
      guest: {
        standing: async () => ({
          ...{ isLocked: false, isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
        }),
      },
    }),
    blocks,
    media,
    performers,
    ledger,
    sales,
    conversation: { takeRate: async () => {} },
    gifts,
    identity: {
      account: async (_, id) => (id < 1000 ? ({ id } as never) : null),
      existingAmong: async (_, ids) => ids.filter((id) => id < 1000),
    },
    live: { say: async (senderId, sent) => void spoken.push({ senderId, ...sent }) },
    notifications: {
      notifyMany: async (_, { key, data }, to) => {
        elsewhere.push({ guestIds: to.map(({ guestId }) => guestId), key, name: (data as { name?: unknown }).name });
        return to.length;
      },
      withdraw: async (_, _guestId, _kind, keys) => void withdrawn.push(...keys),
    },
    favourites: { fansAmong: async () => [], fansOf: async () => [] },
    guest: {
      hiddenAmong: async () => [],
      restrictedAmong: async () => [],
      namesOf,
      nameOf: async (_, id) => `Guest${id}`,
      standing: async (_, id) => ({
        isLocked: false,
        isRestricted: id === restrictedGuest,
        restrictionLevel: 0,
        isBlockedForComments: false,
      }),
    },
  };
  const domain = createMessenger(kit, ctx);
  kit.extensions.add('messenger', [extend(saleKinds, contract.paidMessage), extend(priceCovers, boughtGiftsCover)]);
  await gifts.start?.();
  kit.events.subscribe(domain.handlers);
  const dispatcher = createDispatcher([...performers.handlers, ...domain.handlers], kit);
  const caller = (accountId: number, given: Partial<Caller> = {}) =>
    testCaller({ accountId, subjectId: accountId, roles: ['guest'], ...given }) as never;
  const as = (accountId: number, given: Partial<Caller> = {}) => testClient(dispatcher, caller(accountId, given));
  return { kit, ctx, performers, ledger, gifts, blocks, spoken, elsewhere, withdrawn, as, caller };
}
