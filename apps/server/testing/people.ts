import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { ClientMessage, Field, Operation, Route } from '#kit/contract/operations.ts';
import type { HttpBrowser } from './over-http.ts';

/** What came back: an answer, or the code of a refusal. `text` is all of it, for looking through. */
export interface Answer {
  readonly code: string | null;
  readonly data: unknown;
  readonly text: string;
}

interface Frame {
  readonly type: string;
  readonly data: { id: number; problem: { code: string } | null };
}

/** Somebody at a browser, with the channel open when they need it. */
export interface Person {
  readonly browser: HttpBrowser;
  /** What the channel is told: the token of the session, or of the one that has ended. */
  readonly token: string;
  readonly id: number;
  /** All that the channel has sent to them. */
  received(): string;
  /** Calls any operation over the wire it has: a request to the mounted application, or the channel. */
  call(operation: Operation, input: unknown): Promise<Answer>;
  close(): void;
}

/** Somebody whose channel leads to a server on this address. */
export function person(address: AddressInfo, browser: HttpBrowser, id: number, token: string): Person {
  const frames: Frame[] = [];
  let channel: Promise<WebSocket> | null = null;
  let waiting: (() => void)[] = [];
  let counter = 0;

  const until = async <T>(found: () => T | undefined): Promise<T> => {
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const frame = (type: string, more: object): string =>
    JSON.stringify({ type, accessToken: token, guestId: null, ...more });

  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/realtime`);
    socket.on('message', (data) => {
      frames.push(JSON.parse(String(data)) as Frame);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(frame('sessionRequest', { data: { language: 'en' } }));
    await until(() => frames.find(({ type }) => type === 'sessionAcknowledged' || type === 'receipt'));
    return socket;
  };

  const say = async (message: ClientMessage, data: unknown): Promise<Answer> => {
    channel ??= open();
    const socket = await channel;
    counter += 1;
    const requestId = counter;
    const from = frames.length;
    socket.send(frame(message.name, { id: requestId, data }));
    const receipt = await until(() =>
      frames.find(({ type, data: told }) => type === 'receipt' && told.id === requestId),
    );
    return { code: receipt.data.problem?.code ?? null, data: null, text: JSON.stringify(frames.slice(from)) };
  };

  const ask = async (operation: Route | Field, input: unknown): Promise<Answer> => {
    const result =
      operation.kind === 'route'
        ? await browser.client.call(operation, input as never)
        : await browser.client.query(operation, input as never);
    const code = result.ok ? null : result.problem.code;
    return { code, data: result.ok ? result.data : null, text: browser.answered() };
  };

  return {
    browser,
    token,
    id,
    received: () => JSON.stringify(frames),
    call(operation, input) {
      if (operation.kind === 'clientMessage') return say(operation, input);
      if (operation.kind === 'route' || operation.kind === 'query' || operation.kind === 'mutation') {
        return ask(operation, input);
      }
      throw new Error(`Nobody calls ${operation.name}.`);
    },
    close: () => void channel?.then((socket) => socket.terminate()),
  };
}
