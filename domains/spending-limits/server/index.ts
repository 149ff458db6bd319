import { lt } from 'drizzle-orm';
import { accountClosings } from '#domains/access/server/index.ts';
import { emailVerified, loggedIn, signedUp } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { phoneProven } from '#domains/phone-verification/contract/index.ts';
import { phoneVerificationDomain } from '#domains/phone-verification/server/index.ts';
import { spendingLimits } from '#domains/sales/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { countExclusions, liftExclusion, listedBreaks, toldBreak } from './breaks-of-all.ts';
import { ownLimits } from './check.ts';
import type { Context } from './deps.ts';
import { breakMail } from './mails.ts';
import { breakOf, exclude, pause, readOwn, recognise, setLimit } from './own-limits.ts';
import { spendingLimitsData } from './personal-data.ts';
import { markEarlierExclusions } from './recognise.ts';
import { spent } from './tables.ts';

/** Tables of the domain, for tests and the start. */
export const spendingLimitsTables = { name: 'spending-limits', folder: new URL('./migrations', import.meta.url) };

/** What guests allow themselves to spend, and the breaks they take. */
export function createSpendingLimits(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'spending-limits',
    migrations: spendingLimitsTables,
    start: async () => void (await markEarlierExclusions(ctx)),
    handlers: [
      handle(contract.getOwnLimits, (_, { caller }) => readOwn(ctx, kit.db, caller.accountId)),
      handle(contract.setLimit, ({ body }, { caller }) => setLimit(ctx, caller.accountId, body)),
      handle(contract.takeBreak, ({ body }, { caller }) => pause(ctx, caller.accountId, body.days)),
      handle(contract.excludeOneself, (_, { caller }) => exclude(ctx, caller.accountId)),
      ...handleList(contract.breakList, {
        find: ({ filters, ...request }) => listedBreaks(kit.db, kit.clock.now(), filters.kind, request),
        present: async (rows) => rows.map(toldBreak),
      }),
      handle(contract.liftExclusion, async ({ params: { breakId } }) => {
        await liftExclusion(ctx, breakId);
        return { success: true as const };
      }),
      work(contract.forgetSpent, async () => {
        const before = daysBefore(dayOf(kit.clock.now()), contract.spentDays);
        await kit.db.orm.delete(spent).where(lt(spent.day, before));
      }),
      on(signedUp, 'spending-limits.know-again-who-signs-up', ({ accountId }, tx) => recognise(ctx, tx, accountId)),
      // An account that was open before the exclusion.
      on(loggedIn, 'spending-limits.know-again-who-logs-in', ({ accountId }, tx) => recognise(ctx, tx, accountId)),
      on(emailVerified, 'spending-limits.know-again-by-address', ({ accountId }, tx) => recognise(ctx, tx, accountId)),
      on(phoneProven, 'spending-limits.know-again-by-number', ({ guestId }, tx) => recognise(ctx, tx, guestId)),
      ...declare([contract.limitMet]),
    ],
  };
}

/** The domain as the application lists it. */
export const spendingLimitsDomain = defineDomain({
  name: 'spending-limits',
  uses: { identity: identityDomain, phones: phoneVerificationDomain },
  create: createSpendingLimits,
  declares: [extend(personalData, spendingLimitsData), extend(mailKinds, breakMail)],
  contributes: (_, kit, deps) => [
    extend(spendingLimits, ownLimits({ kit })),
    extend(accountClosings, breakOf({ kit, ...deps })),
    extend(overviewFigures, {
      label: 'spending-limits.office.figure',
      desks: ['support'],
      order: 100,
      page: 'spending-limits.office',
      read: async (executor) => ({ value: await countExclusions(executor) }),
    }),
  ],
});
