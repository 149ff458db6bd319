import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { identityPending, identitySilent, personMissing } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { CheckRow } from '../rows.ts';
import { lockApplication } from '../rows.ts';
import { assertOpen, stepsOf } from '../steps.ts';
import { checks } from '../tables.ts';
import { factsOf } from '../view.ts';

/** The page of the application; the site leads on from the English form to the language's own. */
export const applicationPage = (language: string): string => `/${language}/become-a-performer/application/`;

/**
 * Begins an identity check, and leaves one that was begun and never handed in.
 *
 * @throws Problem joining_closed, joining_underage, joining_person_missing, joining_identity_pending, joining_identity_silent
 */
export async function beginIdentity(ctx: Context, { accountId, language }: AccountCaller): Promise<{ link: string }> {
  const { db, clock, config, log } = ctx.kit;
  const begun = await db.transaction(async (tx) => {
    const row = await lockApplication(tx, accountId, clock.now());
    const { facts } = await factsOf(ctx, tx, row);
    assertOpen(row, await stepsOf(ctx, tx, facts), 'identity');
    const { firstName, lastName, birthDate } = row;
    if (!firstName || !lastName || !birthDate || !row.country) throw new Problem(personMissing);
    if (facts.checks[0]?.state === 'submitted') throw new Problem(identityPending);
    await tx.orm
      .update(checks)
      .set({ state: 'abandoned' })
      .where(and(eq(checks.accountId, accountId), inArray(checks.state, ['open'])));
    const [check] = await tx.orm
      .insert(checks)
      .values({ key: randomUUID(), accountId, createdAt: new Date(clock.now()) })
      .returning();
    return { check: check as CheckRow, firstName, lastName, birthDate };
  });
  const { check, ...person } = begun;
  const returnUrl = `${publicOrigin(config)}${applicationPage(language)}?step=identity`;
  try {
    if (ctx.provider === null) throw new Error('Nobody is set up who checks identities.');
    const { link, ref } = await ctx.provider.begin({ key: check.key, ...person, returnUrl });
    await db.orm.update(checks).set({ providerRef: ref }).where(eq(checks.id, check.id));
    return { link };
  } catch (error) {
    log.warn({ error }, 'the provider of identity checks could not be asked');
    await db.orm
      .update(checks)
      .set({ state: 'abandoned' })
      .where(and(eq(checks.id, check.id), eq(checks.state, 'open')));
    throw new Problem(identitySilent);
  }
}
