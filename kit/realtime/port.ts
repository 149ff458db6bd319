import type { Access, Caller } from '#kit/contract/access.ts';
import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';

/**
 * A place messages are published to, written `kind:id` (`guest:100042`, `room:5003`) or just `kind`. A kind is defined
 * once by the domain that owns it, with the rule who may join.
 */
export interface TopicKind {
  readonly kind: string;
  /** Who may be there at all, as an operation declares it; asked before {@link TopicKind.may}. */
  readonly access: Access;
  /** Whether a caller may be subscribed to `kind:id`. Asked at every join. */
  may(caller: Caller, id: string): boolean | Promise<boolean>;
}

/** Who of a topic hears a message. */
export interface Audience {
  readonly hiddenFrom?: readonly string[];
}

/** The server's side of the real-time channel as domains see it. Works across processes when Redis is configured. */
export interface Realtime {
  /** Defines a kind of topic. Twice the same kind stops the start. */
  defineTopic(topic: TopicKind): void;
  /**
   * Sends to everybody on the topic, in every process, but not to who comes from a country of `hiddenFrom` (ISO 3166-1). The
   * frame is built once. Fire and forget.
   */
  publish<M extends ServerMessage>(topic: string, message: M, payload: PayloadOf<M>, audience?: Audience): void;
  /** Whether a subject has an acknowledged connection in any process (presence; may lag by a second). */
  isConnected(subjectId: number): Promise<boolean>;
  /** Every subject with an acknowledged connection in any process, ascending (presence; may lag by a second). */
  connectedSubjects(): Promise<number[]>;
  /** Tells when a subject's first connection opens or its last one closes, in this process. */
  onPresence(listener: (subjectId: number, connected: boolean) => void): void;
  /**
   * Tells when any acknowledged connection closes, in this process, with the caller it had. `ended`: why its session
   * is over, or `silentPage`, so that what the connection held ends at once; null for a line that was lost and may come back.
   */
  onClose(listener: (connectionId: string, caller: Caller, ended: string | null) => void): void;
  /** Closes every connection of a session (logout, revocation), in every process that can be told; call after the commit. */
  dropSession(sessionId: string, code: number, reason: string): void;
}

/** Messages between processes: in-process by default, Redis when configured. At most once, in order per channel. */
export interface Bus {
  /** False when there is nobody but this process. */
  readonly remote: boolean;
  publish(channel: string, message: string): void;
  subscribe(channel: string, listener: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
}
