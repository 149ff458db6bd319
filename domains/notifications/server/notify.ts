import type { AccountFacts } from '#domains/identity/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { NotificationChannel } from '../contract/index.ts';
import { notifications as push } from '../contract/index.ts';
import { sendDue } from './deliver.ts';
import type { Context } from './deps.ts';
import type { NotificationData, NotificationKind } from './kinds.ts';
import { toNotification, unseenOf } from './read.ts';
import { whenDue } from './schedule.ts';
import type { entries } from './tables.ts';
import type { Wish } from './wishes.ts';
import { wishesOf } from './wishes.ts';

/** Something that guests are told. */
export interface Fact<Value extends string = string> {
  readonly kind: NotificationKind<Value>;
  /** The performer it is about. */
  readonly actorId?: number;
  /** The same key is the same thing: a guest is told it once, whatever is tried again. */
  readonly key: string;
  readonly data: Readonly<Record<Value, string | number>>;
  /** The page it is about, without language: `/chat/vega/`. */
  readonly path: string;
}

/** Who is told, with what they have said about the performer alone. */
export interface Told {
  readonly guestId: number;
  readonly channels?: Readonly<Partial<Record<NotificationChannel, boolean>>>;
}

/**
 * Tells some guests a thing, each at most once and at most as often as they like, by the ways they like. In few statements however
 * many they are: slices of up to a thousand. @returns how many were told
 */
export async function notifyMany(ctx: Context, tx: Tx, fact: Fact, to: readonly Told[]): Promise<number> {
  const own = new Map(to.map(({ guestId, channels = {} }) => [guestId, channels]));
  if (own.size === 0) return 0;
  const kind = fact.kind as unknown as NotificationKind;
  const wishes = await wishesOf(ctx, tx, kind, own);
  const wanting = [...wishes].filter(([, wish]) => wish.isShown || wish.channels.size > 0);
  const due = await notTooOften(ctx, tx, fact, wanting);
  const rows = await keep(ctx, tx, fact, due);
  if (rows.length === 0) return 0;
  const accounts = await ctx.identity.accounts(
    tx,
    rows.map(({ guestId }) => guestId),
  );
  await sendDue(ctx, tx, await schedule(ctx, tx, rows, wishes), { entries: rows, accounts });
  await tell(ctx, tx, rows, accounts);
  return rows.length;
}

type Wanting = readonly (readonly [guestId: number, wish: Wish])[];
type EntryRow = typeof entries.$inferSelect;

/** Those who were not told of the performer within the time they set. Takes the turn of who is left, so that two never both find it free. */
async function notTooOften({ kit }: Context, tx: Tx, { kind, actorId }: Fact, wanting: Wanting): Promise<Wanting> {
  if (actorId === undefined || kind.everyMinutes === undefined || wanting.length === 0) return wanting;
  // In one order everywhere, or two slices could wait for each other.
  const sorted = [...wanting].sort(([a], [b]) => a - b);
  const { rows } = await tx.client.query<{ guest_id: string }>(
    `insert into notifications.told as t (guest_id, type, actor_id, told_at)
     select g.id, $1::smallint, $2::int, $3::timestamptz from unnest($4::bigint[]) g (id)
     on conflict (guest_id, type, actor_id) do update set told_at = excluded.told_at
       where t.told_at <= excluded.told_at - make_interval(mins => (
         select e.minutes from unnest($4::bigint[], $5::int[]) e (id, minutes) where e.id = t.guest_id))
     returning guest_id`,
    [
      kind.type,
      actorId,
      new Date(kit.clock.now()),
      sorted.map(([id]) => id),
      sorted.map(([, { everyMinutes }]) => everyMinutes),
    ],
  );
  const free = new Set(rows.map(({ guest_id }) => Number(guest_id)));
  return sorted.filter(([id]) => free.has(id));
}

async function keep({ kit }: Context, tx: Tx, fact: Fact, due: Wanting): Promise<EntryRow[]> {
  if (due.length === 0) return [];
  const at = new Date(kit.clock.now());
  const same = {
    type: fact.kind.type,
    actorId: fact.actorId ?? null,
    key: fact.key,
    data: fact.data as NotificationData,
    path: fact.path,
    createdAt: at,
  };
  // By arrays, whatever their length: the builder takes as long for a thousand rows as the database.
  const { rows } = await tx.client.query<{ id: string; guest_id: string; is_shown: boolean }>(
    `insert into notifications.entries (guest_id, is_shown, type, actor_id, key, data, path, created_at)
     select g.id, g.is_shown, $3::smallint, $4::int, $5, $6::jsonb, $7, $8::timestamptz
       from unnest($1::bigint[], $2::boolean[]) g (id, is_shown)
     on conflict do nothing returning id, guest_id, is_shown`,
    [
      due.map(([guestId]) => guestId),
      due.map(([, { isShown }]) => isShown),
      ...[same.type, same.actorId, same.key, JSON.stringify(same.data), same.path, at],
    ],
  );
  const nothing = { seenAt: null, readAt: null, floatedAt: null };
  return rows.map(({ id, guest_id, is_shown }) => ({
    ...{ id: Number(id), guestId: Number(guest_id), isShown: is_shown },
    ...same,
    ...nothing,
  }));
}

/** Keeps what leaves the site, with its time; answers what leaves now. */
async function schedule(ctx: Context, tx: Tx, rows: readonly EntryRow[], wishes: ReadonlyMap<number, Wish>) {
  const asked = rows.flatMap(({ id, guestId }) => {
    const wish = wishes.get(guestId) as Wish;
    return [...wish.channels].map((channel) => ({ entryId: id, guestId, channel, settings: wish.settings }));
  });
  return whenDue(ctx, tx, asked);
}

/** Tells the open pages of guests what came. */
async function tell(ctx: Context, tx: Tx, rows: readonly EntryRow[], accounts: readonly AccountFacts[]): Promise<void> {
  const shown = rows.filter(({ isShown }) => isShown);
  if (shown.length === 0) return;
  const ids = shown.map(({ guestId }) => guestId);
  const languageOf = new Map(accounts.map(({ id, language }) => [id, language]));
  const unseen = await unseenOf(tx, ids);
  tx.afterCommit(() => {
    for (const row of shown) {
      const language = languageOf.get(row.guestId);
      const notification = language && toNotification(ctx, row, language);
      if (!notification) continue;
      ctx.kit.realtime.publish(`guest:${row.guestId}`, push, {
        place: null,
        notifications: [notification],
        removedIds: [],
        markedAsReadIds: [],
        floatedIds: [],
        seenUpTo: null,
        unseenCount: unseen.get(row.guestId) ?? 1,
      });
    }
  });
}
