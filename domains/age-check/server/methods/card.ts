import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { CheckRow } from '../check-rows.ts';
import { checksOf, lockGuest } from '../check-rows.ts';
import { say } from '../decide.ts';
import type { Context } from '../deps.ts';
import type { RedirectMethod } from './method.ts';

/**
 * A card that the payment provider has checked and keeps. The provider offers no charge of 0, so the check ends with the card it keeps
 * from a checkout, or with one it keeps already. What stands on the check is the brand.
 */
export const cardMethod = ({ config }: Pick<Kit, 'config'>): RedirectMethod => ({
  name: 'card',
  begin: async ({ language }) => ({
    checkoutLink: `${publicOrigin(config)}/${language}/top-up/?for=age-check`,
    providerRef: null,
  }),
});

/**
 * Ends the card checks that a guest has begun, if the provider keeps a card of theirs.
 *
 * @returns the checks that are proven by it
 */
export async function proveByCard(ctx: Context, tx: Tx, guestId: number): Promise<CheckRow[]> {
  await lockGuest(tx, guestId);
  const all = (await checksOf(tx, guestId)).filter(({ method }) => method === 'card');
  const open = all.filter(({ state }) => state === 'open');
  const card = open.length === 0 ? null : await ctx.payments.card(tx, guestId);
  if (card === null) return [];
  // An operator took the proof by a card back: the same kept card proves nothing again, one that is kept after it may.
  const taken = all.filter(
    ({ state, decidedBy }) => decidedBy !== null && (state === 'revoked' || state === 'rejected'),
  );
  if (taken.some(({ decidedAt }) => (decidedAt?.getTime() ?? 0) >= card.storedAt)) return [];
  const word = { kind: 'accepted', issuer: card.brand } as const;
  return say(
    ctx,
    tx,
    guestId,
    open.map(({ id }) => ({ checkId: id, word })),
  );
}
