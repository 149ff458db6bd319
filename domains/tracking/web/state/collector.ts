import { documentOf } from '#kit/contract/client.ts';
import type { FieldArgs } from '#kit/contract/operations.ts';
import { trackingEvent } from '../../contract/collect.ts';
import { eventTypes } from '../../contract/vocabulary.ts';
import type { AnalyticsEvent } from './data-layer.ts';

export type TrackingArgs = FieldArgs<typeof trackingEvent>;

const source = 'site';

/** An event of the data layer as our own collector takes it. */
export function trackingArgs(event: AnalyticsEvent, at: number): TrackingArgs {
  const common = { timestamp: at, source, data: '' };
  switch (event.event) {
    case 'page_view':
      return { ...common, type: eventTypes.pageView, context: event.group, data: event.page };
    case 'purchase':
      return { ...common, type: eventTypes.purchase, context: event.category, integer1: event.coins };
    case 'leave':
    case 'comeback':
      return { ...common, type: eventTypes[event.event], context: event.page };
  }
}

/** That somebody decided about statistics. It carries nothing about who, so it may be told in either case. */
export const consentArgs = (analytics: boolean, at: number): TrackingArgs => ({
  timestamp: at,
  type: eventTypes.consent,
  source,
  context: analytics ? 'yes' : 'no',
  data: '',
});

export interface CollectorOptions {
  readonly token: () => Promise<string | null>;
  /** `navigator.sendBeacon`: false when the browser does not take it. */
  readonly beacon: (url: string, body: Blob) => boolean;
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
}

/**
 * Sends one event by beacon, which survives the page, or by fetch where there is none, with the web token in the address
 * (spec 2 §7: a beacon has no headers). Answers false when there was no line.
 */
export async function sendTrackingEvent(options: CollectorOptions, args: TrackingArgs): Promise<boolean> {
  const token = await options.token();
  if (token === null) return false;
  const url = `/graphql?access_token=${encodeURIComponent(token)}`;
  const body = JSON.stringify({ query: documentOf(trackingEvent), variables: args });
  if (options.beacon(url, new Blob([body], { type: 'application/json' }))) return true;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true };
  return options.fetch(url, init).then(
    () => true,
    () => false,
  );
}
