import { and, count, eq, gt } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import * as contract from '../contract/index.ts';
import { metGuest } from './bans.ts';
import type { Context } from './deps.ts';
import { helperNamed } from './notifications.ts';
import { lockRules, writeLog } from './rows.ts';
import { helpers, log } from './tables.ts';
import { tellChanged } from './tell.ts';

const pair = (actorId: number, guestId: number) => and(eq(helpers.actorId, actorId), eq(helpers.guestId, guestId));

/** Where guests see what they are asked. */
export const ownPath = '/myvisitx/helping/';

const day = 86_400_000;
/** Who said no is not asked again for so long, ms. */
const declinedMs = 7 * day;

/** Whom a performer means: by their name, or by number who is with her or was. */
async function idOf(
  ctx: Context,
  tx: Tx,
  actorId: number,
  whom: { readonly name: string } | { readonly guestId: number },
): Promise<number | null> {
  if ('name' in whom) return ctx.guest.idNamed(tx, whom.name);
  if (whom.guestId === actorId) return actorId;
  return (await metGuest(ctx, tx, actorId, { guestId: whom.guestId, lineId: null }))?.guestId ?? null;
}

/** Whether a guest has declined lately. */
async function hasDeclined(tx: Tx, { actorId, guestId }: { actorId: number; guestId: number }, now: number) {
  const [told] = await tx.orm
    .select({ id: log.id })
    .from(log)
    .where(
      and(
        ...[eq(log.actorId, actorId), eq(log.guestId, guestId), eq(log.act, 'helper_declined')],
        gt(log.at, new Date(now - declinedMs)),
      ),
    )
    .limit(1);
  return told !== undefined;
}

/** A performer asks a guest to help. @throws Problem nobody_named, cannot_help, helpers_full */
export async function nameHelper(
  ctx: Context,
  actorId: number,
  whom: { readonly name: string } | { readonly guestId: number },
): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const guestId = await idOf(ctx, tx, actorId, whom);
    const account = guestId === null ? null : await ctx.identity.account(tx, guestId);
    if (guestId === null || !account?.roles.includes('guest')) throw new Problem(contract.nobodyNamed);
    const isApart = (await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest')) !== null;
    if (guestId === actorId || isApart || account.roles.includes('operator')) throw new Problem(contract.cannotHelp);
    const now = kit.clock.now();
    // Held: of several named at once as many are asked as there is room for.
    await lockRules(tx, actorId, now);
    const [there] = await tx.orm.select({ all: count() }).from(helpers).where(eq(helpers.actorId, actorId));
    const [known] = await tx.orm.select().from(helpers).where(pair(actorId, guestId));
    if (known) return;
    if ((there?.all ?? 0) >= contract.mostHelpers) throw new Problem(contract.helpersFull);
    if (await hasDeclined(tx, { actorId, guestId }, now)) throw new Problem(contract.cannotHelp);
    await tx.orm.insert(helpers).values({ actorId, guestId, since: new Date(now) });
    await writeLog(tx, now, { actorId, act: 'helper_named', by: { role: 'performer', id: actorId }, guestId });
    const actor = await ctx.performers.actor(tx, actorId);
    const fact = {
      kind: helperNamed,
      actorId,
      key: `helper:${actorId}:${Math.floor(now / day)}`,
      data: { name: actor?.name ?? '' },
    };
    await ctx.notifications.notify(tx, { ...fact, path: ownPath, guestId });
    await tellChanged(ctx, tx, actorId);
  });
}

/** A guest accepts or declines. @throws Problem not_helper: was not asked, or not any more */
export async function answerNaming(ctx: Context, guestId: number, actorId: number, accept: boolean): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    await lockRules(tx, actorId, now);
    const [row] = await tx.orm.select().from(helpers).where(pair(actorId, guestId));
    if (!row) throw new Problem(contract.notHelper);
    if (row.isActive) return;
    if (accept) {
      if ((await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest')) !== null) throw new Problem(contract.notHelper);
      await tx.orm
        .update(helpers)
        .set({ isActive: true, since: new Date(now) })
        .where(pair(actorId, guestId));
    } else await tx.orm.delete(helpers).where(pair(actorId, guestId));
    const act = accept ? 'helper_joined' : 'helper_declined';
    await writeLog(tx, now, { actorId, act, by: { role: 'guest', id: guestId }, guestId });
    await tellChanged(ctx, tx, actorId, [guestId]);
  });
}

/** Somebody helps no more: withdrawn by the performer, or left by themselves. Who is no helper stays so. */
export async function endHelping(
  ctx: Context,
  tx: Tx,
  { actorId, guestId, by }: { readonly actorId: number; readonly guestId: number; readonly by: 'performer' | 'guest' },
): Promise<void> {
  const now = ctx.kit.clock.now();
  const gone = await tx.orm.delete(helpers).where(pair(actorId, guestId)).returning({ guestId: helpers.guestId });
  if (gone.length === 0) return;
  const act = by === 'performer' ? 'helper_withdrawn' : 'helper_left';
  const id = by === 'performer' ? actorId : guestId;
  await writeLog(tx, now, { actorId, act, by: { role: by, id }, guestId });
  await tellChanged(ctx, tx, actorId, [guestId]);
}
