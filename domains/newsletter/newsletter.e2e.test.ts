import { afterAll, expect, test } from 'vitest';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('an address subscribes, the office sends, the mail arrives, one press ends it, and the next one does not arrive', async () => {
  const de = await wordsOf('de');
  const en = await wordsOf('en');
  const { page } = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await openPage(page, '/de/newsletter/');
  await page.getByRole('checkbox', { name: /Wettbewerbe/ }).check();
  await page.getByLabel(de('newsletter.address')).fill('zora@example.org');
  await keepScreenshot(page, 'newsletter-choose-phone');
  await page.getByRole('button', { name: de('newsletter.submit') }).click();
  await waitForText(page, de('newsletter.asked'));

  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  /** The link of the latest mail to the reader. */
  const linkOf = async (subject: string, path: RegExp): Promise<string> => {
    await openPage(office, '/office/mail/?search=zora');
    await follow(office, office.getByRole('link', { name: subject }).first(), { heading: subject });
    const link = office.getByRole('main').getByRole('link', { name: path });
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
    return pathname + search;
  };
  await openPage(page, await linkOf('Bitte bestätige deine Adresse', /newsletter\/confirm/));
  await page.getByRole('button', { name: de('newsletter.confirmSubmit') }).click();
  await waitForText(page, de('newsletter.confirmed'));

  /** Writes a newsletter and sends it; answers how many it reached. */
  const send = async (subject: string): Promise<string> => {
    await openPage(office, '/office/newsletter/');
    await untilNetworkIdle(office);
    await office.getByRole('button', { name: en('newsletter.office.new') }).click();
    await office.getByRole('button', { name: en('newsletter.office.begin') }).click();
    await office.getByRole('heading', { name: en('newsletter.office.unwritten') }).waitFor();
    await office.getByLabel(en('newsletter.office.subject'), { exact: true }).fill(subject);
    await office.getByLabel(en('newsletter.office.text')).fill('The votes are counted.\n\nSee you soon.');
    await office.getByRole('button', { name: en('newsletter.office.saveWords') }).click();
    await office.getByRole('heading', { name: subject }).waitFor();
    await keepScreenshot(office, 'newsletter-office-draft');
    await office.getByRole('button', { name: en('newsletter.office.count') }).click();
    const press = office.getByRole('button', { name: /^Send to \d+ people/ });
    const reached = (await press.textContent()) ?? '';
    await press.click();
    await expect.poll(() => office.getByText(en('newsletter.office.state.sent'), { exact: true }).count()).toBe(1);
    await keepScreenshot(office, 'newsletter-office-sent');
    return reached;
  };
  const first = await send('The week has a winner');
  const way = await linkOf('The week has a winner', /newsletter\/unsubscribe/);
  await openPage(page, way);
  await keepScreenshot(page, 'newsletter-end-phone');
  // What a mail program sends: no cookies, no page.
  const pressed = await fetch(site.origin + way, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  const second = await send('Another week');
  expect(Number(/\d+/.exec(second)?.[0])).toBe(Number(/\d+/.exec(first)?.[0]) - 1);
  await openPage(office, '/office/mail/?search=zora');
  expect(await office.getByRole('link', { name: 'The week has a winner' }).count()).toBe(1);
  expect(await office.getByRole('link', { name: 'Another week' }).count()).toBe(0);
  await openPage(office, '/office/newsletter/');
  await keepScreenshot(office, 'newsletter-office-list');
});
