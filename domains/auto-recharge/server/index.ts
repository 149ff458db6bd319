import { accessClosed } from '#domains/access/contract/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { legalDomain } from '#domains/legal/server/index.ts';
import { noticeFacts, noticesDomain } from '#domains/notices/server/index.ts';
import { autoRechargeEnded, topUpPaid } from '#domains/payments/contract/events.ts';
import { paymentsDomain, rechargeSetups } from '#domains/payments/server/index.ts';
import { spendingLimits } from '#domains/sales/server/index.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { assertServed } from '#kit/domain/service-area.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { chargedMail, stoppedMail } from './mails.ts';
import { readOwn, setUp, setupOf, stop } from './own.ts';
import { autoRechargeData } from './personal-data.ts';
import { ask, consider, considerSettled, endBecause, hearEnd, stopFor } from './recharge.ts';
import { watchSpending } from './spending.ts';
import { readStopToken } from './stop-link.ts';
import { settingsPath } from './tell.ts';

/** Tables of the domain, for tests and the start. */
export const autoRechargeTables = { name: 'auto-recharge', folder: new URL('./migrations', import.meta.url) };

/** Coins that are bought by themselves, for guests who have asked for that. */
export function createAutoRecharge(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'auto-recharge',
    migrations: autoRechargeTables,
    handlers: [
      handle(contract.getRecharge, (_, { caller }) => readOwn(ctx, kit.db, caller.accountId)),
      handle(contract.setRecharge, async ({ body }, { caller }) => {
        assertServed(kit, caller);
        return setUp(ctx, caller.accountId, caller.language, body);
      }),
      handle(contract.stopRecharge, async (_, { caller }) => {
        await kit.db.transaction((tx) => stop(ctx, tx, caller.accountId, 'guest'));
        return readOwn(ctx, kit.db, caller.accountId);
      }),
      handle(contract.lookAtStopLink, async ({ params }) => {
        const row = await setupOf(kit.db, readStopToken(kit, params.token));
        return { isOn: row !== null && row.stoppedAt === null };
      }),
      handle(contract.stopByLink, async ({ params }) => {
        const guestId = readStopToken(kit, params.token);
        await kit.db.transaction((tx) => stop(ctx, tx, guestId, 'guest'));
        return { isOn: false };
      }),
      on(contract.spentBelow, 'auto-recharge.consider', ({ guestId, needed }, tx) =>
        consider(ctx, tx, guestId, needed),
      ),
      on(topUpPaid, 'auto-recharge.consider-the-settled', (topUp, tx) => considerSettled(ctx, tx, topUp)),
      on(accessClosed, 'auto-recharge.stop-of-who-is-shut-out', ({ accountId, why }, tx) =>
        endBecause(ctx, tx, accountId, stopFor[why]),
      ),
      on(autoRechargeEnded, 'auto-recharge.hear-end', (ended, tx) => hearEnd(ctx, tx, ended)),
      work(contract.chargeRecharge, ({ chargeId }) => ask(ctx, chargeId)),
      ...declare([contract.spentBelow]),
    ],
  };
}

/** The domain as the application lists it. */
export const autoRechargeDomain = defineDomain({
  name: 'auto-recharge',
  uses: {
    identity: identityDomain,
    ledger: ledgerDomain,
    legal: legalDomain,
    notices: noticesDomain,
    payments: paymentsDomain,
  },
  create: createAutoRecharge,
  declares: [
    extend(personalData, autoRechargeData),
    extend(reservedPlaces, ['autorecharge']),
    extend(mailKinds, chargedMail),
    extend(mailKinds, stoppedMail),
  ],
  contributes(_, kit, { ledger, payments }) {
    const running = keptByAccount(kit, 'auto_recharge.setups', async (guestId) => {
      const row = await setupOf(kit.db, guestId);
      return row && row.stoppedAt === null ? { amount: row.amount, threshold: row.threshold } : null;
    });
    return [
      extend(spendingLimits, watchSpending({ ledger })),
      extend(rechargeSetups, running),
      // For whom it is nothing, whether they have put it off is not asked either.
      extend(noticeFacts, async ({ accountId, language }) => {
        const { autoRechargeConfig, autoRechargeAmount = null } = await payments.guestFields(accountId);
        const isNews = autoRechargeConfig?.isAllowed && autoRechargeAmount === null;
        return isNews ? { autoRecharge: { href: settingsPath(language) } } : {};
      }),
    ];
  },
});
