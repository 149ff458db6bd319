import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bookChecks, verify } from '#domains/ledger/server/index.ts';
import { declared } from '#kit/domain/compose.ts';
import { domainCrashes } from '#kit/testing/crash.ts';
import type { Kills } from '#kit/testing/kills.ts';
import { inDatabase } from '#kit/testing/kills.ts';
import * as domainList from '../domain-list.ts';

const child = fileURLToPath(new URL('./crash-child-cli.ts', import.meta.url));

export interface DomainKillReport {
  readonly kills: number;
  readonly databaseKills: number;
  /** What the domains say was done, by word. */
  readonly figures: Readonly<Record<string, number>>;
  /** What was wrong, in the first round where anything was; empty when all is well. */
  readonly wrong: readonly string[];
}

/**
 * Kills a process in which guests top up, are recharged, use vouchers and subscribe (every domain's `testing/crash.ts`), or its database, at
 * random moments. After each kill the books are proved, with what the domains know of their own; at last what is on its way comes to its end.
 *
 * @param url address of an empty database
 */
export async function killDomains(
  url: string,
  kills: number,
  options: Kills & { readonly guests?: number } = {},
): Promise<DomainKillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-kills-'));
  const { guests = 20 } = options;
  const done = { kills: 0, databaseKills: 0 };
  let wrong: readonly string[] = [];
  const begin = (mode: 'drive' | 'settle') =>
    spawn(process.execPath, [child, url, folder, String(guests), mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    while (done.kills < kills && wrong.length === 0) {
      const run = begin('drive');
      const ended = once(run, 'exit');
      await Promise.race([once(run.stdout, 'data'), ended]);
      await wait(500 + Math.random() * 2_500);
      const killDatabase = done.kills % 3 === 2 ? options.killDatabase : undefined;
      killDatabase?.();
      // Now and then the server outlives its database, and works on when that is back.
      if (killDatabase && done.kills % 2 === 1) await wait(2_500);
      if (run.exitCode !== null) wrong = [`the process ended with ${run.exitCode} before it was killed`];
      run.kill('SIGKILL');
      await ended;
      done.kills += 1;
      done.databaseKills += killDatabase ? 1 : 0;
      if (wrong.length === 0) wrong = await findWrong(url, false);
      if (wrong.length === 0) await options.onKill?.(done.kills);
    }
    if (wrong.length === 0) {
      const [code] = await once(begin('settle'), 'exit');
      wrong = [
        ...(code === 0 ? [] : [`what was on its way did not come to an end: ${code}`]),
        ...(await findWrong(url, true)),
      ];
    }
    return { ...done, figures: await figures(url), wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findWrong(url: string, settled: boolean): Promise<string[]> {
  const crashes = await domainCrashes();
  return inDatabase(url, async (client) => {
    const { checks } = await verify(client, Date.now(), declared(domainList, bookChecks));
    const own: string[] = [];
    for (const crash of crashes) own.push(...(await crash.wrong(client, settled)));
    return [...checks.flatMap(({ failures }) => failures), ...own];
  });
}

async function figures(url: string): Promise<Record<string, number>> {
  const crashes = await domainCrashes();
  return inDatabase(url, async (client) => {
    const all: Record<string, number> = {};
    for (const crash of crashes) Object.assign(all, await crash.figures(client));
    return all;
  });
}
