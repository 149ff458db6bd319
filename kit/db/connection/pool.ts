import pg from 'pg';
import type { Log } from '#kit/log/log.ts';
import { askingTogether } from '../cache/asked-together.ts';
import type { Changes } from '../cache/changes.ts';
import { effectOf } from '../cache/changes.ts';
import { cachedAnswer } from '../cache/query-cache.ts';
import { DatabaseTimeout, DatabaseUnavailable } from '../failures/failures.ts';
import { assertOutsideTransaction } from '../failures/foreign-wait.ts';
import { GuardedClient } from './guarded-client.ts';
import type { Heartbeat } from './heartbeat.ts';
import { currentTimeouts, isAwaited, longTimeouts, ordinaryTimeouts } from './timeouts.ts';

/** How long a connection is waited for, ms: by people, and by work in the background; a new one is given up as late. */
const connectionWithin = { awaited: 5_000, background: 15_000 };
/** A transaction whose process stands still gives its locks back, ms. Inside one nothing is waited for (decision 032). */
const idleInTransaction = 20_000;
/** After the database is back, what it was asked before has as long for its answer, ms. */
const lateAnswers = 1_000;

export interface PoolOptions {
  readonly log: Log;
  readonly max: number;
  /** Whether the database answers; without it nobody is told to come back. */
  readonly heartbeat?: Heartbeat | undefined;
  /** Told of what is changed over the pool's connections. */
  readonly changes?: Changes | undefined;
}

/** Connections of one pool, and what becomes of them when the database goes away. */
class Connections {
  readonly all = new Set<GuardedClient>();
  /** Those that people wait for. */
  readonly awaited = new Set<GuardedClient>();
  readonly idle = new Set<GuardedClient>();
  readonly #heartbeat: Heartbeat | undefined;
  #isOver = false;

  constructor(heartbeat: Heartbeat | undefined) {
    this.#heartbeat = heartbeat;
    heartbeat?.onLetGo(() => {
      this.#isOver = true;
      for (const client of [...this.all]) client.giveUp(new DatabaseUnavailable('this process stops'));
    });
    heartbeat?.onChange((isUnavailable) => (isUnavailable ? this.#away() : this.#back()));
  }

  add(client: GuardedClient): void {
    this.all.add(client);
    client.once('end', () => {
      for (const set of [this.all, this.awaited, this.idle]) set.delete(client);
    });
    if (this.#isOver) setImmediate(() => client.giveUp(new DatabaseUnavailable('this process stops')));
  }

  /**
   * People are told at once, and connections that nobody has are made again: they may be dead. What is under way in the
   * background waits as long as ever; a pause of seconds must not take a minute from anybody.
   */
  #away(): void {
    for (const client of [...this.awaited, ...this.idle]) client.giveUp(new DatabaseUnavailable());
  }

  /** What was asked before and is still open a moment later never arrived, unless the server works on it. */
  #back(): void {
    const since = performance.now();
    const isLost = (client: GuardedClient) => client.waitingSince !== null && client.waitingSince < since;
    setTimeout(async () => {
      if (![...this.all].some(isLost)) return;
      const working = await this.#heartbeat?.working().catch(() => null);
      if (!working) return;
      for (const client of this.all) {
        if (isLost(client) && !working.has(client.backend ?? -1))
          client.giveUp(new DatabaseUnavailable('an answer was lost'));
      }
    }, lateAnswers).unref();
  }
}

/** A class of connections for a pool that makes its own, with statements that may take `timeouts` long. */
function clientsOf(
  connections: Connections,
  { heartbeat, changes }: Pick<PoolOptions, 'heartbeat' | 'changes'>,
  timeouts: typeof longTimeouts,
  idleInTransaction: number | null = null,
): typeof pg.Client {
  return class extends GuardedClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.timeouts = timeouts;
      this.idleInTransaction = idleInTransaction;
      this.listener = heartbeat ?? null;
      this.changes = changes ?? null;
      connections.add(this);
    }
  };
}

/** What a pool of somebody else's making (the job queue) is given, so that its connections are watched as ours. */
export function watchedOptions(url: string, heartbeat: Heartbeat | undefined): pg.PoolConfig {
  return {
    Client: clientsOf(new Connections(heartbeat), { heartbeat }, longTimeouts),
    connectionString: url,
    connectionTimeoutMillis: connectionWithin.background,
    keepAlive: true,
  } as pg.PoolConfig;
}

