import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { clientMessage, route, serverMessage } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { noticeFacts } from './facts.ts';
import { noCancellationOffer } from './problems.ts';
import { statusBar, statusBarType } from './status-bars.ts';

export const getStatusBars = route({
  name: 'notices.getStatusBars',
  summary: 'The status bars of the caller, the most urgent first, and the facts they follow from (spec 1 §3).',
  access: anyone,
  method: 'GET',
  path: 'notices/statusBars',
  query: z.object({
    /** The parameters of the page that bring a bar with them. */
    notFound: z.string().max(40).optional(),
    name: z.string().max(200).optional(),
    bar: z.string().max(40).optional(),
  }),
  response: z.object({ statusBars: z.array(statusBar), facts: noticeFacts }).meta({ id: 'StatusBars' }),
});

export const acceptCancellationOffer = route({
  name: 'guest.acceptCancellationOffer',
  summary:
    'Takes the offer that keeps a subscription. Sets a status-bar cookie; `accepted_offer` is false when it could not be carried out (spec 1 §7).',
  access: loggedIn,
  method: 'POST',
  path: 'guest/acceptCancellationOffer',
  body: z.object({
    /** The caller's own number. */
    guest_id: rowId,
    /** The words of the offer as the page showed them: kept as a record of what was agreed to. */
    platform_text: z.string().trim().min(1).max(2000).regex(visiblePattern),
  }),
  response: z.object({ accepted_offer: z.boolean(), info: z.string() }),
  problems: [noCancellationOffer],
  limit: { points: 10, seconds: 3600, per: 'subject' },
});

/** What a guest did with the teaser for automatic recharging: looked at it, put it off for a week, or never again. */
export const autoRechargeTeaserMode = z.enum(['shown', 'later', 'hidden']).meta({ id: 'AutoRechargeTeaserMode' });

export const autoRechargeTeaserState = route({
  name: 'guest.autoRechargeTeaserState',
  summary: 'Remembers what a guest did with the teaser for automatic recharging (spec 1 §7).',
  access: loggedIn,
  method: 'POST',
  path: 'guest/autoRechargeTeaserState',
  body: z.object({ mode: autoRechargeTeaserMode }),
  response: z.object({ success: z.literal(true), mode: autoRechargeTeaserMode }),
  limit: { points: 60, seconds: 3600, per: 'subject' },
});

export const removeStatusBar = clientMessage({
  name: 'removeStatusBar',
  summary: 'Takes a status bar away, on every open page of the guest (spec 2 §7).',
  access: loggedIn,
  payload: z.object({ type: statusBarType, key: z.string().max(80).default('1') }),
});

export const statusBarsChanged = serverMessage({
  name: 'statusBarsChanged',
  summary: 'Something about the status bars of the guest changed: `removed` is gone, everything else is fetched anew.',
  access: loggedIn,
  payload: z.object({ removed: z.object({ type: statusBarType, key: z.string() }).nullable() }),
});
