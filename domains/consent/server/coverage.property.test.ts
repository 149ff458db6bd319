import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '#kit/db/db.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { Thing } from '../contract/index.ts';
import { consentEnded } from '../contract/index.ts';
import '../testing/kinds.ts';
import { recordOf } from '../testing/records.ts';
import { answer, takeDown } from './answer.ts';
import { consentTables, coverageSinks, createConsent } from './index.ts';

/*
 * Whatever is declared, agreed, refused, withdrawn, voided, put again, paused, resumed, taken down and forgotten, in whatever order: covered is what a small
 * model says, in the answer to the question and in what the domain that shows it was told. Who bought is paid back when what was agreed is
 * over, also while somebody rests, and never because somebody does.
 */

const kit = await testKit([consentTables]);
const identity = { account: async () => null };
const consent = createConsent(kit, { identity });
const columns = new Map<string, boolean>();
kit.extensions.add('test', [
  extend(coverageSinks, {
    kind: 'thing',
    async set(_tx, ids, isCovered) {
      for (const id of ids) columns.set(id, isCovered);
    },
    rows: async () => [],
    paths: async () => new Map(),
  }),
]);

const people = [1, 2, 3] as const;
const things = ['a', 'b'] as const;
const person = fc.constantFrom(...people);
const thing = fc.constantFrom(...things);
const others = fc.subarray([1, 2, 3]);
/** Person n is an adult from 2020-01-0n on. */
const birthOf = (id: number): string => `2002-01-0${id}`;
const recordedOn = fc.constantFrom('2019-12-31', '2020-01-02', '2026-01-01');

type Step =
  | {
      readonly does: 'declare';
      readonly thing: string;
      readonly withIds: readonly number[];
      readonly recordedOn: string;
    }
  | { readonly does: 'agree'; readonly thing: string; readonly person: number }
  | { readonly does: 'refuse'; readonly thing: string; readonly person: number }
  | { readonly does: 'put'; readonly person: number }
  | { readonly does: 'void'; readonly person: number }
  | { readonly does: 'pause'; readonly person: number }
  | { readonly does: 'resume'; readonly person: number }
  | { readonly does: 'forget'; readonly thing: string }
  | { readonly does: 'takeDown'; readonly thing: string };
const one = <Does extends string>(does: Does) => fc.constant(does);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: one('declare'), thing, withIds: others, recordedOn }) },
  { weight: 3, arbitrary: fc.record({ does: one('agree'), thing, person }) },
  { weight: 1, arbitrary: fc.record({ does: one('refuse'), thing, person }) },
  { weight: 2, arbitrary: fc.record({ does: one('put'), person }) },
  { weight: 1, arbitrary: fc.record({ does: one('void'), person }) },
  { weight: 1, arbitrary: fc.record({ does: one('pause'), person }) },
  { weight: 1, arbitrary: fc.record({ does: one('resume'), person }) },
  { weight: 1, arbitrary: fc.record({ does: one('forget'), thing }) },
  { weight: 1, arbitrary: fc.record({ does: one('takeDown'), thing }) },
);

interface Kept {
  isThere: boolean;
  isTakenDown: boolean;
  recordedOn: string;
  readonly in: Map<number, 'asked' | 'agreed' | 'no'>;
}

/** The rules in words of their own: no statement, no lock. */
class Model {
  readonly things = new Map<string, Kept>();
  readonly known = new Set<number>();
  readonly verified = new Set<number>();
  readonly paused = new Set<number>();

  take(one: Step): void {
    if (one.does === 'put') {
      this.known.add(one.person);
      this.verified.add(one.person);
    }
    // Who has no record has nothing that could rest.
    else if (one.does === 'pause') this.known.has(one.person) && this.paused.add(one.person);
    else if (one.does === 'resume') this.paused.delete(one.person);
    else if (one.does === 'void') this.verified.delete(one.person);
    else if (one.does === 'declare') this.declare(one);
    else {
      const kept = this.things.get(one.thing);
      if (!kept?.isThere) return;
      if (one.does === 'forget') kept.isThere = false;
      else if (one.does === 'takeDown') kept.isTakenDown = true;
      else if (kept.in.has(one.person)) kept.in.set(one.person, one.does === 'agree' ? 'agreed' : 'no');
    }
  }

