import fc from 'fast-check';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import type { Thing } from '../contract/index.ts';
import { answerAppearance, takeDown } from '../contract/index.ts';
import type { Consent } from '../server/index.ts';
import { recordOf } from './records.ts';

/** Whatever may happen to things of one owner and to who is in them; `of` is a place in the list of things, `who` in that of people: the owner first. */
export interface Happens {
  readonly does: 'name' | 'agree' | 'refuse' | 'prove' | 'void' | 'takeDown';
  readonly of: number;
  readonly who: number;
}

/** Orders of events for so many things; who owns them is named in all of them, and there are two others. */
export const anyOrder = (things: number): fc.Arbitrary<Happens[]> => {
  const one = (does: Happens['does'], weight: number) => ({
    weight,
    arbitrary: fc.record({ does: fc.constant(does), of: fc.nat(things - 1), who: fc.nat(2) }),
  });
  return fc.array(
    fc.oneof(one('name', 2), one('agree', 4), one('refuse', 2), one('prove', 3), one('void', 1), one('takeDown', 1)),
    { minLength: 1, maxLength: 15 },
  );
};

/** Plays one event as its people would bring it about; what is refused changes nothing. */
export function player(kit: Parameters<typeof testDispatcher>[0], consent: Consent, recordedOn: string) {
  const dispatcher = testDispatcher(kit, consent.handlers);
  const as = (accountId: number, role: 'performer' | 'operator') =>
    testClient(dispatcher, {
      ...{ accountId, roles: ['guest', role], desks: ['moderation'], provenAt: kit.clock.now() },
    } as never);
  return async ({ does, of, who }: Happens, things: readonly Thing[], people: readonly number[]): Promise<void> => {
    const [thing, person, ownerId] = [things[of] as Thing, people[who] as number, people[0] as number];
    if (does === 'agree' || does === 'refuse')
      await as(person, 'performer').call(answerAppearance, {
        body: { ...thing, agrees: does === 'agree', termsVersion: 1 },
      });
    else if (does === 'takeDown')
      await as(999_999, 'operator').call(takeDown, { params: thing, body: { reason: 'a complaint' } });
    else
      await kit.db.transaction(async (tx) => {
        if (does === 'prove') await consent.putPerson(tx, recordOf(person));
        else if (does === 'void') await consent.voidPerson(tx, person, 'forged');
        else await consent.declare(tx, { thing, ownerId, withIds: [person], recordedOn, title: '', call: null });
      });
  };
}
