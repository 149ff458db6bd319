import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '#kit/audit/read.ts';
import { acceptInvitation, readInvitation } from '../contract/invitation-routes.ts';
import { logIn } from '../contract/routes.ts';
import { getSecondFactor } from '../contract/second-factor-routes.ts';
import { data, refusal } from '../testing/browser.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

const world = await identityWorld({ DEMO: 'off' });
const { identity, kit } = world;
const browser = () => world.browser();
const secretOf = (link: string | null): string => link?.split('#')[1] ?? '';
const day = 24 * 3_600_000;

beforeEach(async () => {
  await kit.db.pool.query('truncate identity.invitations; truncate identity.accounts cascade');
});

const invite = (email: string, desks: readonly ('finance' | 'support' | 'administrator')[]) =>
  kit.db.transaction((tx) => identity.invite(tx, { email, desks, invitedBy: null, language: 'de' }));

it('the first operator comes by a link that is made once, and again for whoever may run commands on the machine', async () => {
  const link = await identity.firstOperatorLink();
  expect(link).toMatch(/\/en\/invitation\/#[\w-]{20,}$/);
  expect(await identity.firstOperatorLink()).toBeNull();
  const again = await identity.firstOperatorLink({ again: true });
  // Whoever can run commands on the machine can let themselves in: it stands in the audit log.
  const lines = await listAudit(kit.db, { operation: 'identity.operatorLink', limit: 10 });
  expect(lines).toMatchObject([{ accountId: null, result: 'done', outcome: 'npm run operator-link' }]);
  // The lost one is worth nothing any more.
  expect(refusal(await browser().client.call(readInvitation, { body: { token: secretOf(link) } }))).toBe(
    'mail_link_expired',
  );
  const first = browser();
  const token = secretOf(again);
  expect(data(await first.client.call(readInvitation, { body: { token } }))).toMatchObject({
    email: null,
    desks: ['administrator'],
  });
  expect(refusal(await first.client.call(acceptInvitation, { body: { token, password: passPhrase } }))).toBe(
    'invalid_input',
  );
  const body = { token, email: 'chief@example.com', password: passPhrase };
  expect(data(await first.client.call(acceptInvitation, { body }))).toMatchObject({
    loggedIn: false,
    next: 'secondFactor',
    roles: ['operator', 'administrator'],
  });
  expect(data(await first.client.call(getSecondFactor, {}))).toMatchObject({ isMissing: true, emailVerified: true });
  expect(await identity.operators(kit.db)).toMatchObject([
    { email: 'chief@example.com', desks: ['administrator'], passkeys: 0 },
  ]);
  expect(await identity.firstOperatorLink()).toBeNull();
});

it('whoever is invited by mail works at the desks it says, with the address it went to, once and within three days', async () => {
  await invite('ada@example.com', ['finance', 'support']);
  const token = secretOf(
    world.kit.mails.findLast(({ to }) => to === 'ada@example.com')?.text.match(/\S+#\S+/)?.[0] ?? '',
  );
  const body = { token, email: 'other@example.com', password: passPhrase };
  const weak = await browser().client.call(acceptInvitation, { body: { ...body, password: 'password123' } });
  expect(weak).toMatchObject({ problem: { errors: [{ field: 'body.password' }] } });
  const both = await Promise.all([1, 2].map(() => browser().client.call(acceptInvitation, { body })));
  expect(both.filter(({ ok }) => ok).length).toBe(1);
  expect(both.map((one) => (one.ok ? null : one.problem.code)).filter(Boolean)).toEqual(['mail_link_expired']);
  expect(await identity.operators(kit.db)).toMatchObject([{ email: 'ada@example.com', desks: ['support', 'finance'] }]);
  const entered = await browser().client.call(logIn, { body: { email: 'ada@example.com', password: passPhrase } });
  expect(data(entered).next).toBe('secondFactor');
});

it('an invitation that was withdrawn, replaced or ran out lets nobody in, and an address that is taken is said', async () => {
  const tokenOf = (email: string) =>
    secretOf(world.kit.mails.findLast(({ to }) => to === email)?.text.match(/\S+#\S+/)?.[0] ?? '');
  const tryWith = async (token: string) =>
    refusal(await browser().client.call(acceptInvitation, { body: { token, password: passPhrase } }));
  await invite('bo@example.com', ['support']);
  const first = tokenOf('bo@example.com');
  await invite('bo@example.com', ['support']);
  expect(await tryWith(first)).toBe('mail_link_expired');
  const [open] = await identity.openInvitations(kit.db);
  expect(await kit.db.transaction((tx) => identity.withdrawInvitation(tx, open?.id ?? 0))).toBe(true);
  expect(await tryWith(tokenOf('bo@example.com'))).toBe('mail_link_expired');
  await invite('cy@example.com', ['support']);
  kit.clock.jumpWall(3 * day + 1);
  expect(await tryWith(tokenOf('cy@example.com'))).toBe('mail_link_expired');
  await kit.db.transaction((tx) =>
    identity.createAccount(tx, {
      ...{ email: 'di@example.com', passwordHash: 'none', roles: ['guest'], language: 'en', emailVerified: true },
    }),
  );
  await invite('di@example.com', ['support']);
  expect(await tryWith(tokenOf('di@example.com'))).toBe('email_in_use');
});
