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

/** Keeps what is asked for with its time, each guest and channel once, and answers what is due now. */
export async function whenDue({ kit }: Context, tx: Tx, asked: readonly Asked[]): Promise<Delivery[]> {
  if (asked.length === 0) return [];
  const now = kit.clock.now();
  const wished = asked.map(({ settings, ...one }) => ({ ...one, due: dueAt(now, one.channel, settings) }));
  const paces = await takePlaces(
    tx,
    wished.filter(({ due }) => due <= now),
    now,
  );
  const rows = wished.map(({ due, ...one }) => {
    const leaves = paces.get(pairOf(one)) ?? due;
    return { ...one, dueAt: new Date(leaves), sentAt: leaves <= now ? new Date(now) : null };
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

type Pair = Pick<Delivery, 'guestId' | 'channel'>;
export const pairOf = ({ guestId, channel }: Pair): string => `${guestId}:${channel}`;

/**
 * Takes a place in the hour of each guest and channel, each given once. The hour begins with its first message; what finds no place
 * leaves when it is over, all together, and that one message is the first of the next. Two at the same moment wait for each other.
 * @returns when each may leave (epoch ms) by {@link pairOf}: `now`, or the end of the hour
 */
export async function takePlaces(tx: Tx, pairs: readonly Pair[], now: number): Promise<ReadonlyMap<string, number>> {
  if (pairs.length === 0) return new Map();
  const sorted = [...pairs].sort((a, b) => a.guestId - b.guestId || a.channel.localeCompare(b.channel, 'en'));
  const { rows } = await tx.client.query<{ pair: string; began_at: Date; sent: number }>(
    `insert into notifications.paces as p (guest_id, channel, began_at, sent)
     select guest_id, channel, $3::timestamptz, 1 from unnest($1::bigint[], $2::text[]) as asked (guest_id, channel)
     on conflict (guest_id, channel) do update set
       began_at = case when p.began_at > $4 then p.began_at else excluded.began_at end,
       sent = case when p.began_at > $4 then p.sent + 1 else 1 end
     returning guest_id || ':' || channel as pair, began_at, sent`,
    [sorted.map(({ guestId }) => guestId), sorted.map(({ channel }) => channel), new Date(now), new Date(now - hourMs)],
  );
  return new Map(rows.map(({ pair, began_at, sent }) => [pair, sent > mostAnHour ? began_at.getTime() + hourMs : now]));
}
