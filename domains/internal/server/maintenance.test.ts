import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { giftGranting } from '#domains/guest/server/index.ts';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { extend } from '#kit/domain/extensions.ts';
import { messages } from '#kit/mail/tables.ts';
import {
  actorImportFull,
  albumImport,
  clearDiCache,
  grantMessengerGifts,
  internalStatus,
  onlineGuests,
  regenerateAutoIncrementor,
} from '../contract/index.ts';
import { internalWorld } from '../testing/world.ts';

const world = await internalWorld();
const { kit, media, performers, lines } = world;
const operator = await world.logInAs('operator');
const operatorId = (await operator.caller()).accountId;

test('counters that fell behind are set past the highest number in use; others stay', async () => {
  const mail = { recipient: 'a', subject: 'b', text: 'c', state: 'captured', createdAt: new Date(0) } as const;
  await kit.db.orm.execute(sql`insert into mail.messages (id, recipient, subject, text, state, created_at)
    overriding system value values (500, 'a', 'b', 'c', 'captured', now())`);
  const first = data(await operator.client.call(regenerateAutoIncrementor, {})).data;
  expect(first.checked).toBeGreaterThan(3);
  expect(first.moved).toEqual([{ column: 'mail.messages.id', from: 1, to: 501 }]);
  const [next] = await kit.db.orm.insert(messages).values(mail).returning({ id: messages.id });
  expect(next?.id).toBe(501);
  expect(data(await operator.client.call(regenerateAutoIncrementor, {})).data.moved).toEqual([]);
  const [, line] = await lines('internal.regenerateAutoIncrementor');
  expect(line).toMatchObject({ accountId: operatorId, result: 'done', outcome: 'mail.messages.id 1 → 501' });
});

test('caches are forgotten, and the log says which', async () => {
  let pages = 3;
  kit.caches.onClear('pages', () => {
    pages = 0;
  });
  expect(data(await operator.client.call(clearDiCache, {})).data.caches).toEqual([
    'identity.sessions',
    'media.films',
    'media.films.known',
    'media.pictures',
    'pages',
  ]);
  expect(pages).toBe(0);
  expect(await lines('internal.clearDiCache')).toMatchObject([
    { outcome: 'identity.sessions, media.films, media.films.known, media.pictures, pages', accountId: operatorId },
  ]);
});

test('profiles are put right against their pictures and themes, in the background', async () => {
  const body = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#4b2e83' } })
    .webp()
    .toBuffer();
  const facts = await media.store(
    { ownerId: 9001, kind: 'avatar', ageRating: 16, body, width: 40, height: 50 },
    async (_tx, stored) => stored,
  );
  const gone = { id: '00000000-0000-4000-8000-000000000001', ageRating: 16, width: 9, height: 9 };
  await kit.db.transaction(async (tx) => {
    await performers.putCategory(tx, 'curls', { de: 'Locken', en: 'Curls', nl: 'Krullen', es: 'Rizos' }, 1);
    const avatar = { id: facts.id, ageRating: 16, width: 999, height: 1 };
    await performers.create(tx, anActor({ id: 9001, name: 'Ada', avatar, cover: gone, categories: ['curls', 'gone'] }));
  });
  const run = data(await operator.client.call(actorImportFull, {})).data;
  expect(run).toMatchObject({ kind: 'actorImportFull', state: 'queued', counts: {} });
  expect(refusal(await operator.client.call(actorImportFull, {}))).toBe('already_running');
  await world.runJobs();
  const [done] = data(await operator.client.call(internalStatus, {})).data.runs;
  expect(done).toMatchObject({ id: run.id, state: 'done', counts: { actors: 1, changed: 1, picturesDropped: 1 } });
  const ada = await performers.actor(kit.db, 9001);
  expect(ada).toMatchObject({ avatar: { id: facts.id, width: 40, height: 50 }, cover: null, categories: ['curls'] });
  expect((await lines('internal.actorImportFull')).map(({ accountId, outcome }) => [accountId, outcome])).toEqual([
    [null, 'actors 1, changed 1, picturesDropped 1'],
    [operatorId, 'already_running'],
    [operatorId, 'queued'],
  ]);
  data(await operator.client.call(actorImportFull, {}));
  await world.runJobs();
  expect(data(await operator.client.call(internalStatus, {})).data.runs[0]?.counts).toMatchObject({ changed: 0 });
});

