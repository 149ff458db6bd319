import type { MoneyWays } from '#domains/access/testing/money-way.ts';
import { buyVideo } from '../contract/watch.ts';

/** What it costs, hundredths of a coin. */
const price = 400;

export const ways: MoneyWays = {
  'a video': {
    act: 'spend',
    books: ['videoBought'],
    async prepare({ kit, performerId }) {
      const { rows } = await kit.db.pool.query<{ id: number }>(
        `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, price, age_rating, is_covered, created_at, released_at)
         values ($1, 'Petra', 'F', gen_random_uuid(), 'ready', 'published', '{"en":"A","de":"","nl":"","es":""}', '{}', $2, 12, true, now(), now()) returning id`,
        [performerId, price],
      );
      return rows[0]?.id ?? 0;
    },
    run: (world, guestId, videoId: number) =>
      world.as(guestId).call(buyVideo, { params: { videoId }, body: { shown: price } }),
  },
};
