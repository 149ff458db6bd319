import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Consent } from '#domains/consent/server/index.ts';
import { coverageSinks, createConsent } from '#domains/consent/server/index.ts';
import { anyOrder, player } from '#domains/consent/testing/any-order.ts';
import { recordOf } from '#domains/consent/testing/records.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { extend } from '#kit/domain/extensions.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { openMediaWorld, photo, refused, vega } from '../testing/media-world.ts';
import { endOfMessage, messageCoverage, payBack } from './coverage.ts';
import { workSlice } from './inbox/mass-slice.ts';
import { lockPaidBack } from './media-buy.ts';

let real: Consent | null = null;
const world = await openMediaWorld((kit) => {
  real = createConsent(kit, { identity: { account: async () => null } });
  return real;
});
const { as, buy, coins, ctx, fetched, kit, lastOf, ledger, open, send, uploaded } = world;
const consent = real as unknown as Consent;
kit.extensions.add('test', [extend(coverageSinks, messageCoverage)]);
const play = player(kit, consent, dayOf(kit.clock.now()));
const [second, third] = [501, 502];
const prove = (id: number) => kit.db.transaction((tx) => consent.putPerson(tx, recordOf(id)));

/** Does what events and jobs would: pays back what ended, and locks it. */
async function settle(mediaId: string): Promise<void> {
  await kit.db.transaction((tx) => endOfMessage(ctx, tx, 'message', mediaId));
  await payBack(ctx, mediaId);
}

test('what a message carries is delivered and sold only while everybody in it is a verified adult who agrees, whatever the order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(anyOrder(1), async (order) => {
      runs += 1;
      const guest = 600 + runs;
      const others = [vega, 10_000 + runs * 2, 10_001 + runs * 2];
      await prove(vega);
      const channelId = await open(guest);
      const mediaId = await uploaded(vega, channelId);
      await send(vega, channelId, { mediaId });
      const things = [{ kind: 'message', id: mediaId } as const];
      for (const happens of order) {
        await play(happens, things, others);
        const isCovered = (await consent.covers(kit.db, things)).has(`message:${mediaId}`);
        const bytes = await fetched(guest, mediaId);
        expect(typeof bytes === 'string' ? bytes : 'delivered').toBe(isCovered ? 'delivered' : 'media_not_found');
        const { media } = await lastOf(guest, channelId);
        expect([media.isGone, media.sources.length]).toEqual([!isCovered, isCovered ? 1 : 0]);
        const answer = await buy(guest, mediaId, 0);
        expect(answer.ok).toBe(isCovered);
      }
    }),
    { numRuns: scaledRuns(15) },
  );
});

test('what goes to many waits for who is in it; when she withdraws it is gone from all, and who opened it is paid back once', async () => {
  for (const id of [vega, second, third]) await prove(id);
  for (const id of [710, 711]) {
    await fundGuest(ledger, kit.db, id, 1_000);
    await send(id, await open(id), { text: 'Hello' });
  }
  const taken = await as(vega).call(contract.uploadMassMedia, { body: photo });
  if (!taken.ok) throw new Error(taken.problem.code);
  const { mediaId } = taken.data.media;
  const thing = { kind: 'message', id: mediaId } as const;
  const declaration = { thing, ownerId: vega, recordedOn: dayOf(kit.clock.now()), title: '', call: null };
  await kit.db.transaction((tx) => consent.declare(tx, { ...declaration, withIds: [second] }));
  const body = {
    ...{ texts: { de: '', en: '', nl: '', es: '' }, key: 'not-agreed-yet', mediaId, asked: 400 },
    segment: { fans: false, spentOver: null, notSeenDays: null, tags: [] },
  };
  expect(await as(vega).call(contract.sendMass, { body })).toMatchObject(refused('media_not_agreed'));
  await play({ does: 'agree', of: 0, who: 1 }, [thing], [vega, second, third]);
  expect(await as(vega).call(contract.sendMass, { body })).toMatchObject({ ok: true });
  for (let job = kit.sentJobs.shift(); job; job = kit.sentJobs.shift())
    if (job.name === contract.massSlice.name) await workSlice(ctx, (job.payload as { massId: number }).massId);
  const copyOf = async (guest: number) => (await lastOf(guest, await open(guest))).media;
  const [mine, theirs] = [await copyOf(710), await copyOf(711)];
  expect(await buy(710, mine.mediaId)).toMatchObject({ ok: true });
  expect(await coins(710)).toBe(600);

  await play({ does: 'refuse', of: 0, who: 1 }, [thing], [vega, second, third]);
  await settle(mediaId);
  await settle(mediaId);
  expect(await coins(710)).toBe(1_000);
  for (const [guest, copy] of [
    [710, mine],
    [711, theirs],
  ] as const) {
    for (const size of ['full', 'blurred'] as const)
      expect(await fetched(guest, copy.mediaId, size)).toBe('media_not_found');
    expect(await copyOf(guest)).toMatchObject({ isGone: true, sources: [], preview: null });
    expect(await buy(guest, copy.mediaId)).toMatchObject(refused('media_not_found'));
  }
  // Whoever sent it still sees it, and who had opened it is listed.
  expect(await fetched(vega, mediaId)).toMatchObject({ type: 'image/webp' });
  const back = { sale: `message-media:${mine.mediaId}` };
  await kit.db.transaction((tx) => lockPaidBack(ctx, tx, back));
  const buyers = await messageCoverage.buyers?.(kit.db, mediaId, 10);
  expect(buyers).toMatchObject([{ guestId: 710, price: 400, endedAt: expect.any(Date) }]);
});
