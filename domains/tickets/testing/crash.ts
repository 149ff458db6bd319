import type { Performers } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import type { CrashWorld, DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import { buyChatTicket, lookAfterShows, removeChatTicket } from '../contract/index.ts';

/** Who gives the shows: the first of the accounts. */
async function performer({ kit, domain }: CrashWorld): Promise<number> {
  const { rows } = await kit.db.pool.query<{ id: number; isThere: boolean }>(
    `select min(id)::int as id, exists (select from performers.actors a where a.id = (select min(id) from identity.accounts)) as "isThere"
       from identity.accounts`,
  );
  const { id = 0, isThere = false } = rows[0] ?? {};
  if (!isThere)
    await kit.db.transaction((tx) => domain<Performers>('performers').create(tx, anActor({ id, country: 'NL' })));
  return id;
}

const some = `select id from tickets.shows where state = 'planned' order by random() limit 1`;

/** Tickets bought, several times at once, returned, and paid back whole because the show never began, under kills. */
export const crash: DomainCrash = {
  acts: {
    async plan(world, _, dice) {
      const actorId = await performer(world);
      const text = '{"de":"","en":"An hour of piano","nl":"","es":""}';
      // A third of them are free.
      const price = dice < 0.33 ? 0 : Math.ceil(dice * 20) * 100;
      await world.kit.db.pool.query(
        `insert into tickets.shows (actor_id, actor_name, title, description, post_buy_info, price, late_minutes, starts_at, minutes,
            lets_late_in, promo_code, promo_percent, promo_most, created_at)
          select $1, 'Mira', $2, $2, $2, $3, 60, now() + interval '2 hours', 30, true, 'PIANO', 20, 3, now()
           where (select count(*) from tickets.shows where state = 'planned') < 6`,
        [actorId, text, price],
      );
    },
    async buy(world, guestId, dice) {
      const { rows } = await world.kit.db.pool.query<{ id: number }>(some);
      if (!rows[0]) return;
      const wish = { id: rows[0].id, ...(dice < 0.2 && { promoCode: 'PIANO' }) };
      await Promise.all([1, 2].map(() => world.as(guestId).mutate(buyChatTicket, wish)));
    },
    async giveBack(world, guestId, dice) {
      const { rows } = await world.kit.db.pool.query<{ id: number }>(
        'select show_id as id from tickets.tickets where guest_id = $1 and ended_at is null order by random() limit 1',
        [guestId],
      );
      if (rows[0] && dice < 0.4) await world.as(guestId).mutate(removeChatTicket, { id: rows[0].id });
    },
    async pass(world, _, dice) {
      if (dice > 0.15) return;
      await world.kit.db.pool.query(
        `update tickets.shows set starts_at = now() - interval '16 minutes' where id = (${some})`,
      );
      await world.work(lookAfterShows.name);
    },
  },
  settle: (world) => world.work(lookAfterShows.name),
  wrong: async (database, settled) => [
    ...(await wrongRows(
      database,
      'a ticket is not sold once, or one that ended is still paid',
      `select t.id, t.price, s.paid, s.covered, s.paid_back from tickets.tickets t left join sales.sales s on s.key = t.sale
        where t.sale is not null and (s.key is null or (t.ended_at is not null and s.paid_back <> s.paid)
          or (t.ended_at is null and (s.paid_back <> 0 or s.paid + s.covered <> t.price)))`,
    )),
    ...(await wrongRows(
      database,
      'a show does not count its tickets, or the uses of its code',
      `select s.id, s.sold, s.promo_used from tickets.shows s left join tickets.tickets t on t.show_id = s.id
        group by s.id having s.sold <> count(t.id) filter (where t.ended_at is null)
          or s.promo_used < count(t.id) filter (where t.promo_code is not null and t.ended_at is null) or s.promo_used > s.promo_most`,
    )),
    ...(settled
      ? await wrongRows(
          database,
          'somebody holds a ticket of a show that never began',
          `select t.id from tickets.tickets t join tickets.shows s on s.id = t.show_id
            where t.ended_at is null and (s.state = 'missed' or s.state = 'planned' and s.starts_at < now() - interval '15 minutes')`,
        )
      : []),
  ],
  figures: async (database) => ({
    tickets: await oneNumber(database, 'select count(*) from tickets.tickets'),
    'tickets paid back': await oneNumber(database, 'select count(*) from tickets.tickets where ended_at is not null'),
  }),
};
