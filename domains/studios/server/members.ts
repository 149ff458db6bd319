import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Rights, StudioMember } from '../contract/index.ts';
import { memberUnknown, mostMembers, tooManyMembers } from '../contract/index.ts';
import type { Context } from './context.ts';
import type { Membership } from './living.ts';
import { acceptedStudio } from './living.ts';
import { tellInvited } from './mails.ts';
import { memberships } from './tables.ts';
import { tellChanged } from './tell.ts';

/** How long an invitation stands, ms. */
export const invitationLife = 14 * 24 * 3_600_000;

/** Invited and not too long ago, or living. */
export const isOpen = (now: number) =>
  or(eq(memberships.state, 'living'), and(eq(memberships.state, 'invited'), gt(memberships.expiresAt, new Date(now))));

/** A membership as its studio sees it. */
export async function presentMember(ctx: Context, executor: Executor, row: Membership): Promise<StudioMember> {
  // Who was invited by an address stays it until she signs: a studio learns from an invitation of nobody's account.
  const actor =
    row.email === null && row.performerId !== null ? await ctx.performers.actor(executor, row.performerId) : null;
  const isLiving = row.state === 'living';
  return {
    ...{ id: row.id, name: actor?.name ?? row.email ?? '', isLiving, basisPoints: row.basisPoints },
    asks: { earnings: row.asksEarnings, schedule: row.asksSchedule },
    sees: { earnings: row.seesEarnings, schedule: row.seesSchedule },
    since: (row.beganAt ?? row.invitedAt).getTime(),
    expiresAt: isLiving ? null : row.expiresAt.getTime(),
  };
}

/** Living members and open invitations of a studio, the latest first. @throws Problem studio_missing */
export async function membersOf(ctx: Context, executor: Executor, studioId: number): Promise<StudioMember[]> {
  await acceptedStudio(executor, studioId);
  const rows = await executor.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.studioId, studioId), isOpen(ctx.kit.clock.now())))
    .orderBy(desc(memberships.id))
    .limit(mostMembers);
  const members: StudioMember[] = [];
  for (const row of rows) members.push(await presentMember(ctx, executor, row));
  return members;
}

/** Whom an invitation is for: a performer by stage name, or whoever has an address. @throws Problem studio_member_unknown */
async function inviteeOf(
  ctx: Context,
  tx: Tx,
  to: string,
): Promise<{ performerId: number | null; email: string | null }> {
  if (to.includes('@')) return { performerId: null, email: to.toLowerCase() };
  const actor = await ctx.performers.actor(tx, to);
  if (!actor?.isAdmitted)
    throw new Problem(memberUnknown, { data: { name: to }, errors: [{ field: 'body.to', message: '' }] });
  return { performerId: actor.id, email: null };
}

/** Invites somebody; an open invitation of the same one is replaced. @throws Problem as the route lists them */
export function invite(
  ctx: Context,
  studioId: number,
  { to, basisPoints, asks }: { readonly to: string; readonly basisPoints: number; readonly asks: Rights },
): Promise<StudioMember[]> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    const studio = await acceptedStudio(tx, studioId);
    await lockByName(tx, 'studios.invite', studioId);
    const now = kit.clock.now();
    const invitee = await inviteeOf(ctx, tx, to);
    const same =
      invitee.email === null
        ? eq(memberships.performerId, invitee.performerId ?? 0)
        : eq(memberships.email, invitee.email);
    await tx.orm
      .update(memberships)
      .set({ state: 'withdrawn', endedAt: new Date(now) })
      .where(and(eq(memberships.studioId, studioId), eq(memberships.state, 'invited'), same));
    const open = and(eq(memberships.studioId, studioId), isOpen(now));
    if ((await tx.orm.$count(memberships, open)) >= mostMembers)
      throw new Problem(tooManyMembers, { data: { most: mostMembers } });
    await tx.orm.insert(memberships).values({
      ...{ studioId, ...invitee, basisPoints, asksEarnings: asks.earnings, asksSchedule: asks.schedule },
      ...{ state: 'invited', invitedAt: new Date(now), expiresAt: new Date(now + invitationLife) },
    });
    await tellInvited(ctx, tx, studio, invitee);
    await tellChanged(ctx, tx, [{ studioId, ...invitee }]);
    return membersOf(ctx, tx, studioId);
  });
}

/** Ends some memberships at this moment: shares, views and invitations. The rows are held by whoever calls. */
export async function endAll(ctx: Context, tx: Tx, rows: readonly Membership[], unsigned: 'declined' | 'withdrawn') {
  const now = ctx.kit.clock.now();
  const endedAt = new Date(now);
  for (const { studioId, performerId, state } of rows)
    if (state === 'living' && performerId !== null) await ctx.payouts.endShare(tx, { studioId, performerId }, now);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tellChanged(ctx, tx, rows);
  await tx.orm
    .update(memberships)
    .set({
      state: sql`case when ${memberships.state} = 'living' then 'ended' else ${unsigned} end`,
      ...{ endedAt, seesEarnings: false, seesSchedule: false },
    })
    .where(inArray(memberships.id, ids));
}

/** A studio ends a membership, or takes an invitation back. What it ended brings no further one to life. @throws Problem */
export function endMember(ctx: Context, studioId: number, membershipId: number): Promise<StudioMember[]> {
  return ctx.kit.db.transaction(async (tx) => {
    await acceptedStudio(tx, studioId);
    await lockByName(tx, 'studios.invite', studioId);
    const rows = await tx.orm
      .select()
      .from(memberships)
      .where(and(eq(memberships.studioId, studioId), inArray(memberships.state, ['invited', 'living'])))
      .orderBy(memberships.id)
      .for('update');
    const row = rows.find(({ id }) => id === membershipId);
    if (!row) throw new Problem(notFound);
    const all = row.state === 'living' ? rows.filter(({ performerId }) => performerId === row.performerId) : [row];
    await endAll(ctx, tx, all, 'withdrawn');
    return membersOf(ctx, tx, studioId);
  });
}
