import type { DomainProbes } from '#kit/testing/probes.ts';

/** An applicant in a state, with nothing but an account. */
const applicant = (state: string): string =>
  `with account as (
     insert into identity.accounts (email, email_key, password_hash, roles, language, adult_declared_at, created_at)
     select address, address, 'x', '{guest}', 'en', now(), now() from (select gen_random_uuid() || '@example.org' as address) a returning id)
   insert into onboarding.applications (account_id, state, created_at, changed_at, submitted_at)
   select id, '${state}', now(), now(), now() from account returning account_id`;
const waiting = 'select account_id from onboarding.applications where state = $1 order by account_id limit 1';
const document = 'select id from onboarding.documents where account_id = $1 limit 1';
const signature = 'select id from onboarding.signatures where account_id = $1 limit 1';
const documented = `select d.account_id from onboarding.documents d join onboarding.checks c on c.id = d.check_id
  where c.state = 'accepted' order by 1 limit 1`;
const release = `insert into onboarding.copy_releases (account_id, reason, released_at, until)
  values ((${documented}), 'a probe', now(), now() + interval '1000 years') returning id`;
const query = { reason: 'a probe' };
const stage = { gender: 'F', genderType: 'F' };
/** Each writes an application of their own; who is named in it is nobody here. */
const own = {
  of: 'platform',
  own: [
    'onboarding.applications',
    'onboarding.steps',
    'onboarding.stage_names',
    'performers.actors',
    'performers.changed_actors',
  ],
  isAnswered: true,
} as const;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    'onboarding.savePerson': {
      ...own,
      inputs: () => [{ body: { firstName: 'Ada', lastName: 'Beispiel', birthDate: '1990-01-02' } }],
    },
    'onboarding.saveAddress': {
      ...own,
      inputs: () => [{ body: { street: 'Beispielweg 2', postcode: '20095', town: 'Hamburg', country: 'DE' } }],
    },
    'onboarding.saveStage': {
      ...own,
      ownerless: 'whose name it is refuses it to everybody',
      inputs: () => [{ body: { ...stage, name: 'Petra' } }],
    },
    'onboarding.signContract': {
      ...own,
      ownerless: 'what is signed is the text that was shown, and none was shown here',
      inputs: () => [{ body: { name: 'Ada Beispiel', sha256: '0'.repeat(64) } }],
    },
    'onboarding.downloadContract': {
      of: 'petra',
      ownerless: 'Petra was a performer before there were agreements.',
      inputs: () => [{ params: { signatureId: 1 } }],
    },
    'onboarding.removePicture': {
      of: 'petra',
      own: own.own,
      ownerless: 'whoever is accepted changes pictures in the studio',
      inputs: () => [{ params: { pictureId: '00000000-0000-4000-8000-000000000000' } }],
    },
  },
  operatorCalls: {
    'onboarding.listApplications': { input: () => ({}) },
    'onboarding.exportApplications': { input: () => ({}) },
    'onboarding.listCopyReleases': { input: () => ({}) },
    'onboarding.releaseCopies': {
      input: async ({ one }) => ({ body: { reason: 'a probe', accountId: await one<number>(documented) } }),
      // It waits for a second operator.
      result: 'refused',
    },
    'onboarding.exportCopies': {
      input: async ({ one }) => ({ params: { releaseId: await one<number>(release) } }),
    },
    'onboarding.readHead': {
      input: async ({ one }) => ({ params: { accountId: await one<number>(waiting, ['waiting']) } }),
    },
    'onboarding.readApplication': {
      input: async ({ one }) => ({ params: { accountId: await one<number>(waiting, ['waiting']) }, query }),
    },
    'onboarding.readDocument': {
      input: async ({ one }) => {
        const accountId = await one<number>(waiting, ['waiting']);
        return { params: { accountId, documentId: await one<string>(document, [accountId]) }, query };
      },
    },
    'onboarding.readContractFile': {
      input: async ({ one }) => {
        const accountId = await one<number>(waiting, ['waiting']);
        return { params: { accountId, signatureId: await one<number>(signature, [accountId]) }, query };
      },
    },
    'onboarding.accept': {
      input: async ({ one }) => ({ params: { accountId: await one<number>(waiting, ['waiting']) } }),
    },
    'onboarding.askForMore': {
      input: async ({ one }) => ({
        params: { accountId: await one<number>(applicant('waiting')) },
        body: { step: 'person', reason: 'a probe' },
      }),
    },
    'onboarding.refuse': {
      input: async ({ one }) => ({
        params: { accountId: await one<number>(applicant('waiting')) },
        body: { reason: 'a probe' },
      }),
    },
    'onboarding.suspend': {
      input: async ({ one }) => ({
        params: { accountId: await one<number>(applicant('accepted')) },
        body: { reason: 'a probe' },
      }),
    },
  },
  screens: {
    params: {
      accountId: async (call) =>
        (await call<{ rows: { accountId: number }[] }>('operator', 'GET', 'office/onboarding')).rows[0]?.accountId ?? 0,
    },
  },
};
