import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from '#kit/contract/problem.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createDecoder } from './decode-upload.ts';
import { createMedia, mediaTables } from './index.ts';

const kit = await testKit([mediaTables]);

/** Decodes nothing until it is told to. */
function heldDecoder() {
  const held: (() => void)[] = [];
  const decode = createDecoder(() => {
    const { promise, resolve } = Promise.withResolvers<{ body: Uint8Array; width: number; height: number }>();
    held.push(() => resolve({ body: new Uint8Array([1]), width: 10, height: 10 }));
    return promise;
  });
  return { decode, held };
}

const upload = new Blob([new Uint8Array(64)]);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const codeOf = (error: unknown) => (error instanceof Problem ? error.kind.code : String(error));

let release: () => Promise<void> = async () => undefined;
afterEach(() => release());

function fixture() {
  const { decode, held } = heldDecoder();
  const media = createMedia(kit, decode);
  const pending: Promise<unknown>[] = [];
  const answers: string[] = [];
  const send = (ownerId: number): void => {
    const answer = media
      .store({ ownerId, kind: 'avatar', ageRating: 12, upload }, async () => 'kept')
      .catch((error: unknown) => codeOf(error));
    pending.push(answer.then((said) => answers.push(said)));
  };
  release = async () => {
    while (held.length > 0) {
      held.shift()?.();
      await turn();
      await Promise.race([Promise.all(pending), turn()]);
    }
    await Promise.all(pending);
  };
  return { send, held, answers };
}

describe('sixteen uploads of one account at once', () => {
  it('hold no connection of the database: another guest’s balance is read while they wait', async () => {
    const { send, held, answers } = fixture();
    for (let n = 0; n < 16; n += 1) send(1);
    await turn();
    expect(held).toHaveLength(1);
    const { pool } = kit.db;
    expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
    expect((await pool.query('select 750 as balance')).rows).toEqual([{ balance: 750 }]);
    expect(answers).toEqual(Array(12).fill('pictures_waiting'));
    await release();
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(4);
  });

  it('leave the others their turns, and three are decoded at once in all', async () => {
    const { send, held } = fixture();
    for (let n = 0; n < 4; n += 1) send(1);
    for (const ownerId of [2, 3, 4]) send(ownerId);
    await turn();
    expect(held).toHaveLength(3);
  });

  it('say when to come back, in the person’s language', async () => {
    const { decode } = heldDecoder();
    for (let n = 0; n < 4; n += 1) void decode(1, upload);
    const refused = await decode(1, upload).catch((error: unknown) => error as Problem);
    if (!(refused instanceof Problem)) throw new Error('taken');
    expect(refused.toBody('de')).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: 8 },
      title: 'Deine letzten Bilder werden noch verarbeitet. Bitte versuch es in 8 Sekunden noch einmal.',
    });
    for (let owner = 2; owner < 46; owner += 1) void decode(owner, upload);
    const full = await decode(99, upload).catch((error: unknown) => error as Problem);
    expect(full).toMatchObject({ kind: { code: 'unavailable' }, data: { retryAfterSeconds: 32 } });
  });
});

it('a picture whose transaction fails leaves neither row nor file', async () => {
  const { decode, held } = heldDecoder();
  const kept: string[] = [];
  const storage = { ...kit.storage, put: async (key: string) => void kept.push(key) };
  const media = createMedia(
    { ...kit, storage: { ...storage, delete: async (key: string) => void kept.splice(kept.indexOf(key), 1) } },
    decode,
  );
  const store = media.store({ ownerId: 5, kind: 'avatar', ageRating: 12, upload }, () =>
    Promise.reject(new Error('the profile is gone')),
  );
  await turn();
  held[0]?.();
  await expect(store).rejects.toThrow('the profile is gone');
  expect(kept).toEqual([]);
  expect((await kit.db.pool.query('select 1 from media.pictures where owner_id = 5')).rowCount).toBe(0);
});
