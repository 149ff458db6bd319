import { giftsDomain } from '#domains/gifts/server/index.ts';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { ledgerDomain, statementNotes } from '#domains/ledger/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { priceCovers } from '#domains/sales/server/index.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { paletteActions } from '#kit/domain/palette.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { readBenefits } from './benefits.ts';
import type { Context } from './deps.ts';
import { expireAll, takeBack, takeBackByKey } from './end.ts';
import { freeMinutesWith } from './free-minutes.ts';
import type { Grant, Granted } from './grant.ts';
import { grant } from './grant.ts';
import { grantByOperator } from './office-grant.ts';
import { officeList } from './office-list.ts';
import { vouchersData } from './personal-data.ts';
import { voucherCovers } from './price-covers.ts';
import { ownVouchers, toVouchers } from './read-own.ts';
import { redeem } from './redeem.ts';
import { endingSoon, remindAll } from './remind.ts';
import type { Reservation, Usable } from './reserve.ts';
import { consume, giveBack, look, release, reserve, tryReserve } from './reserve.ts';
import type { Wanted } from './rows.ts';
import { lockRows } from './rows.ts';
import { freeOnStatement } from './statement-notes.ts';
import type { VoucherRow } from './tables.ts';
import { usableNow } from './tell.ts';

export { type BenefitSource, benefitSources } from './benefits.ts';
export { VoucherError } from './deps.ts';
export type { Grant, Granted } from './grant.ts';
export type { Reservation, Usable } from './reserve.ts';
export type { Wanted } from './rows.ts';

/** Tables of the domain, for tests and the start. */
export const vouchersTables = { name: 'vouchers', folder: new URL('./migrations', import.meta.url) };

/** What guests were given to use instead of coins. Everything happens in the transaction of who calls, and once for each key or reference. */
export interface Vouchers extends DomainServer {
  /** Gives a guest a voucher, once for each key. Throws VoucherError for a grant that cannot be. */
  grant(tx: Tx, order: Grant): Promise<Granted>;
  /** What of a type a guest can use now, with a performer; without one only what is for everybody. */
  look(executor: Executor, guestId: number, wanted: Wanted): Promise<Usable>;
  /** Holds so much until it is consumed or released. Throws Problem `vouchers_missing`, which changes nothing. */
  reserve(tx: Tx, order: Reservation): Promise<void>;
  /** The same, answering whether there was enough instead of refusing. */
  tryReserve(tx: Tx, order: Reservation): Promise<boolean>;
  /** What is held as `reference` is used up. Again it changes nothing. Throws VoucherError when nothing is held. */
  consume(tx: Tx, reference: string): Promise<void>;
  /** What is held as `reference` is free again. Again, or after its use, it changes nothing. */
  release(tx: Tx, reference: string): Promise<void>;
  /** What was used as `reference` comes back, because it was not delivered, once. Answers how much. */
  giveBack(tx: Tx, reference: string): Promise<number>;
  /** Takes back what is left of the vouchers that were granted with these keys. Answers how many were. */
  takeBack(tx: Tx, keys: readonly string[]): Promise<number>;
}

export function createVouchers(kit: Kit, deps: Omit<Context, 'kit'>): Vouchers {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'vouchers',
    migrations: vouchersTables,
    handlers: [
      resolve(contract.guestVouchers, (_, { caller }) => ownVouchers(ctx, kit.db, caller.accountId, caller)),
      resolve(contract.benefits, (_, { caller }) => readBenefits(ctx, kit.db, caller.accountId)),
      resolve(contract.accountSidebar, async (_, { caller: { accountId, language } }) => {
        const balance = await deps.ledger.balance(kit.db, guestAccount(accountId));
        return {
          name: await deps.guest.nameOf(kit.db, accountId),
          balance,
          balanceFormatted: formatCoins(balance, language),
          benefits: await readBenefits(ctx, kit.db, accountId),
        };
      }),
      handle(contract.redeemVoucher, async ({ body: { voucherId } }, { caller }) =>
        kit.db.transaction(async (tx) => {
          const coins = await redeem(ctx, tx, caller.accountId, voucherId);
          const row = (await lockRows(tx, [voucherId])).get(voucherId) as VoucherRow;
          const [voucher] = await toVouchers(ctx, tx, [row], caller);
          return { voucher: voucher as contract.Voucher, coins };
        }),
      ),
      ...officeList(ctx),
      handle(contract.grantVouchers, ({ body }, call) => grantByOperator(ctx, body, call)),
      handle(contract.takeBackVoucher, ({ params: { voucherId } }) =>
        kit.db.transaction(async (tx) => ({ takenBack: (await takeBack(ctx, tx, voucherId)).left })),
      ),
      work(contract.remindOfVouchers, async () => void (await remindAll(ctx))),
      work(contract.expireVouchers, async () => void (await expireAll(ctx))),
      ...declare([contract.vouchersChanged]),
    ],
    grant: (tx, order) => grant(ctx, tx, order),
    look: (executor, guestId, wanted) => look(ctx, executor, guestId, wanted),
    reserve: (tx, order) => reserve(ctx, tx, order),
    tryReserve: (tx, order) => tryReserve(ctx, tx, order),
    consume: (tx, reference) => consume(ctx, tx, reference),
    release: (tx, reference) => release(ctx, tx, reference),
    giveBack: (tx, reference) => giveBack(ctx, tx, reference),
    takeBack: (tx, keys) => takeBackByKey(ctx, tx, keys),
  };
}

/** The domain as the application lists it. */
export const vouchersDomain = defineDomain({
  name: 'vouchers',
  uses: {
    gifts: giftsDomain,
    guest: guestDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
  },
  create: createVouchers,
  declares: [extend(personalData, vouchersData), extend(notificationKinds, endingSoon)],
  contributes(_, kit, { performers }) {
    const usable = keptByAccount(kit, 'vouchers.usable', (guestId) => usableNow(kit.db, guestId, kit.clock.now()));
    return [
      loadsFacet(contract.freeChatMinutes, {
        load: (ids, { caller }) => freeMinutesWith({ kit }, kit.db, caller.accountId, ids),
      }),
      extend(paletteActions, {
        of: 'guest.office.guests.title',
        label: 'vouchers.office.grant',
        words: 'vouchers.office.grantWords',
        place: ({ id }) => ({ page: 'vouchers.officeGrant', search: { guests: String(id) } }),
      }),
      extend(statementNotes, freeOnStatement({ performers })),
      ...voucherCovers({ kit }).map((cover) => extend(priceCovers, cover)),
      guestStatePart(contract.voucherFields, async ({ accountId }) =>
        accountId === null ? {} : { vouchers: await usable(accountId) },
      ),
    ];
  },
  seed: async (_, kit, { identity, performers }) => (await import('./seed.ts')).seedVouchers(kit, identity, performers),
});
