import { expect, it } from 'vitest';
import { performerAccount } from '#domains/ledger/contract/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import * as contract from '../../contract/index.ts';
import { mira, openMediaWorld, photo, refused, vega } from '../../testing/media-world.ts';
import { removeMessage } from '../change-message.ts';
import { sweepMedia } from '../media-upload.ts';
import { workSlice } from './mass-slice.ts';

const {
  as,
  buy,
  coins,
  ctx,
  fetched,
  filesOf,
  kit,
  lastOf,
  ledger,
  open,
  send: say,
  uploaded,
} = await openMediaWorld();
const nobody = { de: '', en: '', nl: '', es: '' };
const everybody = { fans: false, spentOver: null, notSeenDays: null, tags: [] };
let keys = 0;

const forMany = async (actorId = vega): Promise<string> => {
  const answer = await as(actorId).call(contract.uploadMassMedia, { body: photo });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.media.mediaId;
};
const send = (body: { mediaId?: string; asked?: number }, key?: string) => {
  keys += 1;
  return as(vega).call(contract.sendMass, {
    body: { texts: nobody, segment: everybody, key: key ?? `mass-media-${keys}`, ...body },
  });
};
const runQueued = async (): Promise<void> => {
  for (let job = kit.sentJobs.shift(); job; job = kit.sentJobs.shift()) {
    if (job.name === contract.massSlice.name) await workSlice(ctx, (job.payload as { massId: number }).massId);
  }
};
const result = async () => {
  const answer = await as(vega).call(contract.getMass, { query: {} });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.messages[0];
};
const mediaOf = async (guestId: number) => (await lastOf(guestId, await open(guestId))).media;

it('a picture with a price goes to many: each sees a blur, pays for their own, and it is said who bought', async () => {
  for (const id of [10, 11, 12]) await say(id, await open(id), { text: 'Hello' });
  for (const id of [10, 11]) await fundGuest(ledger, kit.db, id, 1_000);
  const mediaId = await forMany();
  const sent = await send({ mediaId, asked: 400 });
  expect(sent).toMatchObject({ data: { reached: 3 } });
  await runQueued();
  const [first, second] = [await mediaOf(10), await mediaOf(11)];
  expect(first).toMatchObject({ type: 'bitmap', price: 400, isLocked: true, sources: [] });
  expect(first.mediaId).not.toBe(second.mediaId);
  expect(await fetched(10, first.mediaId)).toBe('media_locked');
  expect(await fetched(10, first.mediaId, 'blurred')).toMatchObject({ type: 'image/webp' });
  // Nobody reaches what the copies are of, nor the copy of somebody else.
  expect([await fetched(10, mediaId), await fetched(10, second.mediaId)]).toEqual([
    'media_not_found',
    'media_not_found',
  ]);
  await Promise.all([buy(10, first.mediaId), buy(10, first.mediaId), buy(11, second.mediaId)]);
  expect([await coins(10), await coins(11)]).toEqual([600, 600]);
  const toldTo = (id: number) =>
    kit.published.filter(({ topic, type }) => topic === `guest:${id}` && type === 'messengerContentChange').at(-1)
      ?.data;
  expect(toldTo(vega)).toMatchObject({ channel: { spent: 400, earned: expect.any(Number) } });
  expect(toldTo(10)).not.toHaveProperty('channel.earned');
  expect(await fetched(10, first.mediaId)).toMatchObject({ type: 'image/webp' });
  expect(await fetched(vega, mediaId)).toMatchObject({ type: 'image/webp' });
  expect(await result()).toMatchObject({ sent: 3, bought: 2, boughtFor: 800, media: { mediaId, price: 400 } });
});

it('taken back from everybody it is gone with its files, and what was paid goes back once', async () => {
  const before = await result();
  const earned = await ledger.balance(kit.db, performerAccount(vega));
  const mine = await mediaOf(10);
  expect(earned).toBeGreaterThan(0);
  await as(vega).call(contract.decideMass, { body: { massId: before?.massId ?? 0, decision: 'unsend' } });
  await runQueued();
  await sweepMedia(ctx);
  expect([await coins(10), await coins(11)]).toEqual([1_000, 1_000]);
  expect(await ledger.balance(kit.db, performerAccount(vega))).toBe(0);
  expect(await fetched(10, mine.mediaId)).toBe('media_not_found');
  expect(await filesOf(before?.media?.mediaId ?? '')).toEqual([false, false, false]);
  expect(await result()).toMatchObject({ state: 'unsent', bought: 0, boughtFor: 0, media: { isGone: true } });
});

it('what operators take down in one conversation goes from all of them', async () => {
  await send({ mediaId: await forMany(), asked: 400 });
  await runQueued();
  const { media, messageId } = await lastOf(12, await open(12));
  await buy(11, (await mediaOf(11)).mediaId);
  expect(await coins(11)).toBe(600);
  await kit.db.transaction((tx) => removeMessage(ctx, tx, messageId, 12));
  await runQueued();
  expect(await coins(11)).toBe(1_000);
  expect((await mediaOf(11)).isGone).toBe(true);
  expect(await fetched(12, media.mediaId)).toBe('media_not_found');
});

it('is refused when it is somebody else’s, of one conversation, sent already or not there; nothing is sent then', async () => {
  const channelId = await open(10);
  const own = await uploaded(vega, channelId);
  const sent = (await result())?.media?.mediaId ?? '';
  for (const mediaId of [own, await forMany(mira), sent, '00000000-0000-4000-8000-000000000000']) {
    expect(await send({ mediaId })).toMatchObject(refused('media_not_found'));
  }
  expect(await send({})).toMatchObject(refused('write_first'));
  expect(await as(10).call(contract.uploadMassMedia, { body: photo })).toMatchObject({ ok: false });
  expect(kit.sentJobs).toEqual([]);
});

it('what was uploaded for many and never sent is forgotten after a day', async () => {
  const mediaId = await forMany();
  await kit.clock.advance(contract.mediaLimits.unsentFor + 1);
  await sweepMedia(ctx);
  expect(await fetched(vega, mediaId)).toBe('media_not_found');
  expect(await filesOf(mediaId)).toEqual([false, false, false]);
});
