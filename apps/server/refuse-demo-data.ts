import { providerAccount } from '#domains/ledger/contract/index.ts';
import { paymentsSettings } from '#domains/payments/server/index.ts';
import type { Config } from '#kit/config/config.ts';
import { ConfigError } from '#kit/config/config.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Domains } from './domains.ts';

/**
 * Refuses to run in production on a database that a demo or a staging system has filled: its accounts have a password
 * that everybody knows, its coins were never paid for.
 *
 * @throws ConfigError with a sentence for each kind of leftover
 */
export async function refuseDemoData(
  config: Pick<Config, 'NODE_ENV' | 'of'>,
  { db }: Pick<Kit, 'db'>,
  { identity, ledger }: Pick<Domains, 'identity' | 'ledger'>,
): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  const found: string[] = [];
  const accounts = await identity.countReservedAddresses(db);
  if (accounts > 0) {
    found.push(
      `The database holds ${accounts} accounts of a demo world (addresses below .example or .test), whose password is known to everybody.`,
    );
  }
  const { ALLOW_SANDBOX_PAYMENTS } = config.of(paymentsSettings);
  if (!ALLOW_SANDBOX_PAYMENTS && (await ledger.balance(db, providerAccount('sandbox'))) !== 0) {
    found.push('The database holds coins from the payment sandbox, which nobody has paid for.');
  }
  if (found.length === 0) return;
  throw new ConfigError(
    [...found, 'Start production with an empty DATA_DIR or database (DATA_DIR, DATABASE_URL).'].join('\n'),
  );
}
