import { anActor } from '#domains/performers/testing/actors.ts';
import type { Role } from '#kit/contract/access.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { createStudios, studiosTables } from '../server/index.ts';

/** What came of a call that is expected to go well. @throws Error with the code of its refusal */
export async function done<T>(
  answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.problem.code);
  return given.data;
}

/** The code of the refusal of a call; null when it went well. */
export const refusal = async (answer: Promise<{ ok: boolean; problem?: { code: string } }>): Promise<string | null> =>
  (await answer).problem?.code ?? null;

/** Studios over a real database; what other domains know stands in for them: performers 11 to 19, each earning a coin. */
export async function openStudios() {
  const kit = await testKit([studiosTables]);
  /** The shares that were agreed and not ended, by `performer:studio`. */
  const shares = new Map<string, number>();
  const legal = new Map<number, { firstName: string; lastName: string }>();
  const nameOf = (id: number): string => `Mira${String.fromCharCode(65 + id - 11)}`;
  const studios = createStudios(kit, {
    identity: {
      account: async (_: unknown, id: number) =>
        ({ id, email: `p${id}@example.com`, emailVerified: true, language: 'en' }) as never,
      accountsWithEmail: async (_: unknown, email: string) => {
        const [, id] = /^p(\d+)@example\.com$/.exec(email) ?? [];
        return id === undefined ? [] : [Number(id)];
      },
    },
    ledger: {
      balance: async () => 0,
      earnedIn: async (_: unknown, __: number, spans: readonly unknown[]) =>
        spans.map(() => ({ total: 100, kinds: [] })),
    },
    onboarding: {
      legalPersons: async (_: unknown, ids: readonly number[]) =>
        ids.flatMap((id) => (legal.has(id) ? [{ accountId: id, ...legal.get(id) } as never] : [])),
    },
    payouts: {
      async agreeShare(_, { performerId, studioId, basisPoints }) {
        shares.set(`${performerId}:${studioId}`, basisPoints);
      },
      async endShare(_, { performerId, studioId }) {
        shares.delete(`${performerId}:${studioId}`);
      },
    },
    performers: {
      actor: async (_: unknown, given: number | string) => {
        const id = [11, 12, 13].find((one) => one === given || nameOf(one) === given);
        return id === undefined ? null : (anActor({ id, name: nameOf(id) }) as never);
      },
    },
  });
  const dispatcher = testDispatcher(kit, studios.handlers);
  const as = (accountId: number, ...roles: Role[]) =>
    testClient(dispatcher, { accountId, roles: ['guest', ...roles], isProven: true } as never);
  const operator = testClient(dispatcher, { accountId: 900, roles: ['guest', 'operator', 'administrator'] } as never);
  const data = (name: string) => ({
    name,
    street: 'Beispielweg 1',
    postcode: '10115',
    town: 'Berlin',
    country: 'DE',
    vatId: null,
  });
  /** A studio that was accepted. */
  const studio = async (accountId: number): Promise<ReturnType<typeof as>> => {
    const me = as(accountId);
    await done(me.call(contract.applyAsStudio, { body: data(`Lantern ${accountId}`) }));
    await done(operator.call(contract.acceptStudio, { params: { accountId } }));
    return me;
  };
  return { kit, as, operator, data, studio, shares, legal, nameOf };
}
