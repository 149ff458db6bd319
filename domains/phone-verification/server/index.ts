import { and, lt, notInArray } from 'drizzle-orm';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { notificationsDomain, provenPhones } from '#domains/notifications/server/index.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { costsOf } from './budgets.ts';
import type { CodeCarrier } from './carriers/carrier.ts';
import { chooseCarrier } from './carriers/choose.ts';
import type { Context } from './deps.ts';
import { officeHandlers } from './office.ts';
import type { ProvenNumber } from './own.ts';
import { mobileNumbers, ownPhones, removePhone, stateOf, verified } from './own.ts';
import { phoneVerificationData } from './personal-data.ts';
import { phoneSettings } from './settings.ts';
import { startVerification } from './start.ts';
import { captured, verifications } from './tables.ts';
import { verifyPin } from './verify.ts';

export type { ProvenNumber } from './own.ts';

/** Tables of the domain, for tests and the start. */
export const phoneVerificationTables = { name: 'phone-verification', folder: new URL('./migrations', import.meta.url) };

/** What other domains ask of it. */
export interface PhoneVerification extends DomainServer {
  /** The numbers a guest has proven, each with its type and when (epoch ms), the latest first. One quick statement. */
  verified(executor: Executor, guestId: number): Promise<readonly ProvenNumber[]>;
  /** The numbers of the guest state (spec 1 section 3). */
  stateOf(guestId: number): Promise<contract.PinCallVerification[]>;
}

const dayMs = 24 * 3_600_000;

/** Proves that phone numbers are their guests', by codes. `carrier`: who carries them; the settings say when not given. */
export function createPhoneVerification(
  kit: Kit,
  { carrier = chooseCarrier(kit) }: { readonly carrier?: CodeCarrier } = {},
): PhoneVerification {
  const ctx: Context = { kit, carrier };
  const before = (days: number) => new Date(kit.clock.now() - days * dayMs);
  return {
    name: 'phone-verification',
    migrations: phoneVerificationTables,
    verified,
    stateOf: keptByAccount(kit, 'phone_verification.own', (guestId) => stateOf(ctx, kit.db, guestId)),
    handlers: [
      resolve(contract.pinCallStartVerification, (args, { caller }) => startVerification(ctx, caller, args)),
      resolve(contract.pinCallVerifyPin, (args, { caller }) => verifyPin(ctx, caller.accountId, args)),
      handle(contract.getOwnPhones, (_, { caller }) => ownPhones(ctx, caller.accountId)),
      handle(contract.removePhone, ({ params }, { caller }) =>
        removePhone(ctx, caller.accountId, params.verificationId),
      ),
      ...officeHandlers(ctx),
      ...declare([contract.phoneProven]),
      work(contract.forgetCodes, async () => {
        const old = lt(verifications.createdAt, before(contract.unprovenDays));
        await kit.db.orm.delete(verifications).where(and(old, notInArray(verifications.state, ['proven'])));
      }),
      work(contract.forgetCaptured, async () => {
        await kit.db.orm.delete(captured).where(lt(captured.createdAt, before(contract.capturedDays)));
      }),
    ],
  };
}

/** The domain as the application lists it. */
export const phoneVerificationDomain = defineDomain({
  name: 'phone-verification',
  uses: { guest: guestDomain, notifications: notificationsDomain },
  settings: phoneSettings,
  create: (kit) => createPhoneVerification(kit),
  declares: [extend(personalData, phoneVerificationData)],
  contributes: (own, kit) => [
    extend(provenPhones, mobileNumbers),
    guestStatePart(contract.phoneFields, async ({ accountId }) => ({
      pinCallVerifications: accountId === null ? [] : await own.stateOf(accountId),
    })),
    extend(overviewFigures, {
      label: 'phone-verification.office.figure',
      desks: ['support'],
      order: 110,
      page: 'phone-verification.office',
      read: async (executor) => ({
        value: [...(await costsOf(executor, dayOf(kit.clock.now()))).values()].reduce(
          (all, { codes }) => all + codes,
          0,
        ),
      }),
    }),
  ],
});
