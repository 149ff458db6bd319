import { expect, it } from 'vitest';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import { createMailer, mailTables } from '#kit/mail/mailer.ts';
import { smtpServer } from '#kit/mail/testing/smtp-server.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testConfig } from '#kit/testing/config.ts';
import { testKit } from '#kit/testing/kit.ts';
import { getFirstSteps } from '../contract/first-steps.ts';
import { machineSteps } from './first-steps.ts';
import { createOffice } from './index.ts';

/** An installation with these settings: how each step stands. */
async function look(settings: Record<string, string>) {
  const kit = await testKit([identityTables, mailTables, auditTables]);
  const config = testConfig(settings);
  const tools = { ...kit, config, sms: {} as never };
  const mail = createMailer({ ...kit, config });
  const away = { name: 'away', order: 99, title: 'x', check: () => Promise.reject(new Error('a database away')) };
  kit.extensions.add('test', [...machineSteps({ config, mail }), extend(firstSteps, away)]);
  const dispatcher = testDispatcher(kit, createOffice(tools, { identity: createIdentity(kit) }).handlers);
  const as = (desk: 'administrator' | 'finance') => testClient(dispatcher, { accountId: 1, roles: ['operator', desk] });
  const answer = await as('administrator').call(getFirstSteps, {});
  if (!answer.ok) throw new Error(answer.problem.title);
  expect((await as('finance').call(getFirstSteps, {})).ok).toBe(false);
  mail.close();
  return Object.fromEntries(answer.data.steps.map(({ name, state, says, values }) => [name, { state, says, values }]));
}

it('what nobody has set is open, and says what is missing', async () => {
  expect(
    await look({ NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:3000', OPERATOR_NAME: 'House of Rain Ltd' }),
  ).toMatchObject({
    address: { state: 'open', values: { address: 'http://127.0.0.1:3000' } },
    operator: { state: 'open', values: { missing: 'OPERATOR_ADDRESS, OPERATOR_EMAIL' } },
    mail: { state: 'open', says: 'office.office.first.mailKept' },
    away: { state: 'wrong', says: 'office.office.first.unseen' },
  });
});

it('what is set is done, once it works: the mail server is asked', async () => {
  const server = await smtpServer();
  const settings = {
    ...{ NODE_ENV: 'test', PUBLIC_URL: 'https://rain.test', SMTP_URL: server.url },
    ...{
      OPERATOR_NAME: 'House of Rain Ltd',
      OPERATOR_ADDRESS: 'Quay 7, 20457 Hamburg',
      OPERATOR_EMAIL: 'us@rain.test',
    },
  };
  expect(await look(settings)).toMatchObject({
    address: { state: 'done' },
    operator: { state: 'done', values: { name: 'House of Rain Ltd' } },
    mail: { state: 'done' },
  });
  await server.close();
  expect((await look(settings)).mail).toMatchObject({ state: 'wrong', says: 'office.office.first.mailRefuses' });
});
