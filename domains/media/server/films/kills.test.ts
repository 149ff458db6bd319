import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { createFilms } from './create.ts';
import { claimFilm, leaseMs, restMs } from './lease.ts';

/** Ends the next programs right after so many messages of theirs. */
const killAfter: (number | 'audio')[] = [];
const started = (child: ChildProcess): void => {
  const after = killAfter.shift();
  if (after === undefined) return;
  if (after === 'audio') return void killWithSound(child);
  if (after === 0) child.kill('SIGKILL');
  let heard = 0;
  child.on('message', () => {
    heard += 1;
    if (heard === after) child.kill('SIGKILL');
  });
};
/** Ends a program as soon as the sound of what it makes is whole, however slow the machine is. */
async function killWithSound(child: ChildProcess): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const wholeSounds = async () =>
    (await kit.db.pool.query(`select 1 from media.film_renditions where name = 'audio' and is_whole`)).rowCount ?? 0;
  const before = await wholeSounds();
  while (!isOver() && (await wholeSounds()) === before);
  child.kill('SIGKILL');
}
const world = await filmWorld({ started });
const { kit } = world;
const clip = await filmClip({ seconds: 1, sound: 'mono', width: 640, height: 360 });
const stateOf = async (id: string) => (await world.find(id))?.state;

it('a worker killed again and again in several uploads loses nothing and makes nothing twice', async () => {
  const ids = [await world.begin(clip, 7), await world.begin(clip, 7), await world.begin(clip, 8)];
  killAfter.push(0, 1, 2, 3, 5, 7, 4, 2);
  for (
    let round = 0;
    round < 12 && (await Promise.all(ids.map(stateOf))).some((state) => state !== 'ready');
    round += 1
  ) {
    await world.work();
    await kit.clock.advance(restMs + 1);
  }
  expect(killAfter).toEqual([]);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['ready', 'ready', 'ready']);
  expect(world.settled.map(({ id }) => id).sort()).toEqual([...ids].sort());
  const { rows } = await kit.db.pool.query(
    'select film_id, count(*)::int as parts, bool_and(is_whole) as whole from media.film_renditions group by film_id',
  );
  expect(rows.map(({ parts, whole }) => [parts, whole])).toEqual([
    [3, true],
    [3, true],
    [3, true],
  ]);
  expect((await kit.db.pool.query('select 1 from media.upload_pieces')).rowCount).toBe(0);
});

it('what is whole already is not made again', async () => {
  // Its pictures take longer than its sound on any machine.
  const id = await world.begin(await filmClip({ seconds: 6, sound: 'mono', width: 640, height: 360 }));
  killAfter.push('audio');
  await world.work();
  const before = await kit.db.pool.query('select name from media.film_renditions where film_id = $1 and is_whole', [
    id,
  ]);
  expect(before.rows).toEqual([{ name: 'audio' }]);
  expect(await stateOf(id)).not.toBe('ready');
  const put = kit.storage.put;
  const written: string[] = [];
  Object.assign(kit.storage, {
    put: async (key: string, ...rest: [Uint8Array, string]) => {
      written.push(key);
      await put(key, ...rest);
    },
  });
  await kit.clock.advance(restMs + 1);
  await world.work();
  Object.assign(kit.storage, { put });
  expect(await stateOf(id)).toBe('ready');
  expect(written.some((key) => key.includes('audio'))).toBe(false);
});

it('a film whose worker fell silent is taken over when its lease is over, by one only', async () => {
  const id = await world.begin(clip);
  expect((await claimFilm(kit))?.film.id).toBe(id);
  // Its process is gone; nobody else takes it before.
  await world.run('media.sweep');
  await world.service.idle();
  expect(await stateOf(id)).toBe('working');
  await kit.clock.advance(leaseMs + 1);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimFilm(kit)));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  await kit.clock.advance(leaseMs + 1);
  await world.run('media.sweep');
  await world.service.idle();
  expect(await stateOf(id)).toBe('ready');
});

it('a process that stops gives its film back at once, and another goes on', async () => {
  const other = createFilms(kit, {
    started: () => void setImmediate(() => void other.stop()),
  });
  const id = await world.begin(clip);
  const wake = other.handlers.find(({ operation }) => operation.name === 'media.makeFilm') as never as {
    run(payload: object): Promise<void>;
  };
  await wake.run({ id });
  await other.idle();
  expect(await stateOf(id)).toBe('waiting');
  await world.work();
  expect(await stateOf(id)).toBe('ready');
});

it('a film that ends its program every time is refused in the end, with its files', async () => {
  const id = await world.begin(clip);
  killAfter.push(...Array.from({ length: 8 }, () => 0));
  for (let round = 0; round < 10; round += 1) {
    await world.work();
    await kit.clock.advance(restMs + 1);
  }
  expect(await world.find(id)).toMatchObject({ state: 'refused', reason: 'broken' });
  expect((await kit.db.pool.query('select 1 from media.film_renditions where film_id = $1', [id])).rowCount).toBe(0);
  killAfter.splice(0);
});

it('a film that is removed while it is made ends its worker, and leaves nothing', async () => {
  const remover = createFilms(kit, {
    started: () =>
      void kit.db.transaction((tx) => world.films.remove(tx, removed)).then(() => kit.clock.advance(11_000)),
  });
  const removed = await world.begin(clip);
  const wake = remover.handlers.find(({ operation }) => operation.name === 'media.makeFilm') as never as {
    run(payload: object): Promise<void>;
  };
  await wake.run({ id: removed });
  await remover.idle();
  await remover.stop();
  await world.run('media.sweep');
  expect(await world.find(removed)).toBeUndefined();
  expect((await kit.db.pool.query('select 1 from media.film_renditions where film_id = $1', [removed])).rowCount).toBe(
    0,
  );
  expect((await kit.db.pool.query('select 1 from media.uploads')).rowCount).toBe(0);
});

it('the folder of a process that died is taken away at a start, one at work is not', async () => {
  const folders = join(world.folder, 'films-in-work');
  const [left, atWork] = [join(folders, 'film-left'), join(folders, 'film-at-work')];
  const now = kit.clock.now() / 1000;
  for (const [path, age] of [
    [left, 7 * 3600],
    [atWork, 60],
  ] as const) {
    mkdirSync(path, { recursive: true });
    utimesSync(path, now - age, now - age);
  }
  const restarted = createFilms(kit);
  await restarted.start();
  await restarted.stop();
  expect(readdirSync(folders)).toEqual(['film-at-work']);
});

it('its owner hears how far it has come, and nobody else', async () => {
  const before = kit.published.length;
  const id = await world.begin(clip, 77);
  await world.work();
  const told = kit.published.slice(before);
  expect(new Set(told.map(({ topic }) => topic))).toEqual(new Set(['guest:77']));
  const states = told.map(({ data }) => data as { id: string; state: string; percent: number });
  expect(states.every((one) => one.id === id)).toBe(true);
  expect(states[0]).toMatchObject({ state: 'working' });
  expect(states.at(-1)).toMatchObject({ state: 'ready', percent: 100, width: 640 });
  expect(states.map(({ percent }) => percent)).toEqual(states.map(({ percent }) => percent).sort((a, b) => a - b));
});
