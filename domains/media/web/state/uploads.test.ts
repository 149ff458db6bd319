import { expect, it } from 'vitest';
import type { Tus } from './uploads.ts';
import { Uploads } from './uploads.ts';

type Options = ConstructorParameters<Tus['Upload']>[1];

/** A client that sends nothing and is led by the test. */
function fakeTus() {
  const lines: { file: File; options: Options; url: string | null; aborted: boolean }[] = [];
  class Upload {
    url: string | null = null;
    readonly #line: (typeof lines)[number];
    constructor(file: File, options: Options) {
      this.#line = { file, options, url: options.uploadUrl ?? null, aborted: false };
      lines.push(this.#line);
    }
    start(): void {
      this.url = this.#line.options.uploadUrl ?? `/rest/v1/media/upload/id-${lines.indexOf(this.#line)}`;
      this.#line.options.onUploadUrlAvailable?.();
    }
    async abort(): Promise<void> {
      this.#line.aborted = true;
    }
  }
  return { lines, tus: { Upload } as unknown as Tus };
}

interface Begun {
  id: string;
  name: string;
  size: number | null;
  received: number;
  mark: string;
}
const world = (uploads: Begun[] = [], accountId = 7) => {
  const { lines, tus } = fakeTus();
  const api = { call: async () => ({ ok: true, data: { uploads } }) } as never;
  return { lines, uploads: new Uploads(accountId, api, async () => tus) };
};
const file = (name: string, text = name): File => new File([text], name);
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends two files at once, the others in their turn, each with its progress', async () => {
  const { lines, uploads } = world();
  await uploads.add([file('a'), file('b'), file('c')]);
  await settled();
  const states = () => uploads.store.state.map(({ state }) => state);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  lines[0]?.options.onProgress?.(1, 1);
  lines[0]?.options.onSuccess?.({} as never);
  await settled();
  expect(states()).toEqual(['done', 'sending', 'sending']);
  expect(uploads.store.state[0]).toMatchObject({ name: 'a', sent: 1, uploadId: 'id-0' });
});

it('what is paused goes on where it was, and what an old line says is not heard', async () => {
  const { lines, uploads } = world();
  await uploads.add([file('a')]);
  await settled();
  const key = uploads.store.state[0]?.key as string;
  uploads.pause(key);
  expect([lines[0]?.aborted, uploads.store.state[0]?.state]).toEqual([true, 'paused']);
  lines[0]?.options.onError?.(new Error('the line is lost'));
  expect(uploads.store.state[0]?.state).toBe('paused');
  expect(uploads.resume(key)).toBe(true);
  await settled();
  expect(lines[1]?.options.uploadUrl).toBe('/rest/v1/media/upload/id-0');
  lines[1]?.options.onError?.(new Error('the line is lost'));
  expect(uploads.store.state[0]?.state).toBe('failed');
  uploads.retryFailed();
  await settled();
  expect(uploads.store.state[0]?.state).toBe('sending');
});

it('after a reload what was begun is paused until the same file is chosen again; another of its name is another', async () => {
  const first = world();
  await first.uploads.add([file('a', 'one')]);
  await settled();
  const mark = first.lines[0]?.options.metadata?.mark as string;
  const { lines, uploads } = world([{ id: 'id-0', name: 'a', size: 3, received: 2, mark }]);
  await uploads.restore();
  const [item] = uploads.store.state;
  expect(item).toMatchObject({ name: 'a', size: 3, sent: 2, state: 'paused', uploadId: 'id-0' });
  expect(uploads.resume(item?.key as string)).toBe(false);
  await uploads.add([file('a', 'two'), file('b', 'one')]);
  await settled();
  expect(uploads.store.state.map(({ name, uploadId }) => [name, uploadId])).toEqual([
    ['a', 'id-0'],
    ['a', 'id-0'.replace('0', String(lines.findIndex(({ options }) => options.uploadUrl === null)))],
  ]);
  expect(lines.map(({ options }) => options.uploadUrl)).toContain('/rest/v1/media/upload/id-0');
});

it('the same file of another account is not recognised, and nothing of the first is left when it is gone', async () => {
  const one = world([], 7);
  await one.uploads.add([file('a')]);
  await settled();
  const mark = one.lines[0]?.options.metadata?.mark;
  one.uploads.end();
  expect(one.lines[0]?.aborted).toBe(true);
  expect(one.uploads.store.state).toEqual([]);
  one.lines[0]?.options.onSuccess?.({} as never);
  expect(one.uploads.store.state).toEqual([]);
  const other = world([], 8);
  await other.uploads.add([file('a')]);
  await settled();
  expect(other.lines[0]?.options.metadata?.mark).not.toBe(mark);
});
