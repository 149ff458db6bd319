import { expect, test } from 'vitest';
import { latestOnly } from './latest.ts';

test('of several questions only the newest is answered, whatever comes first', async () => {
  const latest = latestOnly();
  const ends: ((answer: string) => void)[] = [];
  const ask = () => latest(() => new Promise<string>((end) => ends.push(end)));
  const [first, second, third] = [ask(), ask(), ask()];
  ends[2]?.('third');
  ends[0]?.('first');
  ends[1]?.('second');
  expect(await Promise.all([first, second, third])).toEqual([null, null, 'third']);
});
