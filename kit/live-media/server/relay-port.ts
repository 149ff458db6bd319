import type { Duplex } from 'node:stream';
import type { EndReason, LiveMediaEvents, RoomPolicy, Still } from '../port.ts';
import type { Rendition } from '../renditions.ts';
import type { TicketClaims } from '../tickets.ts';

/** A connection that admission control has let in; the relay trusts it. */
export interface Admission {
  claims: TicketClaims;
  /** The rendition the viewer asks for at first. */
  wanted: Rendition | 'none';
  /** What the session owed an acknowledgement for, ms, as the relay told last: for a relay that does not know it. */
  owedMs: number;
  /** Headers of the WebSocket upgrade request. */
  headers: Record<string, string>;
}

/** What a relay does, in this process or another one. */
export interface RelayPort {
  open(room: string, policy: RoomPolicy): void;
  close(room: string): void;
  kick(room: string, peer: string, session?: string): void;
  hold(room: string, session: string, isHeld: boolean): void;
  /** Answers with an event `still` of the same number. */
  still(room: string, request: number): void;
  /** Takes over the socket of an upgrade request; `head` are the bytes read past the request. */
  admit(admission: Admission, socket: Duplex, head: Buffer): void;
}

/** What was sent to a session since the report before. */
export interface SentMedia {
  room: string;
  session: string;
  first: number;
  last: number;
  /** Media the session has not acknowledged, over all its connections, ms. */
  owedMs: number;
}

/** What a relay tells. Moments are ms since the epoch by the relay's clock. */
export type RelayEvent =
  | { type: 'live'; room: string; peer: string; at: number }
  | { type: 'stalled'; room: string; peer: string; since: number }
  | { type: 'ended'; room: string; peer: string; reason: EndReason; at: number }
  | ({ type: 'offers' } & LiveMediaEvents['offers'])
  | { type: 'joined' | 'left'; room: string; peer: string; session: string; report: boolean; at: number }
  /** Twice a second: per session the first and the last frame sent, by when they came from the publisher. */
  | { type: 'sent'; sessions: SentMedia[] }
  /**
   * A viewer's line is shown dead, or the viewer acknowledges nothing: whether what was sent after `since`, until `until`, was shown
   * cannot be known. Told again with both alike when it was acknowledged late.
   */
  | { type: 'unproven'; room: string; session: string; since: number; until: number }
  /** The answer to `still`. */
  | { type: 'still'; request: number; still: Still | null }
  | ({ type: 'stats' } & LiveMediaEvents['stats']);
