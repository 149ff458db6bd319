import { expect, it } from 'vitest';
import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { BatchedResource } from './batched-resource.ts';

const getLoans = route({
  name: 'getLoans',
  method: 'GET',
  path: 'loans',
  summary: 'Which books somebody has.',
  access: loggedIn,
  query: z.object({ ids: z.string() }),
  response: z.object({ loans: z.array(z.object({ id: z.int(), isMine: z.boolean() })) }),
});
const loanChanged = serverMessage({
  name: 'loanChanged',
  summary: 'A book was lent or brought back.',
  access: loggedIn,
  payload: z.object({ id: z.int(), isMine: z.boolean() }),
});
type Loans = Readonly<Record<number, { isMine: boolean }>>;
const loans = defineResource({
  name: 'loans',
  summary: 'Books of somebody.',
  topic: null,
  snapshot: getLoans,
  input: ({ ids }: { ids: readonly number[] }) => ({ query: { ids: ids.join() } }),
  read: (answer): Loans => Object.fromEntries(answer.loans.map(({ id, isMine }) => [id, { isMine }])),
  pushes: (on) => [
    on(loanChanged, (state: Loans, { id, isMine }, { ids }) =>
      ids.includes(id) ? { ...state, [id]: { isMine } } : state,
    ),
  ],
});

/** A library that answers at once, and its line to one page. */
function library() {
  const calls: string[] = [];
  const listeners = new Set<(payload: never) => void>();
  const channel = {
    state: 'open' as const,
    on: (_message: unknown, listener: (payload: never) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onState: () => () => undefined,
    subscribe: () => () => undefined,
  };
  const api = {
    async call(_route: unknown, { query: { ids } }: { query: { ids: string } }) {
      calls.push(ids);
      return { ok: true, data: { loans: ids.split(',').map((id) => ({ id: Number(id), isMine: id === '2' })) } };
    },
  };
  const push = (payload: { id: number; isMine: boolean }) => {
    for (const listener of listeners) listener(payload as never);
  };
  const line = { api, channel } as never;
  const shelf = new BatchedResource({ resource: loans, keyOf: (ids) => ({ ids }), most: 3 }, line);
  return { calls, push, shelf, listeners };
}

/** Lets answers come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('asks for all that came into sight in the same moment in one call, and for each thing once', async () => {
  const { calls, shelf } = library();
  for (const id of [3, 2, 2]) shelf.follow(id);
  await settled();
  expect(calls).toEqual(['2,3']);
  expect(shelf.state).toEqual({ 2: { isMine: true }, 3: { isMine: false } });
  shelf.follow(2);
  shelf.follow(9);
  await settled();
  expect(calls).toEqual(['2,3', '9']);
});

it('makes several calls of more than one call takes', async () => {
  const { calls, shelf } = library();
  for (const id of [1, 2, 3, 4]) shelf.follow(id);
  await settled();
  expect(calls).toEqual(['1,2,3', '4']);
});

it('takes pushes in while a thing is in sight, and hears none after the last is gone', async () => {
  const { push, shelf, listeners } = library();
  const leave = [1, 2, 2].map((id) => shelf.follow(id));
  await settled();
  push({ id: 1, isMine: true });
  push({ id: 7, isMine: true });
  expect(shelf.state).toEqual({ 1: { isMine: true }, 2: { isMine: true } });
  leave[0]?.();
  leave[1]?.();
  expect(listeners.size).toBe(1);
  push({ id: 2, isMine: false });
  expect(shelf.state[2]).toEqual({ isMine: false });
  leave[2]?.();
  expect(listeners.size).toBe(0);
});

it('asks again for what comes into sight again', async () => {
  const { calls, shelf } = library();
  const leave = shelf.follow(2);
  await settled();
  leave();
  shelf.follow(2)();
  shelf.follow(2);
  await settled();
  expect(calls).toEqual(['2', '2']);
});
