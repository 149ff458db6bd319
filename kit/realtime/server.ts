import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Log } from '#kit/log/log.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { TakeLimit } from '#kit/server/take-limit.ts';
import { acceptPeer, floodAllowance, floodWindow } from './accept-peer.ts';
import type { ChannelSubject } from './channel-messages.ts';
import { channelMessages } from './channel-messages.ts';
import { frameOf, Peer } from './connection.ts';
import type { Attached, AuthenticateToken, Charge, SocketHandler } from './hearing.ts';
import { createHearing } from './hearing.ts';
import type { Members } from './members.ts';
import { createMembers } from './members.ts';
import { closeCodes, silentPage, timing } from './messages.ts';
import type { Audience, Bus, Realtime } from './port.ts';
import type { Presence } from './presence.ts';
import { createPresence } from './presence.ts';
import type { SessionValidity } from './session-validity.ts';
import { watchValidity } from './session-validity.ts';
import { createTopicRules } from './topic-rules.ts';

export type { AuthenticateToken, Charge } from './hearing.ts';

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

/** Under which this channel of all processes speaks on the bus. */
const channel = 'vesper:realtime';

type Signal =
  | { kind: 'publish'; from: string; topic: string; type: string; data: unknown; audience?: Audience }
  | { kind: 'drop'; from: string; sessionId: string; code: number; reason: string };

const socketServer = (): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    // A message of ours is one frame; what comes in more pieces than a slow line makes of it is no message.
    maxFragments: 64,
    maxBufferedChunks: 1024,
    perMessageDeflate: false,
    clientTracking: false,
  });

/** Nobody, until the session request says who it is. */
const nobody = (ip: string, country: string | null): Caller => ({
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country,
  ip,
});

/** Gives each connection new messages to send, and drops those that have been silent for too long. */
function sweepSilent(clock: Clock, members: Members, presence: Presence): Timer {
  return clock.setInterval(() => {
    const now = clock.now();
    for (const peer of members.peers) {
      peer.allowance = floodAllowance;
      const limit = peer.acknowledged ? timing.silence : timing.greeting;
      if (now - peer.lastHeard <= limit) continue;
      members.gone(peer, silentPage);
      peer.socket.terminate();
    }
    presence.refresh();
  }, floodWindow);
}

/** The real-time channel of this process (spec 1 §4, spec 2 §4 and §7), joined to the other processes by the bus. */
export function createRealtime(tools: {
  clock: Clock;
  log: Log;
  bus: Bus;
  /** What the platform calls whoever is connected. */
  subject: ChannelSubject;
  presence?: Presence;
}): RealtimeServer {
  const { clock, log, bus, subject } = tools;
  const processId = randomBytes(6).toString('hex');
  const presence = tools.presence ?? createPresence(null, processId);
  const wss = socketServer();
  const { sessionAcknowledged } = channelMessages(subject);
  const members = createMembers({ clock, presence, subject, sessionAcknowledged });
  const rules = createTopicRules(subject);
  const handlers = new Map<string, SocketHandler>();
  const attached: Attached = {
    authenticate: null,
    standing: null,
    charge: async () => undefined,
    takeLimit: async () => undefined,
    giveLimit: async () => undefined,
  };
  const heard = createHearing({ clock, log, subject, members, rules, handlers, attached });
  let counter = 0;

  const listening = bus.subscribe(channel, (text) => {
    const signal = JSON.parse(text) as Signal;
    if (signal.from === processId) return;
    if (signal.kind === 'drop') members.drop(signal.sessionId, signal.code, signal.reason);
    else members.deliver(signal.topic, frameOf(signal.type, signal.data), signal.audience);
  });
  const signal = (signal: Signal): void => bus.publish(channel, JSON.stringify(signal));
  const sweep = sweepSilent(clock, members, presence);
  const revalidation = watchValidity({ clock, log, validity: () => attached.standing }, members.peers, members.expire);

  return {
    defineTopic: rules.define,
    publish(topic, message, payload, audience = {}) {
      const data = message.payload.parse(payload);
      members.deliver(topic, frameOf(message.name, data), audience);
      if (bus.remote) signal({ kind: 'publish', from: processId, topic, type: message.name, data, audience });
    },
    isConnected: (subjectId) => presence.has(subjectId),
    connectedSubjects: () => presence.list(),
    onPresence: members.onPresence,
    onClose: members.onClose,
    dropSession(sessionId, code, reason) {
      members.drop(sessionId, code, reason);
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
    attachBudgets(charge, takeLimit, giveLimit) {
      Object.assign(attached, { charge, takeLimit, ...(giveLimit && { giveLimit }) });
    },
    attachAuthentication(authenticate, standing) {
      Object.assign(attached, { authenticate, standing: standing ?? null });
    },
    upgrade(request, socket, head, ip, country = null) {
      wss.handleUpgrade(request, socket, head, (ws) => {
        counter += 1;
        const peer = new Peer(`${processId}-${counter}`, ws, nobody(ip, country), clock.now(), members);
        acceptPeer(peer, ws, { members, log, heard });
      });
    },
    async close() {
      clock.clear(sweep);
      clock.clear(revalidation);
      (await listening)();
      for (const peer of [...members.peers]) {
        peer.close(closeCodes.goingAway, 'restarting');
        members.gone(peer);
      }
      await presence.close();
    },
    get connections() {
      return members.peers.size;
    },
  };
}
