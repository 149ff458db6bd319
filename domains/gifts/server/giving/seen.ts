import { eq } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { GivingVisibility } from '../../contract/own.ts';
import type { Context } from '../deps.ts';
import { wishesToBeSeen } from '../tables.ts';

/** How a guest wants to be seen when giving; without their name until they say otherwise. */
export async function visibilityOf({ orm }: Executor, guestId: number): Promise<GivingVisibility> {
  const [row] = await orm.select().from(wishesToBeSeen).where(eq(wishesToBeSeen.guestId, guestId));
  return row?.visibility ?? 'unnamed';
}

/** Keeps how a guest wants to be seen; what was given before stays as it was. */
export async function setVisibility({ orm }: Executor, guestId: number, visibility: GivingVisibility): Promise<void> {
  const row = { guestId, visibility };
  await orm.insert(wishesToBeSeen).values(row).onConflictDoUpdate({ target: wishesToBeSeen.guestId, set: row });
}

/** How one thing that is given is shown to others. */
export interface Seen {
  readonly isPublic: boolean;
  readonly isInvisible: boolean;
  readonly shownName: string;
}

/** How what a guest gives is shown: to others only in a chat that is everybody's, and with the name only where the guest wants it. */
export async function seenAs(
  ctx: Pick<Context, 'guest'>,
  executor: Executor,
  guestId: number,
  isPublicPlace: boolean,
): Promise<Seen> {
  const visibility = await visibilityOf(executor, guestId);
  const isInvisible = visibility === 'invisible';
  const name = visibility === 'named' ? (await ctx.guest.namesOf(executor, [guestId])).get(guestId) : '';
  return { isPublic: isPublicPlace && !isInvisible, isInvisible, shownName: name ?? '' };
}
