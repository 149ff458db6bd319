import type pg from 'pg';

/** The same questions without a platform around them: rows as the driver gives them. */
export function bareStatements(client: pg.Client) {
  // Not by name: planned for each question, as ours are, and not once for channels of every length.
  const ask = (text: string) => (values: unknown[]) => client.query({ text, values });
  const channel = ask('select * from messenger.channels where id = $1');
  const content = ask('select * from messenger.messages where channel_id = $1 order by id desc limit 41');
  const search = ask(
    'select * from messenger.messages where channel_id = $1 and deleted_at is null and text ilike $2 order by id desc limit 21',
  );
  const searchAll = ask(`select m.* from messenger.channels c
     cross join lateral (select * from messenger.messages where channel_id = c.id and deleted_at is null and text ilike $2 offset 0) m
     where c.guest_id = $1 and not c.guest_blocked order by m.id desc limit 10`);
  const list =
    ask(`select c.*, a.name, a.is_online, a.price_message from messenger.channels c left join performers.actors a on a.id = c.actor_id
     where guest_id = $1 and not guest_archived and not guest_blocked order by last_at desc, c.id desc limit 10 offset $2`);
  const total = ask(
    'select count(*) from messenger.channels where guest_id = $1 and not guest_archived and not guest_blocked',
  );
  const unreadFirst =
    ask(`select * from messenger.channels where guest_id = $1 and not guest_archived and not guest_blocked
     order by guest_unread > 0 desc, last_at desc, id desc limit 10`);
  const online = ask(`select c.* from messenger.channels c join performers.actors a on a.id = c.actor_id and a.is_online
     where guest_id = $1 and not guest_archived and not guest_blocked order by last_at desc, c.id desc limit 10`);
  const inbox =
    ask(`select * from messenger.channels where actor_id = $1 and not actor_archived and talked_at is not null
     order by talked_at desc, id desc limit 21`);
  const inboxSearch =
    ask(`select * from messenger.channels c where actor_id = $1 and not actor_archived and talked_at is not null and exists (
       select 1 from messenger.messages where channel_id = c.id and deleted_at is null and text ilike $2)
     order by talked_at desc, id desc limit 21`);
  return {
    content: async (channelId: number) => {
      await channel([channelId]);
      await content([channelId]);
    },
    search: (channelId: number, words: string) => search([channelId, `%${words}%`]),
    searchAll: (guestId: number, words: string) => searchAll([guestId, `%${words}%`]),
    list: (guestId: number, offset: number) => Promise.all([list([guestId, offset]), total([guestId])]),
    unreadFirst: (guestId: number) => Promise.all([unreadFirst([guestId]), total([guestId])]),
    online: (guestId: number) => online([guestId]),
    inbox: (actorId: number) => inbox([actorId]),
    inboxSearch: (actorId: number, words: string) => inboxSearch([actorId, `%${words}%`]),
  };
}

/** What sending cannot do without: the channel locked, the key looked for, the message and its channel written, both unread numbers. */
export function bareSend(client: pg.Client): (guestId: number, channelId: number, n: number) => Promise<void> {
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  return async (guestId, channelId, n) => {
    await client.query('begin');
    const { rows } = await ask('lock', 'select * from messenger.channels where id = $1 for update', [channelId]);
    const key = `bare-sent-${n}`;
    await ask('key', `select id from messenger.messages where channel_id = $1 and sender = 'guest' and key = $2`, [
      channelId,
      key,
    ]);
    const text = `A line that somebody writes, number ${n}`;
    const kept = await ask(
      'write',
      `insert into messenger.messages (channel_id, type, sender, text, sent_at, key)
       values ($1, 'text', 'guest', $2, now(), $3) returning *`,
      [channelId, text, key],
    );
    await ask(
      'change',
      `update messenger.channels set last_message_id = $2, last_at = now(), talked_at = now(), subject = $3, subject_type = 'text',
         subject_sender = 'guest', actor_unread = actor_unread + 1, guest_unread = 0, guest_read_id = $2 where id = $1 returning *`,
      [channelId, kept.rows[0].id, text],
    );
    await ask(
      'unread-guest',
      'select sum(guest_unread) from messenger.channels where guest_id = $1 and guest_unread > 0 and not guest_blocked',
      [guestId],
    );
    await ask(
      'unread-actor',
      'select sum(actor_unread) from messenger.channels where actor_id = $1 and actor_unread > 0',
      [rows[0].actor_id],
    );
    await client.query('commit');
  };
}
