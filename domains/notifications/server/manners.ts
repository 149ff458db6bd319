import { inArray } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { quietUntil } from './quiet-hours.ts';
import { settings } from './tables.ts';
import { noSettings } from './wishes.ts';

/** How a guest wants mails that are no notification. */
export interface MailManners {
  /** Mails are switched off as a whole. */
  readonly isOff: boolean;
  /** Subjects may tell what it is about. */
  readonly isExplicit: boolean;
  /** When their quiet hours end (epoch ms); null: now is none. */
  readonly quietUntil: number | null;
}

/** The manners of some guests, those who have said nothing included. */
export async function mailManners(
  { kit, guest }: Context,
  executor: Executor,
  guestIds: readonly number[],
): Promise<ReadonlyMap<number, MailManners>> {
  if (guestIds.length === 0) return new Map();
  const said = await guest.notificationSettingsOf(executor, guestIds);
  const rows = await executor.orm
    .select()
    .from(settings)
    .where(inArray(settings.guestId, [...guestIds]));
  const settingsOf = new Map(rows.map((row) => [row.guestId, row]));
  const now = kit.clock.now();
  return new Map(
    guestIds.map((id): [number, MailManners] => {
      const own = settingsOf.get(id) ?? noSettings;
      const isOff = said.get(id)?.email === false;
      return [id, { isOff, isExplicit: own.isExplicit, quietUntil: quietUntil(own, now) }];
    }),
  );
}
