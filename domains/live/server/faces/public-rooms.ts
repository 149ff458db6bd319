import { sql } from 'drizzle-orm';
import { chats, rooms } from '../tables.ts';

/** An exclusive chat that the performer has accepted is under way in a room. */
const isPrivate = sql`exists (
  select 1 from ${chats} where ${chats.roomId} = ${rooms.id} and ${chats.exclusive} and ${chats.status} in ('starting', 'running')
)`;

/** Rooms whose picture may be looked at from outside now: on air, sending, with previews, nobody in private, and no ticket show. */
export const isPublic = sql`${rooms.endedAt} is null and ${rooms.onlineAt} is not null and ${rooms.sending} and ${rooms.livePreview} and ${rooms.showId} is null and not ${isPrivate}`;

/** Clocks of engine and database rows agree to less than that, ms. */
const margin = 1_000;

/** Whether a picture taken at an instant shows nothing of a private chat or a ticket show: none is under way, and none ended since. */
export const wasPublicAt = (
  at: number,
) => sql`${isPublic} and coalesce(${rooms.showEndedAt} < ${at - margin}, true) and not exists (
  select 1 from ${chats} where ${chats.roomId} = ${rooms.id} and ${chats.exclusive} and ${chats.endedAt} >= ${at - margin}
)`;
