import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Work that ends when the test says so. */
function piece(name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    started.push(name);
    return promise;
  };
  return { finish: () => resolve(name), work };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a queue that is fair', () => {
  it('runs one piece of each at a time, a few in all, and the keys take turns', async () => {
    const queue = createFairQueue({ atOnce: 2, perKey: 9, inAll: 99, secondsEach: 1 });
    const started: string[] = [];
    const pieces = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...piece(name, started) }));
    const done = pieces.map(({ name, work }) => queue.run(name[0] as string, work));
    await turn();
    expect(started).toEqual(['a1', 'b1']);
    expect([queue.running, queue.waiting]).toEqual([2, 3]);
    pieces[0]?.finish();
    await turn();
    expect(started, 'c waited with nothing of its own running').toEqual(['a1', 'b1', 'c1']);
    for (const { finish } of pieces) finish();
    expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('refuses at once what has no room to wait, and says when to come back', async () => {
    const queue = createFairQueue({ atOnce: 1, perKey: 2, inAll: 3, secondsEach: 2 });
    const started: string[] = [];
    const held = piece('held', started);
    const kept = [queue.run('a', held.work), queue.run('a', held.work)];
    await expect(queue.run('a', held.work)).rejects.toMatchObject({ of: 'key', retryAfterSeconds: 4 });
    kept.push(queue.run('b', held.work));
    await expect(queue.run('c', held.work)).rejects.toMatchObject({ of: 'all', retryAfterSeconds: 6 });
    held.finish();
    await Promise.all(kept);
    expect(await queue.run('a', async () => 'free again')).toBe('free again');
  });

  it('a piece that fails fails alone', async () => {
    const queue = createFairQueue({ atOnce: 1, perKey: 2, inAll: 3, secondsEach: 2 });
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const other = queue.run('a', async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await other).toBe('fine');
  });
});
