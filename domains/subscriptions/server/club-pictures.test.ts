import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { accessPolicies } from '#domains/access/server/index.ts';
import { getPicture } from '#domains/media/contract/index.ts';
import { getActorDataByIdOrName, getSedcards } from '#domains/performers/contract/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { mira, openDesk } from '../testing/desk.ts';

const desk = await openDesk();
const params = { actorId: String(mira.id) as never };
const tier = { tier: 1, name: 'Friends', perks: ['A greeting'], coins: 10_00, isOpen: true };

const seenBy = async (client: ReturnType<typeof desk.as>) => {
  const answer = await client.call(contract.getClubPictures, { params });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const join = async (guestId: number) => {
  await desk.fund(guestId, 50_00);
  const body = { kind: 'actor' as const, actorId: mira.id, tier: 1, shown: 10_00, key: crypto.randomUUID() };
  expect(await desk.as(guestId).call(contract.subscribe, { body })).toMatchObject({ ok: true });
};
const setTier = (change: Partial<typeof tier> = {}) =>
  desk.studio.call(contract.setClubTier, { body: { ...tier, ...change } });

beforeAll(async () => {
  const drawn = { width: 400, height: 500, channels: 3 as const, background: 'teal' };
  const body = await sharp({ create: drawn }).webp().toBuffer();
  const facts = { ownerId: mira.id, kind: 'member', ageRating: 16, body, width: 400, height: 500 } as const;
  for (let index = 0; index < 2; index += 1)
    await desk.media.store(facts, (tx, stored) => desk.performers.addMemberPicture(tx, mira.id, stored));
});

describe('pictures for members of a fan club', () => {
  it('are counted for everybody once somebody can join, and shown to the performer', async () => {
    const nothing = { total: 0, pictures: [], restriction: null, price: 0 };
    expect(await seenBy(desk.as(null))).toEqual(nothing);
    expect((await seenBy(desk.studio)).pictures).toHaveLength(2);
    await setTier();
    expect(await seenBy(desk.as(null))).toEqual({ total: 2, pictures: [], restriction: 'needLogin', price: 10_00 });
    expect(await seenBy(desk.as(21))).toEqual({ total: 2, pictures: [], restriction: 'needAbo', price: 10_00 });
    expect(await seenBy(desk.as(21, { country: 'CH' }))).toEqual(nothing);
  });

  it('are in no answer that is for everybody, and no address without a signature gives them', async () => {
    const [picture] = (await seenBy(desk.studio)).pictures;
    const visitor = desk.as(null);
    const gallery = await visitor.call(getSedcards, { params: { actorIdOrName: mira.name } });
    expect(gallery).toMatchObject({ ok: true, data: { pictures: [], total: 0 } });
    const actor = await visitor.call(getActorDataByIdOrName, { params: { actorIdOrName: mira.name } });
    expect(JSON.stringify(actor)).not.toContain(picture?.id);
    const bare = { params: { pictureId: picture?.id ?? '', width: 320 as const }, query: {} };
    expect(await visitor.call(getPicture, bare)).toMatchObject({ problem: { code: 'link_expired' } });
  });

  it('open to who joins, stay while the club takes nobody in, and close when the membership is over', async () => {
    await join(22);
    const member = desk.as(22);
    const open = await seenBy(member);
    expect(open).toMatchObject({ total: 2, restriction: null });
    expect(open.pictures.map(({ src }) => /[?&]signature=/.test(src))).toEqual([true, true]);
    await setTier({ isOpen: false });
    expect((await seenBy(member)).pictures).toHaveLength(2);
    expect(await seenBy(desk.as(21))).toMatchObject({ total: 0 });
    await setTier();
    const own = await member.call(contract.getOwnSubscriptions, {});
    const subscriptionId = own.ok ? (own.data.subscriptions[0]?.id ?? 0) : 0;
    await member.call(contract.cancelSubscription, { body: { subscriptionId } });
    expect((await seenBy(member)).pictures).toHaveLength(2);
    await desk.pass(32);
    expect(await seenBy(member)).toMatchObject({ pictures: [], restriction: 'needAbo' });
  });

  it('are closed to a member whose age is not proven, by the rule about age', async () => {
    await join(23);
    expect((await seenBy(desk.as(23))).pictures).toHaveLength(2);
    const refused = { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' } as const;
    desk.kit.extensions.add('test', [
      extend(accessPolicies, async (_, { caller }) => (caller.accountId === 23 ? refused : null)),
    ]);
    expect(await seenBy(desk.as(23))).toMatchObject({ total: 2, pictures: [], restriction: 'needAgeCheck' });
  });
});

test('what a page shows of them is as a new page would have it, whatever the guest does', async () => {
  await setTier();
  let people = 2_000;
  await proveResource(contract.clubPictures, {
    commands: fc.constantFrom('join', 'cancel', 'wait'),
    async open() {
      people += 1;
      const guestId = people;
      const client = desk.as(guestId);
      return {
        key: { actorId: mira.id },
        guestId,
        published: () => desk.kit.published,
        fetch: () => seenBy(client),
        async run(what: string) {
          const own = await client.call(contract.getOwnSubscriptions, {});
          const last = own.ok ? own.data.subscriptions.find(({ status }) => contract.holds(status)) : undefined;
          if (what === 'join' && !last) await join(guestId);
          if (what === 'cancel' && last)
            await client.call(contract.cancelSubscription, { body: { subscriptionId: last.id } });
          if (what === 'wait') await desk.pass(32);
          await desk.kit.events.drain();
        },
      };
    },
  });
});
