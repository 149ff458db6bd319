import { eq } from 'drizzle-orm';
import { accessClosed, accessNarrowed } from '#domains/access/contract/index.ts';
import { voucherTypes } from '#domains/vouchers/contract/types.ts';
import type { Tx } from '#kit/db/db.ts';
import * as messages from '../contract/messages.ts';
import type { RejectReason } from '../contract/states.ts';
import type { CheckEvent, Standing } from './check-machine.ts';
import { advance, isUnderage, standingOf } from './check-machine.ts';
import type { CheckRow, GuestRow } from './check-rows.ts';
import { checkOf, checksOf, lockGuest } from './check-rows.ts';
import type { Context } from './deps.ts';
import { writeDecision } from './mails.ts';
import { policyOf } from './policies.ts';
import { rejectWords } from './reject-words.ts';
import { checks, guests } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** Days for which the minutes of the bonus are good. */
const bonusDays = 30;

/** What a method, an operator or the clock says of a check. */
export type Word =
  | { readonly kind: 'submitted' | 'abandoned' | 'revoked' | 'lapsed' }
  | { readonly kind: 'accepted'; readonly issuer: string }
  | { readonly kind: 'rejected'; readonly reason: Exclude<RejectReason, 'operator'>; readonly issuer?: string }
  | { readonly kind: 'rejected'; readonly reason: 'operator'; readonly message: string };

/** The operator who says it; nobody without. */
export interface By {
  readonly operatorId?: number;
}

/**
 * Applies what is said to some checks of one guest, all in the transaction of who calls. The same again changes nothing. Pages of the
 * guest are told when it moved where they stand, and the first proof brings the bonus.
 *
 * @returns the checks that changed
 */
export async function say(
  ctx: Context,
  tx: Tx,
  guestId: number,
  words: readonly { readonly checkId: number; readonly word: Word }[],
  { operatorId }: By = {},
): Promise<CheckRow[]> {
  const guest = await lockGuest(tx, guestId);
  const now = ctx.kit.clock.now();
  const before = await checksOf(tx, guestId);
  const rows = new Map(before.map((row) => [row.id, row]));
  const changed = new Set<number>();
  for (const { checkId, word } of words) {
    const row = rows.get(checkId);
    if (!row) continue;
    const old = checkOf(row);
    // A check that was begun before an operator decided is no new one: its provider's late approval changes nothing.
    const isOld = word.kind === 'accepted' && operatorId === undefined && isOlderThanDecision(row, before);
    if (isOld) continue;
    const next = advance(old, await eventOf(ctx, tx, row, word, now, operatorId !== undefined));
    if (next === old) continue;
    const values = {
      ...{ state: next.state, reason: next.reason, message: next.message },
      decidedAt: next.decidedAt === null ? null : new Date(next.decidedAt),
      validUntil: next.validUntil === null ? null : new Date(next.validUntil),
      issuer: ('issuer' in word ? word.issuer : undefined) ?? row.issuer,
      decidedBy: operatorId ?? row.decidedBy,
    };
    await tx.orm.update(checks).set(values).where(eq(checks.id, checkId));
    rows.set(checkId, { ...row, ...values });
    changed.add(checkId);
  }
  if (changed.size === 0) return [];
  const after = [...rows.values()];
  // As pages were told: a proof whose time is over stood there until somebody said so.
  const was = standingOf(before.map(checkOf), 0);
  const is = standingOf(after.map(checkOf), now);
  if (is.status === 'accepted') await giveBonus(ctx, tx, guest, after.find(({ id }) => changed.has(id)) as CheckRow);
  tell(ctx, tx, guestId, was, is);
  if (was.status !== is.status || was.message !== is.message) await writeDecision(ctx, tx, guestId, was, is);
  const lost = after.find(
    (row) => changed.has(row.id) && (row.state === 'revoked' || row.state === 'lapsed' || isUnderage(row)),
  );
  if (lost) await tx.emit(accessNarrowed, { accountId: guestId, country: lost.region });
  if (after.some((row) => changed.has(row.id) && isUnderage(row)))
    await tx.emit(accessClosed, { accountId: guestId, why: 'underage', until: null });
  return after.filter(({ id }) => changed.has(id));
}

/** Whether an operator has rejected or taken back another check since this one was begun. */
const isOlderThanDecision = (row: CheckRow, all: readonly CheckRow[]): boolean =>
  all.some(
    ({ id, state, decidedBy, decidedAt }) =>
      id !== row.id &&
      (state === 'rejected' || state === 'revoked') &&
      decidedBy !== null &&
      decidedAt !== null &&
      decidedAt > row.createdAt,
  );

async function eventOf(
  ctx: Context,
  tx: Tx,
  row: CheckRow,
  word: Word,
  at: number,
  byOperator: boolean,
): Promise<CheckEvent> {
  switch (word.kind) {
    case 'accepted': {
      const days = (await policyOf(tx, row.region))?.validDays ?? null;
      return { kind: 'accepted', at, validUntil: days === null ? null : at + days * dayMs, byOperator };
    }
    case 'rejected': {
      if (word.reason === 'operator') return { kind: 'rejected', at, reason: 'operator', message: word.message };
      const language = (await ctx.identity.account(tx, row.guestId))?.language ?? 'en';
      return { kind: 'rejected', at, reason: word.reason, message: rejectWords[word.reason][language] };
    }
    case 'lapsed':
    case 'revoked':
      return { kind: word.kind, at };
    default:
      return { kind: word.kind };
  }
}

/** Tells every page of a guest that it stands elsewhere now. */
function tell({ kit, notices }: Context, tx: Tx, guestId: number, was: Standing, is: Standing): void {
  notices.changed(tx, guestId);
  if (was.status === is.status && was.message === is.message) return;
  const topic = `guest:${guestId}` as const;
  tx.afterCommit(() => {
    switch (is.status) {
      case 'accepted':
        return kit.realtime.publish(topic, messages.avsSet, {});
      case 'pending':
        return kit.realtime.publish(topic, messages.avsPending, {});
      case 'rejected':
        return kit.realtime.publish(topic, messages.avsRejected, { message: is.message ?? '' });
      case 'unknown':
        return kit.realtime.publish(topic, messages.avsRevoked, {});
    }
  });
}

/** The first proof of a guest, where a country gives something for it. Once, whatever is taken back and proven again. */
async function giveBonus(ctx: Context, tx: Tx, { guestId, bonusAt }: GuestRow, { region }: CheckRow): Promise<void> {
  const minutes = (await policyOf(tx, region))?.bonusMinutes ?? 0;
  if (bonusAt !== null || minutes === 0) return;
  const now = ctx.kit.clock.now();
  await ctx.vouchers.grant(tx, {
    ...{ guestId, type: voucherTypes.videoChat, amount: minutes, validTo: now + bonusDays * dayMs },
    ...{ key: `age-check:bonus:${guestId}`, origin: 'age-check' },
  });
  await tx.orm
    .update(guests)
    .set({ bonusAt: new Date(now) })
    .where(eq(guests.guestId, guestId));
}
