import { closingOf } from '#domains/access/server/index.ts';
import { giftGranting } from '#domains/guest/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { catchUpSequences } from '#kit/db/schema/catch-up-sequences.ts';
import type { Call } from '#kit/server/handler.ts';
import { guestClosed, notAvailableYet } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { writeAuditLine } from './deps.ts';

/** Sets counters that have fallen behind to the next free number. */
export function regenerateCounters(ctx: Context, call: Call) {
  return ctx.kit.db.transaction(async (tx) => {
    const answer = await catchUpSequences(tx);
    await writeAuditLine(ctx, tx, call, {
      operation: 'internal.regenerateAutoIncrementor',
      outcome: answer.moved.map(({ column, from, to }) => `${column} ${from} → ${to}`).join(', ') || 'nothing to do',
    });
    return answer;
  });
}

/** Makes every process forget its caches. */
export async function clearCaches(ctx: Context, call: Call): Promise<string[]> {
  const caches = ctx.kit.caches.clear();
  await writeAuditLine(ctx, ctx.kit.db, call, { operation: 'internal.clearDiCache', outcome: caches.join(', ') });
  return caches;
}

/**
 * Gives a guest gifts. Throws `not_available_yet` while no domain has any, `guest_closed` for a closed account; the log says
 * either.
 */
export async function giveGifts(
  ctx: Context,
  gift: { guestId: number; giftId: number; quantity: number },
  call: Call,
): Promise<Record<string, number>> {
  const line = { operation: 'internal.grantMessengerGifts', subject: `guest:${gift.guestId}`, input: gift };
  const grant = ctx.kit.extensions.only(giftGranting);
  if (!grant) {
    await writeAuditLine(ctx, ctx.kit.db, call, { ...line, result: 'refused', outcome: notAvailableYet.code });
    throw new Problem(notAvailableYet);
  }
  if (await closingOf(ctx.kit, ctx.kit.db, gift.guestId)) {
    await writeAuditLine(ctx, ctx.kit.db, call, { ...line, result: 'refused', outcome: guestClosed.code });
    throw new Problem(guestClosed);
  }
  return ctx.kit.db.transaction(async (tx) => {
    const boughtGifts = await grant(tx, gift);
    await writeAuditLine(ctx, tx, call, line);
    return boughtGifts;
  });
}

/** Most guests an operator is shown. */
const mostGuests = 1000;

/** Who of the connected is a guest: visitors, and accounts that neither perform nor work here. */
export async function findOnlineGuests({ kit, deps }: Context): Promise<{ id: number; isLoggedIn: boolean }[]> {
  const ids = await kit.realtime.connectedSubjects();
  const accounts = new Map((await deps.identity.accounts(kit.db, ids)).map((account) => [account.id, account]));
  return ids
    .filter((id) => !accounts.get(id)?.roles.some((role) => role === 'performer' || role === 'operator'))
    .map((id) => ({ id, isLoggedIn: accounts.has(id) }));
}

/** How many guests are connected; only operators are told who. */
export async function pushToOnlineGuests(ctx: Context, { caller, ...call }: Call) {
  const guests = await findOnlineGuests(ctx);
  const isOperator = caller.roles.includes('operator');
  if (!isOperator) return { count: guests.length };
  const line = { operation: 'internal.onlineGuests', kind: 'read', outcome: `${guests.length} guests` } as const;
  await writeAuditLine(ctx, ctx.kit.db, { caller, ...call }, line);
  return { count: guests.length, guests: guests.slice(0, mostGuests) };
}
