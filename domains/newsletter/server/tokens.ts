import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { endLinkUnknown } from '../contract/index.ts';

const purpose = 'the tokens that end newsletters';
/** Bytes of the proof that stand in a token. */
const proofBytes = 18;

/** What a token ends: a consent, by the newsletter it stood in; 0 where it stood in none. */
export interface Ended {
  readonly consentId: number;
  readonly issueId: number;
}

const proofOf = (kit: Pick<Kit, 'keyFor'>, said: string): Buffer =>
  createHmac('sha256', kit.keyFor(purpose)).update(said).digest().subarray(0, proofBytes);

/** The token of a mail. It opens nothing but this switch, and works as long as the mail lies somewhere (RFC 8058). */
export function endToken(kit: Pick<Kit, 'keyFor'>, { consentId, issueId }: Ended): string {
  const said = `${consentId.toString(36)}.${issueId.toString(36)}`;
  return `${said}.${proofOf(kit, said).toString('base64url')}`;
}

/** @throws Problem `newsletter_unsubscribe_link_unknown` for what we did not write */
export function readEndToken(kit: Pick<Kit, 'keyFor'>, token: string): Ended {
  const [, consent, issue, proof] = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(proof ?? '', 'base64url');
  const good = proofOf(kit, `${consent}.${issue}`);
  if (given.length !== good.length || !timingSafeEqual(given, good)) throw new Problem(endLinkUnknown);
  return { consentId: Number.parseInt(consent ?? '', 36), issueId: Number.parseInt(issue ?? '', 36) };
}
