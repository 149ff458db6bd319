import { beforeAll, expect, test } from 'vitest';
import { getPageConfiguration } from '#domains/guest/contract/routes.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { listAudit } from '#kit/audit/read.ts';
import { extend } from '#kit/domain/extensions.ts';
import { findPeople, peopleFinders } from '#kit/domain/people.ts';
import { blockComments, guests, lockGuest, readGuest, restrictGuest } from '../contract/office.ts';
import { updateProfile } from '../contract/routes.ts';
import type { GuestWorld } from '../testing/world.ts';
import { guestWorld } from '../testing/world.ts';
import { guestSpending } from './extension-points.ts';

let world: GuestWorld;
let operator: TestBrowser;
const ids = new Map<string, number>();
const idOf = (name: string): number => ids.get(name) as number;

beforeAll(async () => {
  world = await guestWorld((kit) =>
    kit.extensions.add('shop', [
      extend(peopleFinders, async (_, typed) => (typed === 'order-7' ? [idOf('mira')] : [])),
      extend(guestSpending, async () => new Map([[idOf('mira'), 2_500]])),
    ]),
  );
  operator = await world.operator();
  for (const name of ['lena', 'mira', 'jörg']) {
    const person = await world.signUpAs(`${name}.one@mail.example.com`);
    ids.set(name, await person.accountId());
    data(await person.client.call(updateProfile, { body: { name: `${name} fox` } }));
  }
});

const found = async (query: object): Promise<number[]> =>
  data(await operator.client.call(guests.read, { query })).rows.map(({ id }) => id);
const all = () => [idOf('jörg'), idOf('mira'), idOf('lena')];
const reason = 'Complaint 12';
const lines = async (guestId: number) => {
  const written = await listAudit(world.kit.db, { subject: `guest:${guestId}`, kind: 'change', limit: 20 });
  return written.map(({ operation, result, input }) => ({ operation, result, input }));
};

test('an operator finds a guest by a part of the mail, a part of the name, the number and an order', async () => {
  expect(await found({})).toEqual(all());
  expect(await found({ search: 'ENA.o' })).toEqual([idOf('lena')]);
  expect(await found({ search: 'ra f' })).toEqual([idOf('mira')]);
  expect(await found({ search: 'JORG' })).toEqual([idOf('jörg')]);
  expect(await found({ search: 'fox' })).toEqual(all());
  expect(await found({ search: 'r' })).toEqual([idOf('jörg'), idOf('mira')]);
  expect(await found({ search: String(idOf('lena')) })).toEqual([idOf('lena')]);
  expect(await found({ search: `Gast ${idOf('lena')}` })).toEqual([idOf('lena')]);
  expect(await found({ search: 'order-7' })).toEqual([idOf('mira')]);
  for (const nothing of ['%', 'l_na', 'order', '\\']) expect(await found({ search: nothing }), nothing).toEqual([]);
  expect(await findPeople(world.kit.extensions, world.kit.db, 'mira.one')).toEqual([idOf('mira')]);
});

test('page by page, without one that is missing or shown twice', async () => {
  const first = data(await operator.client.call(guests.read, { query: { limit: 2 } }));
  const second = data(await operator.client.call(guests.read, { query: { limit: 2, after: first.next ?? '' } }));
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all());
  expect(second.next).toBeNull();
});

test('the list says what each has paid, and when and where they were last', async () => {
  const away = await world.signUpAs('away@elsewhere.example', { country: 'NL' });
  const guestId = await away.accountId();
  const listed = async (search: string) => data(await operator.client.call(guests.read, { query: { search } })).rows;
  const [here] = await listed('away@');
  expect(here).toMatchObject({ id: guestId, spentCents: 0, country: 'NL', lastSeenAt: here?.createdAt });
  expect(await listed('ra f')).toMatchObject([{ id: idOf('mira'), spentCents: 2_500, country: null }]);
  await world.kit.db.transaction((tx) => world.identity.endSessions(tx, guestId));
  expect(await listed('away@')).toMatchObject([{ id: guestId, lastSeenAt: null, country: null }]);
});

test('a part of an address is looked up in an index, not row by row', async () => {
  const statement = `explain select id from identity.accounts where identity.parts_of(email, 1) @> array['len']`;
  const plan = await world.kit.db.transaction(async (tx) => {
    await tx.orm.execute('set local enable_seqscan = off');
    return JSON.stringify((await tx.orm.execute(statement)).rows);
  });
  expect(plan).toContain('accounts_email_parts');
});

