import { extend } from '#kit/domain/extensions.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { Outgoing } from '../server/channels.ts';
import { notificationChannels, provenPhones } from '../server/channels.ts';
import { createNotifications, notificationsTables } from '../server/index.ts';
import { notificationKinds } from '../server/kinds.ts';
import { plainKind, testKind } from './kinds.ts';

/** Guests with a proven address (13 has none), phones at even numbers, and two kinds of things to be told. */
export async function notificationsWorld() {
  const kit = await testKit([notificationsTables]);
  const said = new Map<number, { email?: boolean; sms?: boolean; push?: boolean }>();
  const account = (id: number) => ({
    id,
    email: `guest${id}@example.com`,
    emailVerified: id !== 13,
    roles: ['guest' as const],
    language: 'de' as const,
    createdAt: new Date(0),
  });
  const deps = {
    identity: {
      account: async (_: unknown, id: number) => account(id),
      accounts: async (_: unknown, ids: readonly number[]) => ids.map(account),
    },
    guest: {
      notificationSettingsOf: async (_: unknown, ids: readonly number[]) =>
        new Map(ids.flatMap((id) => (said.has(id) ? [[id, said.get(id) ?? {}] as const] : []))),
      setNotificationSettings: async (_: unknown, id: number, change: object) => {
        said.set(id, { ...said.get(id), ...change });
        return { email: false, sms: false, push: false, newsletters: [], ...said.get(id) };
      },
    },
  };
  const ctx = { kit, ...deps };
  const domain = createNotifications(kit, deps);
  const pushed: Outgoing[] = [];
  kit.extensions.add('test', [
    extend(notificationKinds, testKind),
    extend(notificationKinds, plainKind),
    extend(notificationChannels, {
      channel: 'push',
      reaches: async (_, ids) => new Set(ids),
      send: async (_, messages) => void pushed.push(...messages),
    }),
    extend(
      provenPhones,
      async (_, ids) => new Map(ids.filter((id) => id % 2 === 0).map((id) => [id, '+491701234567'])),
    ),
  ]);
  const dispatcher = testDispatcher(kit, domain.handlers);
  const as = (accountId: number | null) => testClient(dispatcher, { accountId, roles: ['guest'] });
  const newest = async (id: number) => {
    const answer = await as(id).call(contract.getNewestNotifications, {});
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  let keys = 0;
  const arrive = (guestId: number, given: { key?: string; actorId?: number; channels?: object } = {}) => {
    keys += 1;
    const { key = `arrived:${keys}`, actorId = 5, ...rest } = given;
    const fact = { kind: testKind, actorId, key, data: { name: 'Vega' }, path: '/chat/vega/' };
    return kit.db.transaction((tx) => domain.notify(tx, { ...fact, guestId, ...rest }));
  };
  const happen = (guestId: number, number: number) =>
    kit.db.transaction((tx) =>
      domain.notify(tx, { kind: plainKind, guestId, key: `plain:${number}`, data: { number }, path: '/' }),
    );
  const save = (id: number, body: contract.PreferencesChange) =>
    as(id).call(contract.saveNotificationPreferences, { body });
  const release = () => {
    const job = domain.handlers.find((handler) => handler.operation === contract.releaseNotifications);
    return (job as unknown as { run(payload: object): Promise<void> }).run({});
  };
  const hourMs = 3_600_000;

  await domain.start?.();
  /** What left the site until now is forgotten. */
  const forget = () => {
    kit.mails.length = 0;
    kit.sentSms.length = 0;
    kit.published.length = 0;
    pushed.length = 0;
  };
  return { kit, said, ctx, domain, pushed, dispatcher, as, newest, arrive, happen, save, release, hourMs, forget };
}
