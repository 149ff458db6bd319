import { firstOperatorLinkOf } from '#domains/identity/server/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { ConfigError, readConfig } from '#kit/config/config.ts';
import { openDb } from '#kit/db/db.ts';
import { settingsOf } from '#kit/domain/compose.ts';
import { createLog } from '#kit/log/log.ts';
import * as domainList from './domain-list.ts';
import { NothingThere, withDatabase } from './with-database.ts';

/** Prints a link that makes whoever opens it an administrator: for the first one, and for who has lost every way in. */
try {
  const config = readConfig(process.env, settingsOf(domainList));
  const link = await withDatabase(config, async (url) => {
    const db = openDb(url, { log: createLog(config.LOG_LEVEL), max: 1 });
    try {
      const { rows } = await db.pool.query<{ found: string | null }>(
        `select to_regclass('identity.invitations')::text as found`,
      );
      if (!rows[0]?.found) throw new NothingThere('This database is empty: start Vesper once with npm start.');
      return await firstOperatorLinkOf({ db, config, clock: wallClock() }, { again: true });
    } finally {
      await db.close();
    }
  });
  process.stdout.write(
    `Whoever opens this link becomes an administrator. It works once, for seven days; earlier ones are over.\n${link}\n`,
  );
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof NothingThere;
  process.stderr.write(`${expected ? error.message : `The link could not be made: ${(error as Error).message}`}\n`);
  process.exitCode = 1;
}
