import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { postgresBinaries } from './binaries.ts';
import { runAs } from './run-as.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { startChild } from './testing/child.ts';

const home = mkdtempSync(join(tmpdir(), 'vesper-postgres-'));
afterAll(() => rmSync(home, { recursive: true }));

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

/** Starts on a folder below the tests' home, keeping what it says. */
async function start(
  name: string,
  options: { how?: 'setpriv'; onLost?: (error: Error) => void; mostDeaths?: number } = {},
) {
  const said: string[] = [];
  const dataDir = join(home, name);
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => said.push(line), ...options });
  return { ...server, dataDir, said };
}

test('the first start creates the database; the next one finds it at the same address, within a second and in silence', async () => {
  const first = await start('twice');
  expect(first.said).toEqual(['Creating the database cluster (once).']);
  expect(await query(first.url, 'SHOW server_version_num')).toEqual([
    { server_version_num: expect.stringMatching(/^18/) },
  ]);
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await first.stop();
  await first.stop();

  const before = performance.now();
  const second = await start('twice');
  expect(performance.now() - before).toBeLessThan(1000);
  expect(second.said).toEqual([]);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('only the password in DATA_DIR opens it', async () => {
  const { url, stop, dataDir } = await start('twice');
  const { password } = JSON.parse(await readFile(join(dataDir, 'postgres/connection.json'), 'utf8'));
  await expect(query(url.replace(password, 'guessed'), 'SELECT 1')).rejects.toThrow('password authentication failed');
  await stop();
});

test('our process killed with SIGKILL while writing loses no commit, and the next start needs no help', async () => {
  const dataDir = join(home, 'killed');
  for (let round = 1; round <= 3; round++) {
    const child = startChild('write-until-killed.ts', [dataDir]);
    let committed = 0;
    while (committed < 20 * round) committed = Number(await child.line());
    await child.kill();
    const { url, stop } = await start('killed');
    const [row] = await query<{ count: number }>(url, 'SELECT count(*)::int AS count FROM written');
    expect(row?.count).toBeGreaterThanOrEqual(committed);
    await query(url, 'TRUNCATE written');
    await stop();
  }
});

test('a database that dies is started again at the same address with every commit', async () => {
  const { url, stop, dataDir, said } = await start('dies');
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS one');
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');
  await expect.poll(() => query(url, 'SELECT * FROM kept').catch(() => []), { timeout: 15_000 }).toEqual([{ one: 1 }]);
  expect(await postmasterOf(dataDir)).not.toBe(before);
  expect(said).toContain('PostgreSQL ended unexpectedly and is started again.');
  await stop();
});

test('who kills it on purpose has it back however often; else it is given up after so many deaths within a minute', async () => {
  const lost: Error[] = [];
  for (const mostDeaths of [Number.POSITIVE_INFINITY, 2]) {
    const { url, stop, dataDir } = await start('killed-often', {
      mostDeaths,
      onLost: (error) => void lost.push(error),
    });
    for (let death = 1; death <= 7 && lost.length === 0; death += 1) {
      const before = await postmasterOf(dataDir);
      process.kill(before, 'SIGKILL');
      const isOver = async () =>
        lost.length > 0 ||
        ((await postmasterOf(dataDir).catch(() => before)) !== before &&
          (await query(url, 'SELECT 1').then(
            () => true,
            () => false,
          )));
      await expect.poll(isOver, { timeout: 15_000 }).toBe(true);
    }
    expect(lost).toHaveLength(mostDeaths === 2 ? 1 : 0);
    await stop();
  }
  expect(lost[0]?.message).toContain('ended 3 times within a minute');
});

test('a database left running by an earlier process is stopped and replaced', async () => {
  const { stop, dataDir } = await start('orphan');
  await stop();
  const cluster = join(dataDir, 'postgres/cluster');
  const { command } = await runAs(join(dataDir, 'postgres'));
  const [program, ...args] = [...command, (await postgresBinaries()).postgres, '-D', cluster, '-c', 'port=0'];
  args.splice(args.indexOf('port=0'), 1, 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`);
  const orphan = spawn(program as string, args, { stdio: 'ignore', detached: true });
  await expect.poll(() => postmasterOf(dataDir).catch(() => undefined)).toBe(orphan.pid);
  const gone = once(orphan, 'exit');

  const next = await start('orphan');
  await gone;
  expect(next.said).toEqual(['Stopping the PostgreSQL that an earlier run left behind.']);
  await query(next.url, 'SELECT 1');
  await next.stop();
});

test('a pid file whose number now belongs to another program does not stop the start', async () => {
  const { stop, dataDir } = await start('orphan');
  await stop();
  await writeFile(
    join(dataDir, 'postgres/cluster/postmaster.pid'),
    `${process.ppid}\n${join(dataDir, 'postgres/cluster')}\n`,
  );
  const next = await start('orphan');
  await next.stop();
});

test('a start interrupted while the cluster was created begins again', async () => {
  const dataDir = join(home, 'interrupted');
  const first = await start('interrupted');
  await first.stop();
  await rm(join(dataDir, 'postgres/cluster'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/cluster.unfinished'), 'half a cluster');
  const next = await start('interrupted');
  await query(next.url, 'SELECT 1');
  await next.stop();
});

test('a lost password file is named', async () => {
  const { stop, dataDir } = await start('lost');
  await stop();
  await rm(join(dataDir, 'postgres/connection.json'));
  await expect(start('lost')).rejects.toThrow(/connection\.json beside it: put that file back/);
});

/** Answers every connection as a PostgreSQL does that knows another password. */
function strangerOn(port: number): Server {
  const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  }).listen(port, '127.0.0.1');
}

test('a port that another PostgreSQL takes between being chosen and being used is given up for another one', async () => {
  const dataDir = join(home, 'raced');
  const said: string[] = [];
  let stranger: Server | undefined;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (line) => {
      said.push(line);
      // The port stands in the file by now, and nobody listens on it yet.
      stranger ??= strangerOn(JSON.parse(readFileSync(join(dataDir, 'postgres/connection.json'), 'utf8')).port);
    },
  });
  const taken = (stranger as Server | undefined)?.address() as AddressInfo | undefined;
  expect(said).toEqual([
    'Creating the database cluster (once).',
    `Port ${taken?.port} was taken meanwhile; another one is used.`,
  ]);
  expect(new URL(server.url).port).not.toBe(String(taken?.port));
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  stranger?.close();
});

const asNobody = [
  'setpriv',
  '--reuid=65534',
  '--regid=65534',
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

test('an ordinary user starts it, and root may take over the same folder and give it back', async () => {
  const isRoot = process.getuid?.() === 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'vesper-user-'));
  const child = startChild('write-until-killed.ts', [join(dataDir, 'data')], isRoot ? asNobody : []);
  const committed = Number(await child.line());
  await child.kill();
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'data'), log: () => undefined });
  const [row] = await query<{ count: number }>(server.url, 'SELECT count(*)::int AS count FROM written');
  expect(row?.count).toBeGreaterThanOrEqual(committed);
  await server.stop();
  const again = startChild('write-until-killed.ts', [join(dataDir, 'data')], isRoot ? asNobody : []);
  await again.line();
  await again.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a start waits for the database of a killed run before it hands the folder over', async () => {
  const isRoot = process.getuid?.() === 0;
  const dataDir = join(mkdtempSync(join(tmpdir(), 'vesper-user-')), 'data');
  // Whether files go at the wrong moment is a matter of luck: three of five rounds failed.
  for (const _ of [1, 2, 3, 4, 5]) {
    const child = startChild('write-until-killed.ts', [dataDir], isRoot ? asNobody : []);
    await child.line();
    await child.kill();
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    await server.stop();
  }
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

test('where namespaces are forbidden, root hands the folder to another user and it works just the same', async () => {
  const first = await start('setpriv', { how: 'setpriv' });
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await first.stop();
  const second = await start('setpriv');
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
});
