import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { sizes } from '#e2e/support/browser.ts';
import { allowConsoleErrors } from '#e2e/support/browser.ts';
import { arrive, follow, goBack, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, goLive, logIn } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

// A preview lasts five seconds of the server's clock: here they are twenty, in which a busy machine shows its first picture too.
const [site, de, en] = await Promise.all([openSite({ speed: 0.25 }), wordsOf('de'), wordsOf('en')]);
beforeAll(async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

const open = async (size: keyof typeof sizes, path: string) => {
  const person = await site.newPerson({ size });
  if (size === 'phone') await person.page.setViewportSize({ width: 390, height: 844 });
  await openPage(person.page, path);
  return person.page;
};

/** Names that do not fit in their place. */
const cutNames = (names: Element[]): string[] =>
  names
    .map((name) => (name.matches('.named') ? (name.firstElementChild ?? name) : name))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent);

/** Names that a heart covers. */
const coveredNames = (cards: Element[]): string[] =>
  cards.flatMap((card) => {
    const [name, heart] = [card.querySelector('h3 bdi'), card.querySelector('.live-card-corner svg')];
    if (!name || !heart) return [];
    const [text, mark] = [name.getBoundingClientRect(), heart.getBoundingClientRect()];
    return text.top < mark.bottom && text.right > mark.left && text.bottom > mark.top ? [name.textContent] : [];
  });

describe('the homepage', () => {
  it('on a first visit with a phone begins its pictures in the first third, and one moves unasked', async () => {
    // The studio knows that it is live first; lists are kept for a moment, on a slow clock for longer.
    const home = () => fetch(`${site.origin}/de/`).then((answer) => answer.text());
    await expect.poll(home).toContain(de('performers.home.now'));
    const page = await open('phone', '/de/');
    const first = page.getByRole('article').first();
    expect((await first.boundingBox())?.y).toBeLessThan(844 / 3);
    await waitForMotion(first.locator('.live-card-preview canvas'), 'the first picture');
    expect(await page.locator('.live-card-preview canvas').count()).toBeLessThanOrEqual(2);
  });

  it.each(['a visitor', 'somebody who has just signed up'])(
    'shows %s the first picture within a third of the height, below one bar of 48 px at most',
    async (who) => {
      const person = await site.newPerson();
      const { page } = person;
      if (who !== 'a visitor') {
        const body = { email: 'third@vesper.example', password: 'vier stille Segel im Wind', language: 'en' };
        await call(person, 'POST', 'identity/signUp', { ...body, isAdult: true, acceptTerms: true });
      }
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of ['/en/', '/en/cams/']) {
          await page.context().clearCookies({ name: 'sbmn' });
          await openPage(page, path);
          const top = (await page.getByRole('article').first().boundingBox())?.y;
          expect.soft(top, `${path} ${width} x ${height}`).toBeLessThanOrEqual(height * 0.33);
          const bars = page.locator('[data-status-strip]:visible, [data-consent-line]:visible');
          expect(await bars.count()).toBe(1);
          expect((await bars.boundingBox())?.height).toBeLessThanOrEqual(49);
          // A heart stands above the name, not in its place.
          expect.soft(await page.locator('article h3').evaluateAll(cutNames)).toEqual([]);
          expect.soft(await page.locator('article').evaluateAll(coveredNames)).toEqual([]);
        }
      }
    },
  );

  it('moves nothing for anyone who wants less motion', async () => {
    const person = await site.newPerson();
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(person.page, '/en/');
    // Its code was there and decided.
    await untilNetworkIdle(person.page);
    expect(await person.page.locator('.live-card-preview canvas').count()).toBe(0);
  });
});

describe('a list', () => {
  it('shows the live ones first; a press on the picture opens the room, on the name the profile', async () => {
    const page = await open('phone', '/en/cams/?order=name');
    const cards = page.getByRole('article');
    expect(await cards.first().getByRole('heading').textContent()).toBe('Vesna');
    const offline = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { level: 2, name: en('performers.home.later') }),
      });
    expect(await offline.getByRole('article').filter({ hasText: 'Vesna' }).count()).toBe(0);
    expect(await offline.getByRole('article').count()).toBeGreaterThan(0);
    await follow(page, cards.first().getByRole('link', { name: 'Vesna', exact: true }), { heading: /^Vesna/ });
    expect(page.url()).toContain('/amateur/vesna/');
    await goBack(page, { heading: en('performers.cams.title') });
    const picture = await cards.first().boundingBox();
    await page.touchscreen.tap((picture?.x ?? 0) + 50, (picture?.y ?? 0) + 60);
    await arrive(page, { heading: en('live.room.title', { name: 'Vesna' }), address: '**/en/chat/vesna/**' });
  });

  it('offers no filter that it already is', async () => {
    const page = await open('desktop', '/en/free-chat/');
    const filters = page.getByRole('list', { name: en('performers.filter.label') });
    expect(await filters.getByRole('link', { name: en('performers.filter.call') }).count()).toBeGreaterThan(0);
    for (const key of ['performers.filter.online', 'performers.filter.free'] as const)
      expect(await filters.getByRole('link', { name: en(key), exact: true }).count(), key).toBe(0);
    await openPage(page, '/en/cams/');
    expect(await filters.getByRole('link', { name: en('performers.filter.free'), exact: true }).count()).toBe(1);
  });
});

describe('a profile on a phone', () => {
  it('shows its whole head once; from the first tab that is pressed on the content is in sight', async () => {
    const page = await open('phone', '/en/amateur/vesna/');
    const tabs = page.getByRole('navigation', { name: en('performers.tab.label', { name: 'Vesna' }) });
    const headline = page.locator('.cover').getByText('Vesna').first();
    const below = async () => (await tabs.boundingBox())?.y ?? Number.NaN;
    await headline.waitFor();
    expect(await below()).toBeGreaterThan(844 / 2);
    for (const tab of ['about', 'pictures', 'overview'] as const) {
      const link = tabs.getByRole('link', { name: en(`performers.tab.${tab}`) });
      await link.tap();
      await page.waitForFunction(
        (name) => document.querySelector('[aria-current=page]:is(nav li a)')?.textContent?.startsWith(name),
        en(`performers.tab.${tab}`),
      );
      await expect.poll(below, { message: tab }).toBeLessThan(844 / 2 - 60);
    }
  });
});

describe('a visitor in a room', () => {
  it('who wants to chat gets to the sign-up, and from there back into the room', async () => {
    const { page, consoleErrors } = await site.newPerson({ size: 'phone' });
    await openPage(page, '/en/chat/vesna/');
    // Between the login and the page made for it the room may ask for what was said in the visitor's chat: that was another person's.
    allowConsoleErrors(consoleErrors, /404 .*chat\/texts/);
    await page.getByRole('button', { name: en('live.room.signUp') }).tap();
    const sheet = page.getByRole('dialog', { name: en('identity.signUp.title') });
    await sheet.getByLabel(en('identity.field.email')).fill('from-the-room@vesper.example');
    await sheet.getByLabel(en('identity.field.password'), { exact: true }).fill('vier stille Segel im Wind');
    await sheet.getByLabel(en('identity.signUp.adult')).check();
    await sheet.locator('input[name=acceptTerms]').check();
    await sheet.getByRole('button', { name: en('identity.signUp.submit') }).tap();
    await page.getByRole('button', { name: en('live.room.signUp') }).waitFor({ state: 'detached' });
    await arrive(page, { heading: en('live.room.title', { name: 'Vesna' }), address: '**/en/chat/vesna/**' });
  });
});
