import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Check, CheckEvent } from './check-machine.ts';
import { advance, counts, isUnderage, standingOf } from './check-machine.ts';

const newCheck = (id: number): Check => ({
  ...{ id, state: 'open', decidedAt: null, validUntil: null, reason: null, message: null },
});
const at = fc.integer({ min: 1, max: 1_000 });
const anEvent: fc.Arbitrary<CheckEvent> = fc.oneof(
  fc.constant({ kind: 'submitted' as const }),
  fc.record({
    kind: fc.constant('accepted' as const),
    at,
    validUntil: fc.option(fc.integer({ min: 500, max: 2_000 })),
  }),
  fc.record({
    ...{ kind: fc.constant('rejected' as const), at },
    ...{ reason: fc.constantFrom('underage' as const, 'unreadable' as const), message: fc.constant('no') },
  }),
  fc.constant({ kind: 'abandoned' as const }),
  fc.record({ kind: fc.constant('revoked' as const), at }),
  fc.record({ kind: fc.constant('lapsed' as const), at }),
);
const said = fc.array(fc.record({ of: fc.integer({ min: 1, max: 4 }), event: anEvent }), { maxLength: 30 });
type Said = { of: number; event: CheckEvent }[];
const play = (all: Said): Check[] =>
  [1, 2, 3, 4].map((id) =>
    all.filter(({ of }) => of === id).reduce((check, { event }) => advance(check, event), newCheck(id)),
  );
const now = 400;

test('what is said twice changes nothing more', () => {
  fc.assert(
    fc.property(said, (all) => {
      const twice = all.flatMap((one) => [one, one]);
      expect(play(twice)).toEqual(play(all));
    }),
  );
});

test('what an operator has rejected stays rejected whatever its provider says, until an operator accepts it', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 6 }), fc.array(anEvent, { maxLength: 8 }), (before, after) => {
      const was = before.reduce((check, event) => advance(check, event), newCheck(1));
      const no = advance(was, { kind: 'rejected', at: 1, reason: 'operator', message: 'no' });
      if (no.reason !== 'operator') return;
      const is = after.filter(({ kind }) => kind !== 'revoked').reduce((check, event) => advance(check, event), no);
      expect(is.state).toBe('rejected');
      const accepted = advance(no, { kind: 'accepted', at: 2, validUntil: null, byOperator: true });
      expect(accepted.state).toBe('accepted');
    }),
  );
});

test('what providers say ends the same in any order', () => {
  const answers = fc.array(
    anEvent.filter(({ kind }) => kind !== 'revoked' && kind !== 'lapsed'),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      answers.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([one, other]) => {
        const states = [one, other].map(
          (events) => events.reduce((check, event) => advance(check, event), newCheck(1)).state,
        );
        // Proven or refused does not depend on the order; only what was never decided may have been left before or after it was handed in.
        const decided = (state: string) => (state === 'accepted' || state === 'rejected' ? state : 'undecided');
        expect(decided(states[0]!)).toBe(decided(states[1]!));
      },
    ),
  );
});

test('an age that is proven stays so until it is taken back, its time is over or a check says under 18', () => {
  fc.assert(
    fc.property(said, said, (before, after) => {
      const checks = play(before);
      if (standingOf(checks, now).status !== 'accepted') return;
      const quiet = after.filter(
        ({ event }) =>
          event.kind !== 'revoked' &&
          event.kind !== 'lapsed' &&
          !(event.kind === 'rejected' && event.reason === 'underage'),
      );
      expect(standingOf(play([...before, ...quiet]), now).status).toBe('accepted');
    }),
  );
});

test('whoever a check says is under 18 stays refused, whatever else is proven, until that check is taken back', () => {
  fc.assert(
    fc.property(said, said, (before, after) => {
      const verdicts = play(before).filter(isUnderage);
      fc.pre(verdicts.length > 0);
      const kept = after.filter(({ event }) => event.kind !== 'revoked');
      expect(standingOf(play([...before, ...kept]), now)).toMatchObject({ status: 'rejected', message: 'no' });
      const undone = [1, 2, 3, 4].map((of) => ({ of, event: { kind: 'revoked' as const, at: 1 } }));
      expect(standingOf(play([...before, ...kept, ...undone]), now).status).toBe('unknown');
    }),
  );
});

test('what was taken back never counts again, whatever arrives late', () => {
  fc.assert(
    fc.property(said, said, (before, after) => {
      const all = [1, 2, 3, 4].map((of) => ({ of, event: { kind: 'revoked' as const, at: 1 } }));
      expect(standingOf(play([...before, ...all, ...after]), now)).toEqual({
        ...{ status: 'unknown', reason: null, message: null, decidedAt: null },
      });
    }),
  );
});

test('an older check that fails undoes no newer one that waits', () => {
  fc.assert(
    fc.property(said, (all) => {
      const checks = play(all);
      fc.pre(!checks.some(isUnderage));
      const newest = checks.findLast(({ state }) => state === 'submitted' || state === 'rejected');
      const proven = checks.some((check) => counts(check, now));
      const { status, message } = standingOf(checks, now);
      if (proven) expect(status).toBe('accepted');
      else if (newest === undefined) expect(status).toBe('unknown');
      else expect(status).toBe(newest.state === 'submitted' ? 'pending' : 'rejected');
      expect(message === null).toBe(status !== 'rejected');
    }),
  );
});

test('nothing counts in the instant its time is over', () => {
  const [check] = [advance(newCheck(1), { kind: 'accepted', at: 1, validUntil: 500 })];
  expect(standingOf([check!], 499).status).toBe('accepted');
  expect(standingOf([check!], 500).status).toBe('unknown');
  expect(advance(check!, { kind: 'lapsed', at: 499 }).state).toBe('accepted');
  expect(advance(check!, { kind: 'lapsed', at: 500 }).state).toBe('lapsed');
});
