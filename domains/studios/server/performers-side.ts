import { and, desc, eq, or } from 'drizzle-orm';
import { ShareError } from '#domains/payouts/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { PerformersStudio, Rights } from '../contract/index.ts';
import { agreementChanged, sharesTooMuch, signatureDiffers } from '../contract/index.ts';
import { wordsFor, wordsSigned } from './agreement.ts';
import type { Context } from './context.ts';
import type { Membership, StudioRow } from './living.ts';
import { endAll, isOpen } from './members.ts';
import { agreements, memberships, studios } from './tables.ts';
import { tellChanged } from './tell.ts';

interface Both {
  readonly membership: Membership;
  readonly studio: StudioRow;
}

/** Memberships that are a performer's: her own, and invitations of her verified address. */
async function theirs(ctx: Context, executor: Executor, performerId: number): Promise<Both[]> {
  const account = await ctx.identity.account(executor, performerId);
  const byAddress = account?.emailVerified ? eq(memberships.email, account.email.toLowerCase()) : undefined;
  const rows = await executor.orm
    .select({ membership: memberships, studio: studios })
    .from(memberships)
    .innerJoin(studios, eq(studios.accountId, memberships.studioId))
    .where(
      and(
        or(eq(memberships.performerId, performerId), byAddress),
        isOpen(ctx.kit.clock.now()),
        eq(studios.state, 'accepted'),
      ),
    )
    .orderBy(desc(memberships.id));
  return rows;
}

/** One of them, held until the transaction ends. @throws Problem not_found */
async function lockTheirs(ctx: Context, tx: Tx, performerId: number, id: number): Promise<Both & { all: Both[] }> {
  await lockByName(tx, 'studios.performer', performerId);
  const before = (await theirs(ctx, tx, performerId)).find(({ membership }) => membership.id === id);
  if (!before) throw new Problem(notFound);
  // A studio changes its memberships under this lock, too.
  await lockByName(tx, 'studios.invite', before.studio.accountId);
  const all = await theirs(ctx, tx, performerId);
  const found = all.find(({ membership }) => membership.id === id);
  if (!found) throw new Problem(notFound);
  return { ...found, all };
}

/** Studios of a performer, and those that invite her. */
export async function studiosOf(ctx: Context, executor: Executor, performerId: number): Promise<PerformersStudio[]> {
  const all = await theirs(ctx, executor, performerId);
  return all.map(({ membership: row, studio }) => {
    const isLiving = row.state === 'living';
    const living = all.find((one) => one.membership.state === 'living' && one.studio.accountId === studio.accountId);
    return {
      ...{ id: row.id, studio: studio.name, town: studio.town, country: studio.country, isLiving },
      basisPoints: row.basisPoints,
      formerBasisPoints: isLiving ? null : (living?.membership.basisPoints ?? null),
      asks: { earnings: row.asksEarnings, schedule: row.asksSchedule },
      sees: { earnings: row.seesEarnings, schedule: row.seesSchedule },
      since: (row.beganAt ?? row.invitedAt).getTime(),
      expiresAt: isLiving ? null : row.expiresAt.getTime(),
    };
  });
}

/** What the performer would sign. @throws Problem not_found */
export async function shownAgreement(
  ctx: Context,
  { accountId, language }: Pick<AccountCaller, 'accountId' | 'language'>,
  id: number,
) {
  const found = (await theirs(ctx, ctx.kit.db, accountId)).find(({ membership }) => membership.id === id);
  const actor = await ctx.performers.actor(ctx.kit.db, accountId);
  if (!found || !actor) throw new Problem(notFound);
  const facts = { performer: actor.name, studio: found.studio.name, basisPoints: found.membership.basisPoints };
  const { body: _, ...shown } = wordsFor(facts, language);
  return shown;
}

