import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accessDomain, accessPolicies } from '#domains/access/server/index.ts';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { noticeFacts, noticesDomain } from '#domains/notices/server/index.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { paymentsDomain } from '#domains/payments/server/index.ts';
import { vouchersDomain } from '#domains/vouchers/server/index.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import * as contract from '../contract/index.ts';
import { agePolicy } from './access-policy.ts';
import { beginAtProvider, ownPage, payRequest } from './begin.ts';
import { standingOf } from './check-machine.ts';
import type { CheckRow } from './check-rows.ts';
import { checkOf, checksOf, underageRows } from './check-rows.ts';
import type { Context } from './deps.ts';
import { forget, lapse } from './lapse.ts';
import { ageMails } from './mails.ts';
import { cardMethod, proveByCard } from './methods/card.ts';
import { mountWebhooks } from './methods/mount-webhooks.ts';
import { veriffMethod } from './methods/veriff.ts';
import { closedToMinors } from './minors.ts';
import { officeHandlers } from './office.ts';
import { bonusOf, gateOf, ownView, stateOf } from './own.ts';
import { ageCheckData } from './personal-data.ts';
import { keptPolicies, policyOf } from './policies.ts';
import type { Sandbox } from './sandbox/create-sandbox.ts';
import { createSandbox, keepTestIssuer } from './sandbox/create-sandbox.ts';
import { ageCheckSettings } from './settings.ts';
import { checks } from './tables.ts';
import { closeVisit, openWithPasskey, openWithPin, setPin } from './visits.ts';
import { answerDigital, beginWallet, finishWallet, redeemWallet } from './wallet/answers.ts';
import { mountWallet } from './wallet/mount.ts';

/** Tables of the domain, for tests and the start. */
export const ageCheckTables = { name: 'age-check', folder: new URL('./migrations', import.meta.url) };

/** Proofs that guests are adults, as the country they are in asks for them. */
export interface AgeCheck extends DomainServer {
  /** The checks of a guest, from memory: pages ask for them. */
  kept(guestId: number): Promise<readonly CheckRow[]>;
}

/** The provider that checks documents: the integration that is set, the sandbox where tests are allowed, or none. */
function documentCheck(kit: Kit): { readonly account: VeriffAccount | null; readonly sandbox: Sandbox | null } {
  const settings = kit.config.of(ageCheckSettings);
  const { VERIFF_API_KEY: apiKey, VERIFF_SHARED_SECRET: sharedSecret, VERIFF_URL } = settings;
  const isTest = kit.config.NODE_ENV !== 'production' || settings.ALLOW_SANDBOX_AGE_CHECKS;
  const sandbox = isTest ? createSandbox(kit) : null;
  if (apiKey !== undefined && sharedSecret !== undefined) {
    return { account: { apiKey, sharedSecret, base: () => VERIFF_URL }, sandbox };
  }
  return { account: sandbox?.account ?? null, sandbox };
}

