import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessPolicies } from '#domains/access/server/index.ts';
import { performerAccount } from '#domains/ledger/contract/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { fileTypeOf } from '#kit/contract/upload.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../contract/index.ts';
import { blob, mira, openMediaWorld, photoBytes, refusal, refused, vega } from '../testing/media-world.ts';
import { tone } from '../testing/tone.ts';
import { deleteMessage, removeMessage } from './change-message.ts';
import { lockPaidBack } from './media-buy.ts';
import { sweepMedia } from './media-upload.ts';

const {
  as,
  blocks,
  buy,
  coins,
  ctx,
  fetched,
  filesOf,
  kit,
  lastOf,
  ledger,
  locked,
  open,
  read,
  send,
  upload,
  uploaded,
} = await openMediaWorld();

describe('a picture in a message', () => {
  it('reaches the two of its channel and nobody else, whatever address they know; nobody on the way keeps it', async () => {
    const channelId = await open(10);
    const mediaId = await uploaded(10, channelId);
    // Not sent yet: the other side sees nothing of it.
    expect([await fetched(vega, mediaId), await fetched(11, mediaId)]).toEqual(['media_not_found', 'media_not_found']);
    await send(10, channelId, { mediaId, text: 'Look' });
    expect(await lastOf(10, channelId)).toMatchObject({
      messageType: 'image_sent',
      text: 'Look',
      media: { type: 'bitmap', width: 900, height: 600, price: null, isLocked: false, isGone: false },
    });
    const { messageType, media } = await lastOf(vega, channelId);
    expect([messageType, media.sources]).toEqual(['image_received', [`/rest/v1/messenger/media/${mediaId}/full`]]);
    expect(await fetched(vega, mediaId)).toMatchObject({ type: 'image/webp', cacheSeconds: 0 });
    for (const stranger of [11, mira]) {
      for (const size of ['full', 'small', 'blurred'] as const) {
        expect(await fetched(stranger, mediaId, size)).toBe('media_not_found');
      }
    }
    const tab = await as(10).call(contract.searchContent, {
      params: { channelId: `${channelId}` as never },
      query: { mediaTypes: 'bitmap' },
    });
    expect(tab).toMatchObject({ data: { contents: [{ media: { mediaId } }] } });
  });

  it('is sent once, by who uploaded it, in the channel it was begun in', async () => {
    const [here, there] = [await open(12), await open(12, mira)];
    const mediaId = await uploaded(12, here);
    const missing = refusal('media_not_found');
    await expect(send(12, there, { mediaId })).rejects.toMatchObject(missing);
    await expect(send(vega, here, { mediaId })).rejects.toMatchObject(missing);
    await expect(send(13, await open(13), { mediaId })).rejects.toMatchObject(missing);
    await expect(send(12, here, { mediaId, mediaPrice: 100 })).rejects.toMatchObject(refusal('invalid_input'));
    const once = { mediaId, text: 'mine', key: 'the-very-same' };
    await Promise.all([send(12, here, once), send(12, here, once)]);
    await expect(send(12, here, { mediaId })).rejects.toMatchObject(missing);
    await expect(send(12, here, { text: 'mine', key: 'the-very-same' })).rejects.toMatchObject(
      refusal('key_used_otherwise'),
    );
    expect(await read(12, here)).toHaveLength(1);
    expect(await upload(14, here)).toMatchObject(refused('channel_not_found'));
  });

  it('can be thrown away before it is sent, counts until then, and is forgotten after a day', async () => {
    const channelId = await open(15);
    const ids = await Promise.all(Array.from({ length: 4 }, () => uploaded(15, channelId)));
    while (ids.length < contract.mediaLimits.open) ids.push(await uploaded(15, channelId));
    expect(await upload(15, channelId)).toMatchObject(refused('media_not_sent'));
    const [first = '', second = ''] = ids;
    expect(await as(16).call(contract.discardMessageMedia, { params: { mediaId: first } })).toMatchObject(
      refused('media_not_found'),
    );
    expect(await as(15).call(contract.discardMessageMedia, { params: { mediaId: first } })).toMatchObject({ ok: true });
    expect(await filesOf(first)).toEqual([false, false, false]);
    await send(15, channelId, { mediaId: second });
    await uploaded(15, channelId);
    await kit.clock.advance(contract.mediaLimits.unsentFor + 1);
    await sweepMedia(ctx);
    expect(await filesOf(ids[2] as string)).toEqual([false, false, false]);
    expect(await filesOf(second)).toEqual([true, true, true]);
    const { rowCount } = await kit.db.pool.query('select 1 from messenger.media where owner_id = 15');
    expect(rowCount).toBe(1);
  });

  it('is gone with its message: from storage, quotes, the media tab and every address', async () => {
    const channelId = await open(17);
    await send(vega, channelId, { mediaId: await uploaded(vega, channelId) });
    const { messageId, media } = await lastOf(17, channelId);
    await send(17, channelId, { text: 'nice', replyTo: messageId });
    expect((await read(17, channelId)).at(-1)).toMatchObject({ reply: { messageId, mediaType: 'bitmap' } });
    // Also long after: what somebody has shown of themselves they may take back.
    await kit.clock.advance(40 * 24 * 3_600_000);
    await deleteMessage(ctx, vega, messageId);
    await expect.poll(() => filesOf(media.mediaId)).toEqual([false, false, false]);
    expect(await read(17, channelId)).toMatchObject([
      { isDeleted: true, media: { isGone: true, sources: [], preview: null } },
      { reply: null },
    ]);
    for (const reader of [17, vega]) expect(await fetched(reader, media.mediaId, 'blurred')).toBe('media_not_found');
    const params = { channelId: `${channelId}` as never };
    const tab = await as(17).call(contract.searchContent, { params, query: { mediaTypes: 'bitmap' } });
    expect(tab).toMatchObject({ data: { contents: [] } });
  });
});

