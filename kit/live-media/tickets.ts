import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { RenditionName } from './renditions.ts';

/** What a ticket says, under the engine's signature. */
export interface TicketClaims {
  /** Unique id, for single use. */
  id: string;
  room: string;
  peer: string;
  /** Empty for publishers. */
  session: string;
  /** The web session that may use it; empty: whoever has it. */
  holder: string;
  role: 'publish' | 'subscribe';
  renditions: RenditionName[];
  audio: boolean;
  report: boolean;
  /** ms since the epoch. */
  issuedAt: number;
  /** ms since the epoch; the ticket opens nothing from this moment on. */
  expiresAt: number;
}

export type TicketCheck =
  | { ok: true; claims: TicketClaims }
  | { ok: false; reason: 'malformed' | 'forged' | 'expired' };

/** Longest token that is looked at, in characters. */
const maxTokenLength = 2048;

/** A new ticket's claims with an id of their own. */
export function newClaims(claims: Omit<TicketClaims, 'id'>): TicketClaims {
  return { id: randomUUID(), ...claims };
}

/** Signs claims: base64url JSON, a dot, base64url HMAC-SHA256 (RFC 2104) of what stands before the dot. */
export function signTicket(claims: TicketClaims, secret: Uint8Array): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** Checks form, signature and expiry. Says nothing about single use and kicks: admission control knows those. */
export function checkTicket(token: string, secret: Uint8Array, now: number): TicketCheck {
  const dot = token.indexOf('.');
  if (dot < 1 || token.length > maxTokenLength) return { ok: false, reason: 'malformed' };
  const body = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const right = signature(body, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { ok: false, reason: 'forged' };
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TicketClaims;
  if (now >= claims.expiresAt) return { ok: false, reason: 'expired' };
  return { ok: true, claims };
}

function signature(body: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}
