import type { DomainProbes } from '#kit/testing/probes.ts';

/** Of what {@link DomainProbes.prepare} began for Alice. */
let begun = 0;
const start = { phoneNumber: '+49 170 1234567', type: 'primaryMobileNumber', language: 'en' };

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ one, people }, call) => {
    await call('alice', 'pinCallStartVerification', start);
    begun = await one<number>('select max(id) from phone_verification.verifications where guest_id = $1', [
      people.alice.id,
    ]);
  },
  foreignIdCalls: {
    removePhone: {
      of: 'alice',
      inputs: () => [{ params: { verificationId: begun } }],
    },
    pinCallVerifyPin: {
      of: 'alice',
      ownerless: 'nobody but the phone knows the code',
      inputs: () => [{ id: begun, type: start.type, pin: '000000' }],
    },
  },
  operatorCalls: {
    'phone-verification.listVerifications': { input: () => ({}) },
    'phone-verification.exportVerifications': { input: () => ({}) },
    'phone-verification.listCountries': { input: () => ({}) },
    'phone-verification.exportCountries': { input: () => ({}) },
    'phone-verification.saveCountry': {
      input: () => ({ body: { country: 'PT', smsCents: 5, callCents: 9, dayCents: 500 } }),
    },
    'phone-verification.removeCountry': {
      input: async ({ one }) => ({
        params: {
          countryId: await one<number>(
            `insert into phone_verification.countries (region, sms_cents, call_cents, day_cents) values ('SE', 1, 1, 1) returning id`,
          ),
        },
      }),
    },
    'phone-verification.listBlocked': { input: () => ({}) },
    'phone-verification.exportBlocked': { input: () => ({}) },
    'phone-verification.block': { input: () => ({ body: { prefix: '+49 900', reason: 'premium' } }) },
    'phone-verification.unblock': {
      input: async ({ one }) => ({
        params: {
          blockedId: await one<number>(
            `insert into phone_verification.blocked (prefix, reason, created_at) values ('+49137', 'test', now()) returning id`,
          ),
        },
      }),
    },
    'phone-verification.listCaptured': { input: () => ({}) },
    'phone-verification.exportCaptured': { input: () => ({}) },
  },
};
