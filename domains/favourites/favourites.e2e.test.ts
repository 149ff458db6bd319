import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { follow, openPage, reload, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const pressed = (page: Page, name: string) =>
  expect.poll(() => page.getByRole('button', { name }).first().getAttribute('aria-pressed'));

/** How far the layout of a page has moved by itself. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as { moved?: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.moved = (seen.moved ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page) => page.evaluate(() => (window as { moved?: number }).moved ?? 0);

test('a guest gives a heart on the homepage, two tabs show it, and the favourite says how it wants to be heard of', async () => {
  const t = await wordsOf('de');
  const guest = await site.newPerson({ locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await watchLayout(page);
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/actor/own')) own.push(request.url());
  });
  await openPage(page, '/de/');
  const heart = t('favourites.heart', { name: 'Vesna' });
  await page.getByRole('button', { name: heart }).first().waitFor();
  await untilNetworkIdle(page);
  // All cards of the page are one question, and nothing moved when the hearts came.
  expect(own).toHaveLength(1);
  expect(await moved(page)).toBeLessThan(0.01);

  const other = await guest.context.newPage();
  await openPage(other, '/de/amateur/vesna/');
  await pressed(other, heart).toBe('false');
  const { actor } = await call<{ actor: { favoriteCount: number } }>(
    guest,
    'GET',
    'actor/getActorDataByIdOrName/vesna',
  );
  const likes = actor.favoriteCount;
  await page.getByRole('button', { name: heart }).first().click();
  await pressed(page, heart).toBe('true');
  await pressed(other, heart).toBe('true');
  // The number in the head follows without a reload.
  await waitForText(other, t('performers.favorites', { count: likes + 1 }));
  await keepScreenshot(page, 'favourites-home-desktop');
  await keepScreenshot(other, 'favourites-profile-desktop');

  // A link pins nobody, whoever sends it.
  await openPage(other, '/de/amateur/nerina/?pin=100002');
  await untilNetworkIdle(other);
  await pressed(other, t('favourites.heart', { name: 'Nerina' })).toBe('false');

  await openPage(other, '/de/myvisitx/lieblings-cams/');
  await waitForText(other, 'Vesna');
  const mail = other.getByRole('switch', { name: t('favourites.email') });
  await mail.click();
  await expect.poll(() => mail.isChecked()).toBe(true);
  await keepScreenshot(other, 'favourites-list-desktop');
  await reload(other);
  await waitForText(other, 'Vesna');
  await expect.poll(() => other.getByRole('switch', { name: t('favourites.email') }).isChecked()).toBe(true);
  await other.getByRole('button', { name: t('favourites.remove', { name: 'Vesna' }) }).click();
  await waitForText(other, t('favourites.none'));
  await pressed(page, heart).toBe('false');
});

test('a visitor’s heart leads through sign-up and is kept, as pictures and galleries are, on the phone too', async () => {
  const t = await wordsOf('en');
  const visitor = await site.newPerson({ size: 'phone' });
  const { page } = visitor;
  await openPage(page, '/en/amateur/vesna/');
  const heart = page.getByRole('button', { name: t('favourites.heart', { name: 'Vesna' }) });
  await follow(page, heart, { heading: t('identity.signUp.title'), address: /\/en\/sign-up\/\?next=/ });
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  await logIn(visitor, 'guest@vesper.example');
  expect(next).not.toContain('pin');
  await openPage(page, next);
  await waitForText(page, t('favourites.kept'));
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await keepScreenshot(page, 'favourites-profile-phone');
  await openPage(page, '/en/');
  await heart.first().waitFor();
  await keepScreenshot(page, 'favourites-home-phone');
  await openPage(page, '/en/myvisitx/favorite-cams/');
  await waitForText(page, 'Vesna');
  await keepScreenshot(page, 'favourites-list-phone');

  await openPage(page, '/en/amateur/vesna/pictures/');
  const gallery = page.getByRole('button', { name: t('favourites.pinGallery') });
  await gallery.click();
  await expect.poll(() => gallery.getAttribute('aria-pressed')).toBe('true');
  await keepScreenshot(page, 'favourites-gallery-phone');
  await page.getByRole('button', { name: /^Picture 1 / }).click();
  const picture = page.getByRole('button', { name: t('favourites.pinPicture') });
  await picture.click();
  await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
  await keepScreenshot(page, 'favourites-viewer-phone');
  await page.getByRole('button', { name: t('performers.pictures.next') }).click();
  await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('false');

  await openPage(page, '/en/myvisitx/favorite-cams/pictures/');
  await waitForText(page, t('favourites.picturesLead', { count: 1 }));
  await keepScreenshot(page, 'favourites-pictures-phone');
  const other = await visitor.context.newPage();
  await openPage(other, '/en/myvisitx/favorite-cams/galleries/');
  await waitForText(other, t('favourites.galleryOf', { name: 'Vesna' }));
  await keepScreenshot(other, 'favourites-galleries-phone');
  await other
    .getByRole('button', { name: t('favourites.remove', { name: t('favourites.galleryOf', { name: 'Vesna' }) }) })
    .click();
  await waitForText(other, t('favourites.noGalleries'));
  await page.getByRole('button', { name: t('favourites.pinPicture') }).click();
  await waitForText(page, t('favourites.noPictures'));
});
