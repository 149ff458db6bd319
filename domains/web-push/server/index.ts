import { guestDomain } from '#domains/guest/server/index.ts';
import { loggedOut } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { notificationChannels } from '#domains/notifications/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import type { StrangerLimits } from '#kit/http/strangers.ts';
import { askStrangers, isStrangersAddress } from '#kit/http/strangers.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { pushChannel } from './channel.ts';
import type { Context } from './deps.ts';
import { createEncrypter } from './encrypt.ts';
import { webPushData } from './personal-data.ts';
import { createSender } from './sender.ts';
import { forgetSessions, isSubscribed, resubscribe, subscribe, unsubscribe, update } from './subscribe.ts';

/** Tables of the domain, for tests and the start. */
export const webPushTables = { name: 'web_push', folder: new URL('./migrations', import.meta.url) };

/** Pushes to browsers. */
export interface WebPush extends DomainServer {
  /** Web push as a way out of the site. */
  readonly channel: ReturnType<typeof pushChannel>;
}

/** The web-push domain on this kit; `network` lets tests and measurements have push services of their own. */
export function createWebPush(
  kit: Kit,
  { guest }: Pick<Context, 'guest'>,
  network: Partial<StrangerLimits> = {},
): WebPush {
  const limits = 'isAllowed' in network ? (network as StrangerLimits) : undefined;
  const ctx: Context = {
    kit,
    guest,
    encrypter: createEncrypter(kit),
    ask: askStrangers(network),
    isEndpoint: (address) => isStrangersAddress(address, limits),
  };
  const sender = createSender(ctx);
  return {
    name: 'web-push',
    migrations: webPushTables,
    channel: pushChannel(ctx, sender),
    handlers: [
      handle(contract.getPushKey, async () => ({ key: ctx.encrypter.publicKey })),
      handle(contract.getPushStatus, async ({ params }, { caller }) => ({
        subscribed: await isSubscribed(ctx, caller.accountId, params.payload),
      })),
      handle(contract.subscribePush, async ({ body }, { caller }) => ({
        subscribed: true,
        token: await subscribe(ctx, caller, body),
      })),
      handle(contract.resubscribePush, async ({ params, body }) => ({
        subscribed: true,
        token: await resubscribe(ctx, params.token, body),
      })),
      handle(contract.unsubscribePush, async ({ params }, { caller }) => {
        await unsubscribe(ctx, caller.accountId, params.payload);
        return { subscribed: false };
      }),
      handle(contract.updatePush, async ({ params }, { caller }) => ({
        updated: await update(ctx, caller, params.payload),
      })),
      on(loggedOut, 'web-push.forget-browsers', ({ sessionIds }, tx) => forgetSessions(tx, sessionIds)),
      work(contract.deliverPushes, () => sender.run()),
    ],
    stop: () => sender.stop(),
  };
}

/** The domain as the application lists it. */
export const webPushDomain = defineDomain({
  name: 'web-push',
  uses: { guest: guestDomain, identity: identityDomain },
  create: (kit, uses) => createWebPush(kit, uses),
  declares: [extend(personalData, webPushData)],
  contributes: ({ channel }) => [extend(notificationChannels, channel)],
});