/**
 * A pool whose connections are watched. Whoever is awaited (timeouts.ts) gets {@link DatabaseUnavailable} at once while the database
 * is away, and {@link DatabaseTimeout} when no connection becomes free; statements take as long as they may where they are asked.
 */
export function openPool(
  url: string,
  { log, max, heartbeat, changes }: PoolOptions,
  types: pg.CustomTypesConfig,
): pg.Pool {
  const connections = new Connections(heartbeat);
  const pool = new pg.Pool({
    Client: clientsOf(connections, { heartbeat, changes }, ordinaryTimeouts, idleInTransaction) as never,
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionWithin.background,
    keepAlive: true,
    types,
  });
  pool.on('acquire', (client) => void connections.idle.delete(client as never));
  pool.on('release', (_error, client) => {
    connections.awaited.delete(client as never);
    connections.idle.add(client as never);
  });
  pool.on('error', (error) => {
    // The error carries the whole client, which is noise; and while closing, connections are meant to break.
    if (!pool.ending && !heartbeat?.isUnavailable)
      log.warn({ reason: error.message }, 'an idle database connection broke');
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const checkOut = async (): Promise<pg.PoolClient> => {
    const awaited = isAwaited();
    const client = await (awaited ? soon(connect, heartbeat) : connect()).catch(asTrouble);
    const own = client as unknown as GuardedClient;
    if (awaited) connections.awaited.add(own);
    const timeouts = currentTimeouts();
    if (own.timeouts === timeouts) return client;
    try {
      await own.allow(timeouts);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };
  type Done = (error: unknown, client?: pg.PoolClient, release?: unknown) => void;
  pool.connect = ((done?: Done) => {
    // A transaction that needs a second connection waits for the others, and they for it, once the pool is used up.
    assertOutsideTransaction('another connection of the pool');
    const given = checkOut();
    if (!done) return given;
    given.then(
      (client) => process.nextTick(done, undefined, client, client.release),
      (error) => process.nextTick(done, error, undefined, () => undefined),
    );
  }) as typeof pool.connect;
  askOnce(pool);
  return pool;
}

/** Where work reads once (query-cache.ts), the same question is asked over the pool once. */
function askOnce(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  const ask = askingTogether(pool, query);
  pool.query = ((...given: unknown[]) => {
    const [asked, values] = given as [string | { text: string; values?: unknown; rowMode?: string }, unknown];
    const isText = typeof asked === 'string';
    const text = isText ? asked : asked.text;
    if (typeof given.at(-1) === 'function' || !text || effectOf(text).writes) return query(...given);
    const mode = isText ? '' : (asked.rowMode ?? '');
    return cachedAnswer(mode + text, values ?? (isText ? undefined : asked.values), () => ask(...given));
  }) as typeof pool.query;
}

/** A connection, or why there is none: for somebody who waits. */
async function soon(connect: () => Promise<pg.PoolClient>, heartbeat: Heartbeat | undefined): Promise<pg.PoolClient> {
  if (heartbeat?.isUnavailable) throw new DatabaseUnavailable();
  const { promise: refused, reject } = Promise.withResolvers<never>();
  const stop = heartbeat?.onChange((isUnavailable) => isUnavailable && reject(new DatabaseUnavailable()));
  const timer = setTimeout(
    () => reject(new DatabaseTimeout('no connection of the pool became free')),
    connectionWithin.awaited,
  );
  const arriving = connect();
  try {
    return await Promise.race([arriving, refused]);
  } catch (error) {
    // It comes all the same, for nobody.
    arriving.then(
      (late) => late.release(),
      () => undefined,
    );
    throw error;
  } finally {
    stop?.();
    clearTimeout(timer);
  }
}

/** What the pool itself says of a connection it did not get. */
function asTrouble(error: unknown): never {
  const { message } = error as Error;
  if (message.startsWith('timeout exceeded')) throw new DatabaseTimeout('no connection of the pool became free');
  if (message.startsWith('Connection terminated')) throw new DatabaseUnavailable(message, error);
  throw error;
}
