import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import type { Context } from './deps.ts';
import { footer, isLiveMail } from './mails.ts';
import { pins } from './tables.ts';

/** A guest is told of a performer at most this often, in milliseconds, however often the show begins again. */
export const everyMs = 12 * 3600 * 1000;
/** Guests told in one transaction. */
export const batch = 200;

/** Tells some guests who want to know by mail that a performer is live. Answers after whom to go on; null when all were told. */
export async function tellGuests(ctx: Context, tx: Tx, actorId: number, after: number): Promise<number | null> {
  const { kit, identity, performers } = ctx;
  const actor = await performers.actor(tx, actorId);
  if (!actor) return null;
  const now = kit.clock.now();
  const isDue = or(isNull(pins.toldAt), lt(pins.toldAt, new Date(now - everyMs)));
  const due = await tx.orm
    .select({ guestId: pins.guestId })
    .from(pins)
    .where(and(eq(pins.actorId, actorId), eq(pins.byEmail, true), gt(pins.guestId, after), isDue))
    .orderBy(asc(pins.guestId))
    .limit(batch);
  for (const { guestId } of due) {
    const account = await identity.account(tx, guestId);
    if (!account?.emailVerified) continue;
    await tx.orm
      .update(pins)
      .set({ toldAt: new Date(now) })
      .where(and(eq(pins.guestId, guestId), eq(pins.actorId, actorId)));
    const { email, language } = account;
    const url = `${publicOrigin(kit.config)}/${language}/chat/${encodeURIComponent(actor.name.toLowerCase())}/`;
    const details = { to: email, language, url, footer: footer[language] };
    await kit.mail.send(mailOf(isLiveMail, details, { name: actor.name }), tx);
  }
  return due.length < batch ? null : (due.at(-1)?.guestId ?? null);
}
