import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyEmail } from '#domains/identity/contract/routes.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { extend } from '#kit/domain/extensions.ts';
import { mailLink } from '#kit/testing/mail-link.ts';
import type { Tab } from '#kit/testing/tab.ts';
import {
  acceptCancellationOffer,
  autoRechargeTeaserState,
  cancellationCookie,
  getStatusBars,
  removeStatusBar,
  statusBarsChanged,
} from '../contract/index.ts';
import type { NoticesWorld } from '../testing/world.ts';
import { noticesWorld } from '../testing/world.ts';
import type { Offers } from './index.ts';
import { cancellationOffers, noticeFacts } from './index.ts';

const day = 24 * 3600 * 1000;
let world: NoticesWorld;
let person: TestBrowser & { readonly id: number };
let count = 0;
let offer: Awaited<ReturnType<Offers['current']>> = null;
let outcome: 'accepted' | 'failed' = 'accepted';
let rechargeHref: string | null = null;

beforeAll(async () => {
  world = await noticesWorld();
  world.kit.extensions.add('subscriptions', [
    extend(cancellationOffers, {
      current: async () => offer,
      accept: async () => ({
        accepted: outcome === 'accepted',
        info: outcome === 'accepted' ? 'Thank you' : 'Not now',
      }),
    }),
    extend(noticeFacts, async () => (rechargeHref === null ? {} : { autoRecharge: { href: rechargeHref } })),
  ]);
});
beforeEach(async () => {
  offer = null;
  outcome = 'accepted';
  rechargeHref = null;
  count += 1;
  person = await world.signUpAs(`person${count}@example.com`, { language: 'de' });
});

const barsOf = async (who: TestBrowser, query: Record<string, string> = {}) =>
  data(await who.client.call(getStatusBars, { query })).statusBars;
const typesOf = async (who: TestBrowser, query?: Record<string, string>) =>
  (await barsOf(who, query)).map(({ type }) => type);
const tell = (id: number) =>
  world.kit.db.transaction((tx) =>
    world.notices.tell(tx, id, { texts: { en: 'No', de: 'Nein', nl: 'Nee', es: 'No' }, href: '/de/hilfe/' }),
  );

describe('the bars of a guest', () => {
  test('a stranger is told nothing but what the address brings', async () => {
    expect(await barsOf(world.browser())).toEqual([]);
    expect(await barsOf(world.browser(), { notFound: 'performer', name: 'lola' })).toMatchObject([
      { type: 'notFoundRedirect', text: 'lola', isDismissible: true },
    ]);
  });

  test('an address to confirm asks for it until it is; then that is said, for a day', async () => {
    expect(await barsOf(person)).toMatchObject([
      { type: 'mailNotVerified', text: `person${count}@example.com`, action: 'sendVerification' },
    ]);
    const { secret: token } = mailLink(world.kit.mails, `person${count}@example.com`);
    data(await person.client.call(verifyEmail, { body: { token } }));
    await world.kit.events.drain();
    expect(await typesOf(person)).toEqual(['verifiedMail']);
    expect(world.kit.published.at(-1)).toEqual({
      topic: `guest:${person.id}`,
      type: 'statusBarsChanged',
      data: { removed: null },
    });
    await world.kit.clock.advance(day);
    expect(await typesOf(person)).toEqual([]);
  });

  test('the platform speaks the language of whoever reads, above everything else', async () => {
    await tell(person.id);
    expect(await barsOf(person)).toMatchObject([
      { type: 'error', text: 'Nein', href: '/de/hilfe/', tone: 'danger' },
      { type: 'mailNotVerified' },
    ]);
  });

  test('what was taken away is gone on every page of the guest, and nobody else’s', async () => {
    await tell(person.id);
    const [{ key } = { key: '' }] = await barsOf(person);
    const other = await world.signUpAs(`other${count}@example.com`);
    const [[phone, laptop], [elsewhere]] = (await Promise.all([world.tabs(person, 2), world.tabs(other, 1)])) as [
      [Tab, Tab],
      [Tab],
    ];
    await elsewhere.command(removeStatusBar, { type: 'error', key });
    await phone.command(removeStatusBar, { type: 'error', key: 'no such key' });
    expect(await typesOf(person)).toContain('error');
    expect(await phone.command(removeStatusBar, { type: 'error', key })).toBeNull();
    expect(await typesOf(person)).not.toContain('error');
    const removed = (of: string) => ({ removed: { type: 'error', key: of } });
    for (const page of [phone, laptop]) {
      expect(await page.nextPush(statusBarsChanged)).toEqual(removed('no such key'));
      expect(await page.nextPush(statusBarsChanged)).toEqual(removed(key));
    }
    // The other guest hears of their own try alone.
    expect(elsewhere.heard.filter(({ type }) => type === 'statusBarsChanged')).toHaveLength(1);
  });

  test('a cookie keeps a dismissed bar away', async () => {
    person.cookies.set('sbmn', '1');
    expect(await barsOf(person)).toEqual([]);
  });
});

