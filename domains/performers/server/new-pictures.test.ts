import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { recordOf } from '#domains/consent/testing/records.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Role } from '#kit/contract/access.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testWorld } from '#kit/testing/world.ts';
import type { NewPictureKind } from '../contract/index.ts';
import {
  addStudioPicture,
  approvePicture,
  getActorDataByIdOrName,
  getSedcards,
  getStudioProfile,
  newPictures,
  refusePicture,
  removeStudioPicture,
} from '../contract/index.ts';
import { anActor } from '../testing/actors.ts';
import { performersDomain } from './index.ts';

const {
  kit,
  dispatcher,
  domains: { performers, consent },
} = await testWorld({ performers: performersDomain, consent: consentDomain });
const as = (id: number, ...roles: Role[]) => {
  const caller = testCaller({ subjectId: id, accountId: id, roles });
  return testClient(dispatcher, caller);
};
const [operator, guest] = [as(9, 'operator'), as(8, 'guest')];

const image = async (background: string): Promise<Blob> => {
  const pixels = { width: 320, height: 320, channels: 3 as const, background };
  return new Blob([new Uint8Array(await sharp({ create: pixels }).jpeg().toBuffer())]);
};
const picture = await image('teal');

let people = 100;
async function somebody() {
  people += 1;
  const id = people;
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id, name: `Vega${id}` }));
    await consent.putPerson(tx, recordOf(id));
  });
  const studio = as(id, 'performer');
  const profile = async () => {
    const answer = await studio.call(getStudioProfile, {});
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  return {
    id,
    studio,
    profile,
    send: async (kind: NewPictureKind) => {
      const before = new Set((await profile()).newPictures.map((one) => one.picture.id));
      const sent = await studio.call(addStudioPicture, { query: { kind }, body: picture });
      if (!sent.ok) throw new Error(sent.problem.code);
      return sent.data.newPictures.find((one) => !before.has(one.picture.id))?.picture.id ?? '';
    },
    approve: (pictureId: string, by = operator) => by.call(approvePicture, { params: { actorId: id, pictureId } }),
    refuse: (pictureId: string, reason = 'a phone number is on it') =>
      operator.call(refusePicture, { params: { actorId: id, pictureId }, body: { reason } }),
    remove: (pictureId: string) => studio.call(removeStudioPicture, { params: { pictureId } }),
    /** What guests see: the gallery, and the avatar. */
    seen: async () => {
      const [one, gallery] = await Promise.all([
        guest.call(getActorDataByIdOrName, { params: { actorIdOrName: String(id) } }),
        guest.call(getSedcards, { params: { actorIdOrName: String(id) } }),
      ]);
      const actor = one.ok ? one.data.actor : null;
      const pictures = gallery.ok ? gallery.data.pictures.map((each) => each.id) : [];
      expect(actor?.sedcardPictures.map((each) => each.id)).toEqual(pictures);
      return { pictures, avatar: actor?.avatar?.id ?? null };
    },
    kept: async () => {
      const { rows } = await kit.db.pool.query('select id from media.pictures where owner_id = $1 order by id', [id]);
      return rows.map((row) => row.id as string);
    },
  };
}
const waiting = async (query: object = {}) => {
  const answer = await operator.call(newPictures.read, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows;
};

describe('a performer’s new picture', () => {
  it('waits for an operator, is seen by nobody else meanwhile, and by everybody once it is let in', async () => {
    const vega = await somebody();
    const id = await vega.send('sedcard');
    expect((await vega.profile()).newPictures).toMatchObject([{ state: 'waiting', reason: '', picture: { id } }]);
    expect(await vega.seen()).toEqual({ pictures: [], avatar: null });
    expect(await waiting({ search: `Vega${vega.id}` })).toMatchObject([{ id, actorId: vega.id, state: 'waiting' }]);
    expect(await vega.approve(id)).toMatchObject({ ok: true });
    expect(await vega.seen()).toEqual({ pictures: [id], avatar: null });
    expect((await vega.profile()).newPictures).toEqual([]);
    expect(await waiting({ search: `Vega${vega.id}` })).toEqual([]);
  });

  it('that is refused stays with its reason until the performer takes it away', async () => {
    const vega = await somebody();
    const id = await vega.send('sedcard');
    expect(await vega.refuse(id, 'a phone number is on it')).toMatchObject({ ok: true });
    const refused = [{ state: 'refused', reason: 'a phone number is on it', picture: { id } }];
    expect((await vega.profile()).newPictures).toMatchObject(refused);
    expect(await vega.seen()).toEqual({ pictures: [], avatar: null });
    expect(await waiting({ state: 'refused', search: `Vega${vega.id}` })).toMatchObject(refused);
    expect(await vega.remove(id)).toMatchObject({ ok: true });
    expect(await vega.kept()).toEqual([]);
  });

  it('takes the avatar’s place only when it is let in; the one before is gone for good then', async () => {
    const vega = await somebody();
    const first = await vega.send('avatar');
    await vega.approve(first);
    const second = await vega.send('avatar');
    expect(await vega.seen()).toMatchObject({ avatar: first });
    // Only the last one sent is looked at.
    const third = await vega.send('avatar');
    expect(await vega.approve(second)).toMatchObject({ problem: { code: 'not_found' } });
    await vega.approve(third);
    expect(await vega.seen()).toMatchObject({ avatar: third });
    expect(await vega.kept()).toEqual([third]);
  });

  it('is decided on once, by operators alone, and each decision leaves its line', async () => {
    const [vega, mira] = [await somebody(), await somebody()];
    const [one, two] = [await vega.send('sedcard'), await vega.send('sedcard')];
    for (const stranger of [guest, vega.studio])
      expect(await vega.approve(one, stranger)).toMatchObject({ problem: { code: 'not_permitted' } });
    expect(await mira.approve(one)).toMatchObject({ problem: { code: 'not_found' } });
    const herself = as(vega.id, 'performer', 'operator');
    expect(await vega.approve(one, herself)).toMatchObject({ problem: { code: 'own_standing' } });
    expect(await mira.remove(one)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await vega.refuse(two, ' ')).toMatchObject({ problem: { code: 'invalid_input' } });
    const both = await Promise.all([vega.refuse(one), vega.refuse(one), vega.approve(one)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await vega.refuse(two);
    expect(await vega.approve(two)).toMatchObject({ problem: { code: 'picture_decided' } });
    const lines = await listAudit(kit.db, { subject: `performer:${vega.id}`, limit: 50 });
    expect(lines.filter(({ result }) => result === 'done')).toHaveLength(2);
    expect(lines[0]).toMatchObject({ operation: 'performers.approvePicture', result: 'refused' });
  });

  it('whatever is sent, decided and removed in any order: guests see what was let in, and no file is left behind', async () => {
    const step = fc.record({
      does: fc.constantFrom('sedcard', 'member', 'avatar', 'approve', 'refuse', 'remove'),
      which: fc.nat({ max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const vega = await somebody();
        const sent: string[] = [];
        const [gallery, members, held]: [string[], string[], Map<string, string>] = [[], [], new Map()];
        let avatar: string | null = null;
        for (const { does, which } of steps) {
          const id = sent[which % Math.max(1, sent.length)] ?? '';
          if (does === 'sedcard' || does === 'member' || does === 'avatar') {
            const next = await vega.send(does);
            sent.push(next);
            if (does === 'avatar') for (const [one, kind] of held) if (kind.endsWith('avatar')) held.delete(one);
            held.set(next, `waiting ${does}`);
          } else if (id === '') continue;
          else if (does === 'approve') {
            const { ok } = await vega.approve(id);
            expect(ok).toBe(held.get(id)?.startsWith('waiting') ?? false);
            if (ok && held.get(id)?.endsWith('avatar')) avatar = id;
            else if (ok) (held.get(id)?.endsWith('member') ? members : gallery).push(id);
            if (ok) held.delete(id);
          } else if (does === 'refuse') {
            const { ok } = await vega.refuse(id);
            expect(ok).toBe(held.get(id)?.startsWith('waiting') ?? false);
            if (ok) held.set(id, held.get(id)?.replace('waiting', 'refused') ?? '');
          } else {
            const { ok } = await vega.remove(id);
            expect(ok).toBe(held.has(id) || gallery.includes(id) || members.includes(id));
            held.delete(id);
            for (const shown of [gallery, members]) if (shown.includes(id)) shown.splice(shown.indexOf(id), 1);
          }
        }
        expect(await vega.seen()).toEqual({ pictures: gallery, avatar });
        expect((await vega.profile()).memberPictures.map(({ id }) => id)).toEqual(members);
        expect(await vega.kept()).toEqual([...gallery, ...members, ...held.keys(), ...(avatar ? [avatar] : [])].sort());
      }),
      { numRuns: 12 },
    );
  });
});
