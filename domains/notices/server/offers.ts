import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notPermitted } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Call } from '#kit/server/handler.ts';
import type { NoticeFacts } from '../contract/facts.ts';
import { noCancellationOffer } from '../contract/problems.ts';
import { cancellationCookie, cancellationCookieDays } from '../contract/status-bars.ts';
import type { Context } from './facts.ts';
import { takenOffers } from './tables.ts';

/** Who makes and keeps offers to guests who are leaving a subscription. */
export interface Offers {
  /** The offer of the moment. Its id is never used for a second offer to the same guest: each can be taken once. */
  current(caller: Caller, executor: Executor): Promise<NoticeFacts['cancellationOffer']>;
  /** Carries the offer out. `accepted` is false when it could not be; `info` says more, in the caller's language. */
  accept(tx: Tx, caller: Caller, offerId: string): Promise<{ readonly accepted: boolean; readonly info: string }>;
}

/** The domain that sells what guests may be leaving; at most one makes offers. */
export const cancellationOffers = extensionPoint<Offers>('notices.cancellationOffers');

const day = 24 * 3600;

/**
 * Takes the offer the caller has. Throws `not_permitted` for somebody else's number and `no_cancellation_offer` when
 * there is none (any more), or the one whose words were shown was another.
 */
export async function takeOffer(
  context: Context,
  body: { readonly guest_id: number; readonly platform_text: string },
  { caller, cookies }: Call,
): Promise<{ accepted_offer: boolean; info: string }> {
  const { kit } = context;
  const accountId = caller.accountId;
  if (body.guest_id !== accountId) throw new Problem(notPermitted);
  const offers = kit.extensions.only(cancellationOffers);
  const { accepted, info } = await kit.db.transaction(async (tx) => {
    // Two tabs take turns: the second finds what the first took.
    await lockByName(tx, 'notices.offer', accountId);
    const offer = (await offers?.current(caller, tx)) ?? null;
    if (!offers || !offer || Date.parse(offer.until) <= kit.clock.now()) throw new Problem(noCancellationOffer);
    if (offer.text.trim() !== body.platform_text.trim()) throw new Problem(noCancellationOffer);
    const taken = and(eq(takenOffers.accountId, accountId), eq(takenOffers.offerId, offer.id));
    if ((await tx.orm.$count(takenOffers, taken)) > 0) throw new Problem(noCancellationOffer);
    const answer = await offers.accept(tx, caller, offer.id);
    if (answer.accepted) {
      const record = { accountId, offerId: offer.id, platformText: offer.text };
      await tx.orm.insert(takenOffers).values({ id: randomUUID(), ...record, at: new Date(kit.clock.now()) });
    }
    return answer;
  });
  const outcome = accepted ? 'accepted' : 'failed';
  cookies.set(cancellationCookie, outcome, { maxAge: cancellationCookieDays[outcome] * day, httpOnly: false });
  return { accepted_offer: accepted, info };
}
