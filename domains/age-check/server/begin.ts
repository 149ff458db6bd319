import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { underage } from '#domains/access/contract/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { AccountCaller, Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { ageCheckPending, ageProviderSilent, methodNotOffered } from '../contract/problems.ts';
import type { AgeMethod } from '../contract/states.ts';
import { ageMethods } from '../contract/states.ts';
import { isUnderage } from './check-machine.ts';
import type { CheckRow } from './check-rows.ts';
import { checksOf, lockGuest } from './check-rows.ts';
import type { Context } from './deps.ts';
import { forwardPath } from './forward.ts';
import { proveByCard } from './methods/card.ts';
import type { RedirectMethod } from './methods/method.ts';
import type { PolicyRow } from './policies.ts';
import { policyOf } from './policies.ts';
import { checks } from './tables.ts';

/** A browser session as it is kept: nobody finds the session by it. */
export const sessionHashOf = (kit: Pick<Kit, 'keyFor'>, sessionId: string | null): string =>
  createHmac('sha256', kit.keyFor('age-check.session'))
    .update(sessionId ?? '')
    .digest('base64url');

/** The ways that can be used where somebody is: those of the country that are set up here, or all of them. */
export const offeredMethods = ({ methods }: Pick<Context, 'methods'>, policy: PolicyRow | null): AgeMethod[] => {
  const here = new Set<AgeMethod>(['wallet', ...methods.map(({ name }) => name)]);
  return ageMethods.filter((name) => here.has(name) && (policy === null || policy.methods.includes(name)));
};

/** The page of the age check; the site leads on from the English form to the language’s own. */
export const ownPage = (language: Language): string => `/${language}/myvisitx/age-check/`;

/**
 * Enters a new check, and ends those of the same way that were begun and left.
 * @throws Problem age_method_not_offered, age_underage, age_check_pending
 */
export async function newCheck(
  ctx: Context,
  tx: Tx,
  caller: AccountCaller,
  { method, forwardUrl }: { readonly method: AgeMethod; readonly forwardUrl: string },
): Promise<CheckRow> {
  const { accountId: guestId, country, sessionId } = caller;
  await lockGuest(tx, guestId);
  const before = await checksOf(tx, guestId);
  if (before.some(isUnderage)) throw new Problem(underage);
  if (!offeredMethods(ctx, await policyOf(tx, country)).includes(method)) throw new Problem(methodNotOffered);
  // Of whatever way: until it is decided, or left (`lapse`), no second one begins beside it.
  if (before.some(({ state }) => state === 'submitted')) throw new Problem(ageCheckPending);
  const ofMethod = and(eq(checks.guestId, guestId), eq(checks.method, method));
  await tx.orm
    .update(checks)
    .set({ state: 'abandoned' })
    .where(and(ofMethod, inArray(checks.state, ['open'])));
  const [row] = await tx.orm
    .insert(checks)
    .values({
      ...{ key: randomUUID(), guestId, method, state: 'open', region: country },
      sessionHash: sessionHashOf(ctx.kit, sessionId),
      forwardTo: forwardPath(ctx.kit, forwardUrl),
      createdAt: new Date(ctx.kit.clock.now()),
    })
    .returning();
  return row as CheckRow;
}

/**
 * Begins a check at a provider.
 *
 * @throws Problem age_provider_silent when it cannot be asked; the check is left
 */
export async function beginAtProvider(
  ctx: Context,
  caller: AccountCaller,
  wish: { readonly method: RedirectMethod['name']; readonly forwardUrl: string },
): Promise<{ checkoutLink: string }> {
  const { kit } = ctx;
  const method = ctx.methods.find(({ name }) => name === wish.method);
  if (!method) throw new Problem(methodNotOffered);
  const check = await kit.db.transaction((tx) => newCheck(ctx, tx, caller, wish));
  if (wish.method === 'card') {
    const proven = await kit.db.transaction((tx) => proveByCard(ctx, tx, check.guestId));
    if (proven.length > 0)
      return { checkoutLink: `${publicOrigin(kit.config)}${check.forwardTo || ownPage(caller.language)}` };
  }
  const next = check.forwardTo === '' ? '' : `&next=${encodeURIComponent(check.forwardTo)}`;
  const returnUrl = `${publicOrigin(kit.config)}${ownPage(caller.language)}?from=${wish.method}${next}`;
  try {
    const { key, guestId } = check;
    const { checkoutLink, providerRef } = await method.begin({ key, guestId, language: caller.language, returnUrl });
    if (providerRef !== null) await kit.db.orm.update(checks).set({ providerRef }).where(eq(checks.id, check.id));
    return { checkoutLink };
  } catch (error) {
    kit.log.warn({ error, method: wish.method }, 'a provider of age checks could not be asked');
    await kit.db.orm
      .update(checks)
      .set({ state: 'abandoned' })
      .where(and(eq(checks.id, check.id), eq(checks.state, 'open')));
    throw new Problem(ageProviderSilent);
  }
}

/** Begins what leads away and comes back: the card where it is offered, else the document (spec 2 section 7). */
export async function payRequest(
  ctx: Context,
  caller: AccountCaller,
  forwardUrl: string,
): Promise<{ checkoutLink: string }> {
  const offered = offeredMethods(ctx, await policyOf(ctx.kit.db, caller.country));
  const method = offered.includes('card') ? 'card' : 'document';
  return beginAtProvider(ctx, caller, { method, forwardUrl });
}
