import { describe, expect, it } from 'vitest';
import type { Channel } from '#kit/realtime/client.ts';
import type { Line } from './deferred-line.ts';
import { deferredLine } from './deferred-line.ts';
import { Store } from './store.ts';

const bookLent = { name: 'bookLent' } as never;
const lend = { name: 'lend' } as never;

/** A line whose code comes when the test says so, and what is said on it. */
function library() {
  const said: string[] = [];
  const joined: string[] = [];
  const listeners = new Set<(payload: never) => void>();
  const refusals = new Store<Record<string, never>>({});
  const channel = {
    state: 'open',
    refusals,
    open: () => void said.push('open'),
    close: () => void said.push('close'),
    command: async (_message: unknown, payload: string) => {
      said.push(payload);
      return { ok: true };
    },
    on(_message: unknown, listener: (payload: never) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribe(topic: string) {
      joined.push(topic);
      return () => void joined.splice(joined.indexOf(topic), 1);
    },
    onState: () => () => undefined,
    onError: () => () => undefined,
  } as unknown as Channel;
  const api = { call: async () => ({ ok: true, data: 'book' }), query: async () => ({ ok: true, data: [] }) };
  let come: (line: Line) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let loads = 0;
  const code = new Promise<Line>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  const load = () => {
    loads += 1;
    return code;
  };
  const line = deferredLine(load, async () => 'No line.');
  const arrive = async () => {
    come({ api: api as never, channel });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { line, arrive, said, joined, listeners, refusals, fail: () => fail(new Error('gone')), loads: () => loads };
}

describe('a line whose code comes later', () => {
  it('is closed until then, fetches nothing by itself, and then says and joins all that was asked of it', async () => {
    const { line, arrive, said, joined, listeners, loads } = library();
    line.channel.on(bookLent, () => undefined);
    line.channel.subscribe('shelf:7');
    expect([line.channel.state, loads()]).toEqual(['closed', 0]);
    line.channel.open();
    const results = [line.channel.command(lend, 'one' as never), line.channel.command(lend, 'two' as never)];
    await arrive();
    expect(said).toEqual(['open', 'one', 'two']);
    expect(await Promise.all(results)).toEqual([{ ok: true }, { ok: true }]);
    expect([joined, listeners.size, line.channel.state]).toEqual([['shelf:7'], 1, 'open']);
    expect(await line.api.call({} as never, {} as never)).toEqual({ ok: true, data: 'book' });
  });

  it('joins nothing that was left before, and leaves what is left after', async () => {
    const { line, arrive, joined, listeners } = library();
    line.channel.subscribe('left')();
    const leave = line.channel.subscribe('stays');
    const deaf = line.channel.on(bookLent, () => undefined);
    line.channel.open();
    await arrive();
    expect(joined).toEqual(['stays']);
    leave();
    deaf();
    expect([joined, listeners.size]).toEqual([[], 0]);
  });

  it('is not opened when it was closed meanwhile', async () => {
    const { line, arrive, said } = library();
    line.channel.open();
    line.channel.close();
    await arrive();
    expect(said).toEqual([]);
  });

  it('shows refusals as they come', async () => {
    const { line, arrive, refusals } = library();
    line.channel.open();
    await arrive();
    refusals.set({ shelf: {} as never });
    expect(line.channel.refusals.state).toEqual({ shelf: {} });
  });

  it('answers like one that does not stand where its code does not come', async () => {
    const { line, fail } = library();
    const asked = [line.api.call({} as never, {} as never), line.channel.command(lend, 'one' as never)];
    line.channel.open();
    fail();
    const offline = { ok: false, problem: { type: 'about:blank', code: 'offline', status: 0, title: 'No line.' } };
    expect(await Promise.all(asked)).toEqual([offline, offline]);
  });
});
