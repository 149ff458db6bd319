import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { openWorld } from '../seeded-world.ts';
import type { BenchServer } from '../server.ts';
import { startServer } from '../server.ts';
import type { Load } from './load.ts';
import { drive } from './load.ts';
import { signUp } from './member.ts';

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const performers = `{ models(first: 48) { items { id name age languages headline liveState viewers isOnline } total } }`;

/**
 * CPU per request of the process that serves it, beside bare Fastify with the same bytes, and as a multiple of a bare page
 * (bare-page.ts) where a request makes something: pages of a member, which nobody else gets, a list and a row.
 */
export async function run(extent: BenchRun): Promise<Row[]> {
  const { folder, settings, forget } = await openWorld(extent);
  const started: BenchServer[] = [];
  const start = async (file: string, env: Record<string, string>) => {
    const server = await startServer(file, env);
    started.push(server);
    return server;
  };
  const bares: number[] = [];
  const bare = async () => {
    const env = { NODE_ENV: 'production', SECONDS: String(extent.seconds * 0.4) };
    bares.push(Number((await start('bench/http/bare-page.ts', env)).address));
  };
  try {
    const ours = await start('apps/server/main.ts', settings);
    const page = join(folder, 'page.html');
    await writeFile(page, await (await fetch(`${ours.address}/en/`)).text());
    const fastify = await start('bench/http/bare-fastify.ts', { PAGE: page });
    const { cookie, bearer } = await signUp(ours.address);
    const of = async (server: BenchServer, load: Load) => (await drive(server, load, extent)).cpu;
    const asMember = { headers: { cookie } };
    await bare();
    const home = await of(ours, { path: '/en/', ...asMember });
    const profile = await of(ours, { path: '/en/amateur/vesna/', ...asMember });
    await bare();
    const headers = { 'content-type': 'application/json', authorization: bearer };
    const body = JSON.stringify({ query: performers });
    const list = await of(ours, { path: '/graphql', method: 'POST', headers, body });
    const rest = await of(ours, { path: '/rest/v1/actor/getActorStateById/100001' });
    await bare();
    const alive = await of(ours, { path: '/rest/v1/alive' });
    const kept: Row[] = [];
    for (const encoding of ['identity', 'gzip']) {
      const load = { headers: { 'accept-encoding': encoding } };
      const served = await drive(ours, { path: '/en/', ...load }, extent);
      const peer = await drive(fastify, { path: '/page', ...load }, extent);
      const name = `home, kept for anonymous guests, ${encoding}`;
      kept.push(
        {
          name,
          value: round(served.cpu),
          unit: 'us CPU',
          peer: { name: 'bare Fastify, same bytes', value: round(peer.cpu) },
          goal: { max: round(peer.cpu * 1.3) },
        },
        {
          name: `${name}, rate`,
          value: round(served.perSecond, 0),
          unit: 'a second',
          peer: { name: 'bare Fastify, same bytes', value: round(peer.perSecond, 0) },
        },
      );
    }
    const plain = await of(fastify, { path: '/alive' });
    const plainList = await of(fastify, { path: '/list' });
    const bareCpu = bares.sort((a, b) => a - b)[bares.length >> 1] as number;
    const pages = (name: string, cpu: number, max: number): Row => ({
      name: `${name} (${round(cpu / 1000, 2)} ms CPU)`,
      value: round(cpu / bareCpu, 2),
      unit: 'bare pages',
      goal: { max },
    });
    return [
      { name: 'bare page: 60 plain cards by renderToString', value: round(bareCpu), unit: 'us CPU' },
      pages('home for a member', home, 2),
      pages('a profile for a member', profile, 2),
      pages('GraphQL, 48 performers x 8 fields', list, 0.8),
      pages('REST, one performer from the database', rest, 0.35),
      {
        name: 'GraphQL, 48 performers x 8 fields',
        value: round(list),
        unit: 'us CPU',
        peer: { name: 'bare Fastify, same JSON', value: round(plainList) },
      },
      {
        name: 'REST, nothing to look up',
        value: round(alive),
        unit: 'us CPU',
        peer: { name: 'bare Fastify', value: round(plain) },
      },
      ...kept,
    ];
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await forget();
  }
}
