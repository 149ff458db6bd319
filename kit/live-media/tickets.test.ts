import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, newClaims, signTicket } from './tickets.ts';

const secret = new Uint8Array(32).fill(7);
const claims = newClaims({
  room: 'r',
  peer: 'p',
  session: 's',
  holder: 'web',
  role: 'subscribe',
  renditions: ['tiny'],
  audio: false,
  report: true,
  issuedAt: 1_000,
  expiresAt: 31_000,
});

describe('a ticket', () => {
  it('says under signature what it allows', () => {
    expect(checkTicket(signTicket(claims, secret), secret, 30_999)).toEqual({ ok: true, claims });
  });

  it('fits into a WebSocket subprotocol name', () => {
    expect(signTicket(claims, secret)).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  it('opens nothing from the moment of its expiry', () => {
    expect(checkTicket(signTicket(claims, secret), secret, 31_000)).toEqual({ ok: false, reason: 'expired' });
  });

  it('is refused with a foreign signature', () => {
    const foreign = signTicket(claims, new Uint8Array(32));
    expect(checkTicket(foreign, secret, 2_000)).toEqual({ ok: false, reason: 'forged' });
  });

  it('is refused after any change of any character', () => {
    const token = signTicket(claims, secret);
    fc.assert(
      fc.property(fc.nat(token.length - 2), fc.constantFrom('A', 'z', '0', '.'), (at, character) => {
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        fc.pre(changed !== token);
        expect(checkTicket(changed, secret, 2_000).ok).toBe(false);
      }),
    );
  });

  it.each(['', '.', 'a', 'a.b', `${'a'.repeat(3_000)}.b`])('is refused when malformed: %.10s', (token) => {
    expect(checkTicket(token, secret, 2_000).ok).toBe(false);
  });
});
