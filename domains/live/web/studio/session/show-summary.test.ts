import { expect, test } from 'vitest';
import type { ChatRecord } from '../../../contract/index.ts';
import { initialStudioState, reduceStudio, summaryOf } from './studio-state.ts';

const chat = (startedAt: number | null, minutes: number, earned: number) =>
  ({ startedAt, minutes, earned }) as ChatRecord;

const nothing = { total: 0, kinds: [] };
const of = (kind: string, amount: number) => ({ kind, amount, count: 1 });

test('a show has earned what the books say, tips and gifts too, with a line for each kind, the most first', () => {
  const booked = { total: 2_763, kinds: [of('chatMinute', 2_263), of('chatMinuteBack', -100), of('tip', 600)] };
  expect(summaryOf([chat(9_000, 3, 2_263)], booked, 5_000, 65_000)).toMatchObject({
    earned: 2_763,
    kinds: [of('chatMinute', 2_263), of('tip', 600), of('chatMinuteBack', -100)],
  });
});

test('the summary of a show counts its own paid chats, not those before it and not what came to nothing', () => {
  const chats = [
    chat(9_000, 3, 1_500),
    chat(5_000, 1, 500),
    chat(null, 0, 0),
    chat(6_000, 0, 0),
    chat(1_000, 7, 3_500),
  ];
  expect(summaryOf(chats, nothing, 5_000, 65_000)).toMatchObject({ seconds: 60, chats: 2, minutes: 4 });
});

test('it is seen until the next show begins', () => {
  const summary = summaryOf([], nothing, 0, 1_000);
  const after = reduceStudio(initialStudioState, { type: 'summary', summary });
  expect(after.summary).toEqual(summary);
  expect(reduceStudio(after, { type: 'mine', isMine: false }).summary).toEqual(summary);
  expect(reduceStudio(after, { type: 'mine', isMine: true }).summary).toBeNull();
});
