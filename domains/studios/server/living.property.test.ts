import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { done, openStudios, refusal } from '../testing/world.ts';

const { kit, as, operator, studio, shares, nameOf } = await openStudios();
const hers = new Map([11, 12].map((id) => [id, as(id, 'performer')] as const));

/** What is true of a performer in a studio, as the test knows it. */
interface Known {
  open: { id: number; basisPoints: number } | null;
  living: { id: number; basisPoints: number; earnings: boolean; schedule: boolean } | null;
}

const step = fc.record({
  does: fc.constantFrom('invite', 'invite', 'agree', 'agree', 'rights', 'leave', 'end', 'close', 'wait'),
  performer: fc.constantFrom(11, 12),
  studio: fc.constantFrom(0, 1),
  byAddress: fc.boolean(),
  basisPoints: fc.constantFrom(0, 1000, 2500),
  earnings: fc.boolean(),
  schedule: fc.boolean(),
});

it('whatever happened before, a studio gets and sees what its living members let it, and nothing else', async () => {
  let made = 100;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const ids = [made + 1, made + 2];
      made += 2;
      const theirs = [await studio(ids[0] ?? 0), await studio(ids[1] ?? 0)];
      const closed = new Set<number>();
      const known = new Map<string, Known>();
      const ever: { id: number; at: number }[] = [];
      const of = (performer: number, at: number): Known => {
        const key = `${performer}:${at}`;
        const found = known.get(key) ?? { open: null, living: null };
        known.set(key, found);
        return found;
      };
      for (const { does, performer, studio: at, byAddress, basisPoints, earnings, schedule } of steps) {
        const [me, her, pair] = [
          theirs[at] as (typeof theirs)[0],
          hers.get(performer) as ReturnType<typeof as>,
          of(performer, at),
        ];
        const sees = { earnings, schedule };
        if (does === 'wait') {
          await kit.clock.advance(15 * 24 * 3_600_000);
          for (const one of known.values()) one.open = null;
        } else if (does === 'invite' && !closed.has(at) && pair.open === null) {
          const to = byAddress ? `p${performer}@example.com` : nameOf(performer);
          const { members } = await done(me.call(contract.inviteMember, { body: { to, basisPoints, asks: sees } }));
          pair.open = { id: members[0]?.id ?? 0, basisPoints };
          ever.push({ id: pair.open.id, at });
        } else if (does === 'agree' && pair.open) {
          const params = { membershipId: pair.open.id };
          const { sha256 } = await done(her.call(contract.readAgreement, { params }));
          await done(her.call(contract.agreeToStudio, { params, body: { sha256, name: 'Vera', sees } }));
          pair.living = { ...pair.open, ...sees };
          pair.open = null;
        } else if (does === 'rights' && pair.living) {
          const params = { membershipId: pair.living.id };
          await done(her.call(contract.changeRights, { params, body: { sees } }));
          pair.living = { ...pair.living, ...sees };
        } else if (does === 'leave' && pair.living) {
          await done(her.call(contract.leaveStudio, { params: { membershipId: pair.living.id } }));
          Object.assign(pair, { living: null, open: null });
        } else if (does === 'end' && pair.living && !closed.has(at)) {
          await done(me.call(contract.endMember, { params: { membershipId: pair.living.id } }));
          // What was sent to her address stays hers to decline: the studio does not know whose it is.
          pair.living = null;
          const left = (await done(her.call(contract.listOwnStudios, {}))).studios;
          if (!left.some(({ id }) => id === pair.open?.id)) pair.open = null;
        } else if (does === 'close' && !closed.has(at)) {
          await done(
            operator.call(contract.closeStudio, { params: { accountId: ids[at] ?? 0 }, body: { reason: 'over' } }),
          );
          closed.add(at);
          for (const one of [11, 12]) Object.assign(of(one, at), { living: null, open: null });
        }

        for (const [place, client] of theirs.entries()) {
          const living = [11, 12].map((one) => of(one, place).living).filter((one) => one !== null);
          for (const { id } of ever.filter((one) => one.at === place)) {
            const is = living.find((one) => one.id === id);
            const answer = await client.call(contract.getMember, { params: { membershipId: id } });
            expect(answer.ok).toBe(is !== undefined);
            if (answer.ok && is) {
              expect(answer.data.earnings !== null).toBe(is.earnings);
              expect(answer.data.schedule !== null).toBe(is.schedule);
            }
          }
          if (closed.has(place)) expect(await refusal(client.call(contract.listMembers, {}))).toBe('studio_missing');
          for (const one of [11, 12])
            expect(shares.get(`${one}:${ids[place]}`)).toBe(of(one, place).living?.basisPoints);
        }
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
