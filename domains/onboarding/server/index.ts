import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownerToTell } from '#domains/consent/contract/index.ts';
import { consentDomain } from '#domains/consent/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { coinsPerEuro } from '#domains/ledger/contract/coins.ts';
import { legalDomain } from '#domains/legal/server/index.ts';
import { kindAudiences, notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { createVault, vaultSecret } from '#kit/vault/vault.ts';
import { mountVeriffWebhook } from '#kit/veriff/mount-webhook.ts';
import * as contract from '../contract/index.ts';
import { contractToSign, workRefused, workTakenDown } from './bells.ts';
import type { Context } from './context.ts';
import { copiesHandlers } from './copies.ts';
import { enrol } from './enrol.ts';
import { performerStep } from './first-step.ts';
import { beginIdentity } from './identity/begin.ts';
import { fetchPictures } from './identity/fetch.ts';
import { askSilent, keepNews, takeNews } from './identity/take.ts';
import { veriffProvider } from './identity/veriff.ts';
import { webhookPath } from './identity/webhook-path.ts';
import { legalPersons } from './legal-persons.ts';
import { onboardingMails } from './mails.ts';
import { officeHandlers } from './office.ts';
import { onboardingData } from './personal-data.ts';
import type { OnboardingApi } from './port.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { specimenPictures } from './sandbox/specimen.ts';
import * as save from './save.ts';
import { onboardingSettings } from './settings.ts';
import { shownContract, sign, signaturesOf, signedFile } from './sign.ts';
import { submit } from './submit.ts';
import { applications } from './tables.ts';
import { contractStandingOf, viewOf } from './view.ts';
import { forget, watchDocuments } from './watch.ts';
import { watchContract } from './watch-contract.ts';

export type { Enrolment } from './enrol.ts';
export * from './port.ts';
export { type SignatureFacts, signatureLines } from './signature-lines.ts';

/** Tables of the domain, for tests and the start. */
export const onboardingTables = { name: 'onboarding', folder: new URL('./migrations', import.meta.url) };

/** How somebody becomes a performer and stays one. */
export interface Onboarding extends DomainServer, OnboardingApi {}

/** Who checks identities: the integration that is set, the sandbox where tests are allowed, or nobody. */
function identityCheck(kit: Kit) {
  const settings = kit.config.of(onboardingSettings);
  const { VERIFF_PEOPLE_API_KEY: apiKey, VERIFF_PEOPLE_SHARED_SECRET: sharedSecret, VERIFF_PEOPLE_URL } = settings;
  const isTest = kit.config.NODE_ENV !== 'production' || settings.ALLOW_SANDBOX_IDENTITY;
  const isReal = apiKey !== undefined && sharedSecret !== undefined;
  const sandbox = isTest && !isReal ? createSandbox(kit) : null;
  const account = isReal ? { apiKey, sharedSecret, base: () => VERIFF_PEOPLE_URL } : (sandbox?.account ?? null);
  return { account, sandbox };
}

export function createOnboarding(
  kit: Kit,
  deps: Omit<Context, 'kit' | 'provider' | 'vault'> & {
    readonly sales: Pick<Sales, 'shareOf'> & { usualMinute(): Promise<number> };
  },
): Onboarding {
  const { account, sandbox } = identityCheck(kit);
  const secret = vaultSecret(kit.config.of(onboardingSettings).VAULT_KEY, kit.config.DATA_DIR);
  const ctx: Context = {
    kit,
    ...deps,
    provider: account ? veriffProvider(account) : null,
    vault: createVault(kit.storage, secret),
  };
  return {
    name: 'onboarding',
    migrations: onboardingTables,
    enrol: (tx, person) => enrol(ctx, tx, person),
    async specimen(name) {
      const copies = [];
      for (const { name: kind, type, body } of await specimenPictures(name))
        copies.push({ kind, type, file: await ctx.vault.put(body) });
      return copies;
    },
    legalPersons,
    async mount(app: FastifyInstance) {
      if (account)
        await mountVeriffWebhook(app, kit, {
          ...{ path: webhookPath, account, owner: 'onboarding' },
          async take(bytes) {
            await keepNews(ctx, bytes);
            await takeNews(ctx);
          },
        });
      await sandbox?.mount(app);
    },
    handlers: [
      handle(contract.getShares, async () => {
        const shares = [];
        for (const { name } of kit.extensions.of(saleKinds))
          shares.push({ kind: name, percent: await deps.sales.shareOf(name, 0) });
        return { shares, usualMinute: await deps.sales.usualMinute(), coinsPerEuro };
      }),
      handle(contract.getOwnApplication, (_, { caller }) => viewOf(ctx, caller.accountId)),
      handle(contract.saveContact, ({ body }, { caller }) => save.saveContact(ctx, caller.accountId, body)),
      handle(contract.savePerson, ({ body }, { caller }) => save.savePerson(ctx, caller.accountId, body)),
      handle(contract.saveAddress, ({ body }, { caller }) => save.saveAddress(ctx, caller.accountId, body)),
      handle(contract.beginIdentity, (_, { caller }) => beginIdentity(ctx, caller)),
      handle(contract.saveStage, ({ body }, { caller }) => save.saveStage(ctx, caller.accountId, body)),
      handle(contract.saveProfile, ({ body }, { caller }) => save.saveProfile(ctx, caller.accountId, body)),
      handle(contract.addJoiningPicture, ({ query, body }, call) =>
        save.addPicture(ctx, call.caller.accountId, query.kind, body, call),
      ),
      handle(contract.removeJoiningPicture, ({ params }, { caller }) =>
        save.removePicture(ctx, caller.accountId, params.pictureId),
      ),
      handle(contract.savePrices, ({ body }, { caller }) => save.savePrices(ctx, caller.accountId, body)),
      handle(contract.saveCountries, ({ body }, { caller }) => save.saveCountries(ctx, caller.accountId, body)),
      handle(contract.submitApplication, (_, { caller }) => submit(ctx, caller.accountId)),
      handle(contract.readContract, (_, { caller }) => shownContract(ctx, caller.language)),
      handle(contract.readContractStanding, (_, { caller }) => contractStandingOf(ctx, caller.accountId)),
      handle(contract.signContract, ({ body }, { caller }) => sign(ctx, caller, body)),
      handle(contract.listOwnSignatures, async (_, { caller }) => ({
        signatures: await signaturesOf(kit.db, caller.accountId),
      })),
      handle(contract.downloadOwnContract, ({ params }, { caller }) =>
        signedFile(ctx, caller.accountId, params.signatureId),
      ),
      ...officeHandlers(ctx),
      ...copiesHandlers(ctx),
      on(ownerToTell, 'onboarding.ring-the-owner', ({ ownerId, why, title, name, path, at }, tx) => {
        const told = { key: `work:${path}:${at}`, path, guestId: ownerId };
        return why === 'takenDown'
          ? ctx.notifications.notify(tx, { ...told, kind: workTakenDown, data: { title } })
          : ctx.notifications.notify(tx, { ...told, kind: workRefused, data: { title, name } });
      }),
      work(contract.takeIdentityNews, async () => {
        await takeNews(ctx);
        await askSilent(ctx);
      }),
      work(contract.fetchDocuments, ({ checkId }) => fetchPictures(ctx, checkId)),
      work(contract.watchDocuments, () => watchDocuments(ctx)),
      work(contract.watchContract, () => watchContract(ctx)),
      work(contract.forgetApplications, () => forget(ctx)),
      work(contract.deliverSandboxNews, async () => sandbox?.deliver()),
    ],
  };
}

/** Onboarding, as the application lists it. */
export const onboardingDomain = defineDomain({
  name: 'onboarding',
  uses: {
    consent: consentDomain,
    identity: identityDomain,
    legal: legalDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  settings: onboardingSettings,
  create: (kit, { sales, performers, ...deps }) =>
    createOnboarding(kit, {
      ...deps,
      performers,
      sales: {
        shareOf: sales.shareOf,
        usualMinute: async () => (await performers.usualPrices(kit.db)).minute,
      },
    }),
  declares: [
    extend(personalData, onboardingData),
    extend(notificationKinds, workTakenDown),
    extend(notificationKinds, workRefused),
    extend(notificationKinds, contractToSign),
    extend(kindAudiences, {
      kinds: [workTakenDown.name, workRefused.name, contractToSign.name],
      isOf: async (_, { roles }) => roles.includes('performer'),
    }),
    extend(reservedPlaces, ['onboarding', 'join']),
    ...onboardingMails.map((kind) => extend(mailKinds, kind)),
  ],
  contributes: () => [
    performerStep,
    extend(overviewFigures, {
      label: 'onboarding.office.figure',
      desks: ['moderation'],
      order: 2,
      page: 'onboarding.office',
      read: (executor) => countWaiting(executor, applications.submittedAt, eq(applications.state, 'waiting')),
    }),
  ],
});
