import { afterAll, expect, it } from 'vitest';
import { follow, openPage } from '#e2e/support/go.ts';
import { photograph } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

it('on a phone somebody chooses in the sheet, sees how many fit, takes a chip off again, and is led out of an empty search', async () => {
  const { page } = await site.newPerson({ size: 'phone' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/de/darsteller-suche/');
  const heading = { heading: de('actor-search.title') };
  const cards = page.getByRole('article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(10);
  await photograph(page, 'actor-search-phone-de');
  await page.getByRole('button', { name: de('actor-search.filters'), exact: false }).click();
  const sheet = page.locator('[popover]:popover-open');
  await sheet.getByText('Spanisch').scrollIntoViewIfNeeded();
  await follow(page, sheet.getByRole('link', { name: /Spanisch/ }), { ...heading, address: /languages=es/ });
  await photograph(page, 'actor-search-phone-sheet-de');
  await sheet.getByRole('button', { name: /zeigen/ }).click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const chip = page.getByRole('link', { name: de('actor-search.remove', { name: 'Spanisch' }) });
  await follow(page, chip, { ...heading, address: /suche\/\??$/ });
  await expect.poll(() => cards.count()).toBe(all);
  // Nobody has all of it: one filter less finds somebody.
  await openPage(
    page,
    '/de/darsteller-suche/?hair=dark&eyes=blue&build=slim&height=to-159&tattoos=many&piercings=some&languages=es&age=18-24',
  );
  await page.getByText(de('actor-search.nobody.title')).waitFor();
  await photograph(page, 'actor-search-phone-nobody-de');
});

it('at the desk the map opens beside the list, its markers are reached by keys, and a zip code narrows both', async () => {
  const { page } = await site.newPerson();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en/actor-search/');
  await photograph(page, 'actor-search-desk-en');
  const heading = { heading: en('actor-search.title') };
  await follow(page, page.getByRole('link', { name: en('actor-search.map.open'), exact: true }), {
    ...heading,
    address: /view=map/,
  });
  const map = page.getByRole('region', { name: en('actor-search.map.label') });
  await map.locator('path').first().waitFor({ state: 'attached' });
  const spots = map.getByRole('listitem');
  const before = await spots.count();
  expect(before).toBeGreaterThan(2);
  await photograph(page, 'actor-search-map-desk-en');
  // By keys: the first that holds several falls apart.
  const several = map.getByRole('button', { name: /profiles, / }).first();
  await several.focus();
  await page.keyboard.press('Enter');
  await photograph(page, 'actor-search-map-near-desk-en');
  // What it draws is told to nobody who does not see it; each thing on it has a name, and keys move it under the one in focus.
  expect(await map.getByRole('img').count()).toBe(0);
  for (const spot of [...(await map.getByRole('link').all()), ...(await map.getByRole('button').all())])
    expect(await spot.getAttribute('aria-label').then(async (label) => label ?? (await spot.textContent()))).toMatch(
      /\w/,
    );
  const one = map.getByRole('listitem').locator('a, button').first();
  await one.focus();
  const at = async () => (await one.boundingBox())?.x ?? 0;
  const from = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeLessThan(from);
  // A group of filters opens, and one of its options is followed, without a mouse; how many fit is told.
  const filters = page.getByRole('complementary', { name: en('actor-search.filters') });
  const group = filters.getByText('Eye colour', { exact: true });
  await group.locator('xpath=ancestor::summary').focus();
  await page.keyboard.press('Enter');
  const hits = page.getByRole('status').filter({ hasText: /profiles?, / });
  const all = await hits.textContent();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Blue/);
  await follow(page, () => page.keyboard.press('Enter'), { ...heading, address: /eyes=blue/ });
  await expect.poll(() => hits.textContent()).not.toBe(all);
  await follow(page, page.getByRole('link', { name: en('actor-search.remove', { name: 'Blue' }) }), {
    ...heading,
    address: /actor-search\/\?view=map/,
  });
  const near = page.getByRole('complementary').getByLabel(en('actor-search.near.zip'));
  await page.getByRole('complementary').getByText(en('actor-search.near.title'), { exact: true }).click();
  await near.fill('50667');
  await page.getByRole('complementary').getByLabel(en('actor-search.near.radius')).selectOption('100');
  await follow(page, () => near.press('Enter'), { ...heading, address: /near=50667&radius=100/ });
  await page
    .getByRole('link', {
      name: en('actor-search.remove', { name: en('actor-search.near.chipWithin', { km: 100, place: 'Köln' }) }),
    })
    .waitFor();
  await photograph(page, 'actor-search-near-desk-en');
  // Cards say how far; a profile says by what else one finds people like her.
  const card = page
    .getByRole('article')
    .filter({ hasText: /\d km away/ })
    .first();
  await card.waitFor();
  await openPage(page, `${await card.getByRole('link').first().getAttribute('href')}about-me/`);
  await photograph(page, 'actor-search-about-desk-en');
  const said = page.getByRole('link', { name: /^Hair colour: / }).first();
  await follow(page, said, { ...heading, address: /actor-search\/\?hair=/ });
});
