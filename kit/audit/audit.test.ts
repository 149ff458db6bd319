import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sqlState } from '#kit/db/db.ts';
import { testKit } from '#kit/testing/kit.ts';
import { audit } from './audit.ts';
import { auditFacets, listAudit } from './read.ts';

const { db, clock } = await testKit([]);
const caller = {
  subjectId: 7,
  accountId: 7,
  roles: ['operator'],
  sessionId: 's',
  language: 'en',
  country: null,
  ip: '192.0.2.7',
} as const;
const call = { caller, requestId: 'req-1' };
const entry = { call, at: clock.now(), operation: 'bakery.bake' };

test('a line says who did what, when, from where and with which result', async () => {
  await audit(db, { ...entry, subject: 'bread:1', input: { loaves: 3 }, outcome: '3 loaves' });
  const [line] = await listAudit(db, { subject: 'bread:1', limit: 10 });
  expect(line).toMatchObject({
    at: new Date(clock.now()),
    accountId: 7,
    address: '192.0.2.7',
    requestId: 'req-1',
    operation: 'bakery.bake',
    input: { loaves: 3 },
    result: 'done',
    outcome: '3 loaves',
  });
});

test('it stands or falls with the change it tells of', async () => {
  const fallen = db.transaction(async (tx) => {
    await audit(tx, { ...entry, subject: 'bread:2' });
    throw new Error('burnt');
  });
  await expect(fallen).rejects.toThrow('burnt');
  expect(await listAudit(db, { subject: 'bread:2', limit: 10 })).toEqual([]);
});

test('secrets are left out by their name, long texts are cut', async () => {
  const input = { password: 'rye', deep: { accessToken: 'x', note: 'a'.repeat(500) } };
  await audit(db, { ...entry, subject: 'bread:3', input });
  const [line] = await listAudit(db, { subject: 'bread:3', limit: 10 });
  expect(line?.input).toEqual({ password: '•••', deep: { accessToken: '•••', note: `${'a'.repeat(200)}…` } });
});

test('what no column keeps is left out of a line, which is written all the same', async () => {
  const input = { 'na\u0000me': 'half \uD800', long: `${'a'.repeat(199)}💥💥` };
  await audit(db, { ...entry, subject: `${'b'.repeat(199)}💥`, input, outcome: 'a\u0000b' });
  const [line] = await listAudit(db, { limit: 1 });
  expect(line).toMatchObject({ input: { 'na�me': 'half �' }, outcome: 'a�b' });
});

test('nobody changes or deletes a line, not even with plain SQL', async () => {
  await audit(db, { ...entry, subject: 'bread:4' });
  const tries = ["update audit.entries set outcome = 'nothing'", 'delete from audit.entries', 'truncate audit.entries'];
  for (const statement of tries) {
    const failure = await db.orm.execute(sql.raw(statement)).catch((error: unknown) => error);
    expect(sqlState(failure), statement).toBe('55000');
  }
  expect(await listAudit(db, { subject: 'bread:4', limit: 10 })).toHaveLength(1);
});

test('lines are found by person, operation and time, page by page', async () => {
  const other = { caller: { ...caller, accountId: 8 }, requestId: 'req-2' };
  const later = clock.now() + 60_000;
  for (const subject of ['a', 'b', 'c']) await audit(db, { call: other, at: later, operation: 'bakery.sell', subject });
  await audit(db, { call: null, at: later, operation: 'bakery.close' });
  const subjects = async (wanted: object) =>
    (await listAudit(db, { limit: 2, ...wanted })).map(({ subject }) => subject);
  expect(await subjects({ accountId: 8 })).toEqual(['c', 'b']);
  const [, second] = await listAudit(db, { accountId: 8, limit: 2 });
  expect(await subjects({ accountId: 8, before: second?.id })).toEqual(['a']);
  expect(await subjects({ operation: 'bakery.close' })).toEqual([null]);
  expect(await subjects({ operation: 'bakery.*' })).toEqual([null, 'c']);
  expect(await subjects({ operation: 'bak_ry.*' })).toEqual([]);
  expect(await listAudit(db, { from: new Date(later + 1), limit: 5 })).toEqual([]);
  expect((await listAudit(db, { to: new Date(later), limit: 50 })).some(({ accountId }) => accountId === 8)).toBe(
    false,
  );
  expect(await auditFacets(db)).toEqual({
    accountIds: [7, 8],
    operations: ['bakery.bake', 'bakery.close', 'bakery.sell'],
  });
});
