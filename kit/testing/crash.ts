import { globSync } from 'node:fs';
import type { Client as Database } from 'pg';
import type { createClient } from '#kit/contract/client.ts';
import type { Kit } from '#kit/server/kit.ts';

/** A composed server without pages, whose process may be killed at any moment. */
export interface CrashWorld {
  readonly kit: Kit;
  /** The typed client of a guest. */
  as(guestId: number): ReturnType<typeof createClient>;
  /** What a domain offers to others, by its name. */
  domain<Api>(name: string): Api;
  /** Does a job now, as its queue would. */
  work(job: string, payload?: object): Promise<void>;
  /** Posts a form to one of this server's own addresses, as a browser does. */
  post(path: string, form: URLSearchParams): Promise<void>;
}

/** What a domain hands to `npm run crash` from `testing/crash.ts`: money moves by these, and the process is killed in the middle. */
export interface DomainCrash {
  /** What a guest does, again and again; `dice` is from 0 to 1. A refusal is an answer like another. */
  readonly acts: Readonly<Record<string, (world: CrashWorld, guestId: number, dice: number) => Promise<unknown>>>;
  /** Repeats what queues and providers would repeat later. */
  settle?(world: CrashWorld): Promise<void>;
  /** What is wrong beside what the proof of the books finds, in sentences. `settled`: nothing is on its way any more. */
  wrong(database: Pick<Database, 'query'>, settled: boolean): Promise<readonly string[]>;
  /** What was done, for the report: a number for each word. */
  figures(database: Pick<Database, 'query'>): Promise<Readonly<Record<string, number>>>;
}

/** What every domain that has it does under kills, with the name of its folder. */
export async function domainCrashes(): Promise<readonly (DomainCrash & { readonly domain: string })[]> {
  const files = globSync('domains/*/testing/crash.ts').sort();
  return Promise.all(
    files.map(async (file) => {
      const { crash } = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as { crash: DomainCrash };
      return { ...crash, domain: file.split(/[\\/]/)[1] as string };
    }),
  );
}

/** The sentences of rows that should not be there. */
export async function wrongRows(database: Pick<Database, 'query'>, what: string, sql: string): Promise<string[]> {
  const { rows } = await database.query(sql);
  return rows.length > 0 ? [`${what}: ${JSON.stringify(rows.slice(0, 3))}`] : [];
}

/** The one number a statement answers. */
export async function oneNumber(database: Pick<Database, 'query'>, sql: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select (${sql})::int as n`);
  return rows[0]?.n ?? 0;
}
