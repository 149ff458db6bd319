import type { DomainProbes } from '#kit/testing/probes.ts';

/** Of what {@link DomainProbes.prepare} began for Alice. */
let begun = '';
let onOther = '';
const checkOf = (state: string) =>
  `insert into age_check.checks (key, guest_id, method, state, session_hash, forward_to, created_at)
   values (gen_random_uuid(), 1, 'document', '${state}', 'probe', '', now()) returning id`;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ one, people }, call) => {
    await call('alice', 'beginWalletCheck', { body: {} });
    begun = await one<string>(
      `select id from age_check.wallet_requests r where exists
         (select from age_check.checks c where c.id = r.check_id and c.guest_id = $1) and r.return_to is not null limit 1`,
      [people.alice.id],
    );
    onOther = await one<string>(
      'select id from age_check.wallet_requests where return_to is null and check_id = (select check_id from age_check.wallet_requests where id = $1)',
      [begun],
    );
  },
  foreignIdCalls: {
    answerDigital: {
      of: 'alice',
      ownerless: 'only the browser that began may answer, and a request that is answered is over',
      inputs: () => [{ body: { requestId: begun, protocol: 'org-iso-mdoc', data: { response: 'x' } } }],
    },
    redeemWalletCheck: {
      of: 'alice',
      ownerless: 'only the browser that began may fetch an answer, once',
      inputs: () => [{ body: { requestId: onOther } }],
    },
    finishWalletCheck: {
      of: 'alice',
      ownerless: 'nobody but the browser that a wallet sent back knows the code',
      inputs: () => [{ body: { code: 'a'.repeat(43) } }],
    },
    openWithPasskey: {
      of: 'alice',
      ownerless: 'nobody but the authenticator can sign',
      inputs: () => [
        {
          body: {
            credential: {
              ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
              response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
            },
          },
        },
      ],
    },
  },
  operatorCalls: {
    'age-check.listChecks': { input: () => ({}) },
    'age-check.exportChecks': { input: () => ({}) },
    'age-check.decide': {
      input: async ({ one }) => ({
        params: { checkId: await one<number>(checkOf('submitted')) },
        body: { accept: true, reason: 'seen at the desk' },
      }),
    },
    'age-check.revoke': {
      input: async ({ one }) => ({
        params: { checkId: await one<number>(checkOf('accepted')) },
        body: { reason: 'borrowed document' },
      }),
    },
    'age-check.listPolicies': { input: () => ({}) },
    'age-check.exportPolicies': { input: () => ({}) },
    'age-check.savePolicy': {
      input: () => ({
        body: {
          ...{ country: 'PT', methods: ['wallet'], validDays: null, atVisit: 'nothing', visitHours: 4 },
          ...{ openRating: '16', opensFreeChat: true, bonusMinutes: 0 },
        },
      }),
    },
    'age-check.removePolicy': {
      input: async ({ one }) => ({
        params: {
          policyId: await one<number>(
            `insert into age_check.policies (region, methods, at_visit, visit_hours, open_rating, opens_free_chat, bonus_minutes)
             values ('SE', '{wallet}', 'nothing', 4, 16, 1, 0) returning id`,
          ),
        },
      }),
    },
    'age-check.listIssuers': { input: () => ({}) },
    'age-check.exportIssuers': { input: () => ({}) },
    'age-check.addIssuer': {
      input: async ({ one }) => ({
        body: { label: 'Probe', certificate: await one<string>('select certificate from age_check.issuers limit 1') },
      }),
    },
    'age-check.removeIssuer': {
      input: async ({ one }) => ({
        params: {
          issuerId: await one<number>(
            `insert into age_check.issuers (label, certificate, fingerprint, created_at)
             select 'Probe', certificate, 'probe', now() from age_check.issuers limit 1 returning id`,
          ),
        },
      }),
    },
  },
};
