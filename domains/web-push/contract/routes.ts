import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { pushAddressRefused, pushTokenUnknown } from './problems.ts';

/** What a browser may be told of by push; all on until somebody says otherwise (spec 3 §9). */
export const pushEvents = ['actor-online', 'campaigns', 'news'] as const;
export const PushEvent = z.enum(pushEvents).meta({ id: 'PushEvent' });
export type PushEvent = z.output<typeof PushEvent>;

/** How a message is encrypted: RFC 8188, or the draft before it. */
export const PushEncoding = z.enum(['aes128gcm', 'aesgcm']).meta({ id: 'PushEncoding' });
export type PushEncoding = z.output<typeof PushEncoding>;

const base64url = (least: number, most: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .min(least)
    .max(most);

/** A subscription as browsers write it (`PushSubscription.toJSON()`). */
export const PushSubscription = z
  .object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    expirationTime: z.number().nullish(),
    keys: z.object({ p256dh: base64url(80, 100), auth: base64url(16, 32) }),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.output<typeof PushSubscription>;

const own = { limit: { points: 60, seconds: 3600, per: 'subject' } } as const;
const subscribed = z.object({ subscribed: z.boolean() });
/** JSON in the address (spec 3 §7). */
const payload = z.object({ payload: z.string().min(1).max(3000).regex(visiblePattern) });

export const getPushKey = route({
  name: 'webPush.key',
  method: 'GET',
  path: 'web-push/key',
  summary: 'The public key that browsers subscribe with (VAPID, RFC 8292).',
  access: anyone,
  response: z.object({ key: z.string() }),
});

export const getPushStatus = route({
  name: 'webPush.status',
  method: 'GET',
  path: 'web-push/status/{payload}',
  summary: 'Whether a subscription, as URL-encoded JSON, is kept for the guest who asks.',
  access: loggedIn,
  params: payload,
  response: subscribed,
});

export const subscribePush = route({
  name: 'webPush.subscribe',
  method: 'POST',
  path: 'web-push/subscribe',
  summary: 'Keeps this browser’s subscription for the guest; the token renews it when the browser changes it.',
  access: loggedIn,
  body: z.object({
    subscription: PushSubscription,
    events: z
      .array(PushEvent)
      .max(pushEvents.length)
      .default([...pushEvents]),
    encoding: PushEncoding.default('aesgcm'),
  }),
  response: z.object({ subscribed: z.boolean(), token: z.string() }),
  problems: [pushAddressRefused],
  ...own,
});

export const resubscribePush = route({
  name: 'webPush.resubscribe',
  method: 'POST',
  path: 'web-push/resubscribe/{token}',
  summary: 'A browser changed its subscription: the one of the token is replaced, also while no page is open.',
  access: anyone,
  params: z.object({ token: z.string().regex(/^[\w-]{20,80}$/) }),
  body: z.object({ subscription: PushSubscription, encoding: PushEncoding.default('aesgcm') }),
  response: z.object({ subscribed: z.boolean(), token: z.string() }),
  problems: [pushAddressRefused, pushTokenUnknown],
  limit: { points: 20, seconds: 3600, per: 'address' },
});

export const unsubscribePush = route({
  name: 'webPush.unsubscribe',
  method: 'DELETE',
  path: 'web-push/unsubscribe/{payload}',
  summary: 'Forgets a subscription (URL-encoded JSON) of the guest.',
  access: loggedIn,
  params: payload,
  response: subscribed,
  ...own,
});

export const updatePush = route({
  name: 'webPush.update',
  method: 'PUT',
  path: 'web-push/update/{payload}',
  summary:
    'Says which guest the subscriptions of this session are of, as URL-encoded JSON: the id, or an object with guestId, endpoint and events. Only the own id changes anything.',
  access: loggedIn,
  params: payload,
  response: z.object({ updated: z.boolean() }),
  ...own,
});
