import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { wallClock } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import { FlvReader } from '#kit/live-media/feed/flv.ts';
import { Signal } from '#kit/live-media/feed/signal.ts';
import { publishAs } from '#kit/live-media/feed/testing/publish.ts';
import { until, WireClient } from '#kit/live-media/testing/clients.ts';
import type { MediaServer } from '#kit/live-media/testing/media-server.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import { createLog } from '#kit/log/log.ts';
import { startRtmpServer } from '#kit/rtmp/server.ts';
import { WhipPeer } from '#kit/whip/peer.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';

const clock = machineClock();
const log = createLog('silent');
const picture = { width: 1280, height: 720, keyframeSeconds: 2 } as const;

/** CPU time of a process so far, ms, and what of its memory is resident, MB (proc(5)). */
function taken(pid: number): { cpuMs: number; megabytes: number } {
  const parts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpuMs: (Number(parts[11]) + Number(parts[12])) * 10, megabytes: (pages * 4096) / 1024 ** 2 };
}

/** A signal that goes into a room, and a guest who takes it: what both ways in have in common. */
async function carried(media: MediaServer, room: string): Promise<Signal> {
  const signal = new Signal({ log, clock, url: () => media.url });
  await media.frames.open(room, { publisher: 'p' });
  signal.feed(
    room,
    () => media.frames.publish(room, 'p'),
    () => undefined,
  );
  return signal;
}

/** What a process takes while a signal of 720 lines runs, once it has run for a while. */
async function measure(
  way: string,
  media: MediaServer,
  pidOf: () => number | undefined,
  { forMs, rendition = 'high' }: { forMs: number; rendition?: 'high' | 'low' },
): Promise<Row[]> {
  const room = way.split(' ')[0] as string;
  const ticket = await media.frames.subscribe(room, 'g', { session: way });
  const guest = await new WireClient(media.url, ticket, { query: `?rendition=${rendition}` }).opened();
  const acknowledging = setInterval(() => guest.ack(), 100);
  await until(() => guest.videos.length > 90 && guest.objects.some(({ kind }) => kind === 'audio'), way, 60_000);
  const pid = pidOf() as number;
  const [before, at, seen] = [taken(pid), performance.now(), guest.videos.length];
  await new Promise((resolve) => setTimeout(resolve, forMs));
  const [after, passed] = [taken(pid), performance.now() - at];
  const frames = ((guest.videos.length - seen) * 1000) / passed;
  clearInterval(acknowledging);
  guest.close();
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return [
    {
      name: `${way}: its own process`,
      value: rounded(((after.cpuMs - before.cpuMs) / passed) * 100),
      unit: '% of a core',
      goal: { max: rendition === 'high' ? 10 : 30 },
    },
    { name: `${way}: its own process`, value: Math.round(after.megabytes), unit: 'MB', goal: { max: 150 } },
    { name: `${way}: pictures a guest got`, value: rounded(frames), unit: 'a second', goal: { min: 29 } },
  ];
}

async function byRtmp(media: MediaServer, forMs: number): Promise<Row[]> {
  const signal = await carried(media, 'RTMP');
  const server = await startRtmpServer({
    ...{ log, clock, port: 0, host: '127.0.0.1' },
    admit: async () => ({
      ok: true,
      taker: () => {
        const reader = new FlvReader();
        return {
          tag: (tag) => {
            for (const news of reader.read(tag)) signal.hear(news);
          },
          closed: () => signal.end(),
        };
      },
    }),
  });
  const publisher = publishAs({ url: `rtmp://127.0.0.1:${server.port}/live/x`, ...picture });
  try {
    const pid = (): number | undefined => signal.coderPid;
    const plain = await measure('RTMP', media, pid, { forMs });
    return [...plain, ...(await measure('RTMP and 360 lines', media, pid, { forMs, rendition: 'low' }))];
  } finally {
    await publisher.stop();
    await server.stop();
    signal.end();
  }
}

async function sdpOf(peer: WhipPeer, offer: string): Promise<string> {
  const answer = await peer.answer(offer);
  return answer.ok ? answer.sdp : '';
}

async function byWhip(media: MediaServer, forMs: number): Promise<Row[]> {
  const signal = await carried(media, 'WHIP');
  const app = fastify();
  app.addContentTypeParser('application/sdp', { parseAs: 'string' }, (_, body, done) => done(null, body));
  const peer = new WhipPeer({
    ...{ clock, ports: [50_700, 50_740], address: '127.0.0.1' },
    hear: (all) => {
      for (const news of all) signal.hear(news);
    },
    over: () => undefined,
  });
  app.post('/whip', async (request, reply) =>
    reply
      .code(201)
      .header('location', '/whip/1')
      .type('application/sdp')
      .send(await sdpOf(peer, String(request.body))),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const publisher = publishAs({ url: `${url}/whip`, key: 'x', ...picture });
  try {
    return await measure('WHIP', media, () => peer.pid, { forMs });
  } finally {
    await publisher.stop();
    peer.close();
    await app.close();
    signal.end();
  }
}

/** What one performer's own software costs the server: 1280 × 720, 30 pictures a second, 1.5 Mbit/s, with a tone. */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const media = await startMediaServer({ clock: wallClock() });
  const forMs = isBrief ? 1_000 : 20_000;
  try {
    return [...(await byRtmp(media, forMs)), ...(await byWhip(media, forMs))];
  } finally {
    await media.stop();
  }
}
