import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { consentTables, coverageSinks, createConsent } from '#domains/consent/server/index.ts';
import { anyOrder, player } from '#domains/consent/testing/any-order.ts';
import type { PictureKind } from '#domains/media/contract/index.ts';
import { getPicture } from '#domains/media/contract/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { anActor } from '../testing/actors.ts';
import { createPerformers, performersTables } from './index.ts';

const kit = await testKit([mediaTables, consentTables, performersTables]);
const media = createMedia(kit);
const consent = createConsent(kit, { identity: { account: async () => null } });
const access = { mayView: async () => ({ ok: true }) as never };
const performers = createPerformers(kit, { media, consent, access });
kit.extensions.add('test', [extend(coverageSinks, performers.coverage)]);
const files = testClient(testDispatcher(kit, media.handlers));
const play = player(kit, consent, dayOf(kit.clock.now()));
const body = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#456' } })
  .webp()
  .toBuffer();
const caller = testCaller({});
let runs = 0;

/** A performer nobody has verified yet, with a picture in each place. */
async function aPerformer(id: number): Promise<string[]> {
  const store = (kind: PictureKind) =>
    media.store({ ownerId: id, kind, ageRating: 12, body, width: 320, height: 400 }, async (_, facts) => facts);
  const [avatar, inGallery, forMembers] = [await store('avatar'), await store('sedcard'), await store('member')];
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id, avatar }));
    await performers.addSedcard(tx, id, inGallery);
    await performers.addMemberPicture(tx, id, forMembers);
  });
  return [avatar.id, inGallery.id, forMembers.id];
}

/** The pictures anybody is shown of a performer, wherever it is. */
async function shownOf(actorId: number): Promise<string[]> {
  const [card] = await performers.cards(kit.db, [actorId], { language: 'en', country: null });
  const galleries = await performers.galleries(kit.db, { actorIds: [actorId], most: 9 }, caller);
  const { pictures } = await performers.memberPictures(kit.db, { actorId, isMember: true }, caller);
  return [card?.avatar, ...galleries.flatMap((one) => one.pictures), ...pictures].flatMap((one) =>
    one ? [one.id] : [],
  );
}

test('no picture is in a list or delivered whose people are not all verified adults who agree, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder(3), async (order) => {
      runs += 1;
      const people = [runs * 10, runs * 10 + 1, runs * 10 + 2];
      const ids = await aPerformer(runs * 10);
      const links = new Map(ids.map((id) => [id, media.url({ id, kind: 'member', ageRating: 12 }, 140)]));
      const things = ids.map((id) => ({ kind: 'picture', id }) as const);
      const wasShown = new Set<string>();
      for (const happens of order) {
        await play(happens, things, people);
        const covered = await consent.covers(kit.db, things);
        const shown = ids.filter((id) => covered.has(`picture:${id}`));
        expect((await shownOf(runs * 10)).sort()).toEqual([...shown].sort());
        for (const id of ids) {
          if (shown.includes(id)) wasShown.add(id);
          // An address that was given out while it was shown leads to nothing any more.
          if (wasShown.has(id)) expect(await isDelivered(links.get(id) ?? '')).toBe(shown.includes(id));
        }
      }
    }),
    { numRuns: scaledRuns(15) },
  );
});

async function isDelivered(link: string): Promise<boolean> {
  const url = new URL(link, 'http://test');
  const [, pictureId = '', width = ''] = /picture\/([^/]+)\/(\d+)/.exec(url.pathname) ?? [];
  const input = { params: { pictureId, width: Number(width) }, query: Object.fromEntries(url.searchParams) };
  return (await files.call(getPicture, input as never)).ok;
}
