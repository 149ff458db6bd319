import { lt } from 'drizzle-orm';
import { guestDomain } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { Connection } from '#kit/server/handler.ts';
import { declare, handle, receive, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { smsKinds } from '#kit/sms/sms-kinds.ts';
import type { NotificationChannel } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { releaseDue } from './deliver.ts';
import type { Context } from './deps.ts';
import type { NotificationKind } from './kinds.ts';
import { kindsByType } from './kinds.ts';
import { severalMail, toldMail, toldSms } from './mails.ts';
import type { MailManners } from './manners.ts';
import { mailManners } from './manners.ts';
import { markFloated, markRead, markSeen, recall, withdraw } from './mark.ts';
import type { Fact, Told } from './notify.ts';
import { notifyMany } from './notify.ts';
import { notificationsData } from './personal-data.ts';
import { openWay, preferencesOf, reachableBy, savePreferences } from './preferences.ts';
import { newestOf } from './read.ts';
import { deliveries, entries, paces, told } from './tables.ts';
import { labelOf, readToken, unsubscribe } from './unsubscribe.ts';
import { wishesOf } from './wishes.ts';

export type { ChannelSender, FindPhones, Outgoing } from './channels.ts';
export { notificationChannels, provenPhones } from './channels.ts';
export type { KindAudience, NotificationKind } from './kinds.ts';
export { defineNotification, kindAudiences, notificationKinds } from './kinds.ts';
export type { MailManners } from './manners.ts';
export type { Fact, Told } from './notify.ts';

/** Tables of the domain, for tests and the start. */
export const notificationsTables = { name: 'notifications', folder: new URL('./migrations', import.meta.url) };

/** Who hears what, where and when. */
export interface Notifications extends DomainServer {
  /** Tells one guest a thing, once for its key, by the ways and as often as the guest likes; leaves with the transaction. */
  notify<Value extends string>(tx: Tx, fact: Fact<Value> & Told): Promise<void>;
  /** The same for many: slices of up to a thousand. Answers how many were told. */
  notifyMany<Value extends string>(tx: Tx, fact: Fact<Value>, to: readonly Told[]): Promise<number>;
  /** Takes away what is not true any more, from all pages and from what is still to leave. */
  withdraw(tx: Tx, guestId: number, kind: Pick<NotificationKind, 'type'>, keys: readonly string[]): Promise<void>;
  /** What was told of a performer until `before` (epoch ms) is over: who was not reached outside of the site yet is not any more. */
  recall(tx: Tx, what: { kind: Pick<NotificationKind, 'type'>; actorId: number; before: number }): Promise<void>;
  /** The channels that carry a kind to a guest, whatever was said about one performer. */
  wanted(
    executor: Executor,
    guestId: number,
    kind: Pick<NotificationKind, 'type' | 'channels'>,
  ): Promise<ReadonlySet<NotificationChannel>>;
  /** How some guests want mails that are no notification, such as newsletters. */
  mailManners(executor: Executor, guestIds: readonly number[]): Promise<ReadonlyMap<number, MailManners>>;
  /** Whether a guest can be reached by a channel. */
  isReachable(executor: Executor, guestId: number, channel: NotificationChannel): Promise<boolean>;
  /** A guest asked to hear of one performer by a channel: nothing said before stands in the way. */
  openWay(tx: Tx, guestId: number, kind: Pick<NotificationKind, 'type'>, channel: NotificationChannel): Promise<void>;
}

const dayMs = 24 * 3_600_000;

/** The notifications domain on this kit. */
export function createNotifications(kit: Kit, deps: Omit<Context, 'kit'>): Notifications {
  const ctx: Context = { kit, ...deps };
  const many = (tx: Tx, fact: Fact, to: readonly Told[]) => notifyMany(ctx, tx, fact, to);

  const answer = async (from: Connection<AccountCaller>, place: 'navbar' | 'floating'): Promise<void> => {
    const { accountId, language } = from.caller;
    const newest = await newestOf(ctx, kit.db, accountId, language, place === 'floating');
    const nothing = { removedIds: [], markedAsReadIds: [], floatedIds: [], seenUpTo: null };
    from.send(contract.notifications, { place, ...newest, ...nothing });
  };

  return {
    name: 'notifications',
    migrations: notificationsTables,
    start: async () => void kindsByType(kit.extensions),
    handlers: [
      handle(contract.getNewestNotifications, async (_, { caller: { accountId, language } }) => {
        if (accountId === null) return { notifications: [], unseenCount: 0 };
        const { notifications, unseenCount } = await newestOf(ctx, kit.db, accountId, language);
        return { notifications: [...notifications], unseenCount };
      }),
      handle(contract.getNotificationPreferences, (_, { caller }) =>
        preferencesOf(ctx, kit.db, caller.accountId, caller.language),
      ),
      handle(contract.saveNotificationPreferences, async ({ body }, { caller }) => {
        await savePreferences(ctx, caller.accountId, body);
        return preferencesOf(ctx, kit.db, caller.accountId, caller.language);
      }),
      handle(contract.whatIsUnsubscribed, async ({ params: { token } }, { caller }) => ({
        label: labelOf(ctx, readToken(kit, token), caller.language),
      })),
      handle(contract.unsubscribeByLink, async ({ params: { token } }, { caller }) => {
        const what = readToken(kit, token);
        await unsubscribe(ctx, what);
        return { success: true as const, label: labelOf(ctx, what, caller.language) };
      }),
      receive(contract.requestNavbarNotifications, (_, from) => answer(from, 'navbar')),
      receive(contract.requestFloatingNotifications, (_, from) => answer(from, 'floating')),
      receive(contract.markNavbarNotificationSeen, ({ notificationId }, { caller }) =>
        markSeen(ctx, caller.accountId, notificationId),
      ),
      receive(contract.markNavbarNotificationRead, ({ notificationId }, { caller }) =>
        markRead(ctx, caller.accountId, notificationId),
      ),
      receive(contract.markFloatingNotificationSeen, ({ notificationId }, { caller }) =>
        markFloated(ctx, caller.accountId, notificationId),
      ),
      receive(contract.markFloatingNotificationRead, ({ notificationId }, { caller }) =>
        markRead(ctx, caller.accountId, notificationId),
      ),
      work(contract.releaseNotifications, async () => {
        for (let isMore = true; isMore; ) isMore = await releaseDue(ctx);
      }),
      work(contract.forgetNotifications, async () => {
        const before = new Date(kit.clock.now() - contract.keptDays * dayMs);
        await kit.db.orm.delete(deliveries).where(lt(deliveries.dueAt, before));
        await kit.db.orm.delete(entries).where(lt(entries.createdAt, before));
        await kit.db.orm.delete(told).where(lt(told.toldAt, before));
        await kit.db.orm.delete(paces).where(lt(paces.beganAt, before));
      }),
      ...declare([contract.notifications]),
    ],
    async notify(tx, { guestId, channels, ...fact }) {
      await many(tx, fact as unknown as Fact, [{ guestId, ...(channels ? { channels } : {}) }]);
    },
    notifyMany: (tx, fact, to) => many(tx, fact as unknown as Fact, to),
    withdraw: (tx, guestId, { type }, keys) => withdraw(ctx, tx, guestId, type, keys),
    recall: (tx, { kind: { type }, ...what }) => recall(tx, { type, ...what }),
    wanted: async (executor, guestId, kind) => {
      const wish = (await wishesOf(ctx, executor, kind as NotificationKind, new Map([[guestId, {}]]))).get(guestId);
      return wish?.channels ?? new Set();
    },
    isReachable: async (executor, guestId, channel) => (await reachableBy(ctx, executor, guestId)).includes(channel),
    mailManners: (executor, guestIds) => mailManners(ctx, executor, guestIds),
    openWay: (tx, guestId, kind, channel) => openWay(ctx, tx, guestId, kind, channel),
  };
}

/** The domain as the application lists it. */
export const notificationsDomain = defineDomain({
  name: 'notifications',
  uses: { guest: guestDomain, identity: identityDomain },
  create: createNotifications,
  declares: [
    extend(personalData, notificationsData),
    extend(mailKinds, toldMail),
    extend(mailKinds, severalMail),
    extend(smsKinds, toldSms),
  ],
});
