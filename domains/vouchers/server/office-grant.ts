import { moneyRefusal } from '#domains/access/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { boundsOfDays, dayOf } from '#kit/i18n/days.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Call } from '#kit/server/handler.ts';
import { asTyped } from '#kit/text/typed.ts';
import type { grantVouchers } from '../contract/office.ts';
import { mostGranted } from '../contract/office.ts';
import {
  grantToClosed,
  nobodyToGrant,
  ownVoucher,
  tooManyToGrant,
  unknownVoucherActor,
  voucherTimes,
} from '../contract/problems.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { grant } from './grant.ts';

type Order = RouteParsed<typeof grantVouchers>['body'];

/** How many are granted in one transaction. */
const batch = 200;
const mostUnknown = 100;
/** Guests a refusal names. */
const mostNamed = 20;

/** The first column of each line, without quotes and a byte order mark; each once. */
export function namedGuests(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/[\r\n]+/);
  const first = lines.map((line) => asTyped('email', line.split(/[,;\t]/)[0] ?? '').toLowerCase());
  return [...new Set(first.filter((word) => word !== ''))];
}

/**
 * Gives guests a voucher each, in batches; each guest once for a key, whatever is sent again. The line of the audit log says how many.
 * @throws Problem `nobody_to_grant`, `too_many_to_grant`, `own_voucher`, `voucher_to_closed_account`, `unknown_voucher_actor`, `voucher_times`: nothing is granted then
 */
export async function grantByOperator(
  ctx: Context,
  order: Order,
  call: Call & { readonly caller: AccountCaller },
): Promise<{ granted: number; repeated: number; unknown: string[] }> {
  const { kit } = ctx;
  const times = timesOf(ctx, order, call.caller.language);
  const words = namedGuests(order.guests);
  if (words.length > mostGranted)
    throw new Problem(tooManyToGrant, { data: { count: words.length, most: mostGranted } });
  const actorIds = await actorOf(ctx, order.performer);
  const { guestIds, unknown } = await guestsOf(ctx, words);
  if (guestIds.length === 0) throw new Problem(nobodyToGrant);
  if (guestIds.includes(call.caller.accountId)) throw new Problem(ownVoucher);
  const closed = await closedOf(ctx, guestIds);
  if (closed.length > 0) throw new Problem(grantToClosed, { data: { guests: closed.slice(0, mostNamed).join(', ') } });
  let granted = 0;
  let repeated = 0;
  const { amount, kind, key, subject, reason } = order;
  for (let at = 0; at < guestIds.length; at += batch) {
    const part = guestIds.slice(at, at + batch);
    const done = await kit.db.transaction(async (tx) => {
      const answers = [];
      for (const guestId of part) {
        answers.push(
          await grant(ctx, tx, {
            ...{ guestId, type: voucherTypes[kind], amount, ...times, actorIds, reason },
            subject: subject ?? undefined,
            key: `office:${key}:${guestId}`,
            origin: 'office',
            grantedBy: call.caller.accountId,
          }),
        );
      }
      const fresh = answers.filter((answer) => !answer.repeated).length;
      const input = { kind, amount, reason, guests: part.length, first: part[0] };
      const outcome = `${fresh} granted, ${part.length - fresh} before`;
      await audit(tx, {
        ...{ call, at: kit.clock.now(), operation: 'vouchers.grant', subject: `vouchers:${key}`, input, outcome },
      });
      return { fresh, before: part.length - fresh };
    });
    granted += done.fresh;
    repeated += done.before;
  }
  return { granted, repeated, unknown: unknown.slice(0, mostUnknown) };
}

/** Whose account may receive nothing now. */
async function closedOf({ kit }: Context, guestIds: readonly number[]): Promise<number[]> {
  const closed: number[] = [];
  for (const guestId of guestIds)
    if ((await moneyRefusal(kit, kit.db, guestId, 'receive')) !== null) closed.push(guestId);
  return closed;
}

function timesOf(
  { kit }: Context,
  { firstDay, lastDay }: Order,
  language: Language,
): { validFrom?: number; validTo?: number } {
  const now = kit.clock.now();
  const from = firstDay === undefined ? undefined : boundsOfDays({ from: dayOf(firstDay) }).from?.getTime();
  const to = lastDay === undefined ? undefined : boundsOfDays({ to: dayOf(lastDay) }).to?.getTime();
  const validFrom = from === undefined ? now : Math.max(now, from);
  if (to !== undefined && to <= validFrom)
    throw new Problem(voucherTimes, { errors: [{ field: 'body.lastDay', message: voucherTimes.title[language] }] });
  return { validFrom, ...(to === undefined ? {} : { validTo: to }) };
}

async function actorOf({ kit, performers }: Context, name: string | null): Promise<number[]> {
  if (name === null) return [];
  const actor = await performers.actor(kit.db, name);
  if (!actor) throw new Problem(unknownVoucherActor);
  return [actor.id];
}

/** Accounts by number, or by an address they have proven: who only says that an address is theirs gets nothing by it. */
async function guestsOf({ kit, identity }: Context, words: readonly string[]) {
  const byAddress = new Map<string, number[]>();
  for (const word of words) {
    if (word.includes('@')) byAddress.set(word, await identity.accountsWithEmail(kit.db, word));
  }
  const numbers = words.filter((word) => /^\d{1,9}$/.test(word)).map(Number);
  const ids = [...numbers, ...[...byAddress.values()].flat()];
  const accounts = new Map((await identity.accounts(kit.db, ids)).map((account) => [account.id, account]));
  const guestIds = new Set<number>();
  const unknown: string[] = [];
  for (const word of words) {
    const found = byAddress.has(word)
      ? (byAddress.get(word) ?? []).filter((id) => accounts.get(id)?.emailVerified)
      : [Number(word)].filter((id) => accounts.has(id));
    for (const id of found) guestIds.add(id);
    if (found.length === 0) unknown.push(word);
  }
  return { guestIds: [...guestIds], unknown };
}
