import { expect, it } from 'vitest';
import { testCaller } from '#kit/testing/caller.ts';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { uploadSite } from '../../testing/upload-site.ts';
import { createFilms } from './create.ts';

const world = await filmWorld();
const { kit, films, admitted } = world;
const id = await world.begin(await filmClip({ seconds: 14, sound: 'mono' }));
await world.work();
const service = createFilms(kit);
const site = await uploadSite(kit, { ...service, name: 'media', handlers: service.handlers } as never, world.folder);
const facts = await world.find(id);
if (!facts) throw new Error('no film');
const viewer = testCaller({ subjectId: 50, accountId: 50, roles: ['guest'], sessionId: 'session 50' });
const get = (address: string) => site.fetch(address, 'guest 50', {});
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

it('who has its beginning alone gets the first segments of it, and nothing of the rest by any address', async () => {
  admitted.isAdmitted = async () => false;
  admitted.isPreviewed = async () => true;
  const addresses = films.preview(facts, viewer);
  const master = addresses?.hls ?? '';
  expect(addresses?.storyboard).toBeNull();
  expect((await get(master)).status).toBe(200);
  const file = (name: string): string => master.replace('master.m3u8', name);
  const playlist = await (await get(file('180.m3u8'))).text();
  expect(playlist.match(/\.m4s/g)).toHaveLength(1);
  expect(playlist).toContain('#EXT-X-ENDLIST');
  expect((await get(file('180-0.m4s'))).status).toBe(200);
  expect((await get(file('180-init.mp4'))).status).toBe(200);
  for (const beyond of ['180-1.m4s', 'audio-3.m4s', 'storyboard.webp'])
    expect(await codeOf(await get(file(beyond)))).toBe('not_found');
  for (const change of [
    (a: string) => a.replace(/&until=\d+/, ''),
    (a: string) => a.replace(/until=\d+/, 'until=14000'),
  ])
    expect(await codeOf(await get(change(file('180-1.m4s'))))).toBe('link_expired');
  const whole = films.play(facts, viewer)?.hls ?? '';
  expect(await codeOf(await get(whole))).toBe('film_refused');
  admitted.isPreviewed = async () => false;
  films.recheck(id);
  expect(await codeOf(await get(master))).toBe('film_refused');
});

it('of a film that is too short to show a part of there is none', () => {
  expect(films.preview({ ...facts, milliseconds: 11_000 }, viewer)).toBeNull();
  expect(films.preview({ ...facts, state: 'working' }, viewer)).toBeNull();
});
