import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Row } from '../row.ts';
import type { BenchServer } from '../server.ts';
import { startServer } from '../server.ts';

/** CPU a process has used, in microseconds (user and system; Linux's /proc). */
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

interface Load {
  readonly path: string;
  readonly seconds?: number;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
}

async function drive(
  { process: { pid }, address }: BenchServer,
  load: Load,
): Promise<{ perSecond: number; cpu: number }> {
  const { path, seconds = 5, ...rest } = load;
  const options = { url: `${address}${path}`, connections: 10, pipelining: 1, ...rest };
  await autocannon({ ...options, duration: 2 });
  const before = await cpuOf(pid as number);
  const result = await autocannon({ ...options, duration: seconds });
  const cpu = (await cpuOf(pid as number)) - before;
  if (result.requests.total === 0) throw new Error(`${path} answered nothing in ${seconds} s`);
  if (result.non2xx > 0) throw new Error(`${path} answered ${result.non2xx} times something else than 2xx`);
  return { perSecond: result.requests.average, cpu: cpu / result.requests.total };
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** CPU per request of the process that serves it; home rendered afresh (for a member) and from the moment's cache, as browsers ask for it and plain. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vesper-bench-'));
  const started: BenchServer[] = [];
  const start = async (file: string, env: Record<string, string>) => {
    const server = await startServer(file, env);
    started.push(server);
    return server;
  };
  try {
    const ours = await start('apps/server/main.ts', {
      DATA_DIR: folder,
      PORT: '0',
      DEMO: 'seed',
      LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'error',
    });
    const page = join(folder, 'page.html');
    await writeFile(page, await (await fetch(`${ours.address}/en/`)).text());
    const bare = await start('bench/http/bare-fastify.ts', { PAGE: page });
    const opened = await fetch(`${ours.address}/rest/v1/identity/visitor/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { accessToken } = (await opened.json()) as { accessToken: string };
    const json = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const rest = await drive(ours, { path: '/rest/v1/actor/getActorStateById/100001' });
    const alive = await drive(ours, { path: '/rest/v1/alive' });
    const plain = await drive(bare, { path: '/alive' });
    const graphql = await drive(ours, {
      path: '/graphql',
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        query: '{ models(first: 50) { items { id name age languages headline liveState viewers isOnline } total } }',
      }),
    });
    const plainList = await drive(bare, { path: '/list' });
    const kept = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding };
      const served = await drive(ours, { path: '/en/', headers });
      const peer = await drive(bare, { path: '/page', headers });
      return {
        value: round(served.perSecond, 0),
        unit: 'a second',
        goal: { min: 5000 },
        peer: { name: 'bare Fastify, same bytes', value: round(peer.perSecond, 0) },
        cpu: `${round(served.cpu)} us CPU, the peer ${round(peer.cpu)}`,
      };
    };
    const { cpu: zippedCpu, ...zipped } = await kept('gzip');
    const { cpu: plainCpu, ...uncompressed } = await kept('identity');
    const cookie = { cookie: `vesper_visitor=none; vesper_session=bench` };
    const fresh = await drive(ours, { path: '/en/', headers: cookie });
    return [
      {
        name: 'REST, nothing to look up',
        value: round(alive.cpu),
        unit: 'us CPU',
        peer: { name: 'bare Fastify', value: round(plain.cpu) },
      },
      { name: 'REST, one performer from the database', value: round(rest.cpu), unit: 'us CPU' },
      {
        name: 'GraphQL, 50 performers x 8 fields',
        value: round(graphql.cpu),
        unit: 'us CPU',
        peer: { name: 'bare Fastify, same JSON', value: round(plainList.cpu) },
      },
      { name: 'home, uncached', value: round(fresh.cpu / 1000, 2), unit: 'ms CPU', goal: { max: 3 } },
      { name: `home, cached for anonymous guests, gzip (${zippedCpu})`, ...zipped },
      { name: `home, cached for anonymous guests, plain (${plainCpu})`, ...uncompressed },
    ];
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
