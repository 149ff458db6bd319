import { expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import {
  approveVideo,
  buyVideo,
  createVideo,
  getVideo,
  publishVideo,
  readVideo,
  takeDownVideo,
  updateVideo,
} from '#domains/videos/contract/index.ts';
import { videosDomain } from '#domains/videos/server/index.ts';
import { payBack } from '#domains/videos/server/office.ts';
import { finishedUpload, settleFilm } from '#domains/videos/testing/videos.ts';
import { testWorld } from '#kit/testing/world.ts';
import { voucherTypes } from '../contract/types.ts';
import { vouchersDomain } from './index.ts';

const nothing = {};
const { kit, as, domains } = await testWorld(
  {
    consent: consentDomain,
    videos: videosDomain,
    performers: performersDomain,
    vouchers: vouchersDomain,
    ledger: ledgerDomain,
    sales: salesDomain,
  },
  {
    instead: { subscriptions: { isActive: async () => false }, live: nothing, gifts: nothing, notifications: nothing },
  },
);

it('a voucher for videos pays the whole of one, before coins and for her alone; she earns as by coins, and it comes back with what is taken down', async () => {
  await putPeople(kit, domains.consent, [9001]);
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001 })));
  const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
  const uploadId = await finishedUpload(kit, 9001);
  const made = await mira.call(createVideo, { body: { uploadId, name: 'Lake.mp4' } });
  const params = { videoId: made.ok ? made.data.id : 0 };
  await settleFilm(kit, uploadId);
  const text = { de: '', en: 'Lake', nl: '', es: '' };
  const free = {
    ageRating: 16,
    salePrice: null,
    saleUntil: null,
    vip: false,
    classic: false,
    tags: [],
    isAlone: true,
  } as const;
  await mira.call(updateVideo, { params, body: { ...free, tags: [], title: text, description: text, price: 500 } });
  await mira.call(publishVideo, { params });
  const office = as({ accountId: 9, roles: ['operator'] });
  const read = await office.call(readVideo, { params });
  await office.call(approveVideo, { params, body: { askedAt: (read.ok ? read.data.video.askedAt : null) ?? 0 } });
  const guest = as(21);
  const buy = () => guest.call(buyVideo, { params, body: { shown: 500 } });
  const grant = (actorIds: number[], key: string) =>
    kit.db.transaction((tx) =>
      domains.vouchers.grant(tx, { guestId: 21, type: voucherTypes.video, amount: 1, actorIds, key, origin: 'test' }),
    );
  await grant([4711], 'test:other');
  expect(await buy()).toMatchObject({ problem: { code: 'not_enough_coins' } });
  await grant([9001], 'test:hers');
  expect(await buy()).toMatchObject({ data: { success: true, guestBalance: 0 } });
  expect(await guest.call(getVideo, { params })).toMatchObject({
    data: { video: { isOpen: true, guestInfo: { bought: true } } },
  });
  expect(await mira.call(getVideo, { params })).toMatchObject({ ok: true });

  const earned = () => domains.ledger.balance(kit.db, 'performer:9001');
  expect(await earned()).toBeGreaterThan(0);
  await office.call(takeDownVideo, { params, body: { reason: 'not for this site', paysBack: true } });
  await payBack({ kit, sales: domains.sales }, params.videoId);
  await payBack({ kit, sales: domains.sales }, params.videoId);
  expect([await earned(), await domains.ledger.balance(kit.db, 'guest:21')]).toEqual([0, 0]);
  expect(await domains.vouchers.look(kit.db, 21, { type: voucherTypes.video, actorId: 9001 })).toMatchObject({
    amount: 1,
  });
  expect(await guest.call(getVideo, { params })).toMatchObject({ data: { isTakenDown: true, isPaidBack: true } });
});
