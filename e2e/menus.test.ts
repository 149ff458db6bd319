import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { follow, goBack, openPage, untilNetworkIdle } from './support/go.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const openMenus = (page: Page) => page.locator('[popover]:popover-open');
const dialog = (page: Page) => page.locator('dialog[open]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const named = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
/** Where the content ends on the right: it must not move when the page is held still. */
const rightEdge = (page: Page) => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().right);
const barHidden = (page: Page) => page.locator('header[data-hidden]').count();

async function jumpTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
}

it('on a desktop: one menu at a time, the page behind is held still, and the keyboard finds its way back', async () => {
  const t = await wordsOf('en');
  const { page } = await site.newPerson();
  await openPage(page, '/en/');
  await untilNetworkIdle(page);
  const edge = await rightEdge(page);
  const themes = page.getByRole('button', { name: t('performers.categories.label') });
  const language = page.locator('header').getByRole('button', { name: t('shell.language.label') });

  await themes.click();
  await page.getByRole('link', { name: 'Music' }).first().waitFor();
  await expect.poll(() => openMenus(page).count()).toBe(1);
  expect(await rightEdge(page)).toBe(edge);
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 900);
  expect(await scrolled(page)).toBe(0);

  await language.click();
  await expect.poll(() => openMenus(page).count()).toBe(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => openMenus(page).locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => openMenus(page).count()).toBe(0);
  await expect.poll(() => named(page)).toContain(t('shell.language.label'));

  await themes.click();
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor();
  await expect.poll(() => openMenus(page).count()).toBe(0);
  expect(await rightEdge(page)).toBe(edge);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
});

it('on a desktop: half a name and Enter lead to a profile, the slash opens the search again', async () => {
  const t = await wordsOf('en');
  const { page } = await site.newPerson();
  await openPage(page, '/en/');
  await untilNetworkIdle(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: t('search.label') }).fill('vensa');
  await page.getByRole('option', { name: 'Vesna' }).first().waitFor();
  await follow(page, () => page.keyboard.press('Enter'), { heading: /^Vesna/ });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('search.label') }).fill('music');
  const heading = t('search.title', { pattern: 'music' });
  await follow(page, page.getByRole('option', { name: /“music”/ }), { heading });
});

it('on a desktop: what is pressed is what is meant, also when the answer comes between press and release', async () => {
  const t = await wordsOf('en');
  const { page } = await site.newPerson({ requests: 'caught' });
  await openPage(page, '/en/');
  await untilNetworkIdle(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/searchResult/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  // What is found on the page itself stands there before the server is asked; nothing but its answer comes after that.
  const asked = page.waitForRequest(/searchResult/);
  await page.getByRole('combobox', { name: t('search.label') }).fill('music');
  await asked;
  const heading = t('search.title', { pattern: 'music' });
  await page.getByRole('option', { name: heading }).hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/searchResult/);
  answer.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await follow(page, () => page.mouse.up(), { heading });
});

it('on a phone: the sheet under the thumb, and a search that waits for three letters and asks once', async () => {
  const t = await wordsOf('de');
  const { page } = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await openPage(page, '/de/');
  await untilNetworkIdle(page);
  await page.getByRole('button', { name: t('shell.nav.menu'), exact: true }).tap();
  await openMenus(page)
    .getByRole('link', { name: t('performers.cams.menu') })
    .waitFor();
  const panel = await openMenus(page).boundingBox();
  expect(panel && panel.y + panel.height).toBeGreaterThan(600);
  await page.mouse.click(180, 20);
  await expect.poll(() => openMenus(page).count()).toBe(0);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('searchResult')) asked.push(request.url());
  });
  await page.getByRole('button', { name: t('shell.search'), exact: true }).tap();
  const box = page.getByRole('combobox', { name: t('search.label') });
  await box.fill('ve');
  await dialog(page)
    .getByText(t('search.short', { count: 3 }))
    .first()
    .waitFor();
  await box.fill('ves');
  await page.getByRole('option', { name: 'Vesna' }).first().waitFor();
  await box.fill('v');
  await box.fill('ves');
  await page.getByRole('option', { name: 'Vesna' }).first().waitFor();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.dataset['orientation'])).toBe('portrait');
  await page.setViewportSize({ width: 780, height: 360 });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['orientation'])).toBe('landscape');
});

it('on a phone: a list is narrowed in a sheet that stays, and the address remembers it', async () => {
  const t = await wordsOf('en');
  const { page } = await site.newPerson({ size: 'phone' });
  await openPage(page, '/en/cams/');
  await untilNetworkIdle(page);
  await page.getByRole('button', { name: t('performers.filter.label') }).tap();
  const men = openMenus(page).getByRole('link', { name: t('performers.filter.gender.M'), exact: true });
  const heading = t('performers.cams.title');
  await follow(page, () => men.tap(), { heading, address: '**/en/cams/?gender=M' });
  await expect.poll(() => openMenus(page).count()).toBe(1);
  await openMenus(page).getByRole('button').last().tap();
  await expect.poll(() => openMenus(page).count()).toBe(0);
  await goBack(page, { heading, address: '**/en/cams/' });
});

it('the bar goes out of the way on the way down and comes back on the way up; going back restores the place', async () => {
  const t = await wordsOf('en');
  const { page } = await site.newPerson();
  await openPage(page, '/en/cams/');
  await untilNetworkIdle(page);
  // As people do: on and on, until the page has heard.
  let y = 300;
  const scrollBy = (step: number) => async () => {
    y += step;
    await jumpTo(page, y);
    return barHidden(page);
  };
  await expect.poll(scrollBy(20), { interval: 300 }).toBe(1);
  await expect.poll(scrollBy(-11), { interval: 300 }).toBe(0);

  await jumpTo(page, 900);
  const card = page.locator('main a[href*="/amateur/"]').nth(15);
  const slug = (await card.getAttribute('href'))?.split('/').at(3) ?? '';
  await follow(page, card, { heading: new RegExp(`^${slug}\\b`, 'i') });
  await expect.poll(() => scrolled(page)).toBe(0);
  await goBack(page, { heading: t('performers.cams.title') });
  await expect.poll(() => scrolled(page)).toBe(900);

  await openPage(page, '/en/terms-of-service/?scrollTo=chats');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

it('tiles stand in three, four, five and six columns, at exactly these widths', async () => {
  const { page } = await site.newPerson();
  await openPage(page, '/en/cams/');
  for (const [width, columns] of [
    [1199, 6],
    [1198, 5],
    [991, 5],
    [990, 4],
    [767, 4],
    [766, 3],
    [360, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const counted = await page
      .locator('.tile-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(counted, `${width} px`).toBe(columns);
  }
});
