import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { faceSize } from '#domains/live/contract/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { readClip } from '#kit/live-media/clip.ts';
import { StillMaker } from '#kit/live-media/server/stills/still-maker.ts';
import { startSource } from '#kit/live-media/source.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import { createLog } from '#kit/log/log.ts';
import type { BenchRun } from '../extent.ts';
import { cpuSeconds } from '../films/cpu.ts';
import type { Row } from '../row.ts';

/** A face of each card in so many seconds, and faces a phone takes in a minute (domains/live/contract/faces.ts, web/parts/face-times.ts). */
const [everySeconds, onPhoneAMinute] = [20, 18];

const clips = new URL('../../demo/clips/out/', import.meta.url);

/**
 * What pictures for cards cost: the processor's time for each in the program that makes them, in the relay and in this process together,
 * as a share of one core for 60 cards; and what a phone fetches. The clips are drawn, and have less in them than a camera's picture.
 */
export async function run({ isBrief }: BenchRun): Promise<readonly Row[]> {
  const files = readdirSync(clips).slice(0, isBrief ? 2 : 12);
  const media = await startMediaServer({ clock: wallClock(), relay: 'process' });
  const maker = new StillMaker(createLog('silent'));
  const rooms = files.map((file) => {
    const room = `actor:${file}`;
    const clip = readClip(readFileSync(new URL(file, clips)));
    return { room, clip };
  });
  const sources = [];
  for (const { room, clip } of rooms) {
    await media.frames.open(room, { publisher: 'star' });
    sources.push(startSource({ clip, url: media.url, ticket: () => media.frames.publish(room, 'star') }));
  }
  await waitFor(async () => (await Promise.all(rooms.map(({ room }) => media.frames.still(room)))).every(Boolean));
  const pictures: Uint8Array[] = [];
  const face = async (room: string): Promise<void> => {
    const still = await media.frames.still(room);
    const made = still && (await maker.make(still, { ...faceSize, blurred: false }));
    if (!made) throw new Error('no face');
    pictures.push(made.picture);
  };
  for (const { room } of rooms) await face(room);
  const relay = media.frames.relayPid!;
  const before = await cpuSeconds(maker.pid!);
  const idle = await relayIdle(relay, isBrief ? 200 : 5_000);
  const relayBefore = await cpuSeconds(relay);
  const started = performance.now();
  const count = isBrief ? 4 : 600;
  const ownBefore = process.cpuUsage();
  for (let n = 0; n < count; n += 1) await face(rooms[n % rooms.length]!.room);
  const seconds = (performance.now() - started) / 1000;
  const own = process.cpuUsage(ownBefore);
  const made = (await cpuSeconds(maker.pid!)).own - before.own;
  const asked = Math.max(0, (await cpuSeconds(relay)).own - relayBefore.own - idle * seconds);
  for (const source of sources) await source.stop();
  maker.stop();
  await media.stop();
  const each = ((made + asked + (own.user + own.system) / 1e6) * 1000) / count;
  const bytes = pictures.map(({ length }) => length);
  const onWire = pictures.map(
    (each) => gzipSync(JSON.stringify({ picture: Buffer.from(each).toString('base64') })).length,
  );
  const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return [
    { name: 'a face, all processes together', value: round(each), unit: 'ms of CPU' },
    { name: '60 cards', value: round((each * 60) / everySeconds / 10), unit: '% of a core', goal: { max: 2 } },
    { name: 'a face', value: round(average(bytes) / 1000), unit: 'KB' },
    {
      name: 'a phone, in a minute',
      value: round((average(onWire) * onPhoneAMinute) / 1000),
      unit: 'KB',
      goal: { max: 100 },
    },
  ];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** What the relay takes while nobody asks for stills, in cores. */
async function relayIdle(pid: number, ms: number): Promise<number> {
  const before = await cpuSeconds(pid);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return (((await cpuSeconds(pid)).own - before.own) * 1000) / ms;
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error('the broadcasts did not begin');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
