import type { ApiClient } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { Channel } from '#kit/realtime/client.ts';
import type { Refusals } from '#kit/realtime/topics.ts';
import { Store } from './store.ts';

/** The line of a document to the server. */
export interface Line {
  readonly api: ApiClient;
  readonly channel: Channel;
}

/**
 * A line that is there from the first look on; its code is fetched by `load`, when it is first asked for or opened. What is
 * said until then is said after it, in its order.
 */
export function deferredLine(load: () => Promise<Line>, unreached: () => Promise<string>): Line {
  let real: Channel | null = null;
  let isWanted = false;
  let waiting: ((channel: Channel) => void)[] = [];
  const refusals = new Store<Refusals>({});
  const line = async (): Promise<Line> => {
    const found = await load();
    if (real) return found;
    const { channel } = found;
    real = channel;
    refusals.set(channel.refusals.state);
    channel.refusals.subscribe(() => refusals.set(channel.refusals.state));
    for (const attach of waiting) attach(channel);
    waiting = [];
    return found;
  };
  /** Asks once the line stands; code that does not come is answered like a line that does not stand. */
  const reached = <T>(ask: (found: Line) => Promise<T>) =>
    line().then(ask, async () => ({
      ok: false as const,
      problem: { type: 'about:blank', code: 'offline', status: 0, title: await unreached() } satisfies ProblemBody,
    }));
  const later = (attach: (channel: Channel) => () => void): (() => void) => {
    if (real) return attach(real);
    let end: (() => void) | undefined;
    const attachLater = (channel: Channel): void => {
      end = attach(channel);
    };
    waiting.push(attachLater);
    return () => {
      waiting = waiting.filter((one) => one !== attachLater);
      end?.();
    };
  };
  const channel: Channel = {
    get state() {
      return real?.state ?? 'closed';
    },
    open() {
      isWanted = true;
      // A page whose code did not come stays as it was rendered.
      line().then(
        (found) => (isWanted ? found.channel.open() : undefined),
        () => undefined,
      );
    },
    close() {
      isWanted = false;
      real?.close();
    },
    command: (message, payload) => reached((found) => found.channel.command(message, payload)),
    on: (message, listener) => later((found) => found.on(message, listener)),
    subscribe: (topic, joined) => later((found) => found.subscribe(topic, joined)),
    refusals,
    onState: (listener) => later((found) => found.onState(listener)),
    onError: (listener) => later((found) => found.onError(listener)),
  };
  const through =
    (word: keyof ApiClient) =>
    (...given: unknown[]) =>
      reached((found) => (found.api[word] as (...given: unknown[]) => Promise<never>)(...given));
  const api = { call: through('call'), query: through('query'), mutate: through('mutate') } as ApiClient;
  return { api, channel };
}