describe('a picture of another kind', () => {
  const channelOf = open(18);
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } });

  it('is taken as image/jpg, as some phones call it', async () => {
    const body = await drawn(90, 60).jpeg().toBuffer();
    expect(await upload(18, await channelOf, blob(body, fileTypeOf('image/jpg')))).toMatchObject({ ok: true });
  });

  it('that moves goes on moving', async () => {
    const frames = [await drawn(64, 48).png().toBuffer(), await drawn(64, 48).negate().png().toBuffer()];
    const body = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const channelId = await channelOf;
    const mediaId = await uploaded(18, channelId, blob(body, 'image/webp'));
    await send(18, channelId, { mediaId });
    expect((await lastOf(18, channelId)).media).toMatchObject({ width: 64, height: 48 });
    const { body: made } = (await fetched(vega, mediaId)) as FileReply;
    expect((await sharp(made as Uint8Array).metadata()).pages).toBe(2);
  });

  it('that is a line of 10,000 by 2 is refused with words', async () => {
    const body = await drawn(10_000, 2).png().toBuffer();
    expect(await upload(18, await channelOf, blob(body, 'image/png'))).toMatchObject(refused('picture_refused'));
  });
});

describe('a paid picture', () => {
  it('shows its guest a blur that holds nothing of it, in lists and in what pages are told', async () => {
    const { channelId, mediaId } = await locked(30);
    const sealed = {
      isLocked: true,
      restriction: 'needPurchase',
      sources: [],
      price: 400,
      preview: expect.stringMatching(/\/blurred$/),
    };
    expect(await lastOf(30, channelId)).toMatchObject({ media: sealed });
    expect(await lastOf(vega, channelId)).toMatchObject({
      media: { isLocked: false, restriction: null, isBought: false, price: 400 },
    });
    const told = kit.published.findLast(({ topic, type }) => topic === 'guest:30' && type === 'messengerContentChange');
    expect(told).toMatchObject({ data: { content: { media: sealed } } });
    expect([await fetched(30, mediaId), await fetched(30, mediaId, 'small')]).toEqual(['media_locked', 'media_locked']);
    const blurred = (await fetched(30, mediaId, 'blurred')) as FileReply;
    const { width, height } = await sharp(blurred.body as Uint8Array).metadata();
    expect([width, height]).toEqual([320, expect.any(Number)]);
    // Scaled down to what it was made from and up again it is the same: there is no more in it.
    const [seen, again] = await Promise.all(
      [
        sharp(blurred.body as Uint8Array),
        sharp(
          await sharp(blurred.body as Uint8Array)
            .resize(14)
            .png()
            .toBuffer(),
        ),
      ].map((one) =>
        one
          .resize(320, height as number, { fit: 'fill', kernel: 'cubic' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    const off = (seen as Buffer).reduce((sum, value, at) => sum + Math.abs(value - ((again as Buffer)[at] ?? 0)), 0);
    expect(off / (seen as Buffer).length).toBeLessThan(6);
  });

  it('is opened once for the price that was shown; twenty presses in two tabs pay once', async () => {
    await fundGuest(ledger, kit.db, 31, 1_000);
    const { mediaId } = await locked(31);
    expect(await buy(31, mediaId, 399)).toMatchObject(refused('price_changed'));
    const presses = await Promise.all(Array.from({ length: 20 }, () => buy(31, mediaId)));
    expect(presses.every(({ ok }) => ok)).toBe(true);
    expect(presses[7]).toMatchObject({ data: { content: { media: { isLocked: false, isBought: true } } } });
    expect(await coins(31)).toBe(600);
    expect(await fetched(31, mediaId)).toMatchObject({ type: 'image/webp' });
    // Its address is no key for others, and another account cannot buy it either.
    expect(await fetched(32, mediaId)).toBe('media_not_found');
    for (const other of [32, vega]) expect(await buy(other, mediaId)).toMatchObject(refused('media_not_found'));
    expect(await ledger.worthOf(kit.db, vega, 31)).toEqual({ earned: 200, spent: 400 });
    const told = kit.published.filter(({ topic, data }) => {
      const { content } = data as { content?: { media?: { isBought?: boolean } } };
      return topic === `guest:${vega}` && content?.media?.isBought;
    });
    expect(told).toHaveLength(1);
  });

  it('is locked again when its price was paid back, and costs it again', async () => {
    await fundGuest(ledger, kit.db, 36, 1_000);
    const { channelId, mediaId } = await locked(36);
    await buy(36, mediaId);
    const payBack = async (sale: string, amount: number) => {
      await kit.db.transaction(async (tx) => {
        const kind = contract.messageMedia.paidBack;
        await ctx.sales.refund(tx, { sale, part: `refund:${amount}`, kind, amount });
        await lockPaidBack(ctx, tx, { sale });
      });
    };
    await payBack(`message-media:${mediaId}`, 100);
    expect(await fetched(36, mediaId)).toMatchObject({ type: 'image/webp' });
    await payBack(`message-media:${mediaId}`, 300);
    expect(await fetched(36, mediaId)).toBe('media_locked');
    expect(await lastOf(36, channelId)).toMatchObject({ media: { isLocked: true, isBought: false, sources: [] } });
    expect(await coins(36)).toBe(1_000);
    await buy(36, mediaId);
    expect([await coins(36), await fetched(36, mediaId)]).toMatchObject([600, { type: 'image/webp' }]);
    await payBack(`message-media:${mediaId}-1`, 400);
    expect([await coins(36), await fetched(36, mediaId)]).toEqual([1_000, 'media_locked']);
  });

  it('stays closed without coins, for anyone who is blocked, and never costs more coins than there are', async () => {
    await fundGuest(ledger, kit.db, 33, 1_000);
    const sent = [await locked(33), await locked(33), await locked(33), await locked(33)];
    const presses = await Promise.all(sent.flatMap(({ mediaId }) => Array.from({ length: 5 }, () => buy(33, mediaId))));
    expect(presses.filter(({ ok }) => !ok)).toHaveLength(10);
    expect(presses.find(({ ok }) => !ok)).toMatchObject(refused('not_enough_coins'));
    expect(await coins(33)).toBe(200);
    const { mediaId } = await locked(34);
    await fundGuest(ledger, kit.db, 34, 1_000);
    await kit.db.transaction((tx) => blocks.block(tx, vega, 34));
    expect(await buy(34, mediaId)).toMatchObject(refused('cannot_write'));
    expect(await coins(34)).toBe(1_000);
  });

  it('is paid back once when it is taken down, whoever is quicker, and whatever is pressed meanwhile', async () => {
    const earnedBefore = await ledger.balance(kit.db, performerAccount(vega));
    for (let round = 0; round < 6; round += 1) {
      const guestId = 40 + round;
      await fundGuest(ledger, kit.db, guestId, 1_000);
      const { channelId, messageId, mediaId } = await locked(guestId);
      if (round % 2) await buy(guestId, mediaId);
      const deeds = [
        ...Array.from({ length: 3 }, () => deleteMessage(ctx, vega, messageId)),
        ...Array.from({ length: 3 }, () => kit.db.transaction((tx) => removeMessage(ctx, tx, messageId, guestId))),
        ...Array.from({ length: 3 }, () => buy(guestId, mediaId)),
      ];
      await Promise.allSettled(deeds);
      expect(await coins(guestId)).toBe(1_000);
      expect(await lastOf(guestId, channelId)).toMatchObject({ media: { isGone: true, sources: [] } });
      await expect.poll(() => filesOf(mediaId)).toEqual([false, false, false]);
      expect(await buy(guestId, mediaId)).toMatchObject(refused('media_not_found'));
      expect(await ledger.worthOf(kit.db, vega, guestId)).toEqual({ earned: 0, spent: 0 });
    }
    expect(await ledger.balance(kit.db, performerAccount(vega))).toBe(earnedBefore);
  });
});

/** Two seconds of a tone as a browser records it: Opus in WebM. */
const recorded = await tone(2);

describe('a voice message', () => {
  it('becomes what every browser plays, says how long it is, and may be sold as a picture is', async () => {
    await fundGuest(ledger, kit.db, 50, 1_000);
    const channelId = await open(50);
    const mediaId = await uploaded(vega, channelId, blob(recorded, 'audio/webm'));
    await send(vega, channelId, { mediaId, mediaPrice: 300, text: '' });
    expect(await lastOf(50, channelId)).toMatchObject({
      messageType: 'text',
      media: { type: 'audio', duration: 2, isLocked: true, sources: [], preview: null },
    });
    expect(await fetched(50, mediaId)).toBe('media_locked');
    expect(await buy(50, mediaId)).toMatchObject({ data: { content: { media: { isLocked: false } } } });
    const { type, body } = (await fetched(50, mediaId)) as FileReply;
    expect(type).toBe('audio/mpeg');
    expect(Buffer.from(body as Uint8Array).includes('Lavf')).toBe(true);
    expect(await coins(50)).toBe(700);
    const channel = await as(50).call(contract.getChannel, { params: { channelId: `${channelId}` as never } });
    expect(channel).toMatchObject({ data: { channel: { subject: '🎤' } } });
    await deleteMessage(ctx, vega, (await lastOf(50, channelId)).messageId);
    expect([await coins(50), await fetched(50, mediaId)]).toEqual([1_000, 'media_not_found']);
  });

  it('of the recorder’s own full length is taken, and ends there', async () => {
    const channelId = await open(52);
    const mediaId = await uploaded(52, channelId, blob(await tone(301), 'audio/webm'));
    await send(52, channelId, { mediaId, text: '' });
    expect((await lastOf(52, channelId)).media.duration).toBe(300);
  });

  it('with packets that cannot be decoded is taken without them', async () => {
    const channelId = await open(53);
    const body = await tone(2, { broken: [0, 40] });
    const mediaId = await uploaded(53, channelId, blob(body, 'audio/webm'));
    await send(53, channelId, { mediaId, text: '' });
    expect((await lastOf(53, channelId)).media.duration).toBeCloseTo(2, 0);
  });

  it.each<[string, Uint8Array | string]>([
    ['nothing at all', ''],
    ['a picture', photoBytes],
    ['a list that would read a file', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['a description that would read a file', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a container with nothing in it', recorded.subarray(0, 200)],
  ])('%s is refused with words, and nothing of it stays', async (_, body) => {
    const channelId = await open(51);
    expect(await upload(51, channelId, blob(body, 'audio/webm'))).toMatchObject(refused('sound_refused'));
    expect((await kit.db.pool.query('select 1 from messenger.media where owner_id = 51')).rowCount).toBe(0);
  });
});

describe('the rules about who may see what hold for what messages carry', () => {
  const asked = 940;
  const proven = new Set<number>();
  kit.extensions.add('age-check', [
    extend(accessPolicies, async (_, { caller: { accountId } }) =>
      accountId !== asked || proven.has(accountId)
        ? null
        : { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' },
    ),
  ]);
  const seen = (mediaId: string, size: 'full' | 'small' | 'blurred' = 'full') =>
    as(asked).call(contract.getMessageMedia, { params: { mediaId, size } });

  it('a proof of age comes before the price, and the price before the picture; its blur is for everybody of the channel', async () => {
    await fundGuest(ledger, kit.db, asked, 1000);
    const { mediaId } = await locked(asked);
    const age = { ok: false, problem: { code: 'age_not_proven', data: { restriction: 'needAgeCheck' } } };
    expect(await seen(mediaId)).toMatchObject(age);
    expect(await buy(asked, mediaId)).toMatchObject(age);
    expect(await coins(asked)).toBe(1000);
    expect(await seen(mediaId, 'blurred')).toMatchObject({ ok: true });
    proven.add(asked);
    const price = { code: 'media_locked', data: { restriction: 'needPurchase', reason: 'notBought' } };
    expect(await seen(mediaId, 'small')).toMatchObject({ ok: false, problem: price });
    expect(await buy(asked, mediaId)).toMatchObject({ ok: true });
    expect(await coins(asked)).toBe(600);
    expect(await seen(mediaId)).toMatchObject({ ok: true });
    proven.delete(asked);
    expect(await seen(mediaId)).toMatchObject(age);
    // What its performer has sent is theirs to look at.
    expect(await fetched(vega, mediaId)).toMatchObject({ type: 'image/webp' });
  });
});
