import type { MoneyWays } from '#domains/access/testing/money-way.ts';
import { buyChatTicket } from '../contract/buying.ts';

/** What it costs, hundredths of a coin. */
const price = 400;

export const ways: MoneyWays = {
  'a ticket': {
    act: 'spend',
    books: ['ticketBought'],
    async prepare({ kit, performerId }) {
      const { rows } = await kit.db.pool.query<{ id: number }>(
        `insert into tickets.shows
           (actor_id, actor_name, title, description, post_buy_info, price, late_minutes, starts_at, minutes, lets_late_in, promo_percent, promo_most, created_at)
         values ($1, 'Petra', '{"en":"A","de":"","nl":"","es":""}', '{}', '{}', $2, 60, $3, 60, true, 20, 20, $4) returning id`,
        [performerId, price, new Date(kit.clock.now() + 86_400_000), new Date(kit.clock.now())],
      );
      return rows[0]?.id ?? 0;
    },
    run: (world, guestId, id: number) => world.as(guestId).mutate(buyChatTicket, { id, price }),
  },
  'a ticket of a private show': {
    act: 'spend',
    books: ['privateTicketBought'],
    async prepare({ kit, performerId }, guestId) {
      const { rows } = await kit.db.pool.query<{ id: number }>(
        `insert into tickets.shows
           (actor_id, actor_name, title, description, post_buy_info, price, late_minutes, starts_at, minutes, lets_late_in, promo_percent, promo_most, created_at,
            guest_id, guest_name, invited_until)
         values ($1, 'Petra', '{"en":"A","de":"","nl":"","es":""}', '{}', '{}', $2, 60, $3, 60, true, 20, 20, $4, $5, 'Guest', $3) returning id`,
        [performerId, price, new Date(kit.clock.now() + 86_400_000), new Date(kit.clock.now()), guestId],
      );
      return rows[0]?.id ?? 0;
    },
    run: (world, guestId, id: number) => world.as(guestId).mutate(buyChatTicket, { id, creationType: 'P', price }),
  },
};
