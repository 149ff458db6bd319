import type { MoneyWays } from '#domains/access/testing/money-way.ts';
import { buyAlbum } from '../contract/gallery.ts';

/** What it costs, hundredths of a coin. */
const price = 400;

export const ways: MoneyWays = {
  'an album of pictures': {
    act: 'spend',
    books: ['albumBought'],
    async prepare({ kit, performerId }) {
      const { rows } = await kit.db.pool.query<{ id: number }>(
        `insert into albums.albums (key, actor_id, actor_name, state, title, description, price, age_rating, is_covered, created_at, released_at)
         values (gen_random_uuid(), $1, 'Petra', 'published', '{"en":"A","de":"","nl":"","es":""}', '{}', $2, 12, true, now(), now()) returning id`,
        [performerId, price],
      );
      return rows[0]?.id ?? 0;
    },
    run: (world, guestId, albumId: number) =>
      world.as(guestId).call(buyAlbum, { params: { albumId }, body: { shown: price } }),
  },
};
