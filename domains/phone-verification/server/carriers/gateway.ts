import { outgoing } from '#kit/http/outgoing.ts';
import type { Kit } from '#kit/server/kit.ts';
import { signedHeaders } from '#kit/sms/signature.ts';
import type { CodeCarrier } from './carrier.ts';
import { wordsOf } from './words.ts';

/** How often the gateway is asked for one code, at most. */
const tries = 3;

/** How long each answer may take, ms: somebody is waiting. */
const patience = 4_000;

/** Statuses that ask to come again (RFC 9110 section 15.5.9, RFC 8470); all of 5xx do as well. */
const again = new Set([408, 425]);

interface Gateway {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs?: number;
}

/**
 * Posts codes as JSON to whoever the operator has, signed over id, time and body (Standard Webhooks 1.0), under one
 * `Idempotency-Key` at every try. 2xx: it is taken.
 */
export function gatewayCarrier(
  { clock, log }: Pick<Kit, 'clock' | 'log'>,
  { url, secret, timeoutMs = patience }: Gateway,
): CodeCarrier {
  const post = async (id: string, body: string): Promise<number | null> => {
    const signed = { id, timestamp: Math.floor(clock.now() / 1000), body };
    const headers = { 'content-type': 'application/json', ...signedHeaders(signed, secret) };
    try {
      const answer = await outgoing(url, { method: 'POST', headers, body, timeoutMs });
      // Its words may quote the number; nobody reads them.
      await answer.body?.cancel().catch(() => undefined);
      return answer.status;
    } catch {
      return null;
    }
  };
  return {
    name: 'gateway',
    async carry(message) {
      const { key, to, by, pin, language } = message;
      const type = by === 'sms' ? 'phone.sms' : 'phone.call';
      const body = JSON.stringify({ type, to, pin, language, text: wordsOf(message) });
      let wasHeard = false;
      for (let tried = 0; tried < tries; tried += 1) {
        const status = await post(`phone_${key}`, body);
        if (status !== null && status >= 200 && status < 300) return 'taken';
        log.warn({ status, tried }, 'the gateway for phones has not taken a code');
        // Without an answer the code may be on its way.
        wasHeard ||= status === null;
        if (status !== null && status < 500 && !again.has(status)) break;
      }
      return wasHeard ? 'unknown' : 'refused';
    },
  };
}