test('a locked guest is logged out, told by the page, and let in again', async () => {
  const person = await world.signUpAs('locked@example.com');
  const guestId = await person.accountId();
  const lock = (isLocked: boolean) =>
    operator.client.call(lockGuest, { params: { guestId }, body: { isLocked, reason } });
  expect(data(await lock(true))).toMatchObject({ id: guestId, isLocked: true });
  expect((await person.caller()).accountId).toBeNull();
  expect(await found({ standing: 'locked' })).toEqual([guestId]);
  expect(refusal(await lock(true))).toBe('standing_unchanged');
  expect(data(await lock(false)).isLocked).toBe(false);
  expect(await found({ standing: 'locked' })).toEqual([]);
  expect(await lines(guestId)).toEqual([
    { operation: 'guest.lock', result: 'done', input: { isLocked: false, reason } },
    { operation: 'guest.lock', result: 'refused', input: { guestId, isLocked: true, reason } },
    { operation: 'guest.lock', result: 'done', input: { isLocked: true, reason } },
  ]);
});

test('a restriction has a level, comments are blocked; the guest’s page says both', async () => {
  const person = await world.signUpAs('restricted@example.com');
  const guestId = await person.accountId();
  const params = { guestId };
  data(await operator.client.call(restrictGuest, { params, body: { level: 3, reason } }));
  data(await operator.client.call(blockComments, { params, body: { isBlocked: true, reason } }));
  const { guest } = data(await person.client.call(getPageConfiguration, {}));
  expect(guest).toMatchObject({ isRestricted: true, restrictionLevel: 3, isBlockedForComments: true, isLocked: false });
  expect(await found({ standing: 'restricted', search: 'restricted@' })).toEqual([guestId]);
  expect(await found({ standing: 'noComments' })).toEqual([guestId]);
  const lifted = data(await operator.client.call(restrictGuest, { params, body: { level: 0, reason } }));
  expect(lifted).toMatchObject({ restrictionLevel: 0, isBlockedForComments: true });
});

test('a guest’s page says who it is; no secret stands in it', async () => {
  const page = data(await operator.client.call(readGuest, { params: { guestId: idOf('lena') } }));
  expect(page).toMatchObject({ email: 'lena.one@mail.example.com', name: 'lena fox', roles: ['guest'], sessions: 1 });
  expect(JSON.stringify(page)).not.toMatch(/hash|token|secret"/i);
  expect(page.isOwn).toBe(false);
});

test('what is refused changes nothing: strangers, oneself, nobody, no reason, no such level', async () => {
  const guestId = idOf('mira');
  const body = { isLocked: true, reason };
  const guest = await world.signUpAs('nosy@example.com');
  expect(refusal(await guest.client.call(guests.read, { query: {} }))).toBe('not_permitted');
  expect(refusal(await guest.client.call(readGuest, { params: { guestId } }))).toBe('not_permitted');
  expect(refusal(await guest.client.call(lockGuest, { params: { guestId }, body }))).toBe('not_permitted');
  const own = await operator.accountId();
  expect(refusal(await operator.client.call(lockGuest, { params: { guestId: own }, body }))).toBe('own_standing');
  expect(data(await operator.client.call(readGuest, { params: { guestId: own } })).isOwn).toBe(true);
  expect(refusal(await operator.client.call(lockGuest, { params: { guestId: 999_999 }, body }))).toBe('not_found');
  expect(refusal(await operator.client.call(readGuest, { params: { guestId: 999_999 } }))).toBe('not_found');
  const without = await operator.client.call(lockGuest, {
    params: { guestId },
    body: { isLocked: true, reason: ' a ' },
  });
  expect(refusedFields(without)).toEqual(['body.reason']);
  const level = await operator.client.call(restrictGuest, { params: { guestId }, body: { level: 4, reason } });
  expect(refusedFields(level)).toEqual(['body.level']);
  expect(await found({ standing: 'locked' })).toEqual([]);
});

test('of two who lock at once one is told that it is done', async () => {
  const guestId = idOf('jörg');
  const lock = () =>
    operator.client.call(lockGuest, { params: { guestId }, body: { isLocked: true, reason: 'Twice asked' } });
  const answers = await Promise.all([lock(), lock(), lock()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await lines(guestId)).filter(({ result }) => result === 'done')).toHaveLength(1);
});

test('the palette offers guests by a part of their mail, the newest first, with the way to their page', async () => {
  expect(await world.guest.inPalette(world.kit.db, 'one@mail', 2)).toMatchObject([
    { id: idOf('jörg'), name: 'jörg fox', page: 'guest.officeGuest', params: { guestId: String(idOf('jörg')) } },
    { id: idOf('mira') },
  ]);
  expect(await world.guest.inPalette(world.kit.db, 'order-7', 5)).toMatchObject([{ id: idOf('mira') }]);
  expect(await world.guest.inPalette(world.kit.db, 'office@', 5)).toEqual([]);
  const asked = async () =>
    (await world.guest.inPalette(world.kit.db, 'mira.one', 1))[0]?.actions?.map(({ search }) => search?.['ask']);
  expect(await asked()).toEqual(['lock', 'restrict']);
  await world.kit.db.transaction((tx) => world.guest.setStanding(tx, idOf('mira'), { isLocked: true }));
  expect(await asked()).toEqual(['unlock', 'restrict']);
});
