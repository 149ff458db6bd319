import { createLedger } from '#domains/ledger/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Context } from '../server/deps.ts';
import { createVouchers, vouchersTables } from '../server/index.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

export const hour = 3_600_000;
export const day = 24 * hour;

/** Vouchers over real books; names of performers and gifts are as simple as can be. */
export async function openVouchers(besides: Parameters<typeof testKit>[0] = []) {
  const kit = await testKit([ledgerTables, vouchersTables, ...besides]);
  const ledger = createLedger(kit);
  const given: { guestId: number; giftId: number; quantity: number }[] = [];
  const reminded: string[] = [];
  const notifications: Pick<Notifications, 'notifyMany'> = {
    async notifyMany(_, { key }, to) {
      for (const { guestId } of to) reminded.push(`${guestId} ${key}`);
      return to.length;
    },
  };
  const performers: Context['performers'] = {
    actor: async (_, name) => (name === 'Mira' ? ({ id: 7, name: 'Mira' } as never) : null),
    cards: async (_, ids) => ids.map((id) => ({ id, name: `Actor${id}` })) as never,
  };
  const vouchers = createVouchers(kit, {
    ledger,
    gifts: {
      grant: async (_, gift) => {
        given.push(gift);
        return {};
      },
      stockOf: async () => 4,
    },
    guest: { nameOf: async (_, id) => `Guest${id}` },
    identity: {
      accounts: async (_, ids) =>
        ids.filter((id) => id < 900_000).map((id) => ({ id, emailVerified: id !== 66 })) as never,
      accountsWithEmail: async (_, email) => (/^g(\d+)@/.exec(email) ? [Number(/^g(\d+)@/.exec(email)?.[1])] : []),
    },
    notifications,
    performers,
  });
  const dispatcher = testDispatcher(kit, vouchers.handlers);
  const as = (accountId: number | null, role: 'guest' | 'operator' = 'guest') =>
    testClient(dispatcher, { ...testCaller({ accountId, roles: [role] }), isProven: true });
  return { kit, ledger, vouchers, given, reminded, notifications, performers, as };
}
