import { describe, expect, it } from 'vitest';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { uploadSite } from '../../testing/upload-site.ts';
import { createFilms } from './create.ts';

const world = await filmWorld();
const { kit, films, admitted } = world;
const id = await world.begin(await filmClip({ seconds: 5, sound: 'mono', beginsBlack: true }));
await world.work();

const processOf = async () => {
  const service = createFilms(kit);
  return uploadSite(kit, { ...service, name: 'media', handlers: service.handlers } as never, world.folder);
};
const [one, other] = [await processOf(), await processOf()];
const viewer = testCaller({ subjectId: 50, accountId: 50, roles: ['guest'], sessionId: 'session 50' });
const who = 'guest 50';
const facts = await world.find(id);
if (!facts) throw new Error('no film');
const play = (caller = viewer) => films.play(facts, caller)?.hls ?? '';
const open = (address: string, as = who, headers = {}, at = one) => at.fetch(address, as, { headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
/** The address a playlist names, beside its own. */
const beside = (address: string, name: string): string =>
  new URL(name, `http://x${address}`).href.slice('http://x'.length);
const addressesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => /URI="([^"]+)"/.exec(line)?.[1] ?? (line && !line.startsWith('#') ? line : []));

it('is played from a master playlist over renditions to every byte, each with its own admission', async () => {
  const master = await open(play());
  expect([master.status, master.headers.get('content-type'), master.headers.get('cache-control')]).toEqual([
    200,
    'application/vnd.apple.mpegurl',
    'private, no-store',
  ]);
  const names = addressesIn(await master.text());
  expect(names.map((name) => name.split('?')[0])).toEqual(['audio.m3u8', '180.m3u8']);
  for (const name of names) {
    const playlist = await open(beside(play(), name));
    const text = await playlist.text();
    expect(text).toContain('#EXT-X-ENDLIST');
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+),/g)].map(([, seconds]) => Number(seconds));
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(5, 0);
    for (const file of addressesIn(text)) {
      const answer = await open(beside(play(), file));
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
      const again = await open(beside(play(), file), who, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  }
  const part = await open(beside(play(), names[1]?.replace('.m3u8', '-0.m4s') ?? ''), who, { range: 'bytes=4-7' });
  expect([part.status, await part.text()]).toEqual([206, 'moof']);
  expect(world.films.play(facts, viewer)?.storyboard).toMatchObject({ count: 5, everyMs: 1000, columns: 5 });
  const board = await open(films.play(facts, viewer)?.storyboard?.src ?? '');
  expect([board.status, board.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('a frame is the one that is shown then; the poster is not the black beginning', async () => {
  const { default: sharp } = await import('sharp');
  const lightOf = async (body: Uint8Array | undefined) =>
    (await sharp(body).greyscale().stats()).channels[0]?.mean ?? 0;
  expect(await lightOf((await films.frame(id, 100))?.body)).toBeLessThan(20);
  expect(await lightOf((await films.frame(id, 4_900))?.body)).toBeGreaterThan(80);
  expect(await lightOf((await films.frame(id))?.body)).toBeGreaterThan(80);
});

describe('an address', () => {
  it.each<[string, string, (address: string) => string, string]>([
    ['of somebody else', 'guest 51', (address) => address, 'link_expired'],
    ['of an account, without a session', '', (address) => address, 'link_expired'],
    ['made up', who, (address) => address.replace(/signature=.../, 'signature=abc'), 'link_expired'],
    ['for all, made up', who, (address) => address.replace(/viewer=[^&]+/, 'viewer=all'), 'link_expired'],
    ['of another time', who, (address) => address.replace(/expires=\d+/, 'expires=9999999999999'), 'link_expired'],
    ['without anything', who, (address) => address.split('?')[0] ?? '', 'link_expired'],
    ['of a file that is none', who, (address) => address.replace('master.m3u8', '180-99.m4s'), 'not_found'],
    ['of another folder', who, (address) => address.replace('master.m3u8', '..%2f..%2fsource'), 'not_found'],
  ])('%s is refused', async (_, as, change, code) => {
    const answer = await open(change(play()), as);
    expect(await codeOf(answer)).toBe(code);
  });

  it('is for the session it was given to: the same account elsewhere asks for its own', async () => {
    const elsewhere = testCaller({ subjectId: 50, accountId: 50, roles: ['guest'], sessionId: 'session elsewhere' });
    expect(await codeOf(await open(play(elsewhere)))).toBe('link_expired');
  });

  it('runs out', async () => {
    const address = play();
    await kit.clock.advance(32 * 60_000);
    expect(await codeOf(await open(address))).toBe('link_expired');
    expect((await open(play())).status).toBe(200);
  });

  it('of a visit serves that visit; who has none shares one, and is asked like everybody', async () => {
    const visit = testCaller({ subjectId: 60, sessionId: 'visit 60' });
    expect((await open(play(visit), 'visitor 60')).status).toBe(200);
    expect(await codeOf(await open(play(visit), 'visitor 61'))).toBe('link_expired');
    expect((await open(play(testCaller()), '')).status).toBe(200);
  });
});

describe('who may see it', () => {
  it('is asked once in five seconds, and again at once when somebody lost the right, in every process', async () => {
    await kit.clock.advance(10_000);
    const segment = beside(play(), `180-0.m4s?${play().split('?')[1]}`);
    admitted.asked = 0;
    for (let n = 0; n < 20; n += 1) expect((await open(segment)).status).toBe(200);
    await open(segment, who, {}, other);
    expect(admitted.asked).toBe(2);
    await kit.clock.advance(6_000);
    expect((await open(segment)).status).toBe(200);
    expect(admitted.asked).toBe(3);
    admitted.isAdmitted = async () => false;
    expect((await open(segment)).status).toBe(200);
    films.recheck(id);
    for (const at of [one, other]) {
      const answer = await open(segment, who, {}, at);
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'film_refused']);
    }
    const why = defineProblem('country_of_test', 451, { en: 'No.', de: 'Nein.', nl: 'Nee.', es: 'No.' });
    admitted.isAdmitted = async () => {
      throw new Problem(why);
    };
    expect(await codeOf(await open(segment))).toBe('country_of_test');
    admitted.isAdmitted = async () => true;
    expect((await open(segment)).status).toBe(200);
  });

  it('costs a segment no statement while it is remembered', async () => {
    const segment = beside(play(), `180-0.m4s?${play().split('?')[1]}`);
    await open(segment);
    const before = kit.db.changes.statements;
    for (let n = 0; n < 10; n += 1) await open(segment);
    expect(kit.db.changes.statements - before).toBe(0);
  });

  it('nobody does, in no process, once it is removed; nothing of it is left in storage', async () => {
    const segment = beside(play(), `180-0.m4s?${play().split('?')[1]}`);
    await open(segment, who, {}, other);
    expect(await kit.db.transaction((tx) => films.remove(tx, id))).toBe(true);
    for (const at of [one, other]) expect(await codeOf(await open(segment, who, {}, at))).toBe('not_found');
    await world.run('media.sweep');
    expect(await kit.storage.exists(`films/${id}/180-0.m4s`)).toBe(false);
    expect(await kit.storage.exists(`films/${id}/poster.webp`)).toBe(false);
    for (const table of ['films', 'film_renditions', 'uploads'])
      expect((await kit.db.pool.query(`select 1 from media.${table}`)).rowCount).toBe(0);
    expect(await kit.db.transaction((tx) => films.remove(tx, id))).toBe(false);
  });
});
