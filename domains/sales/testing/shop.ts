import { transferKind } from '#domains/ledger/contract/transfers.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { on } from '#kit/server/handler.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import { sold } from '../contract/events.ts';
import { saleKind } from '../contract/sale-kinds.ts';
import type { Charge, Charged, Sales } from '../server/index.ts';
import { createSales, saleKinds, salesTables, sellerDirectory } from '../server/index.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

/** Something the shop of these tests sells, and something else. */
export const ribbon = saleKind('ribbon', {
  paid: transferKind('ribbonPaid'),
  paidBack: transferKind('ribbonPaidBack'),
  category: 'live_chat',
});
export const song = saleKind('song', {
  paid: transferKind('songPaid'),
  paidBack: transferKind('songBack'),
  category: 'voyeur_cam',
});

export const vesna = { id: 5001, name: 'Vesna' } as const;

/** Sales over real books, where one performer sells ribbons and songs. */
export interface Shop {
  readonly kit: TestKit;
  readonly ledger: Ledger;
  readonly sales: Sales;
  /** What was told as sold, once `kit.events.drain()` is over. */
  readonly heard: readonly PayloadOf<typeof sold>[];
  /** A guest with coins, in hundredths. */
  guest(id: number, coins: number): Promise<number>;
  /** Sells a ribbon of Vesna's for 399 unless told otherwise, in a transaction of its own. */
  sell(order: Partial<Charge> & Pick<Charge, 'sale' | 'buyerId'>): Promise<Charged>;
  coins(guestId: number): Promise<number>;
  earnings(): Promise<number>;
}

export async function openShop(besides: Parameters<typeof testKit>[0] = []): Promise<Shop> {
  const kit = await testKit([ledgerTables, salesTables, ...besides]);
  const ledger = createLedger(kit);
  const sales = createSales(kit, { ledger });
  kit.extensions.add('shop', [
    extend(saleKinds, ribbon),
    extend(saleKinds, song),
    extend(sellerDirectory, { byName: async (_, name) => (name.toLowerCase() === 'vesna' ? vesna : null) }),
  ]);
  const heard: PayloadOf<typeof sold>[] = [];
  kit.events.subscribe([on(sold, 'shop.hear', async (payload) => void heard.push(payload))]);
  return {
    kit,
    ledger,
    sales,
    heard,
    async guest(id, coins) {
      if (coins > 0) await fundGuest(ledger, kit.db, id, coins);
      return id;
    },
    sell: (order) =>
      kit.db.transaction((tx) => sales.charge(tx, { kind: ribbon, seller: vesna, price: 399, ...order })),
    coins: (id) => ledger.balance(kit.db, `guest:${id}`),
    earnings: () => ledger.balance(kit.db, `performer:${vesna.id}`),
  };
}
