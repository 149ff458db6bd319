import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from './support/browser.ts';
import { goBack, openPage } from './support/go.ts';
import { accessibilityViolations, inColours } from './support/inspect.ts';
import { keepScreenshot, logIn } from './support/people.ts';
import { openSite } from './support/site.ts';

const site = await openSite();
afterAll(() => site.close());

let desk: Person;
let phone: Person;
beforeAll(async () => {
  desk = await site.newPerson();
  await logIn(desk, 'office@vesper.example');
  phone = await site.newPerson({ size: 'phone' });
  await phone.context.addCookies(await desk.context.cookies());
});
// Each begins with fresh pages, also when it is repeated.
beforeEach(async () => {
  for (const { page } of [desk, phone]) await openPage(page, '/office/styleguide/');
});

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click();
const isFocused = ({ page }: Person, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement);

it('a toast is said and seen on a page that did nothing for it', async () => {
  await press(desk, 'Toast');
  await desk.page.getByText('Your price is valid from the next chat on.').first().waitFor();
  expect(await desk.page.getByRole('region', { name: 'Messages (F8)' }).count()).toBe(1);
});

it('a panel comes from below on a phone and stands in the middle of a desk; it gives the focus back', async () => {
  for (const person of [phone, desk]) {
    await press(person, 'Panel');
    const panel = person.page.getByRole('dialog', { name: 'What for?' });
    await panel.waitFor();
    await panel.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
    const box = await panel.boundingBox();
    const view = person.page.viewportSize();
    const below = (view?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    if (person === phone) expect(Math.abs(below)).toBeLessThan(2);
    else expect(Math.abs(below - (box?.y ?? 0))).toBeLessThan(2);
    await keepScreenshot(person.page, `panel-${person === phone ? 'phone' : 'desk'}`);
    await person.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(person, 'Panel')).toBe(true);
  }
});

it('pictures are gone through by keys, brought nearer, and left where one came from', async () => {
  const { page } = desk;
  await press(desk, 'Pictures');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await viewer.getByText('2 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('3 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await viewer.getByText('1 of 3').waitFor();
  const picture = viewer.getByRole('img', { name: 'A drawn evening, 1' });
  // Its place is settled once two looks see the same.
  let whole = 0;
  await expect
    .poll(async () => {
      const before = whole;
      whole = (await picture.boundingBox())?.width ?? 0;
      return whole > 0 && whole === before;
    })
    .toBe(true);
  await expect
    .poll(async () => {
      await page.keyboard.press('+');
      return (await picture.boundingBox())?.width;
    })
    .toBeGreaterThan(whole * 1.5);
  await keepScreenshot(page, 'pictures-near');
  await viewer.getByRole('button', { name: 'Whole picture' }).click();
  await viewer.getByRole('button', { name: 'The next one' }).click();
  await viewer.getByText('2 of 3').waitFor();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await keepScreenshot(page, 'pictures-desk');
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(desk, 'Pictures')).toBe(true);
});

it('pictures are swiped on a phone', async () => {
  const { page } = phone;
  await press(phone, 'Pictures');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await viewer.getByText('2 of 3').waitFor();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 320, y: 400 });
  for (let x = 305; x > 40; x -= 15) await touch('touchMove', { x, y: 400 });
  await touch('touchEnd');
  await viewer.getByText('3 of 3').waitFor();
  await keepScreenshot(page, 'pictures-phone');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await viewer.waitFor({ state: 'detached' });
});

it('a long list grows as its end comes near, keeps few elements, and is found as it was left', async () => {
  const { page } = desk;
  const list = page.getByRole('list', { name: 'Evenings' });
  const sizeOf = async () => Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'));
  await list.scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Next page' }).last().scrollIntoViewIfNeeded();
  await expect.poll(sizeOf).toBeGreaterThan(40);
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Next page' }).last().scrollIntoViewIfNeeded();
      return sizeOf();
    })
    .toBeGreaterThan(120);
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await keepScreenshot(page, 'long-list');
  const left = await sizeOf();
  await page.getByRole('link', { name: 'Back to the office' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await goBack(page, { heading: 'All parts' });
  await expect.poll(sizeOf).toBeGreaterThanOrEqual(left);
});

it('charts are drawn late, and their figures stand in a table for whoever asks', async () => {
  const { page } = phone;
  const chart = page.getByRole('figure', { name: 'Visits a day' });
  await chart.scrollIntoViewIfNeeded();
  await chart.locator('svg path').first().waitFor();
  await chart.getByRole('button', { name: 'As a table' }).click();
  await chart.getByRole('cell', { name: '–' }).first().waitFor();
  await keepScreenshot(page, 'chart-phone');
  await openPage(desk.page, '/office/styleguide/');
  await desk.page.getByRole('figure', { name: 'Ways to watch' }).scrollIntoViewIfNeeded();
  await desk.page.getByRole('figure', { name: 'Ways to watch' }).locator('svg path').first().waitFor();
  await keepScreenshot(desk.page, 'charts-desk');
});

it('no part stops a screen reader or is too pale, in the dark and by day', async () => {
  const { page } = desk;
  await openPage(page, '/office/styleguide/');
  await page.getByRole('figure', { name: 'Visits a day' }).locator('svg path').first().waitFor();
  expect(await accessibilityViolations(page, 'every')).toEqual([]);
  await inColours(page, 'light');
  expect(await accessibilityViolations(page, 'ofLooks')).toEqual([]);
  await keepScreenshot(page, 'parts-light');
});
