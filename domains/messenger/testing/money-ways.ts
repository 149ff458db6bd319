import sharp from 'sharp';
import type { MoneyWay, MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { buyMessageMedia, uploadMessageMedia } from '../contract/media.ts';
import { sendMessage } from '../contract/messages.ts';
import { touchMessengerChannel } from '../contract/routes.ts';

const picture = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#204060' } })
      .png()
      .toBuffer(),
  ),
]);

/** The channel of a guest with the performer. */
export async function channelOf(world: MoneyWorld, guestId: number): Promise<number> {
  const opened = await world.as(guestId).mutate(touchMessengerChannel, { actorId: world.performerId });
  if (!opened.ok) throw new Error(opened.problem.code);
  // What is free at first is used up.
  await world.kit.db.pool.query('update messenger.channels set free_used = 100 where id = $1', [opened.data.channelId]);
  return opened.data.channelId;
}

/** A message that costs coins, or a voucher in their place. */
export const paidMessage: Pick<MoneyWay, 'act' | 'books'> & Required<Pick<MoneyWay, 'run'>> = {
  act: 'spend',
  books: ['messagePaid'],
  run: (world, guestId, channelId: number) =>
    world.say(guestId, sendMessage, {
      ...{ channelId, senderType: 'guest', data: { text: 'A good evening', key: `matrix-${guestId}` } },
    }),
};

export const ways: MoneyWays = {
  'a message': { ...paidMessage, prepare: channelOf },
  'a picture in a message': {
    act: 'spend',
    books: ['messageMediaPaid'],
    async prepare(world, guestId) {
      const channelId = await channelOf(world, guestId);
      const performer = world.as(world.performerId);
      const kept = await performer.call(uploadMessageMedia, { query: { channelId }, body: picture as never });
      if (!kept.ok) throw new Error(kept.problem.code);
      const { mediaId } = kept.data.media;
      await world.say(world.performerId, sendMessage, {
        ...{ channelId, senderType: 'actor' },
        data: { text: '', key: `matrix-media-${guestId}`, mediaId, mediaPrice: 400 },
      });
      return mediaId;
    },
    run: (world, guestId, mediaId: string) =>
      world.as(guestId).call(buyMessageMedia, { params: { mediaId }, body: { shown: 400 } }),
  },
};
