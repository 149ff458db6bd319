import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { toyLine, toyPlay, toyPlayed } from '../../../contract/line.ts';
import { openMockToy } from '../../../testing/mock-toy.ts';
import { ToySession } from './toy-session.ts';

/** A tab that a test hides, shows and closes. */
class Tab extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const mock = await openMockToy();
const tab = new Tab();
const page = new EventTarget();
vi.stubGlobal('WebSocket', NodeSocket);
vi.stubGlobal('document', tab);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
afterAll(() => mock.close());

/** What the page told the site, in order. */
let told: { name: string; payload: Record<string, unknown> }[] = [];
let hears: Record<string, (payload: never) => void> = {};
let session: ToySession;
let end: () => void;

beforeEach(async () => {
  tab.visibilityState = 'visible';
  told = [];
  hears = {};
  mock.commands.splice(0);
  const channel = {
    state: 'open',
    subscribe: () => () => undefined,
    on: ({ name }: { name: string }, run: (payload: never) => void) => {
      hears[name] = run;
      return () => undefined;
    },
    onState: () => () => undefined,
    command: async ({ name }: { name: string }, payload: Record<string, unknown>) => {
      told.push({ name, payload });
      return { ok: true, data: {} };
    },
  } as unknown as Channel;
  const api = { call: async () => ({ ok: true, data: {} }) } as unknown as ApiClient;
  session = new ToySession({ api, channel });
  end = session.start(1);
  await session.connect(mock.port);
  await expect.poll(() => session.state.isReady).toBe(true);
  const lineId = told.find(({ name }) => name === toyLine.name)?.payload.lineId;
  const order = { playId: 7, kind: 'pattern', pattern: 'steady', strength: 80, most: 50, seconds: 60 };
  hears[toyPlay.name]?.({ lineId, ...order } as never);
  await expect.poll(() => mock.level).toBeGreaterThan(0);
});
afterEach(() => end());

/** The toy stands still within the two seconds that are promised, stop was the last word, and the site knows that it broke off. */
async function expectStill(): Promise<void> {
  await expect.poll(() => mock.level, { timeout: 2_000 }).toBe(0);
  expect(mock.commands.at(-1)?.does).toBe('stop');
  expect(session.state.playing).toBeNull();
  const broken = { name: toyPlayed.name, payload: { playId: 7, isWhole: false } };
  expect(told).toContainEqual({ ...broken, payload: expect.objectContaining(broken.payload) });
  expect(told.filter(({ name }) => name === toyLine.name).at(-1)?.payload).toMatchObject({ state: 'gone' });
}

it('a tab that is hidden stops the toy, plays nothing until it is seen again, and is ready then', async () => {
  tab.show('hidden');
  await expectStill();
  const lineId = told[0]?.payload.lineId;
  const order = { lineId, playId: 8, kind: 'pattern', pattern: 'steady', strength: 80, most: 50, seconds: 60 };
  hears[toyPlay.name]?.(order as never);
  expect(told.at(-1)).toMatchObject({ name: toyPlayed.name, payload: { playId: 8, isWhole: false } });
  expect(mock.level).toBe(0);
  tab.show('visible');
  await expect.poll(() => session.state.isReady).toBe(true);
  expect(told.at(-1)).toMatchObject({ name: toyLine.name, payload: { state: 'ready' } });
});

it('a tab that is closed stops the toy and gives it up', async () => {
  page.dispatchEvent(new Event('pagehide'));
  await expectStill();
  expect(session.state.status).toBe('off');
});
