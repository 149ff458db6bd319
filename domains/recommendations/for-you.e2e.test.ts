import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { goLive, keepScreenshot, logIn } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
beforeAll(async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

describe('recommendations', () => {
  it('stand on the homepage with their reasons, and the guest switches them off', async () => {
    const guest = await site.newPerson({ size: 'desktop' });
    await logIn(guest, 'guest@vesper.example');
    const { page } = guest;
    await openPage(page, '/en/');
    const title = page.getByRole('heading', { name: en('recommendations.title'), exact: true });
    await title.waitFor();
    await title.scrollIntoViewIfNeeded();
    await keepScreenshot(page, 'for-you-home-desk');
    await openPage(page, '/en/myvisitx/recommendations/');
    await page.getByRole('heading', { level: 1, name: en('recommendations.title') }).waitFor();
    await keepScreenshot(page, 'for-you-desk');
    const follow = page.getByRole('switch', { name: en('recommendations.own.follow') });
    await follow.scrollIntoViewIfNeeded();
    await keepScreenshot(page, 'for-you-choice-desk');
    await follow.click();
    await page.getByText(en('recommendations.leadOff')).waitFor();
    expect(await follow.isChecked()).toBe(false);
  });

  it('on the phone, in German', async () => {
    const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
    await logIn(guest, 'guest@vesper.example');
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/de/myvisitx/empfehlungen/');
    await page.getByRole('heading', { level: 1, name: de('recommendations.title') }).waitFor();
    await keepScreenshot(page, 'for-you-phone');
  });
});
