import { or, sql } from 'drizzle-orm';
import type { PictureUse } from '#domains/media/server/index.ts';
import type { Context } from './deps.ts';
import { createAdmission } from './show.ts';
import { slides } from './tables.ts';

/** Pages that were given a slide before its end may still fetch its pictures, ms. */
const graceMs = 10 * 60_000;

/** Who may have bytes of a slide's picture: operators; others from its beginning on, while it is on and its age rating is open to them. */
export const picturesOfSlides = (ctx: Pick<Context, 'kit' | 'access' | 'subscriptions'>): PictureUse => ({
  kind: 'jumbotron',
  async admits(executor, pictureId, caller) {
    const isIt = (column: typeof slides.wide | typeof slides.narrow) => sql`${column}->>'id' = ${pictureId}`;
    const [row] = await executor.orm
      .select()
      .from(slides)
      .where(or(isIt(slides.wide), isIt(slides.narrow)));
    if (!row) return false;
    if (caller.roles.includes('operator')) return true;
    const now = ctx.kit.clock.now();
    const hasBegun = (row.validFrom?.getTime() ?? 0) <= now;
    const isOver = row.validUntil !== null && row.validUntil.getTime() + graceMs <= now;
    if (!row.isOn || !hasBegun || isOver) return false;
    // For whom it is hangs on the page; a picture that somebody has the address of tells nothing of anybody.
    return createAdmission(ctx, caller)('everybody', row.ageRating);
  },
});
