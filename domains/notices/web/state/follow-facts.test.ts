import { beforeEach, expect, it } from 'vitest';
import type { Channel } from '#kit/realtime/client.ts';
import type { NoticeFacts } from '../../contract/facts.ts';
import { noFacts } from '../../contract/facts.ts';
import { followFacts } from './follow-facts.ts';

/** The platform's answers, given when the test lets them go; `news` is what it has to say by then. */
let asked: ((facts: NoticeFacts | null) => void)[];
let seen: (string | undefined)[];
let state: Channel['state'];
let hearState: (state: Channel['state']) => void;
let hearPush: (payload: { removed: null | { type: 'error'; key: string } }) => void;

const facts = (text: string): NoticeFacts => ({
  ...noFacts,
  errors: [{ id: text, text, at: '2026-11-21T20:00:00.000Z', href: null }],
});
const follow = () =>
  followFacts({
    channel: {
      get state() {
        return state;
      },
      onState(listener: typeof hearState) {
        hearState = listener;
        return () => {
          hearState = () => undefined;
        };
      },
      on(_: unknown, listener: typeof hearPush) {
        hearPush = listener;
        return () => {
          hearPush = () => undefined;
        };
      },
    } as unknown as Channel,
    ask: () => new Promise((resolve) => asked.push(resolve)),
    take: (taken) => seen.push(taken.errors[0]?.text),
  });
const turn = (next: Channel['state']) => {
  state = next;
  hearState(next);
};
const answer = (told: NoticeFacts | null) => {
  asked.shift()?.(told);
  return new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  asked = [];
  seen = [];
  state = 'connecting';
});

it('asks once after every acknowledgement: what changed before it was pushed to nobody here', async () => {
  follow();
  expect(asked).toHaveLength(0);
  turn('open');
  expect(asked).toHaveLength(1);
  await answer(facts('between rendering and joining'));
  turn('connecting');
  expect(asked).toHaveLength(0);
  turn('open');
  expect(asked).toHaveLength(1);
  await answer(facts('while the line was down'));
  expect(seen).toEqual(['between rendering and joining', 'while the line was down']);
  expect(asked).toHaveLength(0);
});

it('asks at once when it begins after the acknowledgement', () => {
  state = 'open';
  follow();
  expect(asked).toHaveLength(1);
});

it('asks after a push, but not when something was only taken away', () => {
  follow();
  hearPush({ removed: { type: 'error', key: '1' } });
  expect(asked).toHaveLength(0);
  hearPush({ removed: null });
  expect(asked).toHaveLength(1);
});

it('asks one at a time, and once more when something changed meanwhile: the last answer is the newest', async () => {
  state = 'open';
  follow();
  for (let push = 0; push < 5; push += 1) hearPush({ removed: null });
  expect(asked).toHaveLength(1);
  await answer(facts('before'));
  expect(asked).toHaveLength(1);
  await answer(facts('after'));
  expect(asked).toHaveLength(0);
  expect(seen).toEqual(['before', 'after']);
});

it('keeps what it knows when the house does not answer, and hears nothing after its end', async () => {
  state = 'open';
  const end = follow();
  await answer(null);
  hearPush({ removed: null });
  end();
  await answer(facts('too late'));
  turn('open');
  expect(asked).toHaveLength(0);
  expect(seen).toEqual([]);
});
