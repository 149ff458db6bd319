import pg from 'pg';
import { bookChecks, ledgerChecks, verify } from '#domains/ledger/server/index.ts';
import { ConfigError, readConfig } from '#kit/config/config.ts';
import { declared, settingsOf } from '#kit/domain/compose.ts';
import * as domainList from './domain-list.ts';
import { NothingThere, withDatabase } from './with-database.ts';

async function verifyAt(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `select to_regclass('ledger.transfers')::text as found`,
    );
    if (!rows[0]?.found) throw new NothingThere('This database has no books yet: start Vesper once with npm start.');
    const more = declared(domainList, bookChecks);
    const checks = [...ledgerChecks, ...more];
    const result = await verify(client, Date.now(), more);
    for (const { name, passed, checked, failures } of result.checks) {
      const { proves } = checks.find((check) => check.name === name)!;
      console.log(`${passed ? 'ok    ' : 'WRONG '} ${proves.replace('{n}', checked.toLocaleString('en-GB'))}`);
      for (const failure of failures) console.log(`         ${failure}`);
    }
    console.log(`The books are ${result.passed ? 'right' : 'WRONG'} (${result.tookMs} ms).`);
    return result.passed;
  } finally {
    await client.end();
  }
}

try {
  process.exitCode = (await withDatabase(readConfig(process.env, settingsOf(domainList)), verifyAt)) ? 0 : 1;
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof NothingThere;
  console.error(expected ? error.message : `The books could not be verified: ${(error as Error).message}`);
  process.exitCode = 1;
}
