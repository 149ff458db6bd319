import type { DomainProbes } from '#kit/testing/probes.ts';

/** A run in a state, made by nobody, with nobody in it. Only one may be undecided. */
const run = (state: string): string =>
  `with cleared as (update payouts.runs set state = 'cancelled' where state in ('building', 'draft') returning id)
   insert into payouts.runs (state, until, created_at, payees) select '${state}', now(), now(), 1 from (select count(*) from cleared) c
   returning id`;
const account = `insert into payouts.bank_accounts (account_id, sealed, masked, country, is_sepa, is_change, created_at, ended_at)
   values ($1, 'x', 'DE89 **** 3000', 'DE', true, false, now(), now()) returning id`;
const item = (state: string): string =>
  `insert into payouts.items (run_id, payee_id, state, own_coins, studio_coins, net, vat, gross, carried, amount, vat_case, vat_rate,
     bank_account_id, created_at)
   values ($1, $2, '${state}', 0, 0, 0, 0, 0, 100, 100, 'smallBusiness', 0, $3, now()) returning id`;
const query = { reason: 'a probe' };
const body = { reason: 'a probe' };
const own = ['payouts.payees', 'payouts.bank_accounts'];
/** The first of a year in which nobody was paid: its message says so. */
const yearlyReport = `insert into payouts.yearly_reports (year, state, made_by, created_at) values (2021, 'ready', $1, now()) returning id`;
/** Petra’s. */
const someNote = "select min(id) from payouts.notes where kind = '389'";

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    'payouts.saveTaxData': {
      ...{ of: 'platform', own, isAnswered: true },
      inputs: () => [
        {
          body: {
            ...{ kind: 'person', name: 'Ada Beispiel', birthDate: '1990-01-02', street: 'Beispielweg 2' },
            ...{ postcode: '20095', town: 'Hamburg', country: 'DE', taxId: '12345678901', taxCountry: 'DE' },
            ...{ vatStatus: 'private', vatId: null, registerNumber: null },
          },
        },
      ],
    },
    'payouts.listOwn': { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: 1_000_000 } }] },
    'payouts.listOwnNotes': { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: 1_000_000 } }] },
    'payouts.downloadOwnNote': {
      of: 'petra',
      inputs: () => [{ params: { noteId: 1 } }],
    },
  },
  operatorCalls: {
    'payouts.listRuns': { input: () => ({}) },
    'payouts.exportRuns': { input: () => ({}) },
    'payouts.listItems': { input: () => ({}) },
    'payouts.exportItems': { input: () => ({}) },
    'payouts.readRun': { input: async ({ one }) => ({ params: { runId: await one<number>(run('draft')) } }) },
    'payouts.approveRun': { input: async ({ one }) => ({ params: { runId: await one<number>(run('draft')) } }) },
    'payouts.cancelRun': { input: async ({ one }) => ({ params: { runId: await one<number>(run('draft')) }, body }) },
    'payouts.makeRun': {
      input: async ({ one }) => {
        await one<number>(run('paid'));
        return {};
      },
    },
    'payouts.readRunFile': {
      input: async ({ one }) => ({ params: { runId: await one<number>(run('ready')) }, query: { kind: 'csv' } }),
    },
    'payouts.markSent': { input: async ({ one }) => ({ params: { runId: await one<number>(run('ready')) } }) },
    'payouts.markPaid': { input: async ({ one }) => ({ params: { runId: await one<number>(run('sent')) } }) },
    'payouts.markReturned': {
      input: async ({ one, people }) => {
        const runId = await one<number>(run('sent'));
        const accountId = await one<number>(account, [people.quinn.id]);
        return { params: { itemId: await one<number>(item('sent'), [runId, people.quinn.id, accountId]) }, body };
      },
    },
    'payouts.readMoneyOf': { input: ({ people }) => ({ params: { accountId: people.petra.id } }) },
    'payouts.readPayee': { input: ({ people }) => ({ params: { accountId: people.petra.id }, query }) },
    'payouts.readNoteFile': {
      input: async ({ one }) => ({ params: { noteId: await one<number>(someNote) }, query }),
    },
    'payouts.readBooks': { input: () => ({}) },
    'payouts.readYear': { input: () => ({ query: { year: 2025 } }) },
    'payouts.makeYear': { input: () => ({ params: { year: 2024 } }) },
    'payouts.exportYear': {
      input: async ({ one, people }) => ({
        params: { reportId: await one<number>(yearlyReport, [people.quinn.id]) },
        query,
      }),
    },
    'payouts.correctNote': {
      input: async ({ one }) => ({ params: { noteId: await one<number>(someNote) }, body: { ...body, net: 1 } }),
    },
  },
  screens: {
    params: {
      accountId: async (call) =>
        (
          await call<{ rows: { accountId: number; state: string }[] }>('operator', 'GET', 'office/onboarding')
        ).rows.find(({ state }) => state === 'accepted')?.accountId ?? 0,
      runId: async (call) =>
        (await call<{ rows: { id: number }[] }>('operator', 'GET', 'office/payouts/runs')).rows[0]?.id ?? 0,
    },
  },
};
