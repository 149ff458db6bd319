import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../contract/index.ts';
import { done, openJoining, refusal } from '../testing/world.ts';
import { webhookPath } from './identity/webhook-path.ts';
import type { SandboxDecision } from './sandbox/words.ts';

let world: Awaited<ReturnType<typeof openJoining>>;
beforeAll(async () => {
  world = await openJoining();
});
afterAll(() => world.app.close());

const after = async (decision: SandboxDecision) => {
  const { id, me } = await world.guest();
  await world.fill(id, me, 'identity', 'stage', 'profile', 'pictures', 'prices', 'countries', 'contract');
  await world.identify(me, decision);
  return { id, me, view: await world.view(me) };
};
const isDone = (view: contract.ApplicationView) => view.steps.find(({ name }) => name === 'identity')?.isDone;

test.each([
  ['approve', 'accepted', [], true],
  ['twice', 'accepted', [], true],
  ['endsSoon', 'accepted', [], true],
  ['submit', 'submitted', [], false],
  ['resubmit', 'more', [], false],
  ['expired', 'expired', [], false],
  ['otherFace', 'rejected', [], false],
  ['declined', 'rejected', [], false],
  ['forged', 'submitted', [], false],
  ['otherName', 'accepted', ['nameDiffers'], false],
  ['over', 'accepted', ['documentOver'], false],
] as const)('a day at the provider on which it says "%s" ends as %s', async (decision, state, findings, proves) => {
  const { view } = await after(decision);
  expect(view.identity).toMatchObject({ state, findings });
  expect(isDone(view)).toBe(proves);
});

test('whoever was not accepted may try again; while one is looked at, no second one begins', async () => {
  const { me } = await after('resubmit');
  await world.identify(me, 'approve');
  expect(isDone(await world.view(me))).toBe(true);
  const other = await after('submit');
  expect(await refusal(other.me.call(contract.beginIdentity, {}))).toBe('joining_identity_pending');
});

test('a document that says somebody is not 18 refuses for good', async () => {
  const { me, view } = await after('underage');
  expect(view).toMatchObject({ state: 'refused', refusal: 'underage' });
  expect(await refusal(me.call(contract.beginIdentity, {}))).toBe('joining_underage');
});

test('one document on two accounts is found, and is enough for neither', async () => {
  const first = await after('sameDocument');
  expect(isDone(first.view)).toBe(true);
  const second = await after('sameDocument');
  expect(second.view.identity.findings).toEqual(['documentElsewhere']);
  const params = { accountId: second.id };
  const file = await done(world.operator.call(contract.readApplication, { params, query: { reason: 'a look' } }));
  expect(file.sameDocument).toEqual([first.id]);
});

test('a name put right in the form is compared again', async () => {
  const { id, me } = await after('otherName');
  const body = { firstName: 'Other', lastName: 'Person', birthDate: world.person(id).birthDate };
  expect(isDone(await done(me.call(contract.savePerson, { body })))).toBe(true);
});

test('late news is applied when it comes, and the beginning told afterwards lowers nothing', async () => {
  const { me, view } = await after('late');
  expect(view.identity.state).toBe('open');
  await world.kit.clock.advance(12 * 60_000);
  await world.work('onboarding.deliverSandboxNews');
  expect((await world.view(me)).identity.state).toBe('accepted');
});

test('only what the provider signed is heard, and it is kept before it is answered', async () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${world.port}${webhookPath}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'x-auth-client': 'vesper-people-sandbox', ...headers },
    });
  const secret = Buffer.from(world.kit.keyFor('onboarding.sandbox')).toString('hex');
  const body = '{"id":"not ours"}';
  const right = createHmac('sha256', secret).update(body).digest('hex');
  expect((await post(body, {})).status).toBe(401);
  expect((await post(`${body} `, { 'x-hmac-signature': right })).status).toBe(401);
  expect((await post(body, { 'x-hmac-signature': right, 'x-auth-client': 'somebody' })).status).toBe(401);
  expect((await post(body, { 'x-hmac-signature': right })).status).toBe(200);
  expect((await post(body, { 'x-hmac-signature': right })).status).toBe(200);
  const { rows } = await world.kit.db.pool.query(
    'select 1 from onboarding.news where received_at is not null and sealed is null and hash = encode(sha256($1), $2)',
    [Buffer.from(body), 'hex'],
  );
  expect(rows).toHaveLength(1);
});

test('a document that ends is told before, then its performer is seen no more until a new one was looked at', async () => {
  const { id, me } = await world.guest();
  await world.fill(id, me, 'identity');
  await world.identify(me, 'endsSoon');
  await done(me.call(contract.submitApplication, {}));
  await world.accept(id);
  await world.work('onboarding.watchDocuments');
  await world.work('onboarding.watchDocuments');
  const mails = world.kit.mails.filter(({ subject }) => /ends in/.test(subject));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(world.kit.mails)).not.toContain(world.person(id).lastName);
  await world.kit.clock.advance(22 * 24 * 3_600_000);
  await world.work('onboarding.watchDocuments');
  expect((await world.view(me)).state).toBe('expired');
  expect((await world.domains.performers.actor(world.kit.db, id))?.isHidden).toBe(true);
  expect(await refusal(me.call(contract.submitApplication, {}))).toBe('joining_steps_missing');
  await world.identify(me, 'approve');
  await done(me.call(contract.submitApplication, {}));
  await world.accept(id);
  expect((await world.domains.performers.actor(world.kit.db, id))?.isHidden).toBe(false);
});

test('documents are bytes nobody can read in the storage, and gone when an application is forgotten', async () => {
  const { id, me } = await after('approve');
  const { rows } = await world.kit.db.pool.query('select id from onboarding.checks where account_id = $1', [id]);
  await world.work('onboarding.fetchDocuments', { checkId: rows[0].id });
  await world.work('onboarding.fetchDocuments', { checkId: rows[0].id });
  const kept = await world.kit.db.pool.query('select vault_key from onboarding.documents where account_id = $1', [id]);
  expect(kept.rows).toHaveLength(2);
  const stored = await world.kit.storage.get(kept.rows[0].vault_key);
  expect(
    Buffer.from(stored?.body ?? [])
      .subarray(0, 64)
      .toString('latin1'),
  ).not.toContain('WEBP');
  await world.kit.clock.advance(366 * 24 * 3_600_000);
  await world.work('onboarding.forget');
  expect(await world.kit.storage.get(kept.rows[0].vault_key)).toBeNull();
  expect((await world.view(me)).person).toBeNull();
});
