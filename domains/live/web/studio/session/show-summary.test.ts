import { expect, test } from 'vitest';
import type { ChatRecord } from '../../../contract/index.ts';
import { initialStudioState, reduceStudio, summaryOf } from './studio-state.ts';

const chat = (startedAt: number | null, minutes: number, earned: number) =>
  ({ startedAt, minutes, earned }) as ChatRecord;

test('the summary of a show counts its own paid chats, not those before it and not what came to nothing', () => {
  const chats = [
    chat(9_000, 3, 1_500),
    chat(5_000, 1, 500),
    chat(null, 0, 0),
    chat(6_000, 0, 0),
    chat(1_000, 7, 3_500),
  ];
  expect(summaryOf(chats, 5_000, 65_000)).toEqual({ seconds: 60, chats: 2, minutes: 4, earned: 2_000 });
});

test('it is seen until the next show begins', () => {
  const summary = summaryOf([], 0, 1_000);
  const after = reduceStudio(initialStudioState, { type: 'summary', summary });
  expect(after.summary).toEqual(summary);
  expect(reduceStudio(after, { type: 'mine', isMine: false }).summary).toEqual(summary);
  expect(reduceStudio(after, { type: 'mine', isMine: true }).summary).toBeNull();
});
