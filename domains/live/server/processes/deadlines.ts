import type { Timer } from '#kit/clock/clock.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { tickChat } from '../chats/step-chat.ts';
import type { Context } from '../context.ts';
import { reconcileRoom } from '../rooms/reconcile-room.ts';
import { closeOverdueRoom, hostGrace } from '../rooms/rooms.ts';

const sweepEvery = 5_000;
/**
 * How often each process looks for deadlines that have passed, ms. A transaction that dies, or whose commit is never answered,
 * leaves no timer: until somebody looks, the chat runs on unpaid.
 */
const overdueEvery = 1_000;

export interface Deadlines {
  /** Arms (or takes away) the timer of a chat this process has just written. */
  set(chat: Pick<ChatRow, 'id' | 'deadlineAt'>): void;
  /** Arms the timers of all open chats, and begins to look for what nobody else does. */
  start(): Promise<void>;
  /** Looks for what is overdue, now. */
  sweep(): Promise<void>;
  stop(): void;
}

/**
 * Deadlines stand in the rows. Timers make them precise in the process that wrote the row last; the sweep, in every
 * process, finds what a dead process has left. Both come to the same tick.
 */
export function createDeadlines(ctx: Context): Deadlines {
  const timers = new Map<number, Timer>();
  const { clock } = ctx.kit;
  let sweepers: Timer[] = [];

  const set = ({ id, deadlineAt }: Pick<ChatRow, 'id' | 'deadlineAt'>): void => {
    clock.clear(timers.get(id));
    timers.delete(id);
    if (deadlineAt === null) return;
    const fire = (): void => {
      timers.delete(id);
      ctx.work.run('a chat’s deadline', () => tickChat(ctx, id));
    };
    timers.set(id, clock.setTimeout(fire, Math.max(0, deadlineAt - ctx.now())));
  };

  const tickOverdue = async (): Promise<void> => {
    const due = await ctx.kit.db.pool.query<{ id: number }>(
      `select id from live.chats where status <> 'ended' and deadline_at < $1 order by deadline_at limit 1000`,
      [ctx.now() - 500],
    );
    for (const { id } of due.rows) ctx.work.run('an overdue chat', () => tickChat(ctx, id, { leaveBusy: true }));
  };

  const sweep = async (): Promise<void> => {
    const now = ctx.now();
    const { pool } = ctx.kit.db;
    const seen = ctx.connections.studios();
    if (seen.length > 0) {
      await pool.query('update live.rooms set seen_at = $1 where actor_id = any($2) and ended_at is null', [now, seen]);
    }
    await tickOverdue();
    // Free sessions are written every ten seconds only, so they are silent for that much longer before anybody looks.
    const gone = now - ctx.times.pictureGone;
    const stale = await pool.query<{ id: number }>(
      `select id from live.chats where status = 'running' and delivered_at < case when paid then $1::bigint else $2 end
         and (deadline_at is null or deadline_at > $3) limit 1000`,
      [gone, gone - 15_000 * ctx.kit.config.CLOCK_SPEED, now],
    );
    for (const { id } of stale.rows)
      ctx.work.run('a chat without a picture', () => tickChat(ctx, id, { force: true, leaveBusy: true }));
    const overdue = await pool.query<{ id: number }>(
      'select id from live.rooms where ended_at is null and (deadline_at <= $1 or seen_at <= $2)',
      [now, now - hostGrace(ctx) * 2],
    );
    for (const { id } of overdue.rows) ctx.work.run('an overdue room', () => closeOverdueRoom(ctx, id));
    const inconsistent = await pool.query<{ room_id: number }>(inconsistentRooms);
    for (const { room_id } of inconsistent.rows) ctx.work.run('reconciling a room', () => reconcileRoom(ctx, room_id));
  };

  return {
    set,
    sweep,
    async start() {
      const { rows } = await ctx.kit.db.pool.query<{ id: number; deadlineAt: number | null }>(
        `select id, deadline_at as "deadlineAt" from live.chats where status <> 'ended'`,
      );
      for (const row of rows) set(row);
      const every = (ms: number, name: string, look: () => Promise<void>): Timer =>
        clock.setInterval(() => ctx.work.run(name, look), Math.max(ms, ms * Math.min(ctx.kit.config.CLOCK_SPEED, 60)));
      sweepers = [every(sweepEvery, 'the sweep', sweep), every(overdueEvery, 'overdue deadlines', tickOverdue)];
    },
    stop() {
      for (const sweeper of sweepers) clock.clear(sweeper);
      for (const timer of timers.values()) clock.clear(timer);
      timers.clear();
    },
  };
}

/** Rooms a crash has left between a chat's step and what the step means for the others: see reconcile-room.ts. */
const inconsistentRooms = `
select distinct c.room_id from live.chats c join live.rooms r on r.id = c.room_id
where c.status <> 'ended' and (
  r.ended_at is not null
  or (c.watched_chat_id is not null and not exists (
    select 1 from live.chats w where w.id = c.watched_chat_id and w.status = 'running'))
  or (c.watched_chat_id is null and exists (
    select 1 from live.chats e where e.room_id = c.room_id and e.exclusive and e.status = 'running' and e.id <> c.id))
)`;
