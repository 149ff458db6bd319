import type { Clock } from '#kit/clock/clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { ServerMessage } from '#kit/contract/operations.ts';
import type { ChannelSubject } from './channel-messages.ts';
import type { Hub, Peer } from './connection.ts';
import { closeCodes, sessionExpired } from './messages.ts';
import type { Audience } from './port.ts';
import type { Presence } from './presence.ts';

/** A connection that does not answer our goodbye is cut off after this, ms. */
const goodbye = 2_000;

/** The connections of this process: who is there, in which topics, and who is told when they come and go. */
export interface Members extends Hub {
  readonly peers: Set<Peer>;
  /** Writes a frame to everybody in a topic whom the audience does not leave out. */
  deliver(topic: string, frame: Buffer, audience?: Audience): void;
  /** The session of a connection has been opened: it is present, and told so. */
  acknowledge(peer: Peer): void;
  /** A connection is gone; `ended` says why, where it was not the page that left. */
  gone(peer: Peer, ended?: string | null): void;
  /** The session is over: its connection says so, closes, and what hung on it ends now instead of waiting for it. */
  expire(peer: Peer, code?: number, reason?: string): void;
  /** The same for every connection of a session. */
  drop(sessionId: string, code: number, reason: string): void;
  onPresence(listener: (subjectId: number, connected: boolean) => void): void;
  onClose(listener: (connectionId: string, caller: Caller, ended: string | null) => void): void;
}

/** Makes the {@link Members} of a channel. */
export function createMembers({
  clock,
  presence,
  subject,
  sessionAcknowledged,
}: {
  readonly clock: Clock;
  readonly presence: Presence;
  readonly subject: ChannelSubject;
  readonly sessionAcknowledged: Pick<ServerMessage, 'name'>;
}): Members {
  const peers = new Set<Peer>();
  const topics = new Map<string, Set<Peer>>();
  const presenceListeners: ((subjectId: number, connected: boolean) => void)[] = [];
  const closeListeners: ((connectionId: string, caller: Caller, ended: string | null) => void)[] = [];

  const members: Members = {
    peers,
    join(peer, topic) {
      if (peer.ended) return;
      const members = topics.get(topic) ?? new Set();
      topics.set(topic, members);
      members.add(peer);
      peer.topics.add(topic);
    },
    leave(peer, topic) {
      peer.topics.delete(topic);
      const members = topics.get(topic);
      members?.delete(peer);
      if (members?.size === 0) topics.delete(topic);
    },
    closed(peer) {
      members.gone(peer);
      clock.setTimeout(() => peer.socket.terminate(), goodbye);
    },
    deliver(topic, frame, { hiddenFrom = [] } = {}) {
      for (const peer of topics.get(topic) ?? []) {
        const { country } = peer.caller;
        if (country === null || !hiddenFrom.includes(country)) peer.write(frame);
      }
    },
    acknowledge(peer) {
      const { subjectId } = peer.caller;
      if (!peer.acknowledged && subjectId !== null && presence.add(subjectId)) {
        for (const listener of presenceListeners) listener(subjectId, true);
      }
      peer.acknowledged = true;
      if (subjectId !== null) members.join(peer, `${subject.topic}:${subjectId}`);
      peer.send(sessionAcknowledged, { [subject.field]: subjectId, isLoggedIn: peer.caller.accountId !== null });
    },
    gone(peer, ended = null) {
      if (!peers.delete(peer)) return;
      for (const topic of [...peer.topics]) members.leave(peer, topic);
      if (!peer.acknowledged) return;
      for (const listener of closeListeners) listener(peer.id, peer.caller, ended);
      const { subjectId } = peer.caller;
      if (subjectId !== null && presence.remove(subjectId)) {
        for (const listener of presenceListeners) listener(subjectId, false);
      }
    },
    expire(peer, code = closeCodes.sessionExpired, reason = 'session ended') {
      peer.send(sessionExpired, {});
      members.gone(peer, reason);
      peer.close(code, reason);
    },
    drop(sessionId, code, reason) {
      for (const peer of [...peers]) if (peer.caller.sessionId === sessionId) members.expire(peer, code, reason);
    },
    onPresence: (listener) => void presenceListeners.push(listener),
    onClose: (listener) => void closeListeners.push(listener),
  };
  return members;
}
