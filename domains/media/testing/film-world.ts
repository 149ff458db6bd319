import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import type { Caller } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createFilms } from '../server/films/create.ts';
import type { Making } from '../server/films/make-film.ts';
import type { FilmFacts } from '../server/films/port.ts';
import { filmUses, mediaTables } from '../server/index.ts';
import { UploadStore } from '../server/uploads/store.ts';

/** Films on a database of their own, with a use that admits whom the test admits and remembers what it was told. */
export async function filmWorld(making: Partial<Making> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-films-'));
  onFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  const kit = await testKit([mediaTables], { DATA_DIR: folder, UPLOADS_OPEN: '1000' });
  const settled: FilmFacts[] = [];
  const admitted = {
    asked: 0,
    isAdmitted: async (_caller: Caller): Promise<boolean> => true,
    /** To its beginning alone. */
    isPreviewed: async (): Promise<boolean> => false,
  };
  kit.extensions.whileComposing(() =>
    kit.extensions.add('media', [
      extend(filmUses, {
        purpose: 'test',
        admits(_executor, _filmId, caller) {
          admitted.asked += 1;
          return admitted.isAdmitted(caller);
        },
        admitsPreview: () => admitted.isPreviewed(),
        async settled(_tx, film) {
          settled.push(film);
        },
      }),
    ]),
  );
  const service = createFilms(kit, making);
  await service.start();
  onFileEnd(() => service.stop());
  /** Sends a file whole, as its owner's. */
  const send = async (body: Uint8Array, ownerId = 7): Promise<string> => {
    const store = new UploadStore(kit, ownerId);
    const id = randomUUID();
    await store.create(new Upload({ id, size: body.byteLength, offset: 0, metadata: { filename: 'a film' } }));
    await store.write(Readable.from([Buffer.from(body)]), id, 0);
    return id;
  };
  const begin = async (body: Uint8Array, ownerId = 7): Promise<string> => {
    const uploadId = await send(body, ownerId);
    return kit.db.transaction((tx) => service.films.begin(tx, { uploadId, ownerId, purpose: 'test' }));
  };
  const run = async (name: string): Promise<void> => {
    const handler = service.handlers.find(({ operation }) => operation.name === name) as never as {
      run(payload: object): Promise<void>;
    };
    await handler.run({});
  };
  return {
    kit,
    folder,
    service,
    films: service.films,
    settled,
    admitted,
    send,
    begin,
    run,
    /** Wakes the worker and waits until nothing is to do. */
    async work(): Promise<void> {
      await run('media.makeFilm');
      await service.idle();
    },
    async find(id: string): Promise<FilmFacts | undefined> {
      return (await service.films.find(kit.db, [id])).get(id);
    },
  };
}
