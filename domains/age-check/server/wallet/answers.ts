import { randomBytes, randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import * as messages from '../../contract/messages.ts';
import { walletRequestOver } from '../../contract/problems.ts';
import type { RejectReason } from '../../contract/states.ts';
import type { DigitalAnswer } from '../../contract/wallet.ts';
import { walletRequestLives } from '../../contract/wallet.ts';
import { newCheck, ownPage, sessionHashOf } from '../begin.ts';
import type { CheckRow } from '../check-rows.ts';
import { findCheck } from '../check-rows.ts';
import type { Word } from '../decide.ts';
import { say } from '../decide.ts';
import type { Context } from '../deps.ts';
import { isMinor } from '../minors.ts';
import { issuers, usedAttestations, walletRequests } from '../tables.ts';
import { keyedHash } from './crypto.ts';
import { encryptionInfoOf, newNonce, newPrivateKey, openAnswer } from './encryption.ts';
import type { Asked } from './request.ts';
import { digitalOf, directOf, linkOf, qrOf, queryId } from './request.ts';
import { transcripts } from './transcripts.ts';
import type { Finding } from './verify.ts';
import { verifyAnswer } from './verify.ts';

type RequestRow = typeof walletRequests.$inferSelect;

const keyOf = ({ kit }: Context): Uint8Array => kit.keyFor('age-check.wallet');
const codeHashOf = ({ kit }: Context, code: string): string => keyedHash(kit.keyFor('age-check.wallet-code'), code);

/** Begins a check with a wallet, in the browser that asks: one request for a wallet on this device, one for a wallet on another. */
export async function beginWallet(ctx: Context, caller: AccountCaller, forwardUrl: string) {
  const { kit } = ctx;
  const asked: Asked = { id: randomUUID(), nonce: newNonce(), privateKey: newPrivateKey() };
  const other = { id: randomUUID(), nonce: newNonce() };
  const expiresAt = kit.clock.now() + walletRequestLives;
  await kit.db.transaction(async (tx) => {
    const check = await newCheck(ctx, tx, caller, { method: 'wallet', forwardUrl });
    const both = { checkId: check.id, expiresAt: new Date(expiresAt) };
    await tx.orm.insert(walletRequests).values([
      {
        ...{ ...both, id: asked.id, nonce: asked.nonce, returnTo: ownPage(caller.language) },
        sealedKey: seal(keyOf(ctx), asked.privateKey, asked.id).toString('base64url'),
      },
      { ...both, ...other },
    ]);
  });
  const link = linkOf(kit, other);
  return {
    ...{ requestId: asked.id, digital: await digitalOf(asked), link: linkOf(kit, asked), expiresAt },
    otherDevice: { requestId: other.id, link, qr: qrOf(link) },
  };
}

/** Takes a request for its one answer: who comes second, or too late, gets nothing. */
async function takeRequest(ctx: Context, id: string): Promise<RequestRow | null> {
  const now = new Date(ctx.kit.clock.now());
  const [row] = await ctx.kit.db.orm
    .update(walletRequests)
    .set({ answeredAt: now })
    .where(and(eq(walletRequests.id, id), isNull(walletRequests.answeredAt), gt(walletRequests.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** Marks an attestation as shown; the same again proves nothing. */
async function spend(ctx: Context, tx: Tx, finding: Finding): Promise<{ issuer: string } | { reason: RejectReason }> {
  if (finding.kind === 'refused') return { reason: finding.reason };
  const usedAt = new Date(ctx.kit.clock.now());
  const [first] = await tx.orm
    .insert(usedAttestations)
    .values({ hash: finding.hash, usedAt })
    .onConflictDoNothing()
    .returning();
  return first ? { issuer: finding.issuer } : { reason: 'used' };
}

const trustedOf = ({ kit }: Context) =>
  kit.db.orm.select({ label: issuers.label, certificate: issuers.certificate }).from(issuers);

const refused: Finding = { kind: 'refused', reason: 'provider' };

/** The answer of a wallet in the form of OpenID4VP: the presentation of the one credential that was asked for. */
function presentationOf(vpToken: unknown): Uint8Array | null {
  const shown = (vpToken as Record<string, unknown> | null)?.[queryId];
  const one = Array.isArray(shown) && shown.length === 1 ? shown[0] : shown;
  return typeof one === 'string' && /^[\w-]+$/.test(one) ? Buffer.from(one, 'base64url') : null;
}

/**
 * What a wallet posts over HTTPS. On the device of the browser that began it learns where to send that browser, with a code: the finding
 * counts when the browser that began brings the code. On another device there is nowhere to send anybody: the pages of the guest are told,
 * and the one that began fetches the finding. It counts nowhere else.
 *
 * @returns null for a request that is over or never was
 */
export async function answerDirect(
  ctx: Context,
  id: string,
  vpToken: unknown,
): Promise<{ redirectTo: string | null } | null> {
  const { kit } = ctx;
  const request = await takeRequest(ctx, id);
  if (!request) return null;
  const bytes = presentationOf(vpToken);
  const finding = bytes
    ? await verifyAnswer(bytes, await transcripts.direct(directOf(kit, request)), await trustedOf(ctx), kit.clock.now())
    : refused;
  const code = randomBytes(32).toString('base64url');
  await kit.db.transaction(async (tx) => {
    await tx.orm
      .update(walletRequests)
      .set({
        finding: await spend(ctx, tx, finding),
        codeHash: request.returnTo === null ? null : codeHashOf(ctx, code),
      })
      .where(eq(walletRequests.id, id));
    if (request.returnTo !== null) return;
    const check = await findCheck(tx, { id: request.checkId });
    tx.afterCommit(() =>
      check ? kit.realtime.publish(`guest:${check.guestId}`, messages.walletAnswered, { requestId: id }) : undefined,
    );
  });
  return {
    redirectTo: request.returnTo === null ? null : `${publicOrigin(kit.config)}${request.returnTo}?code=${code}`,
  };
}

/** How a check with a wallet went. */
export interface WalletResult {
  readonly result: 'accepted' | 'rejected';
  readonly forwardTo: string;
}

/** The check of a request, where it was begun by this guest in this browser. @throws Problem wallet_request_over */
async function ownCheck(ctx: Context, tx: Tx, checkId: number, caller: AccountCaller): Promise<CheckRow> {
  const check = await findCheck(tx, { id: checkId });
  const isOwn = check?.guestId === caller.accountId && check.sessionHash === sessionHashOf(ctx.kit, caller.sessionId);
  if (!check || !isOwn) throw new Problem(walletRequestOver);
  return check;
}

async function conclude(
  ctx: Context,
  tx: Tx,
  check: CheckRow,
  found: { issuer: string } | { reason: RejectReason },
): Promise<WalletResult> {
  const word =
    'issuer' in found
      ? ({ kind: 'accepted', issuer: found.issuer } as const)
      : ({ kind: 'rejected', reason: found.reason } as Word);
  await say(ctx, tx, check.guestId, [{ checkId: check.id, word }]);
  // Against a check that says they are under 18 it proves nothing.
  const isAccepted = 'issuer' in found && !(await isMinor(tx, check.guestId));
  return { result: isAccepted ? 'accepted' : 'rejected', forwardTo: check.forwardTo };
}

/** The browser brings the code of a wallet on the same device. @throws Problem wallet_request_over */
export const finishWallet = (ctx: Context, caller: AccountCaller, code: string): Promise<WalletResult> =>
  fetchFinding(ctx, caller, eq(walletRequests.codeHash, codeHashOf(ctx, code)));

/** The browser fetches what a wallet on another device answered. @throws Problem wallet_request_over */
export const redeemWallet = (ctx: Context, caller: AccountCaller, requestId: string): Promise<WalletResult> =>
  fetchFinding(ctx, caller, and(eq(walletRequests.id, requestId), isNull(walletRequests.returnTo)));

async function fetchFinding(ctx: Context, caller: AccountCaller, which: SQL | undefined): Promise<WalletResult> {
  const { kit } = ctx;
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const [request] = await tx.orm.select().from(walletRequests).where(which).for('update');
    if (!request?.finding || request.expiresAt.getTime() + walletRequestLives <= now)
      throw new Problem(walletRequestOver);
    const check = await ownCheck(ctx, tx, request.checkId, caller);
    await tx.orm.update(walletRequests).set({ codeHash: null, finding: null }).where(eq(walletRequests.id, request.id));
    return conclude(ctx, tx, check, request.finding);
  });
}

/** What the browser’s own Digital Credentials answered. @throws Problem wallet_request_over */
export async function answerDigital(
  ctx: Context,
  caller: AccountCaller,
  {
    requestId,
    protocol,
    data,
  }: { readonly requestId: string; readonly protocol: string; readonly data: DigitalAnswer },
): Promise<WalletResult> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .select({ checkId: walletRequests.checkId })
      .from(walletRequests)
      .where(eq(walletRequests.id, requestId));
    await ownCheck(ctx, tx, row?.checkId ?? 0, caller);
  });
  const request = await takeRequest(ctx, requestId);
  if (!request) throw new Problem(walletRequestOver);
  const finding = await findingOf(ctx, request, protocol, data).catch(() => refused);
  return kit.db.transaction(async (tx) => {
    const check = await ownCheck(ctx, tx, request.checkId, caller);
    return conclude(ctx, tx, check, await spend(ctx, tx, finding));
  });
}

async function findingOf(ctx: Context, request: RequestRow, protocol: string, answer: DigitalAnswer): Promise<Finding> {
  const { kit } = ctx;
  const origin = publicOrigin(kit.config);
  const trusted = await trustedOf(ctx);
  const now = kit.clock.now();
  if (protocol === 'openid4vp-v1-unsigned') {
    const bytes = presentationOf(answer.vp_token);
    return bytes
      ? verifyAnswer(bytes, await transcripts.digital({ origin, nonce: request.nonce }), trusted, now)
      : refused;
  }
  const sealed = answer.response;
  const privateKey = unseal(keyOf(ctx), Buffer.from(request.sealedKey ?? '', 'base64url'), request.id);
  if (protocol !== 'org-iso-mdoc' || typeof sealed !== 'string' || !privateKey) return refused;
  const encryptionInfo = await encryptionInfoOf(privateKey, request.nonce);
  const transcript = await transcripts.iso({ origin, encryptionInfo });
  return verifyAnswer(await openAnswer(sealed, privateKey, transcript.encode()), transcript, trusted, now);
}
