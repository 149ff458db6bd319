import pg from 'pg';
import { delay } from '#kit/clock/delay.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import { ConfigError } from '#kit/config/settings.ts';
import { GuardedClient } from './guarded-client.ts';

/** How the start found the way to the database. */
export interface Way {
  /** Whether a pooler stands between. */
  readonly isPooled: boolean;
  /** What an operator should know though everything works; null: nothing. */
  readonly warning: string | null;
}

/** Connections that one process may hold at once: its pool, the job queue's, the watch's, and one to ask what the server works on. */
export const connectionsOfProcess = 20;
const rounds = 3;
/** How long the connections one process may want are waited for, ms. */
const patience = 5_000;
const wayOut = 'or let DATABASE_URL name PostgreSQL itself';

/**
 * Looks at the way to the database before anything else is asked of it. Statements have limits, prepared statements and locks that
 * belong to their connection: a pooler that changes the server behind it from one transaction to the next takes them away without
 * a word, so that the start is refused.
 *
 * @param places how many connections are wanted at once
 * @throws ConfigError with a sentence that names the setting and the way out
 */
export async function checkPooler(url: string, places = connectionsOfProcess): Promise<Way> {
  const open = async (): Promise<GuardedClient> => {
    const client = new GuardedClient({ connectionString: url, connectionTimeoutMillis: 30_000 });
    client.on('error', () => undefined);
    await client.connect().catch(refusedParameter);
    return client;
  };
  const first = await open();
  const isPooled = (first as unknown as { processID: number | null }).processID !== first.backend;
  const mark = `vesper-${Math.random().toString(36).slice(2)}`;
  try {
    const second = await open();
    try {
      for (let round = 0; round < rounds; round += 1) await assertOwnServer(first, second);
      for (const client of [first, second]) await client.query(`select set_config('vesper.mark', $1, false)`, [mark]);
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
  if (!isPooled) return { isPooled, warning: null };
  await assertReset(await open(), mark);
  const given = await countGiven(url, places);
  return {
    isPooled,
    warning:
      given >= places
        ? null
        : `The pooler that DATABASE_URL leads to gave ${given} connections of the ${places} that one process may want: raise default_pool_size (PgBouncer) to ${places} for each process, ${wayOut}.`,
  };
}

/** Two connections: while the second one's transaction is open, the first must be where it was, and the second elsewhere. */
async function assertOwnServer(first: GuardedClient, second: GuardedClient): Promise<void> {
  const before = await serverOf(first);
  await second.query('begin').catch(refusedTransaction);
  const other = await serverOf(second);
  const after = await serverOf(first);
  await second.query('rollback').catch(refusedTransaction);
  if (other === before || after !== before) throw changingServers();
}

const serverOf = async (client: GuardedClient): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;

const changingServers = () =>
  new ConfigError(
    `DATABASE_URL leads through a pooler that gives every transaction another connection (in PgBouncer: pool_mode = transaction or statement). Limits, prepared statements and locks would get lost. Set pool_mode = session for this database, ${wayOut}.`,
  );

/** PgBouncer in the mode `statement` allows no transactions at all. */
function refusedTransaction(): never {
  throw changingServers();
}

/** What one client has said to the server must not be there for the next: prepared statements would have the same names. */
async function assertReset(next: GuardedClient, mark: string): Promise<void> {
  try {
    const { rows } = await next.query(`select current_setting('vesper.mark', true) as mark`);
    if (rows[0].mark !== mark) return;
  } finally {
    await next.end();
  }
  throw new ConfigError(
    `The pooler that DATABASE_URL leads to hands connections on as the last client left them. Set server_reset_query = DISCARD ALL in PgBouncer, ${wayOut}.`,
  );
}

async function countGiven(url: string, places: number): Promise<number> {
  const clients = Array.from(
    { length: places },
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: patience }),
  );
  for (const client of clients) client.on('error', () => undefined);
  // A pooler greets everybody; whether there is a server behind shows with the first statement.
  const asked = clients.map(async (client) => {
    await client.connect();
    await Promise.race([client.query('select 1'), late()]);
    return client;
  });
  const given = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length;
  for (const client of clients)
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  return given;
}

async function late(): Promise<never> {
  await delay(machineClock(), patience);
  throw new Error('no server in time');
}

function refusedParameter(error: unknown): never {
  const [, name] = /unsupported startup parameter: (\S+)/.exec((error as Error).message) ?? [];
  if (!name) throw error;
  throw new ConfigError(
    `The pooler that DATABASE_URL leads to refuses the parameter ${name}. Take it out of DATABASE_URL, or name it in ignore_startup_parameters of PgBouncer.`,
  );
}
