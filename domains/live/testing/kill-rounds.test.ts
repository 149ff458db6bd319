import { expect, it } from 'vitest';
import { testDatabase } from '#kit/testing/test-database.ts';
import { killRounds } from './kill-rounds.ts';

it('killed under 50 paid chats, once under the real relay: books, chats and what reached the guests agree', async () => {
  const { url } = await testDatabase();
  const report = await killRounds(url, 3, { relayOfThree: 1 });
  expect(report).toMatchObject({ kills: 3, relayKills: 1, wrong: [], open: 0 });
  expect(report.minutes).toBeGreaterThan(0);
  expect(report.topUps).toBeGreaterThan(0);
}, 180_000);
