import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';

const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const kinds = ['vesper', 'ws', 'socket.io'] as const;
type Kind = (typeof kinds)[number];

const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`a bench process ended with ${code}`)));
  });

interface Figures {
  readonly microsecondsPerDelivery: number;
  readonly kibPerConnection: number;
  readonly deliveries: number;
}

async function measure(kind: Kind, connections: number, rounds: number): Promise<Figures> {
  const server = fork(program('server.ts'), [kind], { execArgv: ['--expose-gc'] });
  const { port, memory: empty } = await answer<{ port: number; memory: { rss: number } }>(server);
  const clients = fork(program('clients.ts'), [kind, String(port), String(connections)]);
  await answer(clients);
  server.send({ do: 'memory' });
  const full = await answer<{ memory: { rss: number } }>(server);
  server.send({ do: 'publish', rounds: 2 });
  await answer(server);
  clients.send('count');
  await answer(clients);
  server.send({ do: 'publish', rounds });
  const { cpuMicroseconds } = await answer<{ cpuMicroseconds: number }>(server);
  clients.send('count');
  const { received } = await answer<{ received: number }>(clients);
  clients.kill();
  server.kill();
  return {
    microsecondsPerDelivery: cpuMicroseconds / received,
    kibPerConnection: (full.memory.rss - empty.rss) / connections / 1024,
    deliveries: received,
  };
}

/** Delivery cost and memory of 5,000 connections in 10 rooms, each server in a process of its own, one after another. */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const [connections, rounds] = isBrief ? [100, 2] : [5000, 12];
  const figures = {} as Record<Kind, Figures>;
  for (const kind of kinds) figures[kind] = await measure(kind, connections, rounds);
  const { vesper } = figures;
  const round = (value: number) => Math.round(value * 10) / 10;
  const rows = (['ws', 'socket.io'] as const).flatMap((peer): Row[] => [
    {
      name: 'socket delivery',
      value: round(vesper.microsecondsPerDelivery),
      unit: 'us CPU',
      peer: { name: peer, value: round(figures[peer].microsecondsPerDelivery) },
      goal: { max: 12.5 },
    },
    {
      name: 'memory per connection (resident)',
      value: round(vesper.kibPerConnection),
      unit: 'KiB',
      peer: { name: peer, value: round(figures[peer].kibPerConnection) },
      goal: { max: 16 },
    },
  ]);
  return [...rows, { name: 'deliveries counted', value: vesper.deliveries, unit: `of ${connections * rounds}` }];
}
