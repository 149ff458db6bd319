import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { createBrowserLog } from './browser-log.ts';
import { consentArgs, sendTrackingEvent, trackingArgs } from './collector.ts';
import type { AnalyticsEvent } from './data-layer.ts';
import { createDataLayer } from './data-layer.ts';
import { tagEvent } from './tag-manager.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const view: AnalyticsEvent = { event: 'page_view', page: 'performers.profile', group: 'profile' };

describe('the data layer', () => {
  it('takes nothing in without consent, and forgets what waited when it is withdrawn', () => {
    let allowed = false;
    const layer = createDataLayer({ allowed: () => allowed, now: () => 5 });
    const heard: unknown[] = [];
    layer.push(view);
    allowed = true;
    layer.push({ event: 'leave', page: 'a.b' });
    allowed = false;
    layer.push(view);
    allowed = true;
    const leave = layer.connect((event, at) => heard.push([event, at]));
    expect(heard).toEqual([]);
    layer.push(view);
    leave();
    layer.push(view);
    expect(heard).toEqual([[view, 5]]);
  });

  it('keeps what happened before its first sink, bounded', () => {
    const layer = createDataLayer({ allowed: () => true, now: () => 5 });
    const heard: unknown[] = [];
    for (let count = 0; count < 150; count += 1) layer.push(view);
    layer.connect((event) => heard.push(event));
    expect(heard).toHaveLength(100);
  });
});

describe('our own collector', () => {
  it('is told page groups and categories', () => {
    expect(trackingArgs(view, 7)).toMatchObject({ timestamp: 7, type: 'pageView', context: 'profile' });
    const bought = { event: 'purchase', category: 'live_chat', coins: 400 } as const;
    expect(trackingArgs(bought, 7)).toMatchObject({ type: 'purchase', context: 'live_chat', integer1: 400 });
    expect(consentArgs(false, 7)).toMatchObject({ type: 'consent', context: 'no', data: '' });
  });

  it('gets a beacon with the web token, a fetch where there is none, and nothing without a token', async () => {
    const sent: string[] = [];
    const options = (token: string | null, takes: boolean, line = true) => ({
      token: async () => token,
      beacon: (url: string) => takes && sent.push(`beacon ${url}`) > 0,
      fetch: async (url: string) => {
        if (!line) throw new TypeError('no line');
        sent.push(`fetch ${url}`);
      },
    });
    const args = trackingArgs(view, 7);
    expect(await sendTrackingEvent(options('t&1', true), args)).toBe(true);
    expect(await sendTrackingEvent(options('t', false), args)).toBe(true);
    expect(await sendTrackingEvent(options('t', false, false), args)).toBe(false);
    expect(await sendTrackingEvent(options(null, true), args)).toBe(false);
    expect(sent).toEqual(['beacon /graphql?access_token=t%261', 'fetch /graphql?access_token=t']);
  });
});

describe('a tag manager', () => {
  const categories = new Set(['live_chat', 'voyeur_cam']);
  const known = {
    pages: new Set(['performers.profile', 'performers.home']),
    groups: new Set(['profile', 'home']),
    categories,
  };

  it('is told page ids, groups and categories', () => {
    expect(tagEvent(view, known)).toEqual({ event: 'page_view', page: 'performers.profile', group: 'profile' });
    expect(tagEvent({ event: 'purchase', category: 'live_chat', coins: 1650 }, known)).toEqual({
      event: 'purchase',
      category: 'live_chat',
      value: 16.5,
      currency: 'VXC',
    });
  });

  it('never learns a word that is not ours, whatever is pushed: no performer, no title, no address', () => {
    const ours = new Set<unknown>([...known.pages, ...known.groups, ...categories, 'VXC']);
    const kinds = fc.constantFrom('page_view', 'purchase', 'leave', 'comeback');
    const word = fc.oneof(fc.string(), fc.constantFrom(...known.pages, ...known.groups, ...categories));
    const pushed = fc.record({ event: kinds, page: word, group: word, category: word, coins: word, title: word });
    fc.assert(
      fc.property(pushed, (event) => {
        const { event: kind, ...rest } = tagEvent(event as never, known) ?? { event: 'page_view' };
        expect(['page_view', 'purchase', 'leave', 'comeback']).toContain(kind);
        for (const value of Object.values(rest)) expect(typeof value === 'number' || ours.has(value)).toBe(true);
      }),
    );
  });
});

it('reports made offline are replayed when the line is back', async () => {
  const told: unknown[] = [];
  let [online, back] = [false, () => {}];
  const log = createBrowserLog(
    { call: async (route: { name: string }, input: unknown) => ({ ok: told.push([route.name, input]) > 0 }) } as never,
    {
      clock: new TestClock(),
      isOnline: () => online,
      onOnline(listener) {
        back = listener;
        return () => undefined;
      },
    },
  );
  log.online(false);
  log.channelError({ error: 'pong missing', errorCode: 4000, errorReason: 'no pong', connectionAttempt: 2 });
  log.messengerError('x'.repeat(600));
  await settled();
  expect(told).toEqual([]);
  online = true;
  back();
  await settled();
  expect(told).toEqual([
    ['logger.browserOnline', { body: { status: 'offline' } }],
    [
      'logger.websocketConnectionError',
      {
        body: {
          connectionAttempt: 2,
          error: 'pong missing',
          errorCode: 4000,
          errorReason: 'no pong',
          websocketType: 'realtime',
        },
      },
    ],
    ['logger.vxmessengerError', { body: { message: 'x'.repeat(500) } }],
  ]);
  log.end();
});
