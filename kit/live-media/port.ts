/**
 * The live media port: rooms, peers, tickets. An engine behind it carries picture and sound; who may
 * enter and what it costs is decided outside and acts through tickets, `kick` and `close`.
 *
 * A room carries one broadcast of one publisher to any number of viewers. A back channel (a viewer who
 * is seen in return) is a room of its own, so that its picture reaches nobody else.
 */
import type { RenditionName } from './renditions.ts';

/** What may happen in a room. */
export interface RoomPolicy {
  /** The only peer that may publish here. */
  publisher: string;
  /** Renditions the room takes from its publisher; others are dropped. Default: all. */
  renditions?: RenditionName[];
  /** Upper limit of the publisher's uplink in bits a second; beyond it the publisher is closed. Default 12,000,000. */
  maxBitsPerSecond?: number;
  /** Upper limit of people who watch at a time; further ones are refused with 503. Default 5,000. */
  maxViewers?: number;
}

/** What a subscribe ticket allows. */
export interface SubscribeOptions {
  /** Opaque id of what the viewer watches under; every report about the viewer carries it. */
  session: string;
  /** Renditions the viewer may receive. Default: all. `['tiny']` for previews. */
  renditions?: RenditionName[];
  /** Whether the viewer gets sound. Default true. */
  audio?: boolean;
  /** The web session that may use the ticket, as the host of the socket knows it; null (default): whoever has the ticket. */
  holder?: string | null;
  /** Whether `delivered`, `picture-broken` and `picture-back` are reported for the session. Default true. */
  report?: boolean;
}

/** A short-lived admission. It says which engine's client opens it. */
export interface Ticket {
  engine: 'frames';
  /** Path and query of the socket on the site's own origin, for example "/media". */
  path: string;
  /** The signed token. Never log it. */
  token: string;
  /** When it can no longer be used to connect, ms since the epoch. An open connection outlives it. */
  expiresAt: number;
}
export interface PublishTicket extends Ticket {
  role: 'publish';
}
export interface SubscribeTicket extends Ticket {
  role: 'subscribe';
}

/** One size of a broadcast's picture, as a browser is asked whether it decodes it. */
export interface OfferedPicture {
  codec: string;
  width: number;
  height: number;
}

/** A keyframe as its publisher encoded it: hostile bytes until a sandbox has decoded them. */
export interface Still {
  /** WebCodecs codec string of the catalog. */
  codec: string;
  bytes: Uint8Array;
  /** When it came from the publisher. */
  at: number;
}

/** Why a broadcast ended. */
export type EndReason =
  /** The publisher said so. */
  | 'publisher-left'
  /** No frame for a minute. */
  | 'silent'
  /** `close` was called. */
  | 'closed'
  /** The relay process died; the room stays open and its peers reconnect by themselves. */
  | 'relay-lost';

/** All moments are milliseconds since the epoch, in the platform's steady time. */
export interface LiveMediaEvents {
  /** The first frame of a broadcast, or the first after `stalled` or `ended`. */
  live: { room: string; peer: string; at: number };
  /** The publisher has been silent for 5 s; `since` is its last frame. */
  stalled: { room: string; peer: string; since: number };
  /** What the broadcast has to be decoded with: its sizes of picture, and its sound (WebCodecs strings). Told when it changes. */
  offers: { room: string; peer: string; pictures: OfferedPicture[]; sound: string | null };
  /** The broadcast is over. */
  ended: { room: string; peer: string; reason: EndReason; at: number };
  /** First connection of a viewer's session. */
  'peer-joined': { room: string; peer: string; session: string; at: number };
  /** Last connection of a viewer's session is gone. */
  'peer-left': { room: string; peer: string; session: string; at: number };
  /**
   * No frame was sent to this viewer for 5 s; `since` is its last one, or when it was admitted. `proven` is earlier than
   * that when the line is shown dead: what was sent in between may not have arrived. Told again when that is known late.
   */
  'picture-broken': { room: string; peer: string; session: string; since: number; proven: number };
  /**
   * Frames reach the viewer again: the picture was broken from `since` until `until`. `cause`: whether the publisher sent
   * nothing either.
   */
  'picture-back': {
    room: string;
    peer: string;
    session: string;
    since: number;
    until: number;
    cause: 'line' | 'publisher';
  };
  /**
   * Once a second: the last frame that counts as delivered to each session since the report before; sessions without news
   * are absent. What was sent counts, whether the viewer acknowledges it or not: without acknowledgement little is sent.
   */
  delivered: { sessions: { room: string; session: string; at: number }[] };
  /** Every 5 s. */
  stats: {
    connections: number;
    /** `viewers`: people. */
    rooms: { room: string; viewers: number; inBitsPerSecond: number; outBitsPerSecond: number }[];
  };
}
export type LiveMediaEvent = keyof LiveMediaEvents;

/** The room is not open, or the peer may not do this there. `code` is stable. */
export class LiveMediaError extends Error {
  override name = 'LiveMediaError';
  readonly code: 'room-unknown' | 'not-the-publisher' | 'session-kicked';
  constructor(code: LiveMediaError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface LiveMedia {
  /** Opens a room, or changes the policy of an open one. */
  open(room: string, policy: RoomPolicy): Promise<void>;
  /**
   * A ticket to publish, for one use.
   * @throws LiveMediaError room-unknown, not-the-publisher
   */
  publish(room: string, peer: string): Promise<PublishTicket>;
  /**
   * A ticket to watch, for one use. A session has one connection: a newer one takes over. From here on the session is watched: without a frame for 5 s its picture is broken.
   * @throws LiveMediaError room-unknown, session-kicked
   */
  subscribe(room: string, peer: string, options: SubscribeOptions): Promise<SubscribeTicket>;
  /**
   * Takes the picture (or the right to publish) from a peer, effective within one second. With a session:
   * only that session, and for good. Without: all the peer's connections in the room; tickets issued until now
   * are void, later ones work. Of an unknown peer: nothing happens.
   */
  kick(room: string, peer: string, session?: string): Promise<void>;
  /**
   * Sends nothing more to a session, or continues with the current group. Its connection stays, and silence counts as a broken
   * picture as ever. Of an unknown session: nothing happens.
   */
  hold(room: string, session: string, isHeld: boolean): Promise<void>;
  /**
   * The newest picture of a broadcast that is complete by itself (two seconds old at most with browsers that publish); null when this
   * engine has none: no such room, no broadcast, or no such picture yet.
   */
  still(room: string): Promise<Still | null>;
  /** Ends the broadcast, disconnects everybody and forgets the room. Of an unknown room: nothing happens. */
  close(room: string): Promise<void>;
  /** Hears of events; returns how to stop hearing. A listener must not throw. */
  on<E extends LiveMediaEvent>(event: E, listener: (news: LiveMediaEvents[E]) => void): () => void;
}
