import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileReply } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { aSource, aThing } from '../testing/source.ts';
import { fileName } from './downloads.ts';
import { libraryDomain } from './index.ts';
import { librarySources } from './port.ts';

const { kit, as, domains } = await testWorld({ library: libraryDomain }, { env: { DEMO: 'off' } });
const performer = 7;
const film = new Uint8Array([1, 2, 3, 4, 5]);
const owners = new Set<number>();
const videos = aSource('video');
const albums = aSource('album', { mediaType: 'photo' });
const files = (isFilm: boolean) => ({
  ownerOf: async () => performer,
  mayHave: async (_: unknown, id: string, { accountId }: { accountId: number }) =>
    owners.has(accountId) && !videos.things.get(id)?.isTakenDown && !videos.things.get(id)?.isPaidBack,
  file: async () =>
    isFilm
      ? {
          words: 'Mira - Über den Hügeln: 2/3',
          size: film.length,
          read: async (a: number, b: number) => film.slice(a, b + 1),
        }
      : { words: 'Mira', pictures: pictures() },
});
async function* pictures() {
  yield { name: '1.webp', body: new Uint8Array([9, 9]) };
  yield { name: '2.webp', body: new Uint8Array([8]) };
}
kit.extensions.add('test', [
  extend(librarySources, { ...videos.source, downloads: files(true) }),
  extend(librarySources, { ...albums.source, downloads: files(false) }),
]);
let guest = 100;

beforeEach(async () => {
  guest += 1;
  videos.things.set('1', aThing());
  albums.things.set('1', aThing());
  for (const kind of ['video', 'album'])
    await kit.db.transaction((tx) =>
      domains.library.add(tx, { kind, id: '1', guestId: guest, source: 'purchased', price: 500, at: new Date(1_000) }),
    );
  owners.add(guest);
  await allow(true);
  await allow(true, 'album');
});

const studio = (who = performer) => as({ accountId: who, roles: ['performer'] });
const allow = (isAllowed: boolean, kind = 'video', who = performer) =>
  studio(who).call(contract.setDownloadable, { params: { kind, id: '1' }, body: { isAllowed } });
const link = async (who = guest, kind = 'video') => {
  const answer = await as(who).call(contract.getDownloadLink, { params: { kind, id: '1' } });
  return answer.ok ? answer.data.download : answer.problem.code;
};
const inLibrary = async () => {
  const answer = await as(guest).query(contract.mediaLibrary, { filter: { mediaType: 'video' } });
  return answer.ok ? answer.data.items[0]?.download : undefined;
};
const get = async (address: string | null, who = guest, kind = 'video') => {
  const query = Object.fromEntries(new URL(address ?? '', 'http://x').searchParams) as never;
  const answer = await as(who).call(contract.getDownload, { params: { kind, id: '1' }, query });
  return answer.ok ? (answer.data as FileReply) : answer.problem.code;
};

describe('a download', () => {
  it('is given to who bought it, by an address of their own, under its name, in ranges', async () => {
    const address = await link();
    expect(await inLibrary()).toBe(address);
    const file = (await get(address)) as FileReply;
    expect([file.filename, file.type, file.parts?.size]).toEqual(['Mira - Über den Hügeln 2 3.mp4', 'video/mp4', 5]);
    expect(await file.parts?.read(1, 3)).toEqual(new Uint8Array([2, 3, 4]));
    owners.add(guest + 500);
    expect(await get(address, guest + 500)).toBe('download_expired');
    expect(await get(address?.replace(/signature=.../, 'signature=abc') ?? null)).toBe('download_expired');
    await kit.clock.advance(2 * 3_600_000 + 60_001);
    expect(await get(address)).toBe('download_expired');
  });

  it('of an album is a ZIP of its pictures', async () => {
    const file = (await get(await link(guest, 'album'), guest, 'album')) as FileReply;
    const parts: Uint8Array[] = [];
    for await (const part of file.body as NodeJS.ReadableStream) parts.push(part as never);
    expect(file.filename).toBe('Mira.zip');
    expect(unzipSync(new Uint8Array(Buffer.concat(parts)))).toEqual({
      '1.webp': new Uint8Array([9, 9]),
      '2.webp': new Uint8Array([8]),
    });
  });

  it.each<[string, () => Promise<unknown> | unknown]>([
    ['nobody bought it', () => owners.delete(guest)],
    ['it was paid back', () => videos.things.set('1', aThing({ isPaidBack: true }))],
    ['it was taken down', () => videos.things.set('1', aThing({ isTakenDown: true }))],
    ['its performer switched it off', () => allow(false)],
  ])('is not offered and breaks off once %s', async (_, happens) => {
    const address = await link();
    const begun = (await get(address)) as FileReply;
    await happens();
    expect(await link()).toBeNull();
    expect(await get(address)).toBe('download_refused');
    await kit.clock.advance(5_001);
    await expect(begun.parts?.read(0, 1)).rejects.toMatchObject({ kind: { code: 'download_refused' } });
  });

  it('is its performer’s to allow, and off until then', async () => {
    await allow(false);
    expect(await inLibrary()).toBeNull();
    expect(await allow(true, 'video', performer + 1)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await allow(true, 'song')).toMatchObject({ problem: { code: 'not_found' } });
    const read = await studio().call(contract.getDownloadable, { params: { kind: 'video', id: '1' } });
    expect(read).toMatchObject({ data: { isAllowed: false, isOffered: true } });
  });

  it('has a name that every system takes', () => {
    expect(fileName('  a/b\\c:"d"?\u0000\u202e … ')).toBe('a b c d …');
    expect(fileName('..')).toBe('vesper');
    expect([...fileName('x'.repeat(300))]).toHaveLength(100);
  });
});
