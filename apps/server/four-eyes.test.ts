import { beforeAll, describe, expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { askedKey, onlyAskedKey } from '#domains/office/web/parts/asked.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { listAudit } from '#kit/audit/read.ts';
import { languages } from '#kit/contract/access.ts';
import type { Person } from './testing/people.ts';
import type { TestSite } from './testing/site.ts';
import { openSite } from './testing/site.ts';

let site: TestSite;
let [first, second, third]: Person[] = [];
let guest: Person;
beforeAll(async () => {
  site = await openSite();
  [first, second, third] = [
    await site.signUp('first@vesper.test', 'operator'),
    await site.signUp('second@vesper.test', 'operator'),
    await site.signUp('third@vesper.test', 'operator'),
  ];
  guest = await site.signUp('guest@vesper.test');
});

const call = async (who: Person | undefined, name: string, input: unknown = {}) => {
  const answer = await (who as Person).call(site.named(name), input);
  await site.settle();
  return answer;
};
const ban = (who: Person | undefined, guestId: number, isLocked = true, forGood = true) =>
  call(who, 'guest.lock', { params: { guestId }, body: { isLocked, forGood, reason: 'threatened a performer' } });
interface Seen {
  open: { id: number; isOwn: boolean; subject: string; state: string }[];
  decided: { id: number; state: string }[];
}
const seen = async (who: Person | undefined) => (await call(who, 'office.decisions')).data as Seen;
const agree = (who: Person | undefined, decisionId: number) => call(who, 'office.agree', { params: { decisionId } });
const standing = (id: number) => site.domains.guest.standing(site.kit.db, id);

it('a ban for life is asked for by one and happens when another agrees; nobody agrees with themselves', async () => {
  expect((await ban(first, guest.id)).code).toBe('second_operator_needed');
  expect((await ban(first, guest.id)).code).toBe('second_operator_needed');
  expect((await standing(guest.id)).isLocked).toBe(false);
  const { open } = await seen(second);
  expect(open).toMatchObject([{ subject: `guest:${guest.id}`, isOwn: false }]);
  expect((await seen(first)).open).toMatchObject([{ isOwn: true }]);
  const id = open[0]?.id ?? 0;
  expect((await agree(first, id)).code).toBe('own_decision');
  expect((await agree(guest, id)).code).toBe('not_permitted');

  const both = await Promise.all([agree(second, id), agree(third, id)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['decision_over', null].sort());
  expect((await standing(guest.id)).isLocked).toBe(true);
  expect((await seen(second)).open).toEqual([]);
  expect((await agree(third, id)).code).toBe('decision_over');

  const lines = await listAudit(site.kit.db, { subject: `guest:${guest.id}`, kind: 'change', limit: 20 });
  expect(lines.filter(({ result }) => result === 'done')).toHaveLength(1);
  expect(lines.filter(({ result }) => result === 'refused').map(({ outcome }) => outcome)).toContain(
    'second_operator_needed',
  );
});

it('what two decided one alone does not lift, and a lock that is no ban one still does', async () => {
  expect((await ban(first, guest.id, false, false)).code).toBe('banned_for_good');
  const other = await site.signUp('other@vesper.test');
  expect((await ban(first, other.id, true, false)).code).toBeNull();
  expect((await ban(first, other.id, false, false)).code).toBeNull();
});

it('who may not do it neither sees it nor agrees; what is refused or waited too long is over', async () => {
  const other = await site.signUp('wanted@vesper.test');
  await ban(first, other.id);
  const writer = await site.signUp('writer@vesper.test', 'content');
  await site.kit.db.transaction((tx) => site.domains.identity.grantRole(tx, writer.id, 'operator'));
  const id = (await seen(second)).open[0]?.id ?? 0;
  expect((await seen(writer)).open).toEqual([]);
  expect((await agree(writer, id)).code).toBe('not_found');
  const refuse = { params: { decisionId: id }, body: { reason: 'was a mistake' } };
  expect((await call(second, 'office.refuseDecision', refuse)).code).toBeNull();
  expect((await agree(third, id)).code).toBe('decision_over');

  await ban(first, other.id);
  const again = (await seen(second)).open[0]?.id ?? 0;
  await site.kit.db.pool.query("update office.decisions set asked_at = asked_at - interval '8 days' where id = $1", [
    again,
  ]);
  expect((await agree(second, again)).code).toBe('decision_over');
  expect((await seen(second)).open).toEqual([]);
  await ban(first, other.id);
  expect((await seen(second)).open).toHaveLength(1);
  expect((await standing(other.id)).isLocked).toBe(false);
});

it('when carrying it out is refused, nothing happened and it waits on', async () => {
  const gone = await site.signUp('gone@vesper.test');
  await ban(first, gone.id);
  const id = (await seen(second)).open.find(({ subject }) => subject === `guest:${gone.id}`)?.id ?? 0;
  // The second is meant themselves: the operation refuses it as ever.
  await site.kit.db.pool.query(
    'update office.decisions set input = jsonb_set(input, $2, to_jsonb($3::text)) where id = $1',
    [...[id, '{params,guestId}', String(second?.id)]],
  );
  expect((await agree(second, id)).code).toBe('own_standing');
  expect((await seen(second)).open.map((one) => one.id)).toContain(id);
});

describe('what two agreed to and was not carried out', () => {
  const sql = (text: string, values: unknown[] = []) => site.kit.db.pool.query(text, values);
  const doneLines = async (guestId: number) => {
    const lines = await listAudit(site.kit.db, { subject: `guest:${guestId}`, kind: 'change', limit: 20 });
    return lines.filter(({ operation, result }) => operation === 'guest.lock' && result === 'done').length;
  };
  const repeat = (who: Person | undefined, decisionId: number) =>
    call(who, 'office.repeatDecision', { params: { decisionId } });
  /** Asks for a ban for life, and says which decision that is. */
  const asked = async (name: string): Promise<{ id: number; guestId: number }> => {
    const { id: guestId } = await site.signUp(`${name}@vesper.test`);
    await ban(first, guestId);
    return { guestId, id: (await seen(second)).open.find(({ subject }) => subject === `guest:${guestId}`)?.id ?? 0 };
  };
  const stateOf = async (id: number): Promise<string | undefined> => {
    const { open, decided } = await seen(third);
    return [...open, ...decided].find((one) => one.id === id)?.state;
  };

  it('because of an error of ours: it reads as failed, waits on, and is carried out when it is tried again', async () => {
    const { id, guestId } = await asked('failing');
    await sql(`create function guest.broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger broken before insert or update on guest.profiles for each row execute function guest.broken()`);
    expect((await agree(second, id)).code).toBe('internal_error');
    await sql('drop trigger broken on guest.profiles; drop function guest.broken()');
    expect(await stateOf(id)).toBe('failed');
    expect((await standing(guestId)).isLocked).toBe(false);
    expect((await agree(third, id)).code).toBe('decision_over');
    expect((await repeat(first, id)).code).toBe('own_decision');
    const both = await Promise.all([repeat(second, id), repeat(third, id)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['decision_over', null].sort());
    expect(await stateOf(id)).toBe('done');
    expect((await standing(guestId)).isLocked).toBe(true);
    expect(await doneLines(guestId)).toBe(1);
  });

  it('because its process died: it is under way for five minutes, then tried again', async () => {
    const { id, guestId } = await asked('killed');
    await sql(
      "update office.decisions set state = 'approved', decided_by = $2, decided_at = $3, attempt = 'lost' where id = $1",
      [...[id, second?.id, new Date(site.kit.clock.now())]],
    );
    expect(await stateOf(id)).toBe('approved');
    expect((await repeat(third, id)).code).toBe('decision_over');
    await sql("update office.decisions set decided_at = decided_at - interval '6 minutes' where id = $1", [id]);
    expect(await stateOf(id)).toBe('failed');
    expect((await repeat(third, id)).code).toBeNull();
    expect((await standing(guestId)).isLocked).toBe(true);
    expect(await stateOf(id)).toBe('done');
  });

  it('was carried out after all, and its process died before it could say so: it is not done twice', async () => {
    const { id, guestId } = await asked('unsaid');
    expect((await agree(second, id)).code).toBeNull();
    await sql(
      "update office.decisions set state = 'approved', decided_at = decided_at - interval '6 minutes' where id = $1",
      [id],
    );
    const refuse = { params: { decisionId: id }, body: { reason: 'too late for that' } };
    expect((await call(third, 'office.refuseDecision', refuse)).code).toBe('decision_over');
    expect((await repeat(third, id)).code).toBeNull();
    expect(await stateOf(id)).toBe('done');
    expect(await doneLines(guestId)).toBe(1);
  });

  it('is given up by whoever asked or anybody else, with a reason', async () => {
    const { id, guestId } = await asked('given-up');
    await sql(
      "update office.decisions set state = 'failed', decided_by = $2, decided_at = now(), attempt = 'lost' where id = $1",
      [id, second?.id],
    );
    const refuse = { params: { decisionId: id }, body: { reason: 'no longer needed' } };
    expect((await call(first, 'office.refuseDecision', refuse)).code).toBeNull();
    expect((await repeat(third, id)).code).toBe('decision_over');
    expect((await standing(guestId)).isLocked).toBe(false);
  });
});

it.each(languages)('everything that may be asked for is read in words: %s', async (language) => {
  const words = await wordsOf(language);
  const has = (key: string): boolean => {
    try {
      return words(key) !== '';
    } catch {
      return false;
    }
  };
  const routes = site.handlers.flatMap(({ operation }) =>
    operation.kind === 'route' && operation.fourEyes ? [operation] : [],
  );
  expect(routes.length).toBeGreaterThan(0);
  for (const { audit, params, body } of routes)
    for (const shape of [params, body])
      for (const name of Object.keys((shape as ZodObject | undefined)?.shape ?? {}))
        expect(
          has(onlyAskedKey((audit as { as: string }).as, name)) || has(askedKey((audit as { as: string }).as, name)),
          name,
        ).toBe(true);
});
