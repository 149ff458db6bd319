import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** What every proof by kills can do. */
export interface Kills {
  /** Kills the database and returns; it comes back by itself. Without it only servers are killed. */
  readonly killDatabase?: () => void;
  /** Called after each kill whose books stand. */
  readonly onKill?: (kill: number) => Promise<void> | void;
}

/** With a connection of its own, as soon as the database takes one. */
export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
