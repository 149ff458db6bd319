import { vi } from 'vitest';
import type { DomainProbes } from '#kit/testing/probes.ts';

/** Somebody who works here beside the operator of the tests. */
const colleague = `insert into identity.accounts (email, email_key, password_hash, roles, language, adult_declared_at, created_at)
  select address, address, 'x', '{operator,support}', 'en', now(), now()
    from (select gen_random_uuid() || '@example.org' as address) a returning id`;

/** Something that one colleague asked for about another, of this operation's own kind: a ban for life. */
const asked = (
  mark: string,
): string => `with asker as (${colleague}), meant as (${colleague.replace('{operator,support}', '{guest}')})
  insert into office.decisions (operation, "as", subject, input, hash, asked_by, asked_at)
  select 'guest.lock', 'guest.lock', 'guest:' || meant.id,
         jsonb_build_object('params', jsonb_build_object('guestId', meant.id::text),
           'body', jsonb_build_object('isLocked', true, 'forGood', true, 'reason', 'a probe')),
         '${mark}' || meant.id, asker.id, now() from asker, meant returning id`;

/** It was agreed to by a third and not carried out. */
const failed = `with decider as (${colleague}) update office.decisions d set state = 'failed', decided_by = decider.id,
  decided_at = now(), attempt = 'none' from decider where d.id = $1 returning d.id`;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'office.firstSteps': { input: () => ({}) },
    'office.decisions': { input: () => ({}) },
    'office.agree': {
      input: async ({ one }) => ({ params: { decisionId: Number(await one<number>(asked('agree'))) } }),
    },
    'office.repeatDecision': {
      input: async ({ one }) => ({
        params: { decisionId: Number(await one<number>(failed, [await one<number>(asked('repeat'))])) },
      }),
    },
    'office.refuseDecision': {
      input: async ({ one }) => ({
        params: { decisionId: Number(await one<number>(asked('refuse'))) },
        body: { reason: 'a probe' },
      }),
    },
    'office.operators': { input: () => ({}) },
    'office.inviteOperator': { input: () => ({ body: { email: 'new@example.com', desks: ['support'] } }) },
    'office.withdrawInvitation': {
      input: async ({ one }) => ({
        body: { invitationId: await one<number>('select max(id) from identity.invitations') },
      }),
    },
    'office.setDesks': {
      input: async ({ one }) => ({ body: { accountId: Number(await one<number>(colleague)), desks: ['content'] } }),
    },
    'office.removeOperator': {
      input: async ({ one }) => ({
        body: { accountId: Number(await one<number>(colleague)), reason: 'works elsewhere' },
      }),
    },
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