describe('an offer to who is leaving', () => {
  const take = (more: object = {}) =>
    person.client.call(acceptCancellationOffer, {
      body: { guest_id: person.id, platform_text: 'Half price', ...more },
    });
  const offered = () => ({ id: 'o1', text: 'Half price', until: new Date(world.kit.clock.now() + day).toISOString() });

  test('is taken once, in the words that were seen, and not shown again', async () => {
    offer = offered();
    expect(await typesOf(person)).toContain('cancellationOffer');
    expect(data(await take())).toEqual({ accepted_offer: true, info: 'Thank you' });
    expect(person.cookies.get(cancellationCookie)).toBe('accepted');
    expect(await typesOf(person)).not.toContain('cancellationOffer');
    const { rows } = await world.kit.db.pool.query(
      'select offer_id, platform_text from notices.taken_offers where account_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ offer_id: 'o1', platform_text: 'Half price' }]);
  });

  test('that could not be carried out says so, and can be tried again', async () => {
    offer = offered();
    outcome = 'failed';
    expect(data(await take())).toEqual({ accepted_offer: false, info: 'Not now' });
    expect(await typesOf(person)).toContain('cancellationOfferError');
    outcome = 'accepted';
    expect(data(await take()).accepted_offer).toBe(true);
  });

  test('is refused when there is none, when it is over, for another guest, without words, without a login', async () => {
    expect(refusal(await take())).toBe('no_cancellation_offer');
    offer = { ...offered(), until: new Date(world.kit.clock.now() - 1).toISOString() };
    expect(refusal(await take())).toBe('no_cancellation_offer');
    offer = offered();
    expect(refusal(await take({ guest_id: person.id + 1 }))).toBe('not_permitted');
    expect(refusal(await take({ platform_text: 'Free for ever' }))).toBe('no_cancellation_offer');
    expect(refusedFields(await take({ platform_text: ' ' }))).toEqual(['body.platform_text']);
    const stranger = world.browser().client;
    const body = { guest_id: 1, platform_text: 'x' };
    expect(refusal(await stranger.call(acceptCancellationOffer, { body }))).toBe('not_logged_in');
    expect(person.cookies.has(cancellationCookie)).toBe(false);
  });
});

describe('the teaser for automatic recharging', () => {
  const factOf = async () => data(await person.client.call(getStatusBars, {})).facts.autoRecharge;
  const set = (mode: 'shown' | 'later' | 'hidden') => person.client.call(autoRechargeTeaserState, { body: { mode } });

  test('comes again a week after it was put off, and never after it was hidden', async () => {
    rechargeHref = '/de/aufladen/';
    expect(await factOf()).toEqual({ href: rechargeHref });
    expect(data(await set('later'))).toEqual({ success: true, mode: 'later' });
    expect(await factOf()).toBeNull();
    await world.kit.clock.advance(7 * day);
    expect(await factOf()).not.toBeNull();
    data(await set('hidden'));
    await world.kit.clock.advance(8 * day);
    expect(await factOf()).toBeNull();
    data(await set('shown'));
    expect(await factOf()).toEqual({ href: rechargeHref });
  });

  test('is refused for a mode there is not, and without a login', async () => {
    expect(refusedFields(await set('never' as never))).toEqual(['body.mode']);
    const stranger = world.browser().client;
    expect(refusal(await stranger.call(autoRechargeTeaserState, { body: { mode: 'later' } }))).toBe('not_logged_in');
  });
});
