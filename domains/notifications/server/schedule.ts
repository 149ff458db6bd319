import type { Tx } from '#kit/db/db.ts';
import type { Digest, NotificationChannel } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { nextAt, quietUntil } from './quiet-hours.ts';
import type { deliveries } from './tables.ts';
import type { Wish } from './wishes.ts';

const hourMs = 3_600_000;
/** More than so many of one channel within an hour come together when the hour is over: a digest instead of a flood. */
export const mostAnHour = 4;
/** When a daily digest comes, in minutes of the day by the guest's clocks: six in the evening. */
const eveningMinute = 18 * 60;

/** One thing for one guest by one channel. */
interface Asked {
  readonly entryId: number;
  readonly guestId: number;
  readonly channel: NotificationChannel;
  readonly settings: Wish['settings'];
}

export type Delivery = Pick<typeof deliveries.$inferSelect, 'guestId' | 'channel' | 'entryId'>;

/** When something may leave (epoch ms), at the earliest at `now`: after quiet hours, and with the digest for mails. */
export function dueAt(now: number, channel: NotificationChannel, settings: Wish['settings']): number {
  const quiet = quietUntil(settings, now) ?? now;
  const digest: Digest = channel === 'email' ? settings.digest : 'none';
  if (digest === 'hourly') return Math.max(quiet, Math.ceil(now / hourMs) * hourMs);
  if (digest === 'none') return quiet;
  const evening = nextAt(now, eveningMinute, settings.timeZone);
  return quietUntil(settings, evening) ?? evening;
}

/** Keeps what is asked for with its time, and answers what is due now. */
export async function whenDue({ kit }: Context, tx: Tx, asked: readonly Asked[]): Promise<Delivery[]> {
  if (asked.length === 0) return [];
  const now = kit.clock.now();
  const lately = await sentWithinHour(tx, asked, now);
  const rows = asked.map(({ settings, ...one }) => {
    const isFlood = (lately.get(`${one.guestId}:${one.channel}`) ?? 0) >= mostAnHour;
    const due = Math.max(dueAt(now, one.channel, settings), isFlood ? now + hourMs : now);
    return { ...one, dueAt: new Date(due), sentAt: due <= now ? new Date(now) : null };
  });
  await tx.client.query(
    `insert into notifications.deliveries (guest_id, channel, entry_id, due_at, sent_at)
     select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::timestamptz[])`,
    [
      rows.map(({ guestId }) => guestId),
      rows.map(({ channel }) => channel),
      rows.map(({ entryId }) => entryId),
      rows.map(({ dueAt }) => dueAt),
      rows.map(({ sentAt }) => sentAt),
    ],
  );
  return rows.filter(({ sentAt }) => sentAt !== null);
}

async function sentWithinHour(tx: Tx, asked: readonly Asked[], now: number): Promise<Map<string, number>> {
  const { rows } = await tx.client.query<{ pair: string; sent: number }>(
    `select guest_id || ':' || channel as pair, count(*)::int as sent from notifications.deliveries
      where guest_id = any($1::bigint[]) and sent_at > $2 group by 1`,
    [[...new Set(asked.map(({ guestId }) => guestId))], new Date(now - hourMs)],
  );
  return new Map(rows.map(({ pair, sent }) => [pair, sent]));
}