  private declare({ thing: id, withIds, recordedOn: day }: Extract<Step, { does: 'declare' }>): void {
    const before = this.things.get(id);
    const kept = before ?? {
      isThere: true,
      isTakenDown: false,
      recordedOn: day,
      in: new Map([[1, 'agreed' as const]]),
    };
    const isAnew = kept.recordedOn !== day;
    for (const [who, said] of kept.in) {
      if (who === 1) continue;
      if (!kept.isThere) kept.in.delete(who);
      else if (!withIds.includes(who)) {
        if (said === 'asked') kept.in.delete(who);
      } else if (isAnew && said === 'agreed') kept.in.set(who, 'asked');
    }
    for (const who of withIds) if (!kept.in.has(who)) kept.in.set(who, 'asked');
    this.things.set(id, Object.assign(kept, { isThere: true, recordedOn: day }));
  }

  /** What is covered; without `rests` also what would be but for who is paused: as long as that stands nobody is paid back. */
  covered({ rests }: { readonly rests: boolean }): string[] {
    return [...this.things].flatMap(([id, { isThere, isTakenDown, recordedOn: day, in: all }]) => {
      const isFine = [...all].every(
        ([who, said]) =>
          said === 'agreed' && this.verified.has(who) && day >= `2020-01-0${who}` && !(rests && this.paused.has(who)),
      );
      return isThere && !isTakenDown && isFine ? [id] : [];
    });
  }
}

let runs = 0;
const operator = { caller: { accountId: 9, ip: '192.0.2.1', language: 'en' }, requestId: 'r' } as never;

test('nothing is covered whose people are not all verified adults who agree, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      runs += 1;
      const offset = runs * 10;
      const nameOf = (id: string): Thing => ({ kind: 'thing', id: `${runs}-${id}` });
      const model = new Model();
      for (const one of steps) {
        const lasting = model.covered({ rests: false });
        const ended: string[] = [];
        await kit.db
          .transaction(async (given) => {
            const tx: Tx = Object.assign(Object.create(given), {
              emit: async (told: unknown, { kind, id }: Thing) =>
                void (told === consentEnded && ended.push(`${kind}:${id}`)),
            });
            if (one.does === 'declare')
              await consent.declare(tx, {
                ...{
                  thing: nameOf(one.thing),
                  ownerId: offset + 1,
                  recordedOn: one.recordedOn,
                  title: 'T',
                  call: null,
                },
                withIds: one.withIds.map((id) => offset + id),
              });
            else if (one.does === 'put')
              await consent.putPerson(tx, recordOf(offset + one.person, { birthDate: birthOf(one.person) }));
            else if (one.does === 'void') await consent.voidPerson(tx, offset + one.person, 'forged');
            else if (one.does === 'pause') await consent.pausePerson(tx, offset + one.person, 'unsigned');
            else if (one.does === 'resume') await consent.resumePerson(tx, offset + one.person);
            else if (one.does === 'forget') await consent.forget(tx, nameOf(one.thing));
            else if (one.does === 'takeDown')
              await takeDown({ kit, identity }, tx, nameOf(one.thing), 'asked for', operator);
            else {
              const said = one.does === 'agree' ? 'agreed' : 'not agreed';
              await answer({ kit, identity }, tx, offset + one.person, nameOf(one.thing), said, null);
            }
          })
          .catch((error: { code?: string; kind?: unknown }) => {
            // Nobody answers for what they are not in, and what is gone.
            if (error.kind === undefined) throw error;
          });
        model.take(one);
        const expected = model.covered({ rests: true }).map((id) => `thing:${runs}-${id}`);
        const isFor = (id: string): boolean => model.covered({ rests: false }).includes(id);
        const over = ['refuse', 'void', 'takeDown'].includes(one.does) ? lasting.filter((id) => !isFor(id)) : [];
        expect(ended.sort()).toEqual(over.map((id) => `thing:${runs}-${id}`).sort());
        const asked = await consent.covers(kit.db, things.map(nameOf));
        expect([...asked].sort()).toEqual(expected.sort());
        const told = things.flatMap((id) => (columns.get(nameOf(id).id) ? [`thing:${nameOf(id).id}`] : []));
        expect(told.sort()).toEqual(expected);
      }
    }),
    { numRuns: scaledRuns(60) },
  );
});
