import { and, eq, ne } from 'drizzle-orm';
import type { Guest } from '#domains/guest/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, receive } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { publish } from '#kit/server/resource.ts';
import { statusBarsOf } from '../contract/conditions.ts';
import { currentFacts } from '../contract/current-facts.ts';
import * as routes from '../contract/routes.ts';
import type { StatusBarType } from '../contract/status-bars.ts';
import type { Context } from './facts.ts';
import { addNotification, factsOf } from './facts.ts';
import { takeOffer } from './offers.ts';
import { noticesData } from './personal-data.ts';
import { autoRechargeTeasers, notifications } from './tables.ts';
import { assertKinds, statusBars } from './told-bars.ts';

export { noticeFacts } from './facts.ts';
export type { Offers } from './offers.ts';
export { cancellationOffers } from './offers.ts';

export type { StatusBarKind, Told } from './told-bars.ts';
export { statusBars, toldBars } from './told-bars.ts';

export const noticesTables = { name: 'notices', folder: new URL('./migrations', import.meta.url) } as const;

type TeaserMode = (typeof autoRechargeTeasers.$inferSelect)['mode'];

/** Status bars and notifications: what the platform has to tell a guest, one thing at a time. */
export interface Notices extends DomainServer {
  /** Tells an account what went wrong, in every language; it stands until it is read, thirty days at most. */
  tell(tx: Tx, accountId: number, what: { readonly texts: Texts; readonly href?: string }): Promise<void>;
  /** Says that facts of an account changed, so that its open pages look again. */
  changed(tx: Tx, accountId: number): void;
}

/** The notices domain on this kit. */
export function createNotices(kit: Kit, deps: { readonly identity: Identity; readonly guest: Guest }): Notices {
  const context: Context = { kit, identity: deps.identity };

  const push = (accountId: number, removed: { type: StatusBarType; key: string } | null = null): void =>
    publish(kit.realtime, currentFacts, routes.statusBarsChanged, { removed }, { ownerId: accountId });
  const changed = (tx: Tx, accountId: number): void => tx.afterCommit(() => push(accountId));
  const setTeaser = async (accountId: number, mode: TeaserMode, unless?: TeaserMode): Promise<void> => {
    const change = { mode, changedAt: new Date(kit.clock.now()) };
    await kit.db.orm
      .insert(autoRechargeTeasers)
      .values({ accountId, ...change })
      .onConflictDoUpdate({
        target: autoRechargeTeasers.accountId,
        set: change,
        ...(unless && { setWhere: ne(autoRechargeTeasers.mode, unless) }),
      });
  };

  return {
    name: 'notices',
    migrations: noticesTables,
    start: async () => assertKinds(kit.extensions),
    handlers: [
      handle(routes.getStatusBars, async ({ query }, call) => {
        const [guest, facts] = await Promise.all([
          deps.guest.stateOf(kit.db, call),
          factsOf(context, kit.db, call.caller),
        ]);
        const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
        const cookie = (name: string) => call.cookies.get(name);
        const bars = statusBarsOf({ guest, facts, search, cookie, daysAway: null, now: kit.clock.now() });
        return { statusBars: bars, facts };
      }),
      handle(routes.acceptCancellationOffer, async ({ body }, call) => {
        const taken = await takeOffer(context, body, call);
        push(call.caller.accountId);
        return taken;
      }),
      handle(routes.autoRechargeTeaserState, async ({ body: { mode } }, { caller }) => {
        await setTeaser(caller.accountId, mode);
        push(caller.accountId);
        return { success: true as const, mode };
      }),
      receive(routes.removeStatusBar, async ({ type, key }, { caller }) => {
        const accountId = caller.accountId;
        const brought = kit.extensions.of(statusBars).find((kind) => kind.type === type);
        // One that holds as long as it holds would be back with the next page.
        if (brought && !brought.dismiss) return;
        await brought?.dismiss?.(accountId, key);
        if (type === 'error' || type === 'verifiedMail') await forget(accountId, key);
        // Another tab may have been told "never again" meanwhile.
        if (type === 'automaticRecharge') await setTeaser(accountId, 'later', 'hidden');
        push(accountId, { type, key });
      }),
      on(emailVerified, 'notices.tell-verified', async ({ accountId }, tx) => {
        await addNotification(context, tx, accountId, { type: 'verifiedMail' });
        changed(tx, accountId);
      }),
      ...declare([routes.statusBarsChanged]),
    ],
    async tell(tx, accountId, what) {
      await addNotification(context, tx, accountId, { type: 'error', ...what });
      changed(tx, accountId);
    },
    changed,
  };

  async function forget(accountId: number, key: string): Promise<void> {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return;
    await kit.db.orm
      .delete(notifications)
      .where(and(eq(notifications.accountId, accountId), eq(notifications.id, key)));
  }
}

/** Notices, as the application lists them. */
export const noticesDomain = defineDomain({
  name: 'notices',
  uses: { identity: identityDomain, guest: guestDomain },
  create: createNotices,
  declares: [extend(personalData, noticesData)],
});
