import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { TicketClaims } from '../tickets.ts';
import { checkTicket } from '../tickets.ts';
import { wireProtocol } from '../wire.ts';
import { limits } from './limits.ts';

/** The web session of a request; null: none. */
export type HolderOf = () => Promise<string | null>;

/** Why admission is refused, with its HTTP status (RFC 9110). */
export interface Refusal {
  status: 400 | 401 | 403 | 404;
  reason:
    | 'protocol'
    | 'ticket-missing'
    | 'ticket-malformed'
    | 'ticket-forged'
    | 'ticket-expired'
    | 'ticket-used'
    | 'ticket-of-another'
    | 'kicked'
    | 'room-unknown';
}

/** A kicked session stays out this long: longer than any session lasts. */
const rememberSessionMs = 24 * 3_600_000;
const sweepMs = 60_000;

/** Decides who may come in: signature, expiry, the web session, single use, kicks, open rooms. */
export class AdmissionControl {
  readonly #clock: Clock;
  readonly #secret: Uint8Array;
  readonly #isOpen: (room: string) => boolean;
  readonly #sweeper: Timer;
  /** Used tickets, kicked sessions and kicked peers, each with the moment it may be forgotten. */
  readonly #used = new Map<string, number>();
  readonly #kickedSessions = new Map<string, number>();
  readonly #kickedPeers = new Map<string, number>();

  constructor(clock: Clock, secret: Uint8Array, isOpen: (room: string) => boolean) {
    this.#clock = clock;
    this.#secret = secret;
    this.#isOpen = isOpen;
    this.#sweeper = clock.setInterval(() => this.#sweep(), sweepMs);
  }

  /**
   * The claims of the ticket offered in `Sec-WebSocket-Protocol`, or why not. Every ticket opens one connection. One that
   * is bound to a web session opens none for anybody else, and is not used up by the attempt.
   */
  async admit(protocols: string | undefined, holderOf: HolderOf): Promise<TicketClaims | Refusal> {
    const claims = this.#read(protocols);
    if ('status' in claims) return claims;
    if (claims.holder !== '' && (await holderOf()) !== claims.holder)
      return { status: 403, reason: 'ticket-of-another' };
    // Time has passed: what was true before need not be any more.
    return this.#standing(claims) ?? this.#use(claims);
  }

  #read(protocols: string | undefined): TicketClaims | Refusal {
    const offered = (protocols ?? '').split(',').map((name) => name.trim());
    if (!offered.includes(wireProtocol)) return { status: 400, reason: 'protocol' };
    const token = offered.find((name) => name.startsWith('ticket.'))?.slice('ticket.'.length);
    if (!token) return { status: 401, reason: 'ticket-missing' };
    const check = checkTicket(token, this.#secret, this.#clock.now());
    if (!check.ok) return { status: 401, reason: `ticket-${check.reason}` };
    return this.#standing(check.claims) ?? check.claims;
  }

  #standing(claims: TicketClaims): Refusal | null {
    if (!this.#isOpen(claims.room)) return { status: 404, reason: 'room-unknown' };
    if (this.#isKicked(claims)) return { status: 403, reason: 'kicked' };
    if (this.#used.has(claims.id)) return { status: 403, reason: 'ticket-used' };
    return null;
  }

  #use(claims: TicketClaims): TicketClaims {
    this.#used.set(claims.id, claims.expiresAt);
    return claims;
  }

  /** Shuts a session out for good, or voids all tickets of a peer issued until now. */
  kick(room: string, peer: string, session?: string): void {
    const now = this.#clock.now();
    if (session !== undefined) this.#kickedSessions.set(pair(room, session), now + rememberSessionMs);
    else this.#kickedPeers.set(pair(room, peer), now);
  }

  isSessionKicked(room: string, session: string): boolean {
    return this.#kickedSessions.has(pair(room, session));
  }

  stop(): void {
    this.#clock.clear(this.#sweeper);
  }

  #isKicked({ room, peer, session, issuedAt }: TicketClaims): boolean {
    const kickedAt = this.#kickedPeers.get(pair(room, peer));
    return this.isSessionKicked(room, session) || (kickedAt !== undefined && issuedAt <= kickedAt);
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [id, until] of this.#used) if (now >= until) this.#used.delete(id);
    for (const [id, until] of this.#kickedSessions) if (now >= until) this.#kickedSessions.delete(id);
    for (const [id, at] of this.#kickedPeers) if (now > at + limits.ticketMs) this.#kickedPeers.delete(id);
  }
}

function pair(room: string, id: string): string {
  return `${room}\n${id}`;
}
