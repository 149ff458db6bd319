import { expect, test, vi } from 'vitest';
import { createStepUp } from './step-up.ts';

test('everybody who asks waits for one answer, and is told', async () => {
  const stepUp = createStepUp();
  const changed = vi.fn();
  const stop = stepUp.subscribe(changed);
  const asked = [stepUp.ask(), stepUp.ask()];
  expect(stepUp.isAsking).toBe(true);
  stepUp.settle(true);
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(stepUp.isAsking).toBe(false);
  const cancelled = stepUp.ask();
  stop();
  stepUp.settle(false);
  expect(await cancelled).toBe(false);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('a file that is wanted before anybody can ask is fetched once somebody can', () => {
  const stepUp = createStepUp();
  const fetched: string[] = [];
  stepUp.want('/audit.csv');
  stepUp.want('/audit.csv');
  const stop = stepUp.fetchWith((file) => void fetched.push(file));
  stepUp.want('/days.csv');
  stop();
  stepUp.want('/late.csv');
  expect(fetched).toEqual(['/audit.csv', '/days.csv']);
});
