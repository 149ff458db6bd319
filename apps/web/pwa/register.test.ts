import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Updates } from './register.ts';
import { askAgainMs, takeOverMs } from './register.ts';

/** A worker that waits, as the page sees it. */
class Waiting {
  state: ServiceWorkerState = 'installed';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}

let container: EventTarget;
let waiting: Waiting;
let updates: Updates;
let reloads: number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  waiting = new Waiting();
  reloads = 0;
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('document', new EventTarget());
  const { registerWorker } = await import('./register.ts');
  updates = registerWorker(container as unknown as ServiceWorkerContainer);
  await vi.waitFor(() => expect(updates.updateState).toBe('waiting'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (): void => updates.apply(() => (reloads += 1));

describe('a new version that is let in', () => {
  test('reloads the page once, when its worker has taken over', () => {
    press();
    expect(waiting.heard).toEqual(['take-over']);
    expect(reloads).toBe(0);
    container.dispatchEvent(new Event('controllerchange'));
    vi.advanceTimersByTime(takeOverMs);
    expect(reloads).toBe(1);
  });

  test('asks until it has taken over: a worker before that was woken in between stays as long as it likes', () => {
    press();
    press();
    vi.advanceTimersByTime(3 * askAgainMs);
    expect(waiting.heard).toHaveLength(4);
    container.dispatchEvent(new Event('controllerchange'));
    vi.advanceTimersByTime(takeOverMs);
    expect(waiting.heard).toHaveLength(4);
    expect(reloads).toBe(1);
  });

  test('reloads it also while the worker before keeps answering something for minutes', () => {
    press();
    vi.advanceTimersByTime(takeOverMs);
    expect(reloads).toBe(1);
  });

  test('reloads it at once when a still newer worker has replaced the one that waited', () => {
    waiting.state = 'redundant';
    press();
    expect(reloads).toBe(1);
  });

  test('reloads it as well when that happens while it is being asked', () => {
    press();
    waiting.state = 'redundant';
    vi.advanceTimersByTime(askAgainMs);
    expect(reloads).toBe(1);
  });
});
