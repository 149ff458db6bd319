import { stepChat } from '../chats/step-chat.ts';
import type { Context } from '../context.ts';
import type { ChatEvent } from '../machine/state.ts';

/** Sessions of free chats are written this seldom: nothing is owed for them, only the forgotten are looked for. */
const freeEvery = 10_000;

/**
 * One statement for all sessions of this second: keeps the last delivered moment of running chats, and answers the
 * chats for which the news means more (the first frame, the end of a break, a minute that waited). Rows that somebody
 * holds just now are not waited for here, and answered with the others: each waits for its turn by itself, or a guest who
 * keeps a row busy would have a break that never was. $3: a gap that counts as a break, ms.
 */
const statement = `
with news as (
  select * from unnest($1::text[], $2::bigint[]) as news(session, at)
), here as (
  select c.id, news.session, news.at, c.paid, c.delivered_at,
    c.status = 'running' and c.broken_since is null and not c.waiting and news.at - c.delivered_at < $3 as quiet
  from live.chats c join news on c.media_session = news.session
  where c.status in ('starting', 'running')
), held as (
  select c.id from live.chats c join here using (id)
  where here.quiet and here.at > c.delivered_at order by c.id for no key update of c skip locked
), kept as (
  update live.chats c set delivered_at = here.at from here join held using (id) where c.id = here.id
)
select id, session, at, paid, quiet and (at <= delivered_at or id in (select id from held)) as quiet from here`;

interface Row {
  id: number;
  session: string;
  at: number;
  paid: boolean;
  quiet: boolean;
}

export interface Delivery {
  /** The engine's report of the last second. */
  delivered(sessions: readonly { session: string; at: number }[]): Promise<void>;
  pictureBroken(session: string, since: number, proven: number): Promise<void>;
  pictureBack(session: string, since: number, until: number, byLine: boolean): Promise<void>;
  /** Whether a session is known to be free. */
  isFree(session: string): boolean;
  /** What is known of a session's chat is no longer true. */
  forget(session: string): void;
}

/** Turns what the media engine delivered into what chats know of it. */
export function createDelivery(ctx: Context): Delivery {
  /** Free sessions, and when they are written next. */
  const free = new Map<string, number>();
  const speed = ctx.kit.config.CLOCK_SPEED;
  const breakMs = ctx.times.pictureBroken + ctx.times.reportEvery;
  /**
   * Chats whose news waits for its turn, with the newest of it. When a thousand come in at once a report names them all each second until their
   * turn is there: queued again each time, they would wait for one another.
   */
  const waiting = new Map<number, number>();

  const stepLater = (chatId: number, until: number): void => {
    const isQueued = waiting.has(chatId);
    waiting.set(chatId, Math.max(until, waiting.get(chatId) ?? 0));
    if (isQueued) return;
    ctx.work.run('a chat that got a frame', async () => {
      // News that comes while this one is taken in gets a turn of its own.
      const newest = waiting.get(chatId) ?? until;
      waiting.delete(chatId);
      await stepChat(ctx, chatId, () => ({ type: 'delivered', at: ctx.now(), until: newest }));
    });
  };

  const stepSession = async (session: string, event: ChatEvent): Promise<void> => {
    if (free.has(session)) return;
    const { rows } = await ctx.kit.db.pool.query<{ id: number }>(
      `select id from live.chats where media_session = $1 and paid and status = 'running'`,
      [session],
    );
    for (const { id } of rows) await stepChat(ctx, id, () => event);
  };

  /** Keeps what was delivered, and steps the chats to which it means more. */
  const keep = async (sessions: readonly (readonly [session: string, at: number])[]): Promise<void> => {
    const now = ctx.now();
    const due = sessions.filter(([session]) => (free.get(session) ?? 0) <= now);
    if (due.length === 0) return;
    const { rows } = await ctx.kit.db.pool.query<Row>({
      name: 'live.delivered',
      text: statement,
      values: [due.map(([session]) => session), due.map(([, at]) => at), breakMs],
    });
    const paid = new Set(rows.filter((row) => row.paid || !row.quiet).map(({ session }) => session));
    const known = new Set(rows.map(({ session }) => session));
    for (const [session] of due) {
      if (known.has(session) && !paid.has(session)) free.set(session, now + freeEvery * speed);
      else free.delete(session);
    }
    for (const row of rows) if (!row.quiet) stepLater(row.id, row.at);
  };

  /** Reports that came while one was kept: kept together after it. Two at once would find each other's rows busy and step every chat for nothing. */
  let unkept = new Map<string, number>();
  let keeping: Promise<void> | null = null;

  const keepAll = async (): Promise<void> => {
    while (unkept.size > 0) {
      const sessions = [...unkept];
      unkept = new Map();
      await keep(sessions);
    }
  };

  return {
    delivered(sessions) {
      for (const { session, at } of sessions) unkept.set(session, Math.max(at, unkept.get(session) ?? 0));
      keeping ??= keepAll().finally(() => {
        keeping = null;
      });
      return keeping;
    },
    pictureBroken: (session, since, proven) =>
      stepSession(session, { type: 'pictureBroken', at: ctx.now(), since, proven }),
    pictureBack: (session, since, until, byLine) =>
      stepSession(session, { type: 'pictureBack', at: ctx.now(), since, until, byLine }),
    isFree: (session) => free.has(session),
    forget: (session) => void free.delete(session),
  };
}
