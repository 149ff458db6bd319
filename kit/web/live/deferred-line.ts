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

/** Code that does not come is answered like a line that does not stand. */
const unavailable = async (unreached: () => Promise<string>) => ({
  ok: false as const,
  problem: { type: 'about:blank', code: 'offline', status: 0, title: await unreached() } satisfies ProblemBody,
});

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
    command: (message, payload) =>
      line().then(
        (found) => found.channel.command(message, payload),
        () => unavailable(unreached),
      ),
    on: (message, listener) => later((found) => found.on(message, listener)),
    subscribe: (topic, joined) => later((found) => found.subscribe(topic, joined)),
    refusals,
    onState: (listener) => later((found) => found.onState(listener)),
    onError: (listener) => later((found) => found.onError(listener)),
  };
  const api: ApiClient = {
    call: (route, input) =>
      line().then(
        (found) => found.api.call(route, input),
        () => unavailable(unreached),
      ),
    query: (field, args, facets) =>
      line().then(
        (found) => found.api.query(field, args, facets),
        () => unavailable(unreached),
      ),
    mutate: (field, args) =>
      line().then(
        (found) => found.api.mutate(field, args),
        () => unavailable(unreached),
      ),
  };
  return { api, channel };
}
