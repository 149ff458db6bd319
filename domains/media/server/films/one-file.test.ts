import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { describe, expect, it } from 'vitest';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';

const world = await filmWorld();
const { kit, films, folder } = world;

/** What a program of others reads of a file: its streams, how long it is, s, and how many packets each has. */
async function readAsOthersDo(body: Uint8Array, name: string) {
  const path = join(folder, name);
  await writeFile(path, body);
  await using file = await Demuxer.open(path);
  const packets = file.streams.map(() => 0);
  const ends = file.streams.map(() => 0);
  for await (const packet of file.packets()) {
    if (!packet) break;
    const n = packet.streamIndex;
    packets[n] = (packets[n] ?? 0) + 1;
    const stream = file.streams[n];
    ends[n] = (Number(packet.pts + packet.duration) * (stream?.timeBase.num ?? 0)) / (stream?.timeBase.den ?? 1);
    packet.free();
  }
  return { duration: file.duration, packets, ends };
}

describe('a film as one file', () => {
  it('is read by other programs with picture and sound, whole and as long as the film, and any part of it is the same bytes', async () => {
    const id = await world.begin(await filmClip({ seconds: 9, sound: 'mono' }));
    await world.work();
    const file = await films.oneFile(kit.db, id);
    if (!file) throw new Error('no film');
    const whole = await file.read(0, file.size - 1);
    expect(whole?.byteLength).toBe(file.size);
    const told = await readAsOthersDo(whole as Uint8Array, 'whole.mp4');
    expect(told.packets).toHaveLength(2);
    expect(told.duration).toBeCloseTo(9, 0);
    for (const end of told.ends) expect(end).toBeCloseTo(9, 0);
    const step = 7_777;
    const parts: Uint8Array[] = [];
    for (let at = 0; at < file.size; at += step)
      parts.push((await file.read(at, Math.min(at + step, file.size) - 1)) ?? new Uint8Array());
    expect(Buffer.concat(parts).equals(Buffer.from(whole as Uint8Array))).toBe(true);
  });

  it('is there without sound as well, and not once the film is removed', async () => {
    const id = await world.begin(await filmClip({ seconds: 3 }));
    await world.work();
    const file = await films.oneFile(kit.db, id);
    const told = await readAsOthersDo((await file?.read(0, file.size - 1)) as Uint8Array, 'silent.mp4');
    expect(told.packets).toHaveLength(1);
    await kit.db.transaction((tx) => films.remove(tx, id));
    expect(await films.oneFile(kit.db, id)).toBeNull();
  });
});