export function createAgeCheck(kit: Kit, deps: Omit<Context, 'kit' | 'methods'>): AgeCheck {
  const { account, sandbox } = documentCheck(kit);
  const ctx: Context = {
    kit,
    ...deps,
    methods: [...(account ? [veriffMethod(account)] : []), cardMethod(kit)],
  };
  return {
    name: 'age-check',
    migrations: ageCheckTables,
    kept: keptByAccount(kit, 'age_check.own', (guestId) => checksOf(kit.db, guestId)),
    async start() {
      await keepTestIssuer(kit, sandbox !== null);
    },
    async mount(app: FastifyInstance) {
      await mountWallet(app, ctx);
      if (account) await mountWebhooks(app, ctx, account);
      await sandbox?.mount(app);
    },
    handlers: [
      resolve(contract.avsPayRequest, ({ forwardUrl }, { caller }) => payRequest(ctx, caller, forwardUrl)),
      resolve(contract.avsBonusAvailability, async (_, { caller: { accountId, country } }) => {
        const policy = await policyOf(kit.db, country);
        const { status } = standingOf((await checksOf(kit.db, accountId)).map(checkOf), kit.clock.now());
        return bonusOf(kit.db, accountId, policy, status === 'accepted');
      }),
      handle(contract.getOwnAgeCheck, (_, { caller }) => ownView(ctx, caller)),
      handle(contract.getAgeGate, (_, { caller }) => gateOf(ctx, caller)),
      handle(contract.beginAgeCheck, ({ body }, { caller }) => beginAtProvider(ctx, caller, body)),
      handle(contract.beginWalletCheck, async ({ body }, { caller }) => {
        const begun = await beginWallet(ctx, caller, body.forwardUrl);
        return { ...begun, testWallet: sandbox?.walletFor(begun.link) ?? null };
      }),
      handle(contract.answerDigital, async ({ body }, { caller }) => {
        const answer = await answerDigital(ctx, caller, body);
        return { ...answer, view: await ownView(ctx, caller) };
      }),
      handle(contract.redeemWalletCheck, async ({ body }, { caller }) => {
        const answer = await redeemWallet(ctx, caller, body.requestId);
        return { ...answer, view: await ownView(ctx, caller) };
      }),
      handle(contract.finishWalletCheck, async ({ body }, { caller }) => {
        const answer = await finishWallet(ctx, caller, body.code);
        return { ...answer, view: await ownView(ctx, caller) };
      }),
      handle(contract.setAgePin, async ({ body }, { caller }) => {
        await setPin(ctx, caller, body.pin);
        return ownView(ctx, caller);
      }),
      handle(contract.openWithPin, async ({ body }, { caller }) => {
        await openWithPin(ctx, caller, body.pin);
        return ownView(ctx, caller);
      }),
      handle(contract.openWithPasskey, async ({ body }, call) => {
        await openWithPasskey(ctx, body.credential, call);
        return ownView(ctx, call.caller);
      }),
      handle(contract.closeAdultArea, async (_, { caller }) => {
        await closeVisit(ctx, caller);
        return ownView(ctx, caller);
      }),
      ...officeHandlers(ctx),
      on(topUpPaid, 'age-check.prove-by-card', async ({ guestId }, tx) => void (await proveByCard(ctx, tx, guestId))),
      work(contract.lapseChecks, () => lapse(ctx)),
      work(contract.forgetChecks, () => forget(ctx)),
      work(contract.deliverWebhooks, async () => sandbox?.deliver()),
      ...declare([
        contract.avsSet,
        contract.avsPending,
        contract.avsRejected,
        contract.avsRevoked,
        contract.walletAnswered,
      ]),
    ],
  };
}

/** The domain as the application lists it. */
export const ageCheckDomain = defineDomain({
  name: 'age-check',
  uses: {
    access: accessDomain,
    guest: guestDomain,
    identity: identityDomain,
    notices: noticesDomain,
    payments: paymentsDomain,
    vouchers: vouchersDomain,
  },
  settings: ageCheckSettings,
  create: createAgeCheck,
  declares: [
    extend(personalData, ageCheckData),
    extend(reservedPlaces, ['agecheck', 'avs']),
    ...ageMails.map((kind) => extend(mailKinds, kind)),
  ],
  contributes(own, kit) {
    const policy = keptPolicies(kit);
    return [
      extend(accessPolicies, agePolicy(kit)),
      ...closedToMinors,
      guestStatePart(contract.ageFields, async ({ accountId, language }) =>
        accountId === null ? {} : stateOf(await own.kept(accountId), language, kit.clock.now()),
      ),
      extend(noticeFacts, async ({ accountId, country, language }) => {
        if (accountId === null) return {};
        const rows = await own.kept(accountId);
        // A guest who is asked nothing and has begun nothing is not reminded.
        if (rows.length === 0 && (await policy(country)) === null) return {};
        const { decidedAt } = standingOf(rows.map(checkOf), kit.clock.now());
        const at = decidedAt === null ? null : new Date(decidedAt).toISOString();
        return { ageCheck: { href: ownPage(language), decidedAt: at } };
      }),
      extend(overviewFigures, {
        label: 'age-check.office.figure',
        desks: ['moderation'],
        order: 112,
        page: 'age-check.office',
        read: (executor) => countWaiting(executor, checks.createdAt, eq(checks.state, 'submitted')),
      }),
      extend(overviewFigures, {
        label: 'age-check.office.minorsFigure',
        desks: ['moderation'],
        order: 113,
        page: 'age-check.office',
        read: async ({ orm }) => ({
          value: (await orm.select({ all: count() }).from(checks).where(underageRows))[0]?.all ?? 0,
        }),
      }),
    ];
  },
});
