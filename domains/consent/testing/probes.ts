import type { DomainProbes } from '#kit/testing/probes.ts';

/** A work of Petra's, in which only she is. */
const work = { kind: 'video', id: '987654' };
const newThing = `insert into consent.things (kind, id, owner_id, title, recorded_on, declared_at, is_covered)
  values ('${work.kind}', '${work.id}', $1, 'Evening', '2026-01-01', now(), true) returning 1`;
const newDepiction = `insert into consent.depictions (kind, thing_id, person_id, standing, asked_at, decided_at, terms_version)
  values ('${work.kind}', '${work.id}', $1, 'agreed', now(), now(), 1) returning 1`;

const somebody = 'select account_id from consent.people order by account_id limit 1';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    await one<number>(newThing, [people.petra.id]);
    await one<number>(newDepiction, [people.petra.id]);
  },
  foreignIdCalls: {
    listAppearances: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: '9999' } }] },
    answerAppearance: { of: 'petra', inputs: () => [{ body: { ...work, agrees: true, termsVersion: 1 } }] },
    getCast: { of: 'petra', inputs: () => [{ params: work }] },
    setCast: { of: 'petra', inputs: () => [{ params: work, body: { names: [], recordedOn: '2026-01-01' } }] },
  },
  operatorCalls: {
    'consent.findRecords': { input: () => ({ body: { search: 'petra' } }) },
    'consent.readRecord': {
      input: async ({ one }) => ({ params: { accountId: await one<number>(somebody) }, query: { reason: 'a probe' } }),
    },
    'consent.exportRecords': { input: () => ({ query: { reason: 'a probe' } }) },
    'consent.listWorks': { input: () => ({}) },
    'consent.exportWorks': { input: () => ({}) },
    'consent.readWork': { input: () => ({ params: work }) },
    'consent.buyersOf': { input: () => ({ params: work }) },
    'consent.takeDown': { input: () => ({ params: work, body: { reason: 'a probe' } }) },
  },
  screens: {
    params: {
      accountId: async (call) =>
        (
          await call<{ rows: { accountId: number; state: string }[] }>('operator', 'GET', 'office/onboarding')
        ).rows.find(({ state }) => state === 'accepted')?.accountId ?? 0,
      kind: 'video',
      // One of hers: the studio shows it to nobody else.
      id: async (call) =>
        (
          await call<{ rows: { kind: string; id: string; owner: string }[] }>(
            'operator',
            'GET',
            'office/consent/works?search=vesna',
          )
        ).rows.find(({ kind, owner }) => kind === 'video' && owner === 'Vesna')?.id ?? 0,
    },
  },
};
