import { count, eq } from 'drizzle-orm';
import { giftsDomain } from '#domains/gifts/server/index.ts';
import { guestStatePart } from '#domains/guest/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { topUpPaid, topUpTakenBack } from '#domains/payments/contract/events.ts';
import { paymentsDomain, topUpExtras } from '#domains/payments/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { phoneProven } from '#domains/phone-verification/contract/index.ts';
import { phoneVerificationDomain } from '#domains/phone-verification/server/index.ts';
import { subscriptionEvents } from '#domains/subscriptions/contract/index.ts';
import { subscriptionsDomain } from '#domains/subscriptions/server/index.ts';
import { vouchersDomain } from '#domains/vouchers/server/index.ts';
import type { AccountCaller, VisitorCaller } from '#kit/contract/access.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { reasonFor } from './conditions.ts';
import type { Context } from './deps.ts';
import { guarded } from './guesses.ts';
import { officeHandlers } from './office.ts';
import { keepOpened, openedCode, openedIn } from './opened.ts';
import { bonusCodesData } from './personal-data.ts';
import { findCode, giveWelcome, redeemCode } from './redeem.ts';
import { redemptions } from './tables.ts';
import { addToTopUp, hasWaiting, remainingCodes } from './top-up.ts';
import { takeBackWithTopUp } from './top-up-back.ts';
import { codeExtra } from './top-up-extra.ts';

export { benefitKinds, type Given, type GivenKind } from './kinds.ts';

/** Tables of the domain, for tests and the start. */
export const bonusCodesTables = { name: 'bonus-codes', folder: new URL('./migrations', import.meta.url) };

/** Codes that guests redeem. */
export interface BonusCodes extends DomainServer {
  /** The code a guest opened last and has not redeemed; {@link openedCode}. */
  openedCode(executor: Executor, guestId: number): ReturnType<typeof openedCode>;
}

/** Codes that bring guests something: at once, or with their next top-up. */
export function createBonusCodes(kit: Kit, deps: Omit<Context, 'kit'>): BonusCodes {
  const ctx: Context = { kit, ...deps };
  const look = async ({ code: text }: { code: string }, caller: VisitorCaller): Promise<contract.BonusCode | null> => {
    const found = await guarded(kit, caller, () => findCode(kit.db, text));
    if (!found) return null;
    const { campaign, code } = found;
    const reason = await reasonFor(ctx, kit.db, caller, found);
    if (caller.accountId !== null && reason !== 'alreadyRedeemed') await keepOpened(ctx, caller.accountId, code.id);
    const { benefits, requireMobileAuth, vip, validTo } = campaign;
    return {
      code: code.code,
      config: {
        containsTopUpBenefit: benefits.some(({ kind }) => contract.isTopUpKind(kind)),
        validTo: validTo ? validTo.getTime() - 1 : null,
        conditions: { requireMobileAuth, vip },
        benefits: [...benefits],
      },
      canRedeem: { success: reason === 'ok', reason },
    };
  };
  const redeem = ({ code }: { code: string }, caller: AccountCaller) => redeemCode(ctx, caller, code);
  const remaining = (caller: AccountCaller) => remainingCodes(kit.db, caller.accountId, kit.clock.now());
  return {
    name: 'bonus-codes',
    migrations: bonusCodesTables,
    handlers: [
      resolve(contract.bonusCode, (args, { caller }) => look(args, caller)),
      resolve(contract.codeOfService, (args, { caller }) => look(args, caller)),
      resolve(contract.remainingBonusCodes, (_, { caller }) => remaining(caller)),
      resolve(contract.remainingOfService, (_, { caller }) => remaining(caller)),
      resolve(contract.redeemBonusCode, (args, { caller }) => redeem(args, caller)),
      resolve(contract.redeemOfService, (args, { caller }) => redeem(args, caller)),
      handle(contract.redeemBonus, ({ body }, { caller }) => redeem(body, caller)),
      handle(contract.hasNotRedeemedInstance, async ({ params: { promoCode } }, { caller }) => ({
        hasNotRedeemedInstance: await hasWaiting(kit.db, caller.accountId, promoCode, kit.clock.now()),
      })),
      ...officeHandlers(ctx),
      on(topUpPaid, 'bonus-codes.add-to-top-up', (topUp, tx) => addToTopUp(ctx, tx, topUp)),
      on(topUpTakenBack, 'bonus-codes.take-back-with-top-up', (back, tx) => takeBackWithTopUp(ctx, tx, back)),
      on(emailVerified, 'bonus-codes.welcome', ({ accountId }, tx) => giveWelcome(ctx, tx, accountId, 'address')),
      on(phoneProven, 'bonus-codes.welcome-with-phone', ({ guestId }, tx) => giveWelcome(ctx, tx, guestId, 'phone')),
      on(subscriptionEvents.changed, 'bonus-codes.welcome-vips', async ({ guestId, kind, isStarted }, tx) => {
        if (kind === 'vip' && isStarted) await giveWelcome(ctx, tx, guestId, 'vip');
      }),
      ...declare([contract.bonusCodeRedeemed, contract.welcomeBonusRedeemed]),
    ],
    openedCode: (executor, guestId) => openedCode(ctx, executor, guestId),
  };
}

/** Most guests opened no code: every page asks, and nothing is read again before something of this domain has changed. */
function keptCode(own: BonusCodes, kit: Kit) {
  const kept = keptByAccount(kit, 'bonus_codes.opened', (guestId) => own.openedCode(kit.db, guestId));
  return async ({ accountId, country }: { readonly accountId: number | null; readonly country: string | null }) => {
    const opened = accountId === null ? null : await kept(accountId);
    return opened === null ? {} : { bonusCode: openedIn(opened, country) };
  };
}

/** The domain as the application lists it. */
export const bonusCodesDomain = defineDomain({
  name: 'bonus-codes',
  uses: {
    gifts: giftsDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    payments: paymentsDomain,
    performers: performersDomain,
    phoneVerification: phoneVerificationDomain,
    subscriptions: subscriptionsDomain,
    vouchers: vouchersDomain,
  },
  create: createBonusCodes,
  declares: [extend(personalData, bonusCodesData), extend(topUpExtras, codeExtra)],
  contributes: (own, kit) => [
    guestStatePart(contract.bonusCodeFields, keptCode(own, kit)),
    extend(overviewFigures, {
      label: 'bonus-codes.office.figure',
      desks: ['finance'],
      order: 120,
      page: 'bonus-codes.office',
      read: async ({ orm }) => {
        const waiting = orm.select({ all: count() }).from(redemptions).where(eq(redemptions.state, 'waiting'));
        return { value: (await waiting)[0]?.all ?? 0 };
      },
    }),
  ],
});
