import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { publish } from '#kit/server/resource.ts';
import { favouriteSettingsChanged, notPinned, ownFavourites, phoneMissing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { pins } from './tables.ts';

/** What a guest wants for one favourite. */
export interface Wish {
  readonly actorId: number;
  readonly enabled: boolean;
}

/**
 * Whether a guest gets a mail when a favourite goes live.
 * @throws Problem `not_pinned`
 */
export async function setEmailNotification({ kit }: Context, guestId: number, wish: Wish): Promise<void> {
  const { actorId, enabled } = wish;
  const [row] = await kit.db.orm
    .update(pins)
    .set({ byEmail: enabled })
    .where(and(eq(pins.guestId, guestId), eq(pins.actorId, actorId)))
    .returning();
  if (!row) throw new Problem(notPinned);
  const settings = { actorId, email: enabled, sms: false };
  publish(kit.realtime, ownFavourites, favouriteSettingsChanged, settings, { ownerId: guestId });
}

/**
 * The same by SMS. Nobody's phone number is confirmed yet, so to switch it on is always refused.
 * @throws Problem `not_pinned`, `phone_missing`
 */
export async function setSmsNotification({ kit }: Context, guestId: number, wish: Wish): Promise<void> {
  const own = and(eq(pins.guestId, guestId), eq(pins.actorId, wish.actorId));
  const [row] = await kit.db.orm.select({ actorId: pins.actorId }).from(pins).where(own);
  if (!row) throw new Problem(notPinned);
  if (wish.enabled) throw new Problem(phoneMissing);
}
