import { killCommand } from '#kit/testing/kill-cli.ts';
import { killRounds } from './kill-rounds.ts';

/** The first part of `npm run crash`: SIGKILLs servers under 50 paid chats, and their database. */
await killCommand(async (url, kills, options) => {
  const report = await killRounds(url, kills, { ...options, relayOfThree: 1, outageMs: 11_000 });
  const { wrong, open } = report;
  return {
    figures:
      `${report.kills} kills (${report.databaseKills} of the database, ${report.relayKills} under the real relay); ` +
      `${report.chats} chats, ${report.minutes} minutes booked, ${report.refunds} refunds, ${report.topUps} top-ups, ` +
      `${report.frames} frames seen by guests, ${open} chats open`,
    wrong: open === 0 || wrong.length > 0 ? wrong : [`${open} chats did not come to their end`],
  };
});
