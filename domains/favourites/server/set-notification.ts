import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { publish } from '#kit/server/resource.ts';
import { favouriteSettingsChanged, notPinned, ownFavourites, phoneMissing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { isLive } from './notifications.ts';
import { pins } from './tables.ts';

/** What a guest wants for one favourite. */
export interface Wish {
  readonly actorId: number;
  readonly enabled: boolean;
}

/**
 * Whether a guest gets a mail when a favourite goes live. To ask for one opens what was switched off among the preferences.
 * @throws Problem `not_pinned`
 */
export const setEmailNotification = (ctx: Context, guestId: number, wish: Wish): Promise<void> =>
  setWay(ctx, guestId, wish, 'email');

/**
 * The same by SMS, to a proven phone.
 * @throws Problem `not_pinned`, `phone_missing`
 */
export async function setSmsNotification(ctx: Context, guestId: number, wish: Wish): Promise<void> {
  const own = and(eq(pins.guestId, guestId), eq(pins.actorId, wish.actorId));
  const [row] = await ctx.kit.db.orm.select({ actorId: pins.actorId }).from(pins).where(own);
  if (!row) throw new Problem(notPinned);
  if (wish.enabled && !(await ctx.notifications.isReachable(ctx.kit.db, guestId, 'sms')))
    throw new Problem(phoneMissing);
  await setWay(ctx, guestId, wish, 'sms');
}

async function setWay(ctx: Context, guestId: number, { actorId, enabled }: Wish, way: 'email' | 'sms'): Promise<void> {
  const { kit, notifications } = ctx;
  await kit.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .update(pins)
      .set(way === 'email' ? { byEmail: enabled } : { bySms: enabled })
      .where(and(eq(pins.guestId, guestId), eq(pins.actorId, actorId)))
      .returning();
    if (!row) throw new Problem(notPinned);
    if (enabled) await notifications.openWay(tx, guestId, isLive, way);
    const general = await notifications.wanted(tx, guestId, isLive);
    const settings = {
      actorId,
      email: row.byEmail ?? general.has('email'),
      sms: row.bySms ?? general.has('sms'),
    };
    tx.afterCommit(() =>
      publish(kit.realtime, ownFavourites, favouriteSettingsChanged, settings, { ownerId: guestId }),
    );
  });
}
