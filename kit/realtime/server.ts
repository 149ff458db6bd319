import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { z } from 'zod';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { assertAccess } from '#kit/contract/access.ts';
import { costOf } from '#kit/contract/cost.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound, notPermitted } from '#kit/contract/problems.ts';
import { whileAwaited } from '#kit/db/connection/timeouts.ts';
import { countingTries, isOurFault } from '#kit/limits/tries.ts';
import type { Log } from '#kit/log/log.ts';
import { parse, toProblem } from '#kit/server/dispatch.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { TakeLimit } from '#kit/server/take-limit.ts';
import type { ChannelSubject } from './channel-messages.ts';
import { channelMessages } from './channel-messages.ts';
import { frameOf, Peer } from './connection.ts';
import {
  closeCodes,
  ping,
  pong,
  receipt,
  sessionExpired,
  sessionRequest,
  silentPage,
  subscribe,
  timing,
  unsubscribe,
} from './messages.ts';
import type { Audience, Bus, Realtime, TopicKind } from './port.ts';
import type { Presence } from './presence.ts';
import { createPresence } from './presence.ts';
import type { SessionValidity } from './session-validity.ts';
import { isStillValid, watchValidity } from './session-validity.ts';

/** Finds out who holds an access token; a caller without subject when the token is unknown or expired. */
export type AuthenticateToken = (input: {
  token: string;
  language: Language;
  ip: string;
  country: string | null;
}) => Promise<Caller>;

/** Charges whoever sends a message. Throws `too_many_requests` when a budget is spent. */
export type Charge = (caller: Pick<Caller, 'ip' | 'subjectId'>, points: number) => Promise<void>;

export interface RealtimeServer extends Realtime {
  /** Registers the handlers of client messages. */
  receive(handlers: readonly Handler[]): void;
  /** `standing` is asked before every command and now and then of every connection; without it sessions never end. */
  attachAuthentication(authenticate: AuthenticateToken, standing?: SessionValidity): void;
  /** Hands in what charges a caller for a message, and takes it from its own limit, and gives that back; without it messages cost nothing. */
  attachBudgets(charge: Charge, takeLimit: TakeLimit, giveLimit?: TakeLimit): void;
  /** Takes an HTTP upgrade for `/realtime`. `country` is what a trusted proxy says; headers are not believed here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, ip: string, country?: string | null): void;
  /** Tells every connection to come back later, and closes. */
  close(): Promise<void>;
  readonly connections: number;
}

/** Messages one connection may send in {@link floodWindow} before it is closed with 4008. */
const floodAllowance = 120;
const floodWindow = 10_000;
/** A connection that does not answer our goodbye is cut off after this, ms. */
const goodbye = 2_000;
/** RFC 6455 registry: try again later. A session could not be opened for a reason that passes; clients connect anew. */
const tryAgainLater = 1013;
const channel = 'vesper:realtime';

type SocketHandler = Extract<Handler, { kind: 'socket' }>;
type Signal =
  | { kind: 'publish'; from: string; topic: string; type: string; data: unknown; audience?: Audience }
  | { kind: 'drop'; from: string; sessionId: string; code: number; reason: string };

