import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { askLinkSpent, askLinkUnknown, endLinkUnknown } from './problems.ts';

/** Of one or several kinds, for the caller's own account or for an address (spec 1 §7). */
const who = z.object({
  typeId: z.int32().describe('one of 256, 512, 1024 and 2048, or the sum of several'),
  userId: z.int32().nullish(),
  /** As it was typed: what is no address is answered with false. */
  emailAddress: z.string().max(300).nullish(),
});
export type Who = z.output<typeof who>;
const outcome = z.object({ result: z.boolean() });

export const subscribeNewsletter = route({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: 'guest/newsletter/subscribe',
  summary: `Asks by mail whether newsletters are wanted; nobody gets any before the link in it was pressed. False for what cannot be: a kind there is not, no address, somebody else's account. Says nothing about whether an address is known.`,
  access: anyone,
  body: who,
  response: outcome,
  limit: { points: 20, seconds: 3600, per: 'address' },
});

export const unsubscribeNewsletter = route({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: 'guest/newsletter/unsubscribe',
  summary: `Ends the caller's own newsletters at once; to an address that gets some, a link that ends them is mailed. False for what cannot be.`,
  access: anyone,
  body: who,
  response: outcome,
  limit: { points: 40, seconds: 3600, per: 'address' },
});

const token = z.object({ token: z.string().min(8).max(200) });
const labels = z.object({ labels: z.array(z.string()) });

export const whatIsAsked = route({
  name: 'newsletter.whatIsAsked',
  method: 'GET',
  path: 'newsletter/confirm/{token}',
  summary: 'Which newsletters the link of a mail would subscribe to; changes nothing.',
  access: anyone,
  params: token,
  response: labels,
  problems: [askLinkUnknown, askLinkSpent],
  limit: { points: 120, seconds: 3600, per: 'address' },
});

export const confirmNewsletter = route({
  name: 'newsletter.confirm',
  method: 'POST',
  path: 'newsletter/confirm/{token}',
  summary: 'Subscribes by the link of a mail, without a login; once.',
  access: anyone,
  params: token,
  response: labels,
  problems: [askLinkUnknown, askLinkSpent],
  limit: { points: 60, seconds: 3600, per: 'address' },
});

export const whatIsEnded = route({
  name: 'newsletter.whatIsEnded',
  method: 'GET',
  path: 'newsletter/unsubscribe/{token}',
  summary: 'What the link of a newsletter would end, and whether there is more; changes nothing.',
  access: anyone,
  params: token,
  response: labels.extend({ others: z.array(z.string()) }),
  problems: [endLinkUnknown],
  limit: { points: 120, seconds: 3600, per: 'address' },
});

export const endNewsletter = route({
  name: 'newsletter.end',
  method: 'POST',
  path: 'newsletter/unsubscribe/{token}',
  summary:
    'Ends a newsletter by the link of a mail, without a login: one-click unsubscribe (RFC 8058). `all`: everything the address gets.',
  access: anyone,
  params: token,
  body: z.object({ all: z.boolean().default(false) }),
  response: labels,
  problems: [endLinkUnknown],
  limit: { points: 60, seconds: 3600, per: 'address' },
});