test('galleries lose what has no file, and sizes follow the files', async () => {
  const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#111111' } })
    .webp()
    .toBuffer();
  const store = (width: number) =>
    media.store(
      { ownerId: 9001, kind: 'sedcard', ageRating: 16, body, width, height: 20 },
      async (_tx, stored) => stored,
    );
  const [right, wrong, lost] = [await store(30), await store(300), await store(30)];
  await kit.storage.delete(`pictures/${lost.id}/original.webp`);
  await kit.db.transaction(async (tx) => {
    for (const picture of [right, wrong, lost]) await performers.addSedcard(tx, 9001, picture);
  });
  data(await operator.client.call(albumImport, {}));
  await world.runJobs();
  expect(data(await operator.client.call(internalStatus, {})).data.runs[0]).toMatchObject({
    kind: 'albumImport',
    state: 'done',
    counts: { actors: 1, pictures: 3, corrected: 1, missing: 1 },
  });
  expect(await media.find(kit.db, wrong.id)).toMatchObject({ width: 30, height: 20 });
});

test('gifts are refused in words while no domain has any, and given once one does', async () => {
  const body = { guestId: 77, giftId: 5, quantity: 2 };
  expect(refusal(await operator.client.call(grantMessengerGifts, { body }))).toBe('not_available_yet');
  expect(await lines('internal.grantMessengerGifts')).toMatchObject([{ result: 'refused', subject: 'guest:77' }]);
  world.kit.extensions.add('gifts', [
    extend(giftGranting, async (_tx, { giftId, quantity }) => ({ [giftId]: quantity })),
  ]);
  const answer = data(await operator.client.call(grantMessengerGifts, { body }));
  expect(answer.data.boughtGifts).toEqual({ '5': 2 });
  expect((await lines('internal.grantMessengerGifts')).map(({ result }) => result)).toEqual(['done', 'refused']);
  world.kit.extensions.add('age-check', [extend(accountClosings, async (_, id) => (id === 78 ? 'underage' : null))]);
  expect(refusal(await operator.client.call(grantMessengerGifts, { body: { ...body, guestId: 78 } }))).toBe(
    'guest_closed',
  );
  expect(await lines('internal.grantMessengerGifts')).toMatchObject([
    { result: 'refused', subject: 'guest:78' },
    {},
    {},
  ]);
});

test('connected guests are counted without those who work here; only operators read who', async () => {
  const guest = await world.logInAs('guest');
  const performer = await world.logInAs('performer');
  const guestId = await guest.accountId();
  for (const id of [guestId, await performer.accountId(), operatorId as number, 3]) kit.connected.add(id);
  expect(data(await operator.client.call(onlineGuests, {})).data).toEqual({
    count: 2,
    guests: [
      { id: 3, isLoggedIn: false },
      { id: guestId, isLoggedIn: true },
    ],
  });
  expect(await lines('internal.onlineGuests')).toMatchObject([{ kind: 'read', outcome: '2 guests' }]);
});

test('a run that was left open by dead workers does not block the next for ever', async () => {
  data(await operator.client.call(albumImport, {}));
  kit.sentJobs.length = 0;
  await kit.clock.advance(61 * 60_000);
  const operatorAgain = await world.logInAs('operator');
  data(await operatorAgain.client.call(albumImport, {}));
  const [open, lost] = data(await operatorAgain.client.call(internalStatus, {})).data.runs;
  expect([open?.state, lost?.state]).toEqual(['queued', 'failed']);
});
