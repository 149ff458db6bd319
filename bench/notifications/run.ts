import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { performerWentLive } from '#domains/live/contract/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import type { OnlineWorld } from './world.ts';
import { actorId, openOnlineWorld, otherEvent, otherJob } from './world.ts';

const services = 4;
const firstGoal = 2;
const allGoal = 60;
/** No run takes longer, s. */
const patience = 300;

interface Received {
  readonly received: number;
  readonly different: number;
  readonly firstAt: number | null;
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`the push services ended with ${code}`)));
  });

/**
 * 100,000 guests who pinned one performer, each with a browser that is pushed to, and the performer goes live: on one worker with all
 * domains of the site, push services in another process. From the commit of the fact to the first and the last guest's pages and
 * browsers; how often anybody was told twice; and how long other jobs and events of the worker wait meanwhile, beside before.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const guests = isBrief ? 300 : 100_000;
  const child = fork(fileURLToPath(new URL('push-services.ts', import.meta.url)), [String(services)]);
  const world = await openOnlineWorld(guests, await answerOf<{ origins: string[]; ca: string }>(child));
  const ask = (): Promise<Received> => {
    const answer = answerOf<Received>(child);
    child.send('count');
    return answer;
  };
  try {
    const before = await waitsDuring(
      world,
      async () => void (await delay(wallClock(), isBrief ? 1_000 : 2_000 * seconds)),
    );
    let all = { browsers: 0, cpu: 0, received: { received: 0, different: 0, firstAt: null } as Received, at: 0 };
    const during = await waitsDuring(world, async () => {
      all = await goLive(world, guests, ask);
    });
    const { told } = world;
    const entries = await world.one('select count(*) from notifications.entries');
    const sinceLive = (at: number | null) => round(((at ?? Number.NaN) - all.at) / 1000);
    const tellings = { name: 'guests told', value: told.count, unit: `of ${guests}` };
    const twice = told.count - entries + (all.received.received - all.received.different);
    const rest = (name: string, of: 'jobs' | 'events'): Row => ({
      name,
      value: Math.round(percentile(during[of], 0.95)),
      unit: 'ms',
      peer: { name: 'before', value: Math.round(percentile(before[of], 0.95)) },
    });
    return [
      { name: 'live to the first page', value: sinceLive(told.first), unit: 's', goal: { max: firstGoal } },
      { name: 'live to the last page', value: sinceLive(told.last), unit: 's', goal: { max: allGoal } },
      { name: 'live to the first push', value: sinceLive(all.received.firstAt), unit: 's', goal: { max: firstGoal } },
      { name: 'live to the last push', value: round(all.browsers), unit: 's', goal: { max: allGoal } },
      { name: 'CPU of the worker for all of it', value: round(all.cpu), unit: 's' },
      tellings,
      { name: 'browsers pushed to', value: all.received.different, unit: `of ${guests}` },
      { name: 'told twice', value: twice, unit: '', goal: { max: 0 } },
      rest('another job waits meanwhile, p95', 'jobs'),
      rest('another event waits meanwhile, p95', 'events'),
    ];
  } finally {
    await world.forget();
    child.kill();
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;

async function goLive(world: OnlineWorld, guests: number, ask: () => Promise<Received>) {
  const clock = wallClock();
  const cpu = process.cpuUsage();
  const at = Date.now();
  await world.kit.db.transaction((tx) => tx.emit(performerWentLive, { actorId, at }));
  for (;;) {
    await delay(clock, 250);
    const received = await ask();
    const spent = (Date.now() - at) / 1000;
    const isDone = world.told.count >= guests && received.received >= guests;
    if (isDone || spent > patience) {
      const { user, system } = process.cpuUsage(cpu);
      return { browsers: isDone ? spent : Number.NaN, cpu: (user + system) / 1_000_000, received, at };
    }
  }
}

/** How long jobs and events that are sent all the while wait, from their commit until they run. */
async function waitsDuring({ kit, waits }: OnlineWorld, work: () => Promise<void>) {
  waits.jobs.length = 0;
  waits.events.length = 0;
  const clock = wallClock();
  let isOver = false;
  const sending = (async () => {
    while (!isOver) {
      await kit.db.transaction(async (tx) => {
        await kit.jobs.send(tx, otherJob, { at: Date.now() });
        await tx.emit(otherEvent, { at: Date.now() });
      });
      await delay(clock, 200);
    }
  })();
  await work();
  isOver = true;
  await sending;
  return { jobs: [...waits.jobs], events: [...waits.events] };
}
