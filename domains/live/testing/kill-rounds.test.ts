import { expect, it } from 'vitest';
import { testDatabase } from '#kit/testing/test-database.ts';
import { killRounds } from './kill-rounds.ts';

it('killed five times under 50 paid chats, the books stand after each kill and every chat comes to its end', async () => {
  const { url } = await testDatabase();
  const report = await killRounds(url, 5);
  expect(report).toMatchObject({ kills: 5, wrong: [], open: 0 });
  expect(report.minutes).toBeGreaterThan(0);
}, 120_000);
