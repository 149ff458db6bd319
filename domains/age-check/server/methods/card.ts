import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { CheckRow } from '../check-rows.ts';
import { checksOf, lockGuest } from '../check-rows.ts';
import { say } from '../decide.ts';
import type { Context } from '../deps.ts';
import { checks } from '../tables.ts';
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

/** What a card of a guest is known by again: a keyed hash of its brand and last digits; the number of the check follows it. */
const markOf = (
  { kit }: Pick<Context, 'kit'>,
  guestId: number,
  { brand, last4 }: { readonly brand: string; readonly last4: string | null },
): string =>
  createHmac('sha256', kit.keyFor('age-check.card'))
    .update(`${guestId} ${brand.toLowerCase()} ${last4 ?? ''}`)
    .digest('base64url');

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
  // An operator took the proof by a card back: that card proves nothing again, however often it is stored anew; another one may.
  const taken = all.filter(
    ({ state, decidedBy }) => decidedBy !== null && (state === 'revoked' || state === 'rejected'),
  );
  const mark = markOf(ctx, guestId, card);
  const isTaken = ({ providerRef, decidedAt }: CheckRow) =>
    providerRef === null ? (decidedAt?.getTime() ?? 0) >= card.storedAt : providerRef.startsWith(mark);
  if (taken.some(isTaken)) return [];
  for (const { id } of open)
    await tx.orm
      .update(checks)
      .set({ providerRef: `${mark}.${id}` })
      .where(eq(checks.id, id));
  const word = { kind: 'accepted', issuer: card.brand } as const;
  return say(
    ctx,
    tx,
    guestId,
    open.map(({ id }) => ({ checkId: id, word })),
  );
}
