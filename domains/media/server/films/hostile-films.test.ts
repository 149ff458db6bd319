import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { almostFilms, notFilms } from '../../testing/hostile-files.ts';
import type { FilmMessage, FilmTask } from './child/messages.ts';
import { runOnFolder } from './film-process.ts';
import { looksLikeFilm } from './looks-like-film.ts';

const program = fileURLToPath(new URL('./child/film-child.ts', import.meta.url));
let programs = 0;
const world = await filmWorld({
  started: () => {
    programs += 1;
  },
});
const { kit } = world;

const endOf = async (id: string) => {
  const film = await world.find(id);
  return film?.state === 'refused' ? film.reason : film?.state;
};
const nothingIsLeft = async (): Promise<void> => {
  for (const table of ['film_renditions', 'uploads', 'upload_pieces'])
    expect([table, (await kit.db.pool.query(`select 1 from media.${table}`)).rowCount]).toEqual([table, 0]);
};

it('what is no film is refused by its first bytes, before a decoder sees it, and nothing of it is kept', async () => {
  const files = notFilms();
  expect(files.length).toBeGreaterThan(50);
  const ids = [];
  for (const { body } of files) ids.push(await world.begin(body));
  await world.work();
  const ends = await Promise.all(ids.map(async (id, at) => [files[at]?.name, await endOf(id)]));
  expect(ends).toEqual(files.map(({ name }) => [name, 'unreadable']));
  expect(programs).toBe(0);
  await nothingIsLeft();
});

it('what begins like a film ends in a reason as well, whatever a decoder makes of it', async () => {
  const film = await filmClip({ seconds: 2, sound: 'mono' });
  const files = almostFilms(film);
  expect(files.filter(({ body }) => !looksLikeFilm(body)).map(({ name }) => name)).toEqual([]);
  const ids = [];
  for (const { body } of files) ids.push(await world.begin(body));
  await world.work();
  const ends = Object.fromEntries(await Promise.all(ids.map(async (id, at) => [files[at]?.name, await endOf(id)])));
  const { 'a film with noise in it': noisy, ...others } = ends;
  // What can be seen of it may be seen.
  expect(['ready', 'broken', 'unreadable', 'noPicture']).toContain(noisy);
  for (const [name, end] of Object.entries(others))
    expect([name, ['unreadable', 'noPicture', 'broken'].includes(String(end))]).toEqual([name, true]);
});

it.each<[string, string, () => Promise<Buffer>]>([
  ['sound alone', 'noPicture', () => filmClip({ seconds: 1, sound: 'mono', isBlind: true })],
  ['a strip', 'tooManyPixels', () => filmClip({ seconds: 0.5, width: 1_000, height: 16 })],
])('%s is refused as %s', async (_, reason, make) => {
  const id = await world.begin(await make());
  await world.work();
  expect(await endOf(id)).toBe(reason);
});

it.each([
  ['says so', 5],
  ['says less than it is', 2.5],
])('one that is too long and %s is refused, however far it came', async (_, seconds) => {
  const folder = mkdtempSync(join(world.folder, 'long-'));
  const source = join(folder, 'source');
  writeFileSync(source, await filmClip({ seconds }));
  const said: FilmMessage[] = [];
  const task: FilmTask = { source, folder, have: [], heights: [240], maxSeconds: 1, maxPixels: 1_000_000 };
  await runOnFolder<FilmMessage>(kit, program, folder, task, {
    silentMs: 60_000,
    async hear(message) {
      said.push(message);
    },
  });
  expect(said.at(-1)).toEqual({ kind: 'refused', reason: 'tooLong' });
});

it('the program reads nothing but its folder, and has no environment', async () => {
  const folder = mkdtempSync(join(world.folder, 'outside-'));
  const outside = join(world.folder, 'outside');
  writeFileSync(outside, await filmClip({ seconds: 0.5 }));
  const said: FilmMessage[] = [];
  const task: FilmTask = { source: outside, folder, have: [], heights: [240], maxSeconds: 1, maxPixels: 1_000_000 };
  await runOnFolder<FilmMessage>(kit, program, folder, task, {
    silentMs: 60_000,
    async hear(message) {
      said.push(message);
    },
  });
  expect(said).toEqual([{ kind: 'refused', reason: 'broken' }]);
});
