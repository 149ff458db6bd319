import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Ends a PostgreSQL that an earlier, killed run left on this cluster, and clears the pid file of one that is gone.
 *
 * It is stopped, not adopted: a start of our own takes 0.2 s, makes it our child again (so it ends with us) and runs
 * with this version's settings. The caller must hold the lock of DATA_DIR, so whatever runs here has no other owner.
 *
 * @throws when it belongs to another user, or does not end within 15 s.
 */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return;
  // A pid file whose number now belongs to some other program would make PostgreSQL refuse to start.
  if (!(await isPostgresOf(pid, cluster))) return rm(pidFile, { force: true });

  log('Stopping the PostgreSQL that an earlier run left behind.');
  for (const [signal, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    send(pid, signal);
    const until = Date.now() + timeoutMs;
    while (Date.now() < until) {
      if (!(await isPostgresOf(pid, cluster))) return rm(pidFile, { force: true });
      await wait(20);
    }
  }
  throw new Error(`The PostgreSQL with process id ${pid} on ${cluster} does not stop: end it by hand and start again.`);
}

function send(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') {
      throw new Error(
        `The PostgreSQL with process id ${pid} belongs to another user: stop it as that user and start again.`,
      );
    }
    if (code !== 'ESRCH') throw error;
  }
}

/** A postmaster's working directory is its cluster; where that cannot be read, its name has to do. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return readlink(`/proc/${pid}/cwd`).then(
      (cwd) => cwd === cluster,
      async (error: NodeJS.ErrnoException) =>
        error.code === 'EACCES' &&
        /^\d+ \(postgres\) [^Z]/.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
    );
  }
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/fo', 'csv', '/nh', '/fi', `pid eq ${pid}`]]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]];
  return promisify(execFile)(program as string, args as string[]).then(
    ({ stdout }) => stdout.includes('postgres'),
    () => false,
  );
}
