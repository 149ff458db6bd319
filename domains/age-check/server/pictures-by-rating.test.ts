import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccess } from '#domains/access/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { getActorPreviewImage, getSedcardsByPayload, models } from '#domains/performers/contract/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { Caller } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { agePolicy } from './access-policy.ts';
import { ageCheckTables } from './index.ts';
import { checks } from './tables.ts';

const kit = await testKit([mediaTables, performersTables, ageCheckTables]);
const policy = agePolicy(kit);
const access = createAccess({
  // The rules of the age check, as the application puts them into access.
  extensions: { of: () => [policy] } as never,
  guest: {
    standing: async () => ({
      ...{ isLocked: false, isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
    }),
  },
});
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit), access });
const dispatcher = createDispatcher(performers.handlers, kit);
const as = (caller: Partial<Caller>) => testClient(dispatcher, { roles: ['guest'], ...caller });

const [checked, unchecked] = [61, 62];
const size = { width: 320, height: 320 };
beforeAll(() =>
  kit.db.transaction(async (tx) => {
    for (const [index, ageRating] of [12, 16, 18].entries()) {
      const avatar = { id: randomUUID(), ageRating, ...size };
      await performers.create(tx, anActor({ id: index + 1, name: `Rated${ageRating}`, avatar, poster: avatar }));
      await performers.addSedcard(tx, 1, { id: randomUUID(), ageRating, ...size });
    }
    await tx.orm.insert(checks).values(
      ['wallet' as const].map((method) => ({
        ...{ key: randomUUID(), guestId: checked, method, state: 'accepted' as const, region: 'GB' },
        ...{ sessionHash: '', forwardTo: '', createdAt: new Date(0), decidedAt: new Date(kit.clock.now()) },
      })),
    );
  }),
);

/** Ratings of the avatars in a list, of the avatar asked for by itself, and of what is in a gallery. */
async function seenBy(caller: Partial<Caller>) {
  const client = as(caller);
  const list = await client.query(models, { order: 'name' });
  if (!list.ok) throw new Error(list.problem.title);
  const ratings = (pictures: readonly ({ ageRating: number } | null | undefined)[]): number[] =>
    pictures.flatMap((one) => (one ? [one.ageRating] : [])).sort((a, b) => a - b);
  const alone = await Promise.all(
    ['rated12', 'rated16', 'rated18'].map(async (actorIdOrName) => {
      const answer = await client.call(getActorPreviewImage, { params: { actorIdOrName } });
      return answer.ok ? answer.data.image : null;
    }),
  );
  const payload = JSON.stringify({ limit: 9, fsk: 18 }) as never;
  const gallery = await client.call(getSedcardsByPayload, { params: { actorIdOrName: 'rated12', payload } });
  return {
    avatars: ratings(list.data.items.map(({ avatar }) => avatar)),
    posters: ratings(list.data.items.map(({ poster }) => poster)),
    alone: ratings(alone),
    gallery: ratings(gallery.ok ? gallery.data.pictures : []),
  };
}

describe('which pictures are sent', () => {
  const audiences = { anyone: null, unchecked, checked } as const;
  it.each([
    // Nobody is asked where the country is not known or has no policy.
    ['anyone', null, [12, 16], [12, 16]],
    ['unchecked', null, [12, 16], [12, 16, 18]],
    ['checked', null, [12, 16], [12, 16, 18]],
    ['anyone', 'NL', [12, 16], [12, 16]],
    ['unchecked', 'NL', [12, 16], [12, 16, 18]],
    // Up to 16 is open before any proof.
    ['anyone', 'GB', [12, 16], [12, 16]],
    ['unchecked', 'GB', [12, 16], [12, 16]],
    ['checked', 'GB', [12, 16], [12, 16, 18]],
    // Proven, and the adult area is not open in this visit.
    ['checked', 'DE', [12, 16], [12, 16]],
    // Up to 12 is, and the whole check is asked for at every visit.
    ['anyone', 'FR', [12], [12]],
    ['unchecked', 'FR', [12], [12]],
    ['checked', 'FR', [12], [12]],
  ] as const)('to %s in %s: in lists %j, in the gallery %j', async (audience, country, lists, gallery) => {
    const accountId = audiences[audience];
    const caller = { accountId, subjectId: accountId, country, sessionId: 's' };
    expect(await seenBy(caller)).toEqual({ avatars: lists, posters: lists, alone: lists, gallery });
  });

  it('follows a policy at once, also what was made for everybody before', async () => {
    await kit.db.pool.query(`update age_check.policies set open_rating = 0 where region = 'GB'`);
    const nothing = { avatars: [], posters: [], alone: [], gallery: [] };
    expect(await seenBy({ accountId: null, country: 'GB' })).toEqual(nothing);
    expect((await seenBy({ accountId: checked, country: 'GB' })).gallery).toEqual([12, 16, 18]);
  });
});
