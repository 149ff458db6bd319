import type { Context } from '../context.ts';

/** How often the media carried here is reconciled with the rows, ms. */
export const mediaReconciliationMs = 5_000;

/** What is carried here and has no open row: $1 sessions, $2 cameras, $3 performers' rooms, $4 chats held by sockets. */
const statement = `
select
  array(select s.name from unnest($1::text[]) s(name) where not exists (
    select from live.chats c where c.media_session = s.name and c.status <> 'ended')) as sessions,
  array(select k.chat from unnest($2::bigint[]) k(chat) where not exists (
    select from live.chats c where c.id = k.chat and c.status <> 'ended')) as cameras,
  array(select a.actor from unnest($3::bigint[]) a(actor) where not exists (
    select from live.rooms r where r.actor_id = a.actor and r.ended_at is null)) as rooms,
  array(select h.chat from unnest($4::bigint[]) h(chat) where not exists (
    select from live.chats c where c.id = h.chat and c.status <> 'ended')) as chats`;

/**
 * Reconciles what this process carries with the rows, by one statement, and ends what is over there. Processes tell each
 * other at once when a chat or a room ends; this is what holds when no word came, because the bus is away.
 *
 * @returns how to stop
 */
export function reconcileMedia(ctx: Context): () => void {
  const { clock, db, config } = ctx.kit;
  const check = async (): Promise<void> => {
    const { rooms, cameras, sessions } = ctx.media.carried();
    const held = ctx.connections.chats();
    if (rooms.size + cameras.length + sessions.length + held.length === 0) return;
    const { rows } = await db.pool.query<{ sessions: string[]; cameras: string[]; rooms: string[]; chats: string[] }>({
      name: 'live.carried',
      text: statement,
      values: [sessions, cameras, [...rooms.keys()], held],
    });
    const over = rows[0];
    if (!over) return;
    for (const session of over.sessions) await ctx.media.cut(session);
    for (const id of over.cameras) await ctx.media.closeCamera({ id: Number(id) });
    for (const actor of over.rooms) {
      const actorId = Number(actor);
      // A room that was opened again meanwhile has a row of its own.
      if (ctx.media.carried().rooms.get(actorId) === rooms.get(actorId)) await ctx.media.closeRoom(actorId);
    }
    for (const id of over.chats) ctx.connections.releaseChat(Number(id));
  };
  const timer = clock.setInterval(
    () => ctx.work.run('checking the pictures carried here', check),
    mediaReconciliationMs * Math.min(config.CLOCK_SPEED, 60),
  );
  return () => clock.clear(timer);
}
