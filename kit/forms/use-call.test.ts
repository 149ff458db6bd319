import { expect, it } from 'vitest';
import type { Result } from '#kit/contract/client.ts';
import { callAndTell } from './use-call.ts';

/** Everything that is shown while a call runs, in its order. */
async function shown(answer: Result<number>, telling: Parameters<typeof callAndTell<number>>[1]): Promise<unknown[]> {
  const said: unknown[] = [];
  await callAndTell(async () => answer, telling, {
    setBusy: (busy) => said.push(busy ? 'busy' : 'free'),
    setRefusal: (words) => said.push(`refusal: ${words}`),
    toast: { show: ({ title, tone }) => said.push(`${tone}: ${title}`) },
  });
  return said;
}

const refused: Result<number> = {
  ok: false,
  problem: { type: 'about:blank', code: 'no', status: 409, title: 'Not now.' },
};

it('is busy while the call runs, and says what came of it', async () => {
  const told = (count: number) => `${count} opened`;
  expect(await shown({ ok: true, data: 3 }, { told })).toEqual(['busy', 'free', 'refusal: ', 'success: 3 opened']);
  expect(await shown({ ok: true, data: 3 }, {})).toEqual(['busy', 'free', 'refusal: ']);
});

it('a refusal is a toast, or stands beside the button alone', async () => {
  expect(await shown(refused, {})).toEqual(['busy', 'free', 'refusal: Not now.', 'danger: Not now.']);
  expect(await shown(refused, { isRefusedInPlace: true })).toEqual(['busy', 'free', 'refusal: Not now.']);
});

it('is free again when the call breaks', async () => {
  const said: boolean[] = [];
  const broken = () => Promise.reject(new Error('no line'));
  const places = {
    setBusy: (busy: boolean) => void said.push(busy),
    setRefusal: () => undefined,
    toast: { show: () => undefined },
  };
  await expect(callAndTell(broken, {}, places)).rejects.toThrow('no line');
  expect(said).toEqual([true, false]);
});
