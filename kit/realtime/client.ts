import type { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import type { ClientMessage, PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import { sendWhenOpen } from '#kit/web/live/socket.ts';
import type { Store } from '#kit/web/live/store.ts';
import type { CommandResult } from './commands.ts';
import { Commands } from './commands.ts';
import { closeCodes, ping, pong, receipt, sessionAcknowledgedName, sessionRequest, timing } from './messages.ts';
import type { Refusals } from './topics.ts';
import { Topics } from './topics.ts';

/** What the channel reports as a failure (spec 1 §8); both kinds are logged and followed by a reconnect. */
export interface ChannelError {
  readonly error: 'connection closed' | 'pong missing';
  readonly errorCode: number;
  readonly errorReason: string;
  readonly connectionAttempt: number;
}

/** Who is talking; asked again before every connection and at every message. */
export interface ChannelIdentity {
  readonly accessToken: string;
  /** The field of every frame that says who sends it, as the platform calls it; `ChannelSubject`. */
  readonly subject: Readonly<Record<string, number | null>>;
  readonly isLoggedIn: boolean;
}

export interface ChannelOptions {
  /** `ws://` or `wss://` address of `/realtime`. */
  readonly url: string;
  readonly language: () => Language;
  readonly identity: () => ChannelIdentity;
  /** Gets a fresh token before a connection opens. */
  readonly prepare?: () => Promise<void>;
  /** Called after every acknowledgement; `again` is true after a reconnect: fetch state again then. */
  readonly onAcknowledged?: (again: boolean) => void;
  readonly socket?: typeof WebSocket;
  /** Says in the visitor's language that a command did not get through. */
  readonly unreached?: () => Promise<string>;
}

export type { CommandResult } from './commands.ts';

/** The client's side of the real-time channel. */
export interface Channel {
  open(): void;
  close(): void;
  readonly state: 'closed' | 'connecting' | 'open';
  /**
   * Sends a command. Queued until the session is acknowledged, for 30 s; refused here when it needs a login and there is
   * none. `offline` says that it was not said, or that the connection went before its receipt came.
   */
  command<M extends ClientMessage>(message: M, payload: z.input<M['payload']>): Promise<CommandResult>;
  on<M extends ServerMessage>(message: M, listener: (payload: PayloadOf<M>) => void): () => void;
  /**
   * Joins a topic and stays joined over reconnects; call the result to leave. `joined` is called whenever the server has
   * let this page in, at once where it is in already: from then on nothing is missed, so state is fetched then.
   */
  subscribe(topic: string, joined?: () => void): () => void;
  /** Topics the server did not let this page join, and why in the visitor's language. */
  readonly refusals: Pick<Store<Refusals>, 'state' | 'subscribe'>;
  onState(listener: (state: Channel['state']) => void): () => void;
  /** Hears of failures; of the last ones also afterwards, for who listens late. */
  onError(listener: (error: ChannelError) => void): () => void;
}

/** So many failures are kept for who listens late. */
const keptErrors = 10;

/** Real-time channel as spec 1 §4 and §9 describe it: queue, acknowledgement, ping every 50 s, reconnect after 1 s. */
export function createChannel(options: ChannelOptions): Channel {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const stateListeners = new Set<(state: Channel['state']) => void>();
  const errorListeners = new Set<(error: ChannelError) => void>();
  let errors: ChannelError[] = [];
  let socket: WebSocket | null = null;
  let state: Channel['state'] = 'closed';
  let attempts = 0;
  let everAcknowledged = false;
  let wanted = false;
  let pinger: ReturnType<typeof setInterval> | undefined;
  /** Ms between two pings; 0 before the first. */
  let rhythm = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: Channel['state']): void => {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  };

  const transmit = (type: string, data: unknown, id?: number): boolean => {
    const { accessToken, subject } = options.identity();
    return sendWhenOpen(
      socket,
      JSON.stringify({ type, accessToken, ...subject, ...(id === undefined ? {} : { id }), data }),
    );
  };
  const { unreached } = options;
  const commands = new Commands({ transmit, isLoggedIn: () => options.identity().isLoggedIn, unreached });
  const topics = new Topics(commands);

  const sendPing = (): void => {
    transmit(ping.name, {});
    clearTimeout(patience);
    patience = setTimeout(() => lost('pong missing', closeCodes.pongMissing, 'no pong'), timing.pongPatience);
  };

  /** The server says how long it keeps a connection that says nothing: it is told of in good time. */
  const heardPong = ({ ttl }: PayloadOf<typeof pong>): void => {
    clearTimeout(patience);
    pingEvery(Math.min(timing.ping, ttl / 2));
  };

  const pingEvery = (ms: number): void => {
    if (ms === rhythm) return;
    rhythm = ms;
    clearInterval(pinger);
    pinger = setInterval(sendPing, ms);
  };

  const acknowledged = (): void => {
    setState('open');
    topics.open();
    commands.flush();
    rhythm = 0;
    pingEvery(timing.ping);
    options.onAcknowledged?.(everAcknowledged);
    everAcknowledged = true;
  };

  const received = (text: string): void => {
    const { type, data } = JSON.parse(text) as { type: string; data: never };
    if (type === pong.name) heardPong(data);
    else if (type === sessionAcknowledgedName) acknowledged();
    else if (type === receipt.name) commands.settle(data);
    for (const listener of listeners.get(type) ?? []) listener(data);
  };

  const lost = (error: ChannelError['error'], errorCode: number, errorReason: string): void => {
    if (!socket) return;
    const old = socket;
    socket = null;
    clearInterval(pinger);
    clearTimeout(patience);
    old.onopen = null;
    old.onclose = null;
    old.onmessage = null;
    if (old.readyState <= 1) old.close(errorCode === closeCodes.pongMissing ? errorCode : 1000);
    topics.lost();
    commands.lost();
    setState(wanted ? 'connecting' : 'closed');
    if (!wanted) return;
    const failure = { error, errorCode, errorReason, connectionAttempt: attempts };
    errors = [...errors, failure].slice(-keptErrors);
    for (const listener of errorListeners) listener(failure);
    if (errorCode === closeCodes.protocolError && !everAcknowledged && attempts === 1) {
      giveUp();
      return;
    }
    retry = setTimeout(() => void connect(), timing.reconnect);
  };

  const giveUp = (): void => {
    wanted = false;
    commands.giveUp();
    setState('closed');
  };

  const connect = async (): Promise<void> => {
    setState('connecting');
    attempts += 1;
    const attempt = attempts;
    await options.prepare?.().catch(() => undefined);
    // Closed meanwhile, or closed and opened again: that attempt connects.
    if (!wanted || attempt !== attempts) return;
    const Socket = options.socket ?? WebSocket;
    const next = new Socket(options.url);
    socket = next;
    next.onopen = () => transmit(sessionRequest.name, { language: options.language() });
    next.onmessage = (message) => received(String(message.data));
    next.onclose = (event) => lost('connection closed', event.code, event.reason);
    next.onerror = () => undefined;
  };

  return {
    get state() {
      return state;
    },
    open() {
      if (wanted) return;
      wanted = true;
      void connect();
    },
    close() {
      wanted = false;
      clearTimeout(retry);
      if (socket) lost('connection closed', 1000, 'closed here');
      giveUp();
    },
    command(message, payload) {
      return commands.say(message, payload, state === 'open');
    },
    on(message, listener) {
      const set = listeners.get(message.name) ?? new Set();
      listeners.set(message.name, set);
      set.add(listener as never);
      return () => void set.delete(listener as never);
    },
    subscribe: (topic, joined = () => undefined) => topics.stay(topic, joined),
    refusals: topics.refusals,
    onState(listener) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    onError(listener) {
      for (const failure of errors) listener(failure);
      errorListeners.add(listener);
      return () => void errorListeners.delete(listener);
    },
  };
}
