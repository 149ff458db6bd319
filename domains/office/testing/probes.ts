import { vi } from 'vitest';
import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'office.find': { input: () => ({ query: { search: 'alice' } }) },
    'office.sendTestSms': { input: () => ({ body: { phoneNumber: '+49 170 1234567' } }) },
    'office.listSms': { input: () => ({}) },
    'office.exportSms': { input: () => ({}) },
    'office.readOutboxSms': {
      input: async ({ one }) => ({ params: { smsId: Number(await one<number>('select max(id) from sms.messages')) } }),
    },
  },
  screens: {
    params: {
      async mailId(call) {
        await call('anyone', 'POST', 'identity/password/forgot', { email: 'latetrain@vesper.example' });
        const mails = () => call<{ rows: { id: number }[] }>('operator', 'GET', 'office/mail/list');
        return (await vi.waitUntil(async () => (await mails()).rows[0], { timeout: 10_000, interval: 200 })).id;
      },
      smsId: async (call) =>
        (await call<{ smsId: number }>('operator', 'POST', 'office/sms/test', { phoneNumber: '+49 170 1234567' }))
          .smsId,
    },
  },
};
