import { killCommand } from '#kit/testing/kill-cli.ts';
import { killDomains } from './kill-domains.ts';

/** The second part of `npm run crash`: SIGKILLs servers in which guests top up, are recharged, use vouchers and subscribe, and their database. */
await killCommand(async (url, kills, options) => {
  const { figures, wrong, databaseKills, ...report } = await killDomains(url, kills, options);
  const counts = Object.entries(figures).map(([word, count]) => `${count} ${word}`);
  return { figures: `${report.kills} kills (${databaseKills} of the database); ${counts.join(', ')}`, wrong };
});
