import type { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import type { ClientMessage, PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import {
  closeCodes,
  ping,
  pong,
  receipt,
  sessionAcknowledged,
  sessionRequest,
  subscribe,
  timing,
  unsubscribe,
} from './messages.ts';

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
  readonly guestId: number | null;
  readonly isLoggedIn: boolean;
}

export interface ChannelOptions {
  /** `ws://` or `wss://` address of `/realtime`. */
  readonly url: string;
  readonly language: () => Language;
  readonly identity: () => ChannelIdentity;
  /** Gets a fresh token before a connection opens. */
  readonly prepare?: () => Promise<void>;
  /** Called after every acknowledgement; `again` is true after a reconnect: fetch state anew then. */
  readonly onAcknowledged?: (again: boolean) => void;
  readonly socket?: typeof WebSocket;
}

export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly problem: ProblemBody };

/** The client's side of the real-time channel. */
export interface Channel {
  open(): void;
  close(): void;
  readonly state: 'closed' | 'connecting' | 'open';
  /** Sends a command. Queued until the session is acknowledged; refused here when it needs a login and there is none. */
  command<M extends ClientMessage>(message: M, payload: z.input<M['payload']>): Promise<CommandResult>;
  on<M extends ServerMessage>(message: M, listener: (payload: PayloadOf<M>) => void): () => void;
  /** Joins a topic and stays joined over reconnects; call the result to leave. */
  subscribe(topic: string): () => void;
  onState(listener: (state: Channel['state']) => void): () => void;
  /** Hears of failures; of the last ones also afterwards, for who listens late. */
  onError(listener: (error: ChannelError) => void): () => void;
}

/** So many failures are kept for who listens late. */
const keptErrors = 10;

const refusal = (code: string, status: number): CommandResult => ({
  ok: false,
  problem: { type: 'about:blank', code, status, title: code },
});

/** Real-time channel as spec 1 §4 and §9 describe it: queue, acknowledgement, ping every 50 s, reconnect after 1 s. */
export function createChannel(options: ChannelOptions): Channel {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const stateListeners = new Set<(state: Channel['state']) => void>();
  const errorListeners = new Set<(error: ChannelError) => void>();
  let errors: ChannelError[] = [];
  const waiting = new Map<number, (result: CommandResult) => void>();
  const topics = new Map<string, number>();
  let queue: { type: string; id: number | undefined; data: unknown }[] = [];
  let socket: WebSocket | null = null;
  let state: Channel['state'] = 'closed';
  let attempts = 0;
  let everAcknowledged = false;
  let wanted = false;
  let ids = 0;
  let pinger: ReturnType<typeof setInterval> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: Channel['state']): void => {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  };

  const transmit = (type: string, data: unknown, id?: number): void => {
    const { accessToken, guestId } = options.identity();
    socket?.send(JSON.stringify({ type, accessToken, guestId, ...(id === undefined ? {} : { id }), data }));
  };

  const post = (type: string, data: unknown, id?: number): void => {
    if (state === 'open') transmit(type, data, id);
    else queue.push({ type, id, data });
  };

  const sendPing = (): void => {
    transmit(ping.name, {});
    clearTimeout(patience);
    patience = setTimeout(() => lost('pong missing', closeCodes.pongMissing, 'no pong'), timing.pongPatience);
  };

  const acknowledged = (): void => {
    setState('open');
    for (const topic of topics.keys()) transmit(subscribe.name, { topic });
    const pending = queue;
    queue = [];
    for (const { type, id, data } of pending) transmit(type, data, id);
    clearInterval(pinger);
    pinger = setInterval(sendPing, timing.ping);
    options.onAcknowledged?.(everAcknowledged);
    everAcknowledged = true;
  };

  const received = (text: string): void => {
    const { type, data } = JSON.parse(text) as { type: string; data: never };
    if (type === pong.name) clearTimeout(patience);
    else if (type === sessionAcknowledged.name) acknowledged();
    else if (type === receipt.name) settle(data);
    for (const listener of listeners.get(type) ?? []) listener(data);
  };

  const settle = ({ id, problem }: PayloadOf<typeof receipt>): void => {
    if (id === null) return;
    waiting.get(id)?.(problem ? { ok: false, problem } : { ok: true });
    waiting.delete(id);
  };

  const lost = (error: ChannelError['error'], errorCode: number, errorReason: string): void => {
    if (!socket) return;
    const old = socket;
    socket = null;
    clearInterval(pinger);
    clearTimeout(patience);
    old.onclose = null;
    old.onmessage = null;
    if (old.readyState <= 1) old.close(errorCode === closeCodes.pongMissing ? errorCode : 1000);
    for (const done of waiting.values()) done(refusal('offline', 0));
    waiting.clear();
    setState(wanted ? 'connecting' : 'closed');
    if (!wanted) return;
    const failure = { error, errorCode, errorReason, connectionAttempt: attempts };
    errors = [...errors, failure].slice(-keptErrors);
    for (const listener of errorListeners) listener(failure);
    if (errorCode === closeCodes.protocolError && !everAcknowledged && attempts === 1) {
      wanted = false;
      setState('closed');
      return;
    }
    retry = setTimeout(() => void connect(), timing.reconnect);
  };

  const connect = async (): Promise<void> => {
    setState('connecting');
    attempts += 1;
    await options.prepare?.().catch(() => undefined);
    if (!wanted) return;
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
      setState('closed');
    },
    command(message, payload) {
      const needsLogin = message.access.who === 'loggedIn' || message.access.who === 'role';
      if (needsLogin && !options.identity().isLoggedIn) return Promise.resolve(refusal('not_logged_in', 401));
      ids += 1;
      const id = ids;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post(message.name, payload, id);
      });
    },
    on(message, listener) {
      const set = listeners.get(message.name) ?? new Set();
      listeners.set(message.name, set);
      set.add(listener as never);
      return () => void set.delete(listener as never);
    },
    subscribe(topic) {
      const count = topics.get(topic) ?? 0;
      topics.set(topic, count + 1);
      if (count === 0 && state === 'open') transmit(subscribe.name, { topic });
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (topics.get(topic) ?? 1) - 1;
        if (rest > 0) topics.set(topic, rest);
        else {
          topics.delete(topic);
          if (state === 'open') transmit(unsubscribe.name, { topic });
        }
      };
    },
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
