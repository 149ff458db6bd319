import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { wallClock } from '#kit/clock/clock.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import { encodeControl, encodeObject, ticketProtocol, wireProtocol } from '#kit/live-media/wire.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { round } from './percentile.ts';

const framesPerSecond = 30;
const keyframeEvery = 60;
/** Together with two Opus packets every third frame: 1 Mbit/s. */
const frameBytes = 4_000;
const soundBytes = 100;
const loads = {
  brief: { viewers: 10, warmUpMs: 100, measureMs: 500 },
  full: { viewers: 200, warmUpMs: 2_000, measureMs: 10_000 },
} as const;
type Load = (typeof loads)[keyof typeof loads];
/** Clock ticks a second in /proc (USER_HZ, always 100 on Linux). */
const ticksPerSecond = 100;

interface Measured {
  cpuPercent: number;
  bitsPerSecond: number;
  messagesPerSecond: number;
}

/** CPU of the relay for 100 viewers at 1 Mbit/s, beside the barest broadcast with `ws`, same messages, same viewers. */
export async function relayCpu({ isBrief }: BenchRun): Promise<Row[]> {
  const load = isBrief ? loads.brief : loads.full;
  const relay = await measureRelay(load);
  const bare = await measureBareWs(load);
  return [
    {
      name: `relay CPU per 100 viewers at ${round(relay.bitsPerSecond / 1e6, 2)} Mbit/s`,
      value: round(relay.cpuPercent, 1),
      unit: '% of a core',
      peer: { name: `bare ws at ${round(bare.bitsPerSecond / 1e6, 2)} Mbit/s`, value: round(bare.cpuPercent, 1) },
      goal: { max: 4 },
    },
    {
      name: 'relay messages per viewer',
      value: round(relay.messagesPerSecond, 1),
      unit: '/s',
      peer: { name: 'bare ws', value: round(bare.messagesPerSecond, 1) },
    },
  ];
}

async function measureRelay(load: Load): Promise<Measured> {
  const media = await startMediaServer({ clock: wallClock(), relay: 'process' });
  await media.frames.open('room', { publisher: 'star' });
  const ticket = await media.frames.publish('room', 'star');
  const publisher = new WebSocket(`${media.url}${ticket.path}`, [wireProtocol, ticketProtocol(ticket.token)]);
  await once(publisher, 'open');
  publisher.send(
    encodeControl({ type: 'catalog', catalog: { version: 1, broadcast: 'bench', video: [], clockOffsetMs: 0 } }),
  );
  const protocols = [];
  for (let i = 0; i < load.viewers; i += 1) {
    const { token } = await media.frames.subscribe('room', `viewer-${i}`, { session: `session-${i}` });
    protocols.push([wireProtocol, ticketProtocol(token)]);
  }
  const measured = await measure(load, media.frames.relayPid!, publisher, {
    url: `${media.url}/media`,
    protocols,
    acknowledge: true,
  });
  await media.stop();
  return measured;
}

async function measureBareWs(load: Load): Promise<Measured> {
  const server = fork(new URL('./bare-ws-server.ts', import.meta.url), { execArgv: [] });
  const [port] = (await once(server, 'message')) as [number];
  const url = `ws://127.0.0.1:${port}`;
  const publisher = new WebSocket(`${url}/publish`);
  await once(publisher, 'open');
  const protocols = Array.from({ length: load.viewers }, () => []);
  const measured = await measure(load, server.pid!, publisher, { url, protocols, acknowledge: false });
  server.disconnect();
  return measured;
}

async function measure(
  { viewers, warmUpMs, measureMs }: Load,
  pid: number,
  publisher: WebSocket,
  start: object,
): Promise<Measured> {
  const client = fork(new URL('./viewers-client.ts', import.meta.url), { execArgv: [] });
  const timer = stream(publisher);
  client.send(start);
  await once(client, 'message');
  await sleep(warmUpMs);
  const [before, cpuBefore, at] = [await count(client), cpuSeconds(pid), performance.now()];
  await sleep(measureMs);
  const [after, cpuAfter] = [await count(client), cpuSeconds(pid)];
  const seconds = (performance.now() - at) / 1000;
  clearInterval(timer);
  publisher.terminate();
  client.disconnect();
  return {
    cpuPercent: (((cpuAfter - cpuBefore) / seconds) * 100 * 100) / viewers,
    bitsPerSecond: ((after.media - before.media) * 8) / seconds / viewers,
    messagesPerSecond: (after.messages - before.messages) / seconds / viewers,
  };
}

/** One message per frame, the sound of 33 ms with it. */
function stream(publisher: WebSocket): NodeJS.Timeout {
  let sent = 0;
  const startedAt = performance.now();
  return setInterval(() => {
    for (; sent < ((performance.now() - startedAt) / 1000) * framesPerSecond; sent += 1) {
      const common = {
        config: 1,
        group: Math.floor(sent / keyframeEvery),
        sequence: sent,
        timestampUs: Date.now() * 1000,
      };
      const sound = encodeObject(
        { ...common, kind: 'audio', rendition: 0, keyframe: true },
        new Uint8Array(soundBytes),
      );
      const frame = encodeObject(
        { ...common, kind: 'video', rendition: 1, keyframe: sent % keyframeEvery === 0 },
        new Uint8Array(frameBytes),
      );
      publisher.send(Buffer.concat(sent % 3 === 0 ? [sound, frame] : [sound, sound, frame]));
    }
  }, 5);
}

async function count(client: ChildProcess): Promise<{ media: number; messages: number }> {
  client.send('count');
  const [counted] = await once(client, 'message');
  return counted as { media: number; messages: number };
}

function cpuSeconds(pid: number): number {
  // Field 2 may contain spaces, but ends with the last ")"; utime and stime are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
