import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { stopLinkUnknown } from '../contract/problems.ts';

const purpose = 'the links that stop a recharge';
/** Bytes of the proof that stand in a link. */
const proofBytes = 18;

const proofOf = (kit: Pick<Kit, 'keyFor'>, said: string): Buffer =>
  createHmac('sha256', kit.keyFor(purpose)).update(said).digest().subarray(0, proofBytes);

/** The word of a mail that stops the recharge of its guest, and does nothing else. */
export function stopToken(kit: Pick<Kit, 'keyFor'>, guestId: number): string {
  const said = guestId.toString(36);
  return `${said}.${proofOf(kit, said).toString('base64url')}`;
}

/** @throws Problem `recharge_stop_link_unknown` for what we did not write */
export function readStopToken(kit: Pick<Kit, 'keyFor'>, token: string): number {
  const [, said = '', proof = ''] = /^([0-9a-z]{1,11})\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(proof, 'base64url');
  const good = proofOf(kit, said);
  if (given.length !== good.length || !timingSafeEqual(given, good)) throw new Problem(stopLinkUnknown);
  return Number.parseInt(said, 36);
}

/** The page with the one button. */
export const stopUrl = (kit: Pick<Kit, 'keyFor' | 'config'>, language: Language, guestId: number): string =>
  `${publicOrigin(kit.config)}/${language}/auto-recharge/stop/${stopToken(kit, guestId)}/`;
