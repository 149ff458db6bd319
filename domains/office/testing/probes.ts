import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'office.sendTestSms': { input: () => ({ body: { phoneNumber: '+49 170 1234567' } }) },
    'office.listSms': { input: () => ({}) },
    'office.exportSms': { input: () => ({}) },
    'office.readOutboxSms': {
      input: async ({ one }) => ({ params: { smsId: Number(await one<number>('select max(id) from sms.messages')) } }),
    },
  },
};
