import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { BenchRun } from '../extent.ts';
import type { BenchServer } from '../server.ts';

/** What is asked of a server, again and again. */
export interface Load {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
}

/** What came of it: answers a second, and microseconds of CPU of the serving process for each. */
export interface Served {
  readonly perSecond: number;
  readonly cpu: number;
}

/** A connection is made again after so many requests: the server ends it after 10,000, and not every client of a bench hears that. */
const perConnection = 5000;

/** CPU a process has used, in microseconds (user and system; Linux's /proc counts in hundredths of a second). */
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Ten connections ask for the same, first to warm up and then to be measured. Throws when anything but 2xx is answered. */
export async function drive(server: BenchServer, { path, ...rest }: Load, extent: BenchRun): Promise<Served> {
  const { isBrief, seconds } = extent;
  const pid = server.process.pid as number;
  const options = {
    url: `${server.address}${path}`,
    connections: 10,
    pipelining: 1,
    reconnectRate: perConnection,
    ...rest,
  };
  if (!isBrief) await autocannon({ ...options, duration: seconds * 0.6 });
  const before = await cpuOf(pid);
  const result = await autocannon({ ...options, ...(isBrief ? { amount: 20 } : { duration: seconds }) });
  const cpu = (await cpuOf(pid)) - before;
  if (result.requests.total === 0) throw new Error(`${path} answered nothing`);
  if (result.non2xx > 0) throw new Error(`${path} answered ${result.non2xx} times something else than 2xx`);
  return { perSecond: result.requests.average, cpu: cpu / result.requests.total };
}