/** The real-time channel of this process (spec 1 §4, spec 2 §4 and §7), joined to the other processes by the bus. */
export function createRealtime(tools: {
  clock: Clock;
  log: Log;
  bus: Bus;
  /** What the platform calls whoever is connected. */
  subject: ChannelSubject;
  presence?: Presence;
}): RealtimeServer {
  const { subject } = tools;
  const { envelope, sessionAcknowledged } = channelMessages(subject);
  const { clock, log, bus } = tools;
  const processId = randomBytes(6).toString('hex');
  const presence = tools.presence ?? createPresence(null, processId);
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    // A message of ours is one frame; what comes in more pieces than a slow line makes of it is no message.
    maxFragments: 64,
    maxBufferedChunks: 1024,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const peers = new Set<Peer>();
  const topics = new Map<string, Set<Peer>>();
  const kinds = new Map<string, TopicKind>();
  const handlers = new Map<string, SocketHandler>();
  const presenceListeners: ((subjectId: number, connected: boolean) => void)[] = [];
  const closeListeners: ((connectionId: string, caller: Caller, ended: string | null) => void)[] = [];
  let standing: SessionValidity | null = null;
  let authenticate: AuthenticateToken | null = null;
  let counter = 0;

  const hub = {
    join(peer: Peer, topic: string) {
      if (peer.ended) return;
      const members = topics.get(topic) ?? new Set();
      topics.set(topic, members);
      members.add(peer);
      peer.topics.add(topic);
    },
    leave(peer: Peer, topic: string) {
      peer.topics.delete(topic);
      const members = topics.get(topic);
      members?.delete(peer);
      if (members?.size === 0) topics.delete(topic);
    },
    closed(peer: Peer) {
      gone(peer);
      clock.setTimeout(() => peer.socket.terminate(), goodbye);
    },
  };

  const deliver = (topic: string, frame: Buffer, { hiddenFrom = [] }: Audience = {}): void => {
    for (const peer of topics.get(topic) ?? []) {
      const { country } = peer.caller;
      if (country === null || !hiddenFrom.includes(country)) peer.write(frame);
    }
  };

  /** The session is over: its connection says so, closes, and what hung on it ends now instead of waiting for it. */
  const expire = (peer: Peer, code: number = closeCodes.sessionExpired, reason = 'session ended'): void => {
    peer.send(sessionExpired, {});
    gone(peer, reason);
    peer.close(code, reason);
  };

  const dropLocal = (sessionId: string, code: number, reason: string): void => {
    for (const peer of [...peers]) if (peer.caller.sessionId === sessionId) expire(peer, code, reason);
  };

  const listening = bus.subscribe(channel, (text) => {
    const signal = JSON.parse(text) as Signal;
    if (signal.from === processId) return;
    if (signal.kind === 'drop') dropLocal(signal.sessionId, signal.code, signal.reason);
    else deliver(signal.topic, frameOf(signal.type, signal.data), signal.audience);
  });
  const signal = (signal: Signal): void => bus.publish(channel, JSON.stringify(signal));

  const may = async (caller: Caller, topic: string): Promise<boolean> => {
    const [kind = '', id = ''] = topic.split(':');
    if (kind === subject.topic) return id === String(caller.subjectId);
    const rule = kinds.get(kind);
    if (!rule) return false;
    assertAccess(rule.access, caller);
    return rule.may(caller, id);
  };

  const acknowledge = (peer: Peer): void => {
    const { subjectId } = peer.caller;
    if (!peer.acknowledged && subjectId !== null && presence.add(subjectId)) {
      for (const listener of presenceListeners) listener(subjectId, true);
    }
    peer.acknowledged = true;
    if (subjectId !== null) hub.join(peer, `${subject.topic}:${subjectId}`);
    peer.send(sessionAcknowledged, { [subject.field]: subjectId, isLoggedIn: peer.caller.accountId !== null });
  };

  const gone = (peer: Peer, ended: string | null = null): void => {
    if (!peers.delete(peer)) return;
    for (const topic of [...peer.topics]) hub.leave(peer, topic);
    if (!peer.acknowledged) return;
    for (const listener of closeListeners) listener(peer.id, peer.caller, ended);
    const { subjectId } = peer.caller;
    if (subjectId !== null && presence.remove(subjectId)) {
      for (const listener of presenceListeners) listener(subjectId, false);
    }
  };

  /** Every message carries token and sender; a changed token is looked at again, a foreign sender refused. */
  const identify = async (peer: Peer, token: string, claimed: number | null, language: Language): Promise<void> => {
    if (token !== peer.token || language !== peer.caller.language) {
      if (!authenticate)
        throw new Error('The real-time channel has no authentication: call attachAuthentication first.');
      const next = await authenticate({ token, language, ip: peer.ip, country: peer.caller.country });
      const changed = peer.acknowledged && next.subjectId !== peer.caller.subjectId;
      if (changed) throw new Problem(notPermitted, { detail: subject.field });
      peer.caller = next;
      peer.token = token;
    }
    if (claimed !== null && claimed !== peer.caller.subjectId)
      throw new Problem(notPermitted, { detail: subject.field });
  };

  let charge: Charge = async () => undefined;
  let takeLimit: TakeLimit = async () => undefined;
  let giveLimit: TakeLimit = async () => undefined;

  const carryOut = async (peer: Peer, type: string, data: unknown): Promise<void> => {
    if (type === ping.name) return peer.send(pong, { ttl: timing.silence });
    const handler = handlers.get(type);
    await charge({ ip: peer.ip, subjectId: peer.caller.subjectId }, handler ? costOf(handler.operation) : 1);
    if (type === subscribe.name || type === unsubscribe.name) {
      // The rule of the operation first, then the topic's own.
      assertAccess((type === subscribe.name ? subscribe : unsubscribe).access, peer.caller);
      const { topic } = validated(subscribe.payload, data, peer);
      if (type === unsubscribe.name) return hub.leave(peer, topic);
      if (!(await may(peer.caller, topic))) throw new Problem(notPermitted, { detail: topic });
      return hub.join(peer, topic);
    }
    if (!handler) throw new Problem(notFound, { detail: type });
    assertAccess(handler.operation.access, peer.caller);
    const caller = { ip: peer.ip, subjectId: peer.caller.subjectId };
    await takeLimit(handler.operation, caller);
    const payload = validated(handler.operation.payload, data, peer);
    const run = handler.run as (payload: unknown, from: Peer) => Promise<void>;
    await countingTries(() => run(payload, peer)).catch(async (error: unknown) => {
      if (isOurFault(error)) await giveLimit(handler.operation, caller);
      throw error;
    });
  };

  const heard = async (peer: Peer, text: string): Promise<void> => {
    if (peer.ended) return;
    peer.lastHeard = clock.now();
    peer.allowance -= 1;
    if (peer.allowance < 0) return peer.close(closeCodes.tooManyMessages, 'too many messages');
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      return peer.close(closeCodes.protocolError, 'not JSON');
    }
    const parsed = envelope.safeParse(raw);
    if (!parsed.success)
      return peer.close(closeCodes.protocolError, `type, accessToken and ${subject.field} are needed`);
    const { type, accessToken, id, data } = parsed.data;
    const claimed = (parsed.data as Readonly<Record<string, unknown>>)[subject.field] as number | null;
    try {
      if (!(await isStillValid(peer, standing))) return expire(peer);
      if (type === sessionRequest.name) {
        const { language } = validated(sessionRequest.payload, data, peer);
        await identify(peer, accessToken, claimed, language);
        return acknowledge(peer);
      }
      if (!peer.acknowledged) return peer.close(closeCodes.protocolError, 'sessionRequest comes first');
      await identify(peer, accessToken, claimed, peer.caller.language);
      // Meanwhile it may have been told to go.
      if (peer.ended) return;
      await carryOut(peer, type, data);
      if (id !== undefined) peer.send(receipt, { id, of: type, problem: null });
    } catch (error) {
      const problem = toProblem(error, log).toBody(peer.caller.language);
      peer.send(receipt, { id: id ?? null, of: type, problem });
      // Nobody asks twice on one connection: open, it would be of no use until it is found silent.
      if (!peer.acknowledged && problem.status === 503) peer.close(tryAgainLater, problem.code);
    }
  };

  const validated = <S extends z.ZodType>(schema: S, data: unknown, peer: Peer): z.output<S> => {
    const answer = parse(schema, data ?? {}, peer.caller.language, 'data');
    if (!answer.ok) throw new Problem(invalidInput, { errors: answer.errors });
    return answer.data;
  };

  const sweep: Timer = clock.setInterval(() => {
    const now = clock.now();
    for (const peer of peers) {
      peer.allowance = floodAllowance;
      const limit = peer.acknowledged ? timing.silence : timing.greeting;
      if (now - peer.lastHeard <= limit) continue;
      gone(peer, silentPage);
      peer.socket.terminate();
    }
    presence.refresh();
  }, floodWindow);
  const revalidation = watchValidity({ clock, log, validity: () => standing }, peers, expire);

  return {
    defineTopic(topic) {
      if (kinds.has(topic.kind)) throw new Error(`The topic kind "${topic.kind}" is defined twice.`);
      kinds.set(topic.kind, topic);
    },
    publish(topic, message, payload, audience = {}) {
      const data = message.payload.parse(payload);
      deliver(topic, frameOf(message.name, data), audience);
      if (bus.remote) signal({ kind: 'publish', from: processId, topic, type: message.name, data, audience });
    },
    isConnected: (subjectId) => presence.has(subjectId),
    connectedSubjects: () => presence.list(),
    onPresence: (listener) => void presenceListeners.push(listener),
    onClose: (listener) => void closeListeners.push(listener),
    dropSession(sessionId, code, reason) {
      dropLocal(sessionId, code, reason);
      signal({ kind: 'drop', from: processId, sessionId, code, reason });
    },
    receive(list) {
      for (const handler of list) {
        if (handler.kind !== 'socket') continue;
        const { name } = handler.operation;
        if (handlers.has(name)) throw new Error(`The socket message "${name}" is received twice.`);
        handlers.set(name, handler);
      }
    },
    attachBudgets: (nextCharge, nextTake, nextGive) => {
      charge = nextCharge;
      takeLimit = nextTake;
      if (nextGive) giveLimit = nextGive;
    },
    attachAuthentication: (next, of) => {
      authenticate = next;
      standing = of ?? null;
    },
    upgrade(request, socket, head, ip, country = null) {
      wss.handleUpgrade(request, socket, head, (ws) => {
        const nobody: Caller = {
          subjectId: null,
          accountId: null,
          roles: [],
          sessionId: null,
          language: 'en',
          country,
          ip,
        };
        counter += 1;
        const peer = new Peer(`${processId}-${counter}`, ws, nobody, clock.now(), hub);
        peer.allowance = floodAllowance;
        peers.add(peer);
        let turn: Promise<void> = Promise.resolve();
        ws.on('message', (data, isBinary) => {
          if (isBinary) return peer.close(closeCodes.protocolError, 'text frames only');
          const text = data.toString();
          turn = turn.then(() => whileAwaited(() => heard(peer, text)));
        });
        // Each is answered, read or not.
        ws.on('ping', () => {
          peer.allowance -= 1;
          if (peer.allowance < 0) peer.close(closeCodes.tooManyMessages, 'too many messages');
        });
        ws.on('close', () => {
          peer.ended = true;
          gone(peer);
        });
        ws.on('error', (error) => {
          log.debug({ err: error }, 'a connection broke');
          if (peer.ended) return;
          peer.ended = true;
          hub.closed(peer);
        });
      });
    },
    async close() {
      clock.clear(sweep);
      clock.clear(revalidation);
      (await listening)();
      for (const peer of [...peers]) {
        peer.close(closeCodes.goingAway, 'restarting');
        gone(peer);
      }
      await presence.close();
    },
    get connections() {
      return peers.size;
    },
  };
}
