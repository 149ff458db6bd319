import pg from 'pg';
import { expect, it } from 'vitest';
import { collectOutput, expectUnlogged, loggedSoFar, privateMarker } from '#kit/testing/log-watch.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { killRounds } from './kill-rounds.ts';

it('killed under 50 paid chats, once under the real relay: books, chats and what reached the guests agree', async () => {
  const { url } = await testDatabase();
  const words = privateMarker('chat-text');
  // From the first kill on no text can be stored: what fails then says so in the log, without the text.
  const refuseTexts = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('alter table conversation.lines add constraint refuses_rows check (false) not valid');
    await client.end();
  };
  const onKill = (kill: number) => (kill === 1 ? refuseTexts() : undefined);
  const report = await killRounds(url, 3, { relayOfThree: 1, words, hear: collectOutput, onKill });
  expect(report).toMatchObject({ kills: 3, relayKills: 1, wrong: [], open: 0 });
  expect(report.minutes).toBeGreaterThan(0);
  expect(report.topUps).toBeGreaterThan(0);
  expect(loggedSoFar()).toContain('23514');
  expectUnlogged(words);
}, 180_000);
