import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A command line that starts a program as somebody PostgreSQL accepts; `command` is put in front of program and arguments. */
export type RunAs = { how: 'self' | 'namespace' | 'setpriv'; command: string[] };

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root. For an ordinary user this is the program itself. For root it is a user namespace in
 * which root's files belong to an ordinary user; where namespaces are forbidden (most containers) or the folder belongs to
 * somebody else, the program runs as that owner (`nobody` for root's folder, which is then given to it), keeping only the
 * right to read below folders that are root's.
 *
 * On Linux the program also gets SIGINT (PostgreSQL's fast shutdown) when our process dies, however it dies.
 *
 * @param folder exists and will hold all of PostgreSQL's files.
 * @throws when running as root and neither way works.
 */
export async function runAs(folder: string, only?: RunAs['how']): Promise<RunAs> {
  const endWithUs = (await works('setpriv', '--pdeathsig', 'INT', 'true'))
    ? ['setpriv', '--pdeathsig', 'INT', '--']
    : [];
  if (process.getuid?.() !== 0) return { how: 'self', command: endWithUs };

  const owner = await stat(folder);
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  if (owner.uid === 0 && only !== 'setpriv' && (await works(...namespace, 'true'))) {
    return { how: 'namespace', command: [...namespace, ...endWithUs] };
  }

  const user = owner.uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid: owner.uid, gid: owner.gid };
  const setpriv = [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--pdeathsig=INT',
    '--',
  ];
  if (!(await works(...setpriv, 'true'))) {
    throw new Error(
      'PostgreSQL refuses to run as root, and neither a user namespace (unshare) nor another user (setpriv) is allowed here: start Vesper as an ordinary user, or set DATABASE_URL.',
    );
  }
  await giveTo(folder, user);
  return { how: 'setpriv', command: setpriv };
}

async function works(...[program = '', ...args]: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}

async function giveTo(folder: string, user: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), user.uid, user.gid);
  await chown(folder, user.uid, user.gid);
}
