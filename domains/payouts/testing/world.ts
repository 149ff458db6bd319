import { identityDomain } from '#domains/identity/server/index.ts';
import { houseRevenue, performerAccount, providerAccount } from '#domains/ledger/contract/accounts.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { kinds } from '#domains/ledger/testing/kinds.ts';
import { onboardingDomain } from '#domains/onboarding/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Role } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { testWorld } from '#kit/testing/world.ts';
import type { TaxData } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { payoutsDomain } from '../server/index.ts';

/** What came of a call that is expected to go well. @throws Error with the code of its refusal */
export async function done<T>(
  answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.problem.code);
  return given.data;
}

/** The code of the refusal of a call. */
export const refusal = async (answer: Promise<{ ok: boolean; problem?: { code: string } }>): Promise<string> =>
  (await answer).problem?.code ?? 'it went well';

/** A small business in Berlin; made up. */
export const taxData: TaxData = {
  ...{ kind: 'person', name: 'Vera Beispiel', birthDate: '1994-05-17', street: 'Beispielweg 2', postcode: '10115' },
  ...{ town: 'Berlin', country: 'DE', taxId: '12 345 678 901', taxCountry: 'DE', vatStatus: 'smallBusiness' },
  ...{ vatId: null, registerNumber: null },
};
/** Test accounts of the handbooks: nobody's. */
export const ibans = ['DE89370400440532013000', 'NL91ABNA0417164300', 'ES9121000418450200051332'] as const;
export const day = 24 * 3_600_000;

/** Payouts over a real database with a clock that stands still; coins come from nowhere. */
export async function openPayouts() {
  const world = await testWorld({
    ...{ payouts: payoutsDomain, ledger: ledgerDomain, identity: identityDomain },
    ...{ onboarding: onboardingDomain, performers: performersDomain },
  });
  const { kit, domains } = world;
  kit.events.subscribe(domains.payouts.handlers);
  const as = (accountId: number, ...roles: Role[]): ApiClient =>
    world.as({ accountId, subjectId: accountId, roles, sessionId: `s${accountId}`, language: 'en', isProven: true });
  /** With a session that has not shown its password for a while. */
  const stale = (accountId: number): ApiClient =>
    world.as({ accountId, subjectId: accountId, roles: ['performer'], sessionId: 's', language: 'en' });
  let booked = 0;
  /** Gives a performer hundredths of a coin for a chat. */
  const earn = async (performerId: number, coins: number): Promise<void> => {
    booked += 1;
    const key = `test:${booked}`;
    await domains.ledger.transfer({
      ...{ key, kind: kinds.chatMinute },
      entries: [
        { account: providerAccount('sandbox'), amount: -coins - Math.abs(coins) },
        { account: performerAccount(performerId), amount: coins },
        { account: houseRevenue, amount: Math.abs(coins) },
      ],
    });
  };
  /** Somebody who has given everything that payouts ask for. */
  const payee = async (id: number, more: Partial<TaxData> = {}, iban: string = ibans[0]): Promise<ApiClient> => {
    const me = as(id, 'performer');
    await done(me.call(contract.saveTaxData, { body: { ...taxData, ...more } }));
    await done(me.call(contract.saveBankAccount, { body: { iban, holder: more.name ?? taxData.name } }));
    return me;
  };
  const work = async (name: string, payload: object = {}): Promise<void> => {
    const handler = domains.payouts.handlers.find((one) => one.kind === 'job' && one.operation.name === name);
    if (handler?.kind !== 'job') throw new Error(`There is no job ${name}.`);
    await handler.run(payload as never);
  };
  const operator = (id: number): ApiClient => as(900 + id, 'operator');
  const read = (runId: number) => done(operator(1).call(contract.readRun, { params: { runId } }));
  /** A run that operator 1 made, with its amounts frozen. */
  const build = async () => {
    const { runId } = await done(operator(1).call(contract.makeRun, {}));
    await work('payouts.buildRun', { runId });
    return read(runId);
  };
  /** Two others approve it, and it becomes final. */
  const approve = async (runId: number): Promise<void> => {
    for (const id of [2, 3]) await done(operator(id).call(contract.approveRun, { params: { runId } }));
    await work('payouts.finishRun', { runId });
  };
  /** The bank has the file and pays. */
  const pay = async (runId: number): Promise<void> => {
    await done(operator(1).call(contract.markSent, { params: { runId } }));
    await done(operator(1).call(contract.markPaid, { params: { runId } }));
    await work('payouts.settleRun', { runId });
  };
  /** What the audit log says of something. */
  const lines = async (subject: string): Promise<string[]> =>
    (await listAudit(kit.db, { subject, limit: 50 })).map(({ operation }) => operation);
  const moneyOf = (me: ApiClient) => done(me.call(contract.getOwnMoney, {}));
  /** Everybody hears of what happened. */
  const hear = () => kit.events.drain();
  return {
    ...{ kit, domains, hear, as, stale, earn, payee, work, moneyOf, build, approve, pay, read, lines },
    advance: (ms: number) => kit.clock.advance(ms),
  };
}
