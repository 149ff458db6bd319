import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#e2e/support/browser.ts';
import { openPage, untilSettled } from '#e2e/support/go.ts';
import { accept, askFor, goLive, keepScreenshot, logIn } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

/** Vesna's card where it stands first, and the fresh picture on it. */
const cardOf = ({ page }: Person) =>
  page.locator('article', { has: page.getByRole('link', { name: 'Vesna' }) }).first();
const faceOf = (person: Person) => cardOf(person).locator('canvas.live-card-face');
/** How much of a drawn face differs from its own middle: a picture, and no plain colour. */
const colours = (person: Person): Promise<number> =>
  faceOf(person)
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(Array.from({ length: 400 }, (_, i) => data[i * 4 * 97]! >> 4)).size;
    });

it('cards show the broadcast as it is now, on a phone and a desk, and let go of it when she is in private', async () => {
  const phone = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  const desk = await site.newPerson({ locale: 'de-DE' });
  await openPage(phone.page, '/en/cams/');
  await openPage(desk.page, '/de/');
  for (const visitor of [phone, desk]) {
    await untilSettled(visitor.page);
    await cardOf(visitor).scrollIntoViewIfNeeded();
    await faceOf(visitor).first().waitFor();
    expect(await colours(visitor)).toBeGreaterThan(1);
  }
  await keepScreenshot(phone.page, 'living-cards-phone-en');
  await keepScreenshot(desk.page, 'living-cards-desk-de');

  const guest = await site.newPerson();
  await logIn(guest, 'latetrain@vesper.example');
  await openPage(guest.page, '/en/amateur/vesna/', 'shown');
  await guest.page.locator('[data-offers] a:not([href*=offer])').click();
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  for (const visitor of [phone, desk]) await expect.poll(() => faceOf(visitor).count(), { timeout: 45_000 }).toBe(0);
});
