import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { kindAudiences, notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { joiningSteps, onboardingDomain } from '#domains/onboarding/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { closeBooks } from './books/books.ts';
import type { Context } from './context.ts';
import { carryOn, enrolRun } from './enrol.ts';
import { platformStep } from './first-step.ts';
import { payoutAccountStep, taxStep } from './joining-steps.ts';
import { ownMoney } from './money/own-money.ts';
import { notesOf, payoutsOf } from './money/rows.ts';
import { statementFile } from './money/statement-file.ts';
import { factsOfNote, noteFile } from './notes/note-file.ts';
import { officeHandlers } from './office.ts';
import type { PayeeEnrolment } from './payee/enrol.ts';
import { enrolPayee } from './payee/enrol.ts';
import { saveBankAccount, saveTaxData } from './payee/save.ts';
import { payeeView } from './payee/view.ts';
import { payoutsData } from './personal-data.ts';
import { buildLot } from './runs/build.ts';
import { finishLot } from './runs/finish.ts';
import { settleLot } from './runs/settle.ts';
import { watchRuns, workOn } from './runs/watch.ts';
import { payoutsSettings } from './settings.ts';
import { agreeShare, endShare, sharesOf } from './shares/shares.ts';
import { paidNews, returnedNews, tellOfPayout } from './tell.ts';
import { yearLot } from './yearly/make.ts';
import { ownYears } from './yearly/overview.ts';

export { vatIdOf } from './payee/check-ids.ts';

import { studioNames } from './port.ts';

export { type StudioNames, studioNames } from './port.ts';
export { type ShareAgreement, ShareError } from './shares/shares.ts';

/** Tables of the domain, for tests and the start. */
export const payoutsTables = { name: 'payouts', folder: new URL('./migrations', import.meta.url) };

/** How performers and studios are paid. */
export interface Payouts extends DomainServer {
  /** A studio gets a part of what a performer earns from a moment on; see {@link agreeShare}. */
  agreeShare: typeof agreeShare;
  /** It gets nothing more from a moment on. */
  endShare: typeof endShare;
  /** What studios get of some performers at a moment. */
  sharesOf: typeof sharesOf;
  /** Writes tax data and account of somebody without a browser: the demo world. */
  enrol(tx: Tx, person: PayeeEnrolment): Promise<void>;
  /** Makes a run and pays it where it is approved; see {@link enrolRun}. */
  enrolRun(wanted: { readonly until: number; readonly approvedBy: readonly number[] }): Promise<number>;
  /** Takes a run up wherever it stands; see {@link carryOn}. */
  carryOn(runId: number, approvedBy: readonly number[]): Promise<void>;
  /** Keeps how the books stood when the day began, where that was not done; see {@link closeBooks}. */
  closeBooks(): Promise<void>;
}

export function createPayouts(kit: Kit, deps: Omit<Context, 'kit' | 'settings'>): Payouts {
  const ctx: Context = { kit, ...deps, settings: kit.config.of(payoutsSettings) };
  return {
    name: 'payouts',
    migrations: payoutsTables,
    agreeShare,
    endShare,
    sharesOf,
    enrol: (tx, person) => enrolPayee(ctx, tx, person),
    enrolRun: (wanted) => enrolRun(ctx, wanted),
    carryOn: (runId, approvedBy) => carryOn(ctx, runId, approvedBy),
    closeBooks: () => closeBooks(ctx),
    handlers: [
      handle(contract.getOwnPayee, (_, { caller }) => payeeView(ctx, kit.db, caller.accountId)),
      handle(contract.saveTaxData, ({ body }, { caller }) => saveTaxData(ctx, caller, body)),
      handle(contract.saveBankAccount, ({ body }, { caller }) => saveBankAccount(ctx, caller, body)),
      handle(contract.getOwnMoney, (_, { caller }) => ownMoney(ctx, kit.db, caller.accountId)),
      handle(contract.listOwnPayouts, ({ query }, { caller }) => payoutsOf(kit.db, caller.accountId, query.before)),
      handle(contract.listOwnNotes, ({ query }, { caller }) => notesOf(kit.db, caller.accountId, query.before)),
      handle(contract.downloadOwnNote, async ({ params, query }, { caller }) =>
        noteFile(await factsOfNote(ctx, params.noteId, caller.accountId), query.format),
      ),
      handle(contract.downloadOwnStatement, ({ query }, { caller }) => statementFile(ctx, caller, query.year)),
      handle(contract.getOwnYears, (_, { caller }) => ownYears(ctx, caller.accountId)),
      ...officeHandlers(ctx),
      work(contract.buildRun, ({ runId }) => workOn(ctx, runId, buildLot)),
      work(contract.finishRun, ({ runId }) => workOn(ctx, runId, finishLot)),
      work(contract.settleRun, ({ runId }) => workOn(ctx, runId, settleLot)),
      work(contract.buildYear, ({ reportId }) => workOn(ctx, reportId, yearLot)),
      work(contract.closeBooks, () => closeBooks(ctx)),
      work(contract.watchRuns, () => watchRuns(ctx)),
      on(contract.payoutPaid, 'payouts.tell-paid', (payload, tx) => tellOfPayout(ctx, tx, paidNews, payload)),
      on(contract.payoutReturned, 'payouts.tell-returned', (payload, tx) =>
        tellOfPayout(ctx, tx, returnedNews, payload),
      ),
    ],
  };
}

/** Payouts, as the application lists them. */
export const payoutsDomain = defineDomain({
  name: 'payouts',
  uses: {
    ...{ identity: identityDomain, ledger: ledgerDomain },
    ...{ notifications: notificationsDomain, onboarding: onboardingDomain, performers: performersDomain },
  },
  settings: payoutsSettings,
  create: (kit, deps) => createPayouts(kit, deps),
  contributes: (_payouts, kit) => [
    platformStep(kit),
    extend(kindAudiences, {
      kinds: [paidNews.name, returnedNews.name],
      async isOf(executor, { guestId, roles }) {
        if (roles.includes('performer')) return true;
        for (const names of kit.extensions.of(studioNames))
          if ((await names(executor, [guestId])).has(guestId)) return true;
        return false;
      },
    }),
  ],
  declares: [
    ...[extend(personalData, payoutsData), extend(joiningSteps, taxStep), extend(joiningSteps, payoutAccountStep)],
    ...[extend(notificationKinds, paidNews), extend(notificationKinds, returnedNews)],
  ],
});
