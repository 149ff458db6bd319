import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import type { ClientMessage, PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { RealtimeServer } from '#kit/realtime/server.ts';
import { onFileEnd } from './file-end.ts';

/** What came over the channel. */
export interface HeardFrame {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Who has the tab, and where the channel is. */
export interface TabOptions {
  /** The address of the platform, or of its channel: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The access token, as signing up or logging in answers it. */
  readonly token: string;
  /** The field of frames that says who sends them: `{ guestId: 100042 }`; null for anyone who is told nothing of themselves. */
  readonly subject: Readonly<Record<string, number | null>>;
  readonly language?: Language;
  /** What a proxy in front says of whoever connects, such as `x-country`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False: a refused session is what the test is about, so the tab opens without one. */
  readonly isLetIn?: boolean;
}

/** One open page of somebody: a socket of its own to the channel, with what it said and heard. */
export interface Tab {
  readonly socket: WebSocket;
  /** All that came, oldest first. */
  readonly heard: readonly HeardFrame[];
  /** Sends a frame as it is, whatever it says. @returns its number, for {@link Tab.receipt} */
  say(type: string, data?: unknown): number;
  /** How a frame went: null when it was carried out, else why not. */
  receipt(id: number): Promise<ProblemBody | null>;
  /** Says a command and waits for how it went. */
  command<M extends ClientMessage>(message: M, payload: z.input<M['payload']>): Promise<ProblemBody | null>;
  /** Joins a topic and waits until the server has let it in, or has said why not. */
  subscribe(topic: string): Promise<ProblemBody | null>;
  /**
   * The next push of a message, also one that has come already; each is answered once, in their order.
   * @throws Error that says what came instead, after `patienceMs`
   */
  nextPush<M extends ServerMessage>(message: M): Promise<PayloadOf<M>>;
  /** With which code the server has closed it; null while it is open. */
  code(): number | null;
  close(): void;
}

/** How long something may take to come; a busy machine needs some of it. */
const patienceMs = 10_000;

/** Opens a page of somebody, acknowledged. It goes with the test file. @throws Error when the server does not let it in */
export async function openTab({
  url,
  token,
  subject,
  language = 'en',
  isLetIn = true,
  headers = {},
}: TabOptions): Promise<Tab> {
  const address = new URL('/realtime', url);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, { headers });
  onFileEnd(() => socket.terminate());
  const heard: HeardFrame[] = [];
  const taken = new Set<HeardFrame>();
  const wakers: (() => void)[] = [];
  let code: number | null = null;
  let ids = 0;
  const wake = (): void => {
    for (const waker of wakers.splice(0)) waker();
  };
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as HeardFrame);
    wake();
  });
  socket.on('close', (closeCode) => {
    code = closeCode;
    wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const until = async <T>(what: string, find: () => T | undefined): Promise<T> => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      const left = end - performance.now();
      if (left <= 0 || code !== null) {
        const came = heard.map(({ type }) => type).join(', ') || 'nothing';
        throw new Error(
          `No ${what} came${code === null ? '' : `, and the server closed with ${code}`}. Heard: ${came}.`,
        );
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wakers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  };
  const receiptOf = (id: number) => heard.find(({ type, data }) => type === 'receipt' && data['id'] === id);
  const tab: Tab = {
    socket,
    heard,
    say(type, data = {}) {
      ids += 1;
      socket.send(JSON.stringify({ type, accessToken: token, ...subject, id: ids, data }));
      return ids;
    },
    async receipt(id) {
      const { data } = await until(`receipt of ${id}`, () => receiptOf(id));
      return (data['problem'] as ProblemBody | null | undefined) ?? null;
    },
    command: (message, payload) => tab.receipt(tab.say(message.name, payload)),
    subscribe: (topic) => tab.receipt(tab.say('subscribe', { topic })),
    async nextPush<M extends ServerMessage>({ name }: M) {
      const push = await until(name, () => heard.find((one) => one.type === name && !taken.has(one)));
      taken.add(push);
      return push.data as PayloadOf<M>;
    },
    code: () => code,
    close: () => socket.terminate(),
  };
  const opening = tab.say('sessionRequest', { language });
  const answer = await until(
    'session',
    () => receiptOf(opening) ?? heard.find(({ type }) => type === 'sessionAcknowledged'),
  );
  if (isLetIn && answer.type === 'receipt' && answer.data['problem'])
    throw new Error(`No session: ${JSON.stringify(answer.data)}`);
  return tab;
}

/** As many pages of the same person as are wanted. */
export const openTabs = (options: TabOptions, count: number): Promise<Tab[]> =>
  Promise.all(Array.from({ length: count }, () => openTab(options)));

/** Puts the server's side of the channel on a socket until the file ends. @returns its address, for {@link openTab} */
export async function serveChannel(realtime: Pick<RealtimeServer, 'upgrade' | 'close'>): Promise<string> {
  const server = createServer();
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFileEnd(async () => {
    await realtime.close();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
