import { emailKey } from '#kit/contract/email.ts';
import type { Job } from '#kit/contract/operations.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { createNewsletter, newsletterTables } from '../server/index.ts';

/** Newsletters with people who are made up: guest 7 has proven guest7@example.com; 13 has not proven theirs. */
export async function newsletterWorld() {
  const kit = await testKit([newsletterTables, mailTables]);
  const said = new Map<number, { email?: boolean; newsletters?: number[] }>();
  const addresses = new Map<number, string>();
  const locked = new Set<number>();
  const explicit = new Set<number>();
  const quiet = new Map<number, number>();
  const account = (id: number) => ({
    id,
    email: addresses.get(id) ?? `guest${id}@example.com`,
    emailVerified: id !== 13,
    roles: ['guest' as const],
    language: 'de' as const,
    createdAt: new Date(0),
  });
  const isThere = (id: number) => id < 1_000;
  const deps = {
    identity: {
      account: async (_: unknown, id: number) => (isThere(id) ? account(id) : null),
      accounts: async (_: unknown, ids: readonly number[]) => ids.filter(isThere).map(account),
      accountsWithEmail: async (_: unknown, address: string) => {
        const moved = [...addresses].find(([, email]) => emailKey(email) === address)?.[0];
        const id = moved ?? Number(/^guest(\d+)@example\.com$/.exec(address)?.[1] ?? Number.NaN);
        return Number.isInteger(id) && isThere(id) ? [id] : [];
      },
    },
    notifications: {
      mailManners: async (_: unknown, ids: readonly number[]) =>
        new Map(
          ids.map((id) => [
            id,
            { isOff: said.get(id)?.email === false, isExplicit: explicit.has(id), quietUntil: quiet.get(id) ?? null },
          ]),
        ),
    },
    performers: {
      namesAmong: async (_: unknown, words: readonly string[]) => words.filter((word) => word === 'vega'),
    },
    guest: {
      notificationSettingsOf: async (_: unknown, ids: readonly number[]) =>
        new Map(ids.flatMap((id) => (said.has(id) ? [[id, said.get(id) ?? {}] as const] : []))),
      setNotificationSettings: async (_: unknown, id: number, change: object) => {
        said.set(id, { ...said.get(id), ...change });
        return { email: false, sms: false, push: false, newsletters: [], ...said.get(id) };
      },
      standing: async (_: unknown, id: number) => ({
        isLocked: locked.has(id),
        isRestricted: false,
        restrictionLevel: 0,
        isBlockedForComments: false,
      }),
    },
  };
  const ctx = { kit, ...deps };
  const domain = createNewsletter(kit, deps);
  const dispatcher = testDispatcher(kit, domain.handlers);
  const as = (accountId: number | null, roles: readonly ('guest' | 'operator')[] = ['guest']) =>
    testClient(dispatcher, { accountId, roles, language: 'en' });
  /** What a call answers. @throws Error when it was refused */
  async function done<T>(
    answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
  ): Promise<T> {
    const given = await answer;
    if (!given.ok) throw new Error(given.problem.code);
    return given.data;
  }
  const run = (job: Job, payload: object = {}) => {
    const handler = domain.handlers.find(({ operation }) => operation === job);
    return (handler as unknown as { run(payload: object): Promise<void> }).run(payload);
  };
  /** Works on what was queued, until nothing is left that may begin now. */
  const runQueued = async () => {
    for (let job = kit.sentJobs.shift(); job; job = kit.sentJobs.shift()) {
      const handler = domain.handlers.find(({ operation }) => operation.name === job?.name);
      await (handler as unknown as { run(payload: unknown): Promise<void> }).run(job.payload);
    }
  };
  /** The token of the link in the latest mail to an address. */
  const tokenTo = (to: string, page: 'confirm' | 'unsubscribe') => {
    const mail = kit.mails.findLast((one) => one.to === to);
    return new RegExp(`/newsletter/${page}/(?:\\?key=)?([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  };
  const confirm = (token: string) => as(null).call(contract.confirmNewsletter, { params: { token } });
  /** An address subscribes and presses the link. */
  const join = async (address: string, typeId = 256, caller: number | null = null) => {
    await done(as(caller).call(contract.subscribeNewsletter, { body: { typeId, emailAddress: address } }));
    await done(confirm(tokenTo(address, 'confirm')));
  };
  return {
    ...{ addresses, as, confirm, ctx, deps, domain, done, explicit, join, kit, locked, quiet, run, runQueued, said },
    tokenTo,
  };
}