const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Signatures carry the legal name where it is known. @throws Problem studio_signature_differs */
async function assertSigner(ctx: Context, tx: Tx, accountId: number, name: string): Promise<void> {
  const [person] = await ctx.onboarding.legalPersons(tx, [accountId]);
  if (!person || plain(name) === plain(`${person.firstName} ${person.lastName}`)) return;
  throw new Problem(signatureDiffers, { errors: [{ field: 'body.name', message: signatureDiffers.title.en }] });
}

/** Signs and begins; a membership of before with the same studio goes on under it. The same again changes nothing. */
export function agree(
  ctx: Context,
  { accountId, ip }: Pick<AccountCaller, 'accountId' | 'ip'>,
  id: number,
  { sha256, name, sees }: { readonly sha256: string; readonly name: string; readonly sees: Rights },
): Promise<PerformersStudio[]> {
  return ctx.kit.db.transaction(async (tx) => {
    const { membership, studio, all } = await lockTheirs(ctx, tx, accountId, id);
    if (membership.state === 'living') return studiosOf(ctx, tx, accountId);
    const actor = await ctx.performers.actor(tx, accountId);
    if (!actor?.isAdmitted) throw new Problem(notFound);
    const { basisPoints, studioId } = membership;
    const words = wordsSigned({ performer: actor.name, studio: studio.name, basisPoints }, sha256);
    if (!words) throw new Problem(agreementChanged);
    await assertSigner(ctx, tx, accountId, name);
    const now = ctx.kit.clock.now();
    const before = all.find((one) => one.membership.state === 'living' && one.membership.studioId === studioId);
    if (before)
      await tx.orm
        .update(memberships)
        .set({ state: 'replaced', endedAt: new Date(now), seesEarnings: false, seesSchedule: false })
        .where(eq(memberships.id, before.membership.id));
    await tx.orm
      .update(memberships)
      .set({
        ...{ state: 'living', performerId: accountId, email: null },
        ...{ seesEarnings: sees.earnings, seesSchedule: sees.schedule },
        beganAt: before?.membership.beganAt ?? new Date(now),
      })
      .where(eq(memberships.id, id));
    const { version, language, body } = words;
    await tx.orm.insert(agreements).values({
      ...{ membershipId: id, performerId: accountId, version, language, sha256, body },
      ...{ name: name.trim(), ip, signedAt: new Date(now) },
    });
    try {
      await ctx.payouts.agreeShare(tx, { performerId: accountId, studioId, basisPoints }, now);
    } catch (error) {
      throw error instanceof ShareError ? new Problem(sharesTooMuch) : error;
    }
    await tellChanged(ctx, tx, [{ performerId: accountId, studioId }]);
    return studiosOf(ctx, tx, accountId);
  });
}

/** Changes what a studio sees, from this moment on. @throws Problem not_found */
export function changeRights(ctx: Context, performerId: number, id: number, sees: Rights): Promise<PerformersStudio[]> {
  return ctx.kit.db.transaction(async (tx) => {
    const { membership } = await lockTheirs(ctx, tx, performerId, id);
    if (membership.state !== 'living') throw new Problem(notFound);
    await tx.orm
      .update(memberships)
      .set({ seesEarnings: sees.earnings, seesSchedule: sees.schedule })
      .where(eq(memberships.id, id));
    await tellChanged(ctx, tx, [membership]);
    return studiosOf(ctx, tx, performerId);
  });
}

/** Leaves at this moment, with every invitation of the same studio; or declines one. @throws Problem not_found */
export function leave(ctx: Context, performerId: number, id: number): Promise<PerformersStudio[]> {
  return ctx.kit.db.transaction(async (tx) => {
    const { membership, all } = await lockTheirs(ctx, tx, performerId, id);
    const rows = all.map((one) => one.membership).filter(({ studioId }) => studioId === membership.studioId);
    await endAll(ctx, tx, membership.state === 'living' ? rows : [membership], 'declined');
    return studiosOf(ctx, tx, performerId);
  });
}
