import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { listAudit } from '#kit/audit/read.ts';
import type { Role } from '#kit/contract/access.ts';
import { only } from '#kit/contract/access.ts';
import { auditedChange, auditedRead, repeatedReadSeconds } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createDispatcher } from './dispatch.ts';
import type { Call } from './handler.ts';
import { handle } from './handler.ts';

const burnt = defineProblem('burnt', 409, { de: 'Verbrannt.', en: 'Burnt.', nl: 'Verbrand.', es: 'Quemado.' });
const shape = { method: 'POST', summary: 'Bakes.', access: only('operator'), response: z.object({}) } as const;
const body = z.object({ bread: z.string(), heat: z.int().max(300), password: z.string().optional() });
const bake = route({
  ...shape,
  name: 'bake',
  path: 'bakery/bake',
  audit: auditedChange('bakery.bake', 'bread:{bread}'),
  body,
});
const look = route({ ...shape, name: 'look', path: 'bakery/look', audit: auditedRead('bakery.look'), body });

const kit = await testKit([]);
const dispatcher = createDispatcher(
  [
    handle(bake, async ({ body: { heat } }) => {
      await kit.db.transaction(async (tx) => {
        await tx.orm.execute(`insert into bread values (${heat})`);
        if (heat > 250) throw new Problem(burnt);
        if (heat > 200) throw new Error('the oven broke');
      });
      return {};
    }),
    handle(look, async () => ({})),
  ],
  kit,
);
await kit.db.pool.query('create table bread (heat int)');

const call = (roles: Role[]) =>
  ({
    caller: testCaller({ accountId: 7, roles }),
    requestId: 'r',
  }) as Call;
const operator = call(['operator']);
const strangerWith = (accountId: number | null) => {
  const made = call(['guest']);
  return { ...made, caller: { ...made.caller, accountId, subjectId: accountId ?? 9 } } as Call;
};
const lines = async () =>
  (await listAudit(kit.db, { limit: 20 })).map(({ operation, subject, result, outcome }) =>
    [operation, subject, result, outcome].join(' '),
  );
const breads = async () => (await kit.db.pool.query('select heat from bread')).rows.length;
const asked = (input: object, by = operator, what = bake) =>
  dispatcher.invoke(what, { body: { bread: 'rye', heat: 180, ...input } }, by).then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.kind.code : String(error)),
  );

let before: string[] = [];
beforeEach(async () => {
  before = await lines();
});
const fresh = async () => (await lines()).slice(0, -before.length || undefined);

it('a change leaves its line in its own transaction, and one that is refused or breaks leaves the reason', async () => {
  expect(await asked({})).toBe('done');
  expect(await asked({ heat: 260 })).toBe('burnt');
  expect(await asked({ heat: 999 })).toBe('invalid_input');
  expect(await asked({ heat: 210 })).toBe('Error: the oven broke');
  expect(await fresh()).toEqual([
    'bakery.bake bread:rye failed ',
    'bakery.bake bread:rye refused invalid_input',
    'bakery.bake bread:rye refused burnt',
    'bakery.bake bread:rye done ',
  ]);
  expect(await breads()).toBe(1);
});

it('a change whose line cannot be written is not made, a reading is not answered', async () => {
  await kit.db.pool.query(
    `alter table audit.entries add constraint shut check (operation <> 'bakery.bake' and operation <> 'bakery.look') not valid`,
  );
  try {
    expect(await asked({})).toMatch(/^StatementError/);
    for (const _ of [1, 2]) expect(await asked({}, operator, look)).toMatch(/^StatementError/);
  } finally {
    await kit.db.pool.query('alter table audit.entries drop constraint shut');
  }
  expect(await breads()).toBe(1);
});

it('the same reading stands once in a quarter of an hour, another one and another person’s by itself', async () => {
  for (const heat of [1, 1, 2]) expect(await asked({ heat }, operator, look)).toBe('done');
  expect(await asked({ heat: 301 }, operator, look)).toBe('invalid_input');
  expect((await fresh()).filter((line) => line.startsWith('bakery.look'))).toHaveLength(2);
});

it('secrets among the input are not written', async () => {
  await asked({ password: 'rye bread' });
  const [line] = await listAudit(kit.db, { limit: 1 });
  expect(line?.input).toMatchObject({ heat: 180, password: '•••' });
});

it('an operation for operators that says nothing of the log stops the start', () => {
  const { audit: _, ...silent } = bake;
  const tools = { log: memoryLog(), limits: kit.limits };
  expect(() => createDispatcher([handle(silent, async () => ({}))], tools)).toThrow('"bake" is for operators');
});

it('an account without the right leaves one line for an operation in a quarter of an hour, without what it sent', async () => {
  const [guest, other, visitor] = [strangerWith(11), strangerWith(12), strangerWith(null)];
  kit.log.lines.length = 0;
  for (const who of [guest, guest, guest, other]) expect(await asked({}, who)).toBe('not_permitted');
  expect(await asked({}, guest, look)).toBe('not_permitted');
  expect(await asked({}, visitor)).toBe('not_logged_in');
  expect(await fresh()).toEqual([
    'bakery.look  refused not_permitted',
    'bakery.bake  refused not_permitted',
    'bakery.bake  refused not_permitted',
  ]);
  const [line, , first] = await listAudit(kit.db, { limit: 3 });
  expect(line).toMatchObject({ accountId: 11, kind: 'read', input: {}, address: '192.0.2.1' });
  expect(first).toMatchObject({ accountId: 11, kind: 'change', input: {}, subject: null });
  // Visitors are told of below the level that is kept here.
  expect(kit.log.lines.map(({ text }) => text)).toEqual(Array(5).fill('somebody without the right asked for it'));
});

