import { afterAll, expect, test } from 'vitest';
import { follow, openPage } from '#e2e/support/go.ts';
import { keepScreenshot, logIn } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

test('an operator arranges the homepage, looks at it first, and publishes it; a guest on a phone scrolls through it', async () => {
  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const { page } = operator;
  await openPage(page, '/office/homepage/');
  const add = page.getByRole('button', { name: en('home.office.new') }).first();
  await follow(page, add, { heading: en('home.office.newName'), address: /\/homepage\/\d+/ });
  const blocks = page.getByRole('list', { name: en('home.office.order') }).getByRole('listitem');
  const categories = en('performers.office.home.themes');
  await expect.poll(() => blocks.count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: en('home.office.takeOut', { name: en('home.office.block.later') }) }).click();
  while (!(await blocks.first().textContent())?.includes(categories))
    await page.getByRole('button', { name: en('home.office.earlier', { name: categories }) }).click();
  await page.getByRole('button', { name: en('home.office.save') }).click();
  await page.getByText(en('home.office.saved')).first().waitFor();
  await page.getByRole('button', { name: en('home.office.previewMake') }).click();
  const link = page.getByRole('link', { name: en('home.office.previewOpen') });
  const address = (await link.getAttribute('href')) ?? '';

  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  const later = guest.page.getByRole('heading', { name: de('performers.home.later') });
  const preview = await guest.context.request.get(address.replace('/en/', '/de/'));
  expect(preview.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await openPage(guest.page, address.replace('/en/', '/de/'));
  await guest.page.getByRole('region', { name: de('performers.themes.title') }).waitFor();
  expect(await later.count()).toBe(0);
  await openPage(guest.page, '/de/');
  await later.waitFor();

  await page.getByRole('button', { name: en('home.office.publishNow') }).click();
  await page.getByText(en('home.office.published')).first().waitFor();
  await expect
    .poll(async () => {
      await openPage(guest.page, '/de/');
      return later.count();
    })
    .toBe(0);
  // What nobody has scrolled to costs no script; once it is near, its own comes, and its links lead on within the page.
  const strip = guest.page.getByRole('region', { name: de('performers.block.newcomers') });
  await strip.scrollIntoViewIfNeeded();
  await keepScreenshot(guest.page, 'home-arranged-phone');
  await follow(guest.page, strip.getByRole('link', { name: new RegExp(de('performers.block.all')) }), {
    heading: de('performers.newGirls.title'),
  });
  await openPage(guest.page, '/de/top-cams/beste-chats/');
  expect(await guest.page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);
  await keepScreenshot(guest.page, 'top-cams-phone');
});
