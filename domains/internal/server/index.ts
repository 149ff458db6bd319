import { giftGranting } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { addressesOf } from '#kit/addresses/addresses.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context, InternalDeps } from './deps.ts';
import { clearCaches, findOnlineGuests, giveGifts, pushToOnlineGuests, regenerateCounters } from './maintenance.ts';
import { internalData } from './personal-data.ts';
import { carryOut, latestRuns, requestRun } from './runs.ts';
import { helpTest } from './test-actions.ts';
import { findResult, latestResults, storeResult } from './test-results.ts';

export type { InternalDeps } from './deps.ts';

/** The endpoints of maintenance and of automated tests. */
export interface Internal extends DomainServer {
  /** How many guests are connected now. */
  countOnlineGuests(): Promise<number>;
}

/** Tables of the domain, for tests and the start. */
export const internalTables = { name: 'internal', folder: new URL('./migrations', import.meta.url) };

export function createInternal(kit: Kit, deps: InternalDeps): Internal {
  const ctx: Context = { kit, deps };
  const addresses = addressesOf(kit.config);
  const { config, db } = kit;
  return {
    name: 'internal',
    migrations: internalTables,
    handlers: [
      handle(contract.regenerateAutoIncrementor, async (_input, call) => ({
        data: await regenerateCounters(ctx, call),
      })),
      handle(contract.clearDiCache, async (_input, call) => ({ data: { caches: await clearCaches(ctx, call) } })),
      handle(contract.actorImportFull, async (_input, call) => ({
        data: await requestRun(ctx, 'actorImportFull', call),
      })),
      handle(contract.albumImport, async (_input, call) => ({ data: await requestRun(ctx, 'albumImport', call) })),
      handle(contract.grantMessengerGifts, async ({ body }, call) => ({
        data: { boughtGifts: await giveGifts(ctx, body, call) },
      })),
      handle(contract.onlineGuests, async (_input, call) => ({ data: await pushToOnlineGuests(ctx, call) })),
      work(contract.carryOutRun, ({ runId }) => carryOut(ctx, runId)),
      handle(contract.storeTestResult, async ({ body }, call) => ({ data: await storeResult(ctx, body, call) })),
      handle(contract.getTestVideo, async ({ params }) => ({ data: await findResult(db, params.runItemId) })),
      handle(contract.listTestResults, async () => ({ data: await latestResults(db, 100) })),
      handle(contract.runTestAction, async ({ params, body }, call) => ({
        data: await helpTest(ctx, { ...params, ...body }, call),
      })),
      handle(contract.isOfficeIp, async (_input, { caller }) => ({
        data: { isOfficeIp: addresses.office.has(caller.ip) },
      })),
      handle(contract.isSecureRemoteIp, async (_input, { caller }) => ({
        data: { isSecureRemoteIp: addresses.secure.has(caller.ip) },
      })),
      handle(contract.internalStatus, async (_input, { caller }) => ({
        data: {
          endpoints: config.INTERNAL_ENDPOINTS,
          production: config.NODE_ENV === 'production',
          officeAddresses: config.OFFICE_ADDRESSES,
          secureAddresses: config.SECURE_ADDRESSES,
          trustProxy: config.TRUST_PROXY,
          yourAddress: caller.ip,
          hasGifts: kit.extensions.only(giftGranting) !== null,
          online: (await findOnlineGuests(ctx)).length,
          runs: await latestRuns(db, 10),
        },
      })),
    ],
    countOnlineGuests: async () => (await findOnlineGuests(ctx)).length,
  };
}

/** The internal endpoints, as the application lists them. */
export const internalDomain = defineDomain({
  name: 'internal',
  uses: { identity: identityDomain, performers: performersDomain },
  create: createInternal,
  declares: [extend(personalData, internalData)],
  contributes: (internal) => [
    extend(overviewFigures, {
      label: 'internal.office.overview.online',
      order: 20,
      read: async () => ({ value: await internal.countOnlineGuests() }),
    }),
  ],
});
