import pg from 'pg';
import * as messenger from '#domains/messenger/contract/index.ts';
import type { BenchRun } from '../extent.ts';
import { full } from '../extent.ts';
import { percentile, round } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import { bareSend, bareStatements } from './bare-sql.ts';
import type { MessengerWorld } from './world.ts';
import { amounts, few, firstActor, guestWithMany, openMessengerWorld } from './world.ts';

const goalMs = 30;
const goalCpuMs = 1;

/**
 * The messenger in a world of 1,000,000 messages in 100,000 channels, with all domains of the site, each question asked as its
 * route is and beside it in bare SQL over one connection: 95 of 100 answers within so many milliseconds. Each question goes to
 * another channel or guest, so that what was just read is not read again. CPU of sending is this process's, beside the same
 * statements of the same transaction; that of the database is not in it.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const size = isBrief ? few : amounts;
  const world = await openMessengerWorld(size);
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  try {
    const rows: Row[] = [];
    for (const { name, ask, bare, hasGoal = true } of questions(world, client, size.channels)) {
      const ours = await times(ask, isBrief ? 0 : seconds);
      const theirs = await times(bare, isBrief ? 0 : seconds);
      rows.push({
        name: `${name}, p95`,
        value: round(percentile(ours, 0.95), 1),
        unit: 'ms',
        peer: { name: 'bare SQL', value: round(percentile(theirs, 0.95), 1) },
        ...(hasGoal ? { goal: { max: goalMs } } : {}),
      });
    }
    return [...rows, await sending(world, client, isBrief ? 5 : 400 * seconds)];
  } finally {
    await client.end();
    await world.forget();
  }
}

interface Question {
  readonly name: string;
  /** `n`: how often it was asked before. */
  ask(n: number): Promise<unknown>;
  bare(n: number): Promise<unknown>;
  /** Whether the goal is about it; it is when not given. */
  readonly hasGoal?: false;
}

const answered = async (asked: Promise<{ ok: boolean; problem?: { title: string } }>): Promise<void> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.problem?.title);
};

function questions({ as, guests }: MessengerWorld, client: pg.Client, channels: number): Question[] {
  const guest = (n: number): number => 1 + ((n * 7919) % guests);
  /** One of the five channels of a guest. */
  const channel = (n: number): number => 1 + (guest(n) - 1) * 5 + (n % 5);
  const long = (n: number): number => channels - (n % 10);
  const ofChannel = (channelId: number) => ({ params: { channelId: `${channelId}` as never } });
  const list = (accountId: number, query = {}) => answered(as(accountId).call(messenger.getChannels, { query }));
  const inbox = (query = {}) => answered(as(firstActor).call(messenger.getInbox, { query }));
  const searchString = 'candle and letter';
  const bare = bareStatements(client);
  return [
    {
      name: 'opening a channel: its newest 40',
      ask: (n) => answered(as(guest(n)).call(messenger.getContent, ofChannel(channel(n)))),
      bare: (n) => bare.content(channel(n)),
    },
    {
      name: 'opening one of 5,000 messages',
      ask: (n) => answered(as(guestWithMany).call(messenger.getContent, ofChannel(long(n)))),
      bare: (n) => bare.content(long(n)),
    },
    {
      name: 'search in a channel of 5,000 messages',
      ask: (n) =>
        answered(as(guestWithMany).call(messenger.searchContent, { ...ofChannel(long(n)), query: { searchString } })),
      bare: (n) => bare.search(long(n), searchString),
    },
    {
      name: 'a guest’s search over five channels',
      ask: (n) => answered(as(guest(n)).query(messenger.messengerContent, { filter: { searchString } })),
      bare: (n) => bare.searchAll(guest(n), searchString),
    },
    {
      name: 'a guest’s search over 5,000 channels, no match',
      ask: () => answered(as(guestWithMany).query(messenger.messengerContent, { filter: { searchString: 'nowhere' } })),
      bare: () => bare.searchAll(guestWithMany, 'nowhere'),
      hasGoal: false,
    },
    { name: 'channel list', ask: (n) => list(guest(n)), bare: (n) => bare.list(guest(n), 0) },
    {
      name: 'channel list of 5,000, a page at random',
      ask: (n) => list(guestWithMany, { offset: (n * 1_009) % 4_900 }),
      bare: (n) => bare.list(guestWithMany, (n * 1_009) % 4_900),
    },
    {
      name: 'channel list of 5,000, unread first',
      ask: () => list(guestWithMany, { filterType: 'unread' }),
      bare: () => bare.unreadFirst(guestWithMany),
    },
    {
      name: 'channel list of 5,000, who is online',
      ask: () => list(guestWithMany, { online: 'true' }),
      bare: () => bare.online(guestWithMany),
    },
    { name: 'inbox of 5,000 conversations', ask: () => inbox(), bare: () => bare.inbox(firstActor) },
    {
      name: 'inbox of 5,000, searched by words',
      ask: () => inbox({ search: searchString }),
      bare: () => bare.inboxSearch(firstActor, searchString),
      hasGoal: false,
    },
  ];
}

async function times(ask: (n: number) => Promise<unknown>, seconds: number): Promise<number[]> {
  const warm = seconds === 0 ? 1 : 20;
  for (let n = 0; n < warm; n += 1) await ask(n);
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  let n = warm;
  do {
    const from = performance.now();
    await ask(n);
    taken.push(performance.now() - from);
    n += 1;
  } while (performance.now() < until);
  return taken;
}

/** CPU of this process for a message a guest sends, in milliseconds. */
async function sending({ command, guests }: MessengerWorld, client: pg.Client, count: number): Promise<Row> {
  const bare = bareSend(client);
  const guest = (n: number): number => 1 + ((n * 7919) % guests);
  const channel = (n: number): number => 1 + (guest(n) - 1) * 5 + (n % 5);
  const send = (n: number): Promise<void> =>
    command(
      messenger.sendMessage,
      guest(n),
      messenger.sendMessage.payload.parse({
        channelId: channel(n),
        senderType: 'guest',
        data: { text: `A line that somebody writes, number ${n}`, key: `bench-sent-${n}`, shownPrice: 0 },
      }),
    );
  const ours = await cpuOf(send, count);
  const theirs = await cpuOf((n) => bare(guest(n), channel(n), n), count);
  return {
    name: 'sending a message, CPU',
    value: round(ours, 2),
    unit: 'ms',
    peer: { name: 'bare SQL', value: round(theirs, 2) },
    goal: { max: goalCpuMs },
  };
}

async function cpuOf(act: (n: number) => Promise<unknown>, count: number): Promise<number> {
  const warm = Math.min(count, 300);
  for (let n = 0; n < warm; n += 1) await act(n);
  const before = process.cpuUsage();
  for (let n = warm; n < warm + count; n += 1) await act(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

if (import.meta.main) {
  for (const { name, value, unit, peer } of await run(full)) {
    console.log(`${name}: ${value} ${unit}; ${peer?.name}: ${peer?.value}`);
  }
}