it('ten accounts that use up all lines hide no other: those without a line of their own are counted and named', async () => {
  const others = Array.from({ length: 60 }, (_, index) =>
    route({
      ...shape,
      name: `pry${index}`,
      path: `bakery/pry${index}`,
      audit: auditedChange(`bakery.pry${index}`),
      body,
    }),
  );
  const nosy = createDispatcher(
    others.map((one) => handle(one, async () => ({}))),
    { ...kit, limits: createLimits(null) },
  );
  const pry = async (at: number, accountId: number) => {
    const call = nosy.invoke(
      others[at] as (typeof others)[0],
      { body: { bread: 'rye', heat: 1 } },
      strangerWith(accountId),
    );
    await expect(call).rejects.toMatchObject({ kind: { code: 'not_permitted' } });
  };
  const told = async (operation: string): Promise<Record<string, unknown>[]> =>
    (await listAudit(kit.db, { operation, limit: 20 })).map(({ accountId, outcome, input }) => ({
      accountId,
      outcome,
      ...input,
    }));
  for (let accountId = 5_000; accountId < 5_010; accountId += 1) {
    for (let at = 0; at < 30; at += 1) await pry((at + (accountId - 5_000) * 3) % 60, accountId);
  }
  // What the ten have nearly used up still tells of the eleventh, at once; what nobody asked for tells of it by itself.
  await pry(28, 5_010);
  await pry(58, 5_010);
  const named = async (operation: string) =>
    (await told(operation)).filter(
      (line) => line['accountId'] === 5_010 || /\b5010\b/.test(String(line['accountIds'])),
    );
  await kit.clock.advance(repeatedReadSeconds * 1000);
  await expect
    .poll(async () => [(await named('bakery.pry28')).length, (await named('bakery.pry58')).length])
    .toEqual([1, 1]);
  const { rows } = await kit.db.pool.query<{ n: number }>(
    `select max(n)::int as n from (select count(*) as n from audit.entries where operation like 'bakery.pry%' group by operation) o`,
  );
  expect(rows).toEqual([{ n: 5 }]);
  kit.log.lines.length = 0;
});

it('accounts without a line of their own leave one at once, and one that counts them when the quarter of an hour is over', async () => {
  const crowd = Array.from({ length: 12 }, (_, index) => strangerWith(2_000 + index));
  const dispatch = createDispatcher([handle(bake, async () => ({}))], { ...kit, limits: createLimits(null) });
  const refused = (who: Call) =>
    expect(dispatch.invoke(bake, { body: { bread: 'rye', heat: 1 } }, who)).rejects.toBeInstanceOf(Problem);
  for (const who of [...crowd, ...crowd]) await refused(who);
  const told = async () =>
    (await listAudit(kit.db, { operation: 'bakery.bake', limit: 6 }))
      .filter(({ outcome }) => outcome === 'further_unauthorized')
      .map(({ accountId, result, input }) => ({ accountId, result, ...input }));
  expect(await told()).toEqual([{ accountId: 2_003, result: 'refused', accounts: 1, calls: 1, accountIds: '2003' }]);
  await kit.clock.advance(repeatedReadSeconds * 1000);
  const accountIds = crowd
    .slice(3)
    .map(({ caller }) => caller.accountId)
    .join(', ');
  await expect.poll(told).toHaveLength(2);
  expect((await told())[0]).toEqual({ accountId: null, result: 'refused', accounts: 9, calls: 18, accountIds });
  // The next quarter of an hour begins again.
  await refused(strangerWith(2_100));
  kit.log.lines.length = 0;
});

it('strangers with many accounts do not fill the log, and a log that cannot be written lets nobody in', async () => {
  const crowd = Array.from({ length: 320 }, (_, index) => strangerWith(1_000 + index));
  for (const who of crowd) expect(await asked({}, who)).toBe('not_permitted');
  const { rows } = await kit.db.pool.query(
    `select count(*)::int as n from audit.entries where account_id between 1000 and 1999`,
  );
  expect(rows[0].n).toBeLessThanOrEqual(300);
  const broken = { ...kit, limits: createLimits(null), db: { ...kit.db, orm: null } as unknown as typeof kit.db };
  const answer = createDispatcher([handle(bake, async () => ({}))], broken).invoke(bake, {}, strangerWith(13));
  await expect(answer).rejects.toMatchObject({ kind: { code: 'not_permitted' } });
  expect(kit.log.lines.at(-1)?.text).toBe('the line of a refused call could not be written');
  kit.log.lines.length = 0;
});

it('whoever is refused again and again leaves thirty lines and one for all that follow, and hides no other', async () => {
  const other = { ...operator, caller: { ...operator.caller, accountId: 8, subjectId: 8 } } as Call;
  for (let n = 0; n < 40; n += 1) expect(await asked({ bread: `n${n}`, heat: 999 }, other)).toBe('invalid_input');
  const { rows } = await kit.db.pool.query<{ outcome: string; count: number }>(
    `select outcome, count(*)::int as count from audit.entries where account_id = 8 group by outcome order by outcome`,
  );
  expect(rows).toEqual([
    { outcome: 'further_refusals', count: 1 },
    { outcome: 'invalid_input', count: 30 },
  ]);
  expect(await asked({ bread: 'good' }, other)).toBe('done');
  // Of this account alone: what counts the strangers of the tests before is written whenever their time is over.
  const newest = await kit.db.pool.query<{ operation: string; result: string }>(
    'select operation, result from audit.entries where account_id = 8 order by id desc limit 1',
  );
  expect(newest.rows).toEqual([{ operation: 'bakery.bake', result: 'done' }]);
});
