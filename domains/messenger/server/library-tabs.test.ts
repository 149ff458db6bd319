import { describe, expect, it } from 'vitest';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import * as contract from '../contract/index.ts';
import { blob, mira, openMediaWorld, vega } from '../testing/media-world.ts';
import { tone } from '../testing/tone.ts';
import { removeMessage } from './change-message.ts';
import { blockByGuest } from './marks.ts';
import { lockPaidBack } from './media-buy.ts';
import { countVoices } from './read-content.ts';

const { as, buy, ctx, kit, lastOf, ledger, locked, open, send, uploaded } = await openMediaWorld();

const kept = async (guestId: number, more: object = {}) => {
  const answer = await as(guestId).query(contract.messengerContent, { filter: { kept: true }, ...more } as never);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const given = async (guestId: number, actorId = vega, body?: Blob) => {
  const channelId = await open(guestId, actorId);
  await send(actorId, channelId, { mediaId: await uploaded(actorId, channelId, body) });
  return { channelId, messageId: (await lastOf(guestId, channelId)).messageId };
};

describe('what a guest keeps of messages', () => {
  it('is what performers gave and what was opened, the latest first; what waits to be paid and what they sent themselves is not', async () => {
    await fundGuest(ledger, kit.db, 30, 1000);
    const first = await given(30);
    const paid = await locked(30);
    expect((await kept(30)).map(({ messageId }) => messageId)).toEqual([first.messageId]);
    await buy(30, paid.mediaId);
    await send(30, first.channelId, { mediaId: await uploaded(30, first.channelId), text: 'mine' });
    const other = await given(30, mira);
    expect((await kept(30)).map(({ messageId }) => messageId)).toEqual([
      other.messageId,
      paid.messageId,
      first.messageId,
    ]);
    expect(await kept(31)).toEqual([]);
    // By its key a page goes on where the one before ended, whatever came meanwhile.
    const [top] = await kept(30, { first: 1 });
    await given(30, mira);
    expect((await kept(30, { after: top?.messageId })).map(({ messageId }) => messageId)).toEqual([
      paid.messageId,
      first.messageId,
    ]);
    expect(await kept(30, { filter: { kept: true, mediaTypes: ['video'] } })).toEqual([]);
  });

  it('is locked again where it was paid back, gone where it was taken down, and not shown of who is blocked', async () => {
    await fundGuest(ledger, kit.db, 32, 1000);
    const { channelId, mediaId } = await locked(32);
    await buy(32, mediaId);
    expect((await kept(32))[0]?.media).toMatchObject({ isLocked: false, isBought: true });
    await kit.db.transaction(async (tx) => {
      const sale = `message-media:${mediaId}`;
      const kind = contract.messageMedia.paidBack;
      await ctx.sales.refund(tx, { sale, part: 'refund:400', kind, amount: 400 });
      await lockPaidBack(ctx, tx, { sale });
    });
    expect((await kept(32))[0]?.media).toMatchObject({ isLocked: true, isBought: false, sources: [] });
    const gift = await given(32);
    await kit.db.transaction((tx) => removeMessage(ctx, tx, gift.messageId, 32));
    expect(await kept(32)).toHaveLength(1);
    await blockByGuest(ctx, 32, channelId, true);
    expect(await kept(32)).toEqual([]);
  });

  it('counts voices for the library', async () => {
    expect(await countVoices(kit.db, 33)).toBe(0);
    await given(33, vega, blob(await tone(1), 'audio/webm'));
    await given(33);
    expect(await countVoices(kit.db, 33)).toBe(1);
    expect(await countVoices(kit.db, 34)).toBe(0);
  });
});
