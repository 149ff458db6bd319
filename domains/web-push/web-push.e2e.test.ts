import { afterAll, expect, test } from 'vitest';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { goLive, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { permit, pushesTo, withPushService } from './testing/page-browser.ts';

const site = await openSite({ program: 'full' });
afterAll(() => site.close());

const subscriptions = () => site.query<{ endpoint: string }>('select endpoint from web_push.subscriptions order by id');

test('who has pinned somebody is asked, hears of the show with no page open, and a press leads into the room', async () => {
  const t = await wordsOf('de');
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  await withPushService(guest, 'one');
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/amateur/vesna/');
  await untilNetworkIdle(page);
  expect(await page.getByText(t('web-push.ask')).count()).toBe(0);
  await page
    .getByRole('button', { name: t('favourites.heart', { name: 'Vesna' }) })
    .first()
    .click();
  await waitForText(page, t('web-push.ask'));
  await keepScreenshot(page, 'web-push-asked-phone');
  await permit(guest, 'granted');
  await page.getByRole('button', { name: t('web-push.yes') }).click();
  await waitForText(page, t('web-push.on'));
  await expect
    .poll(async () => (await subscriptions()).map(({ endpoint }) => endpoint))
    .toEqual(['https://push.example.net/one']);
  const worker = await pushesTo(guest);

  const performer = await site.newPerson({ locale: 'de-DE' });
  await logIn(performer, 'vesna@vesper.example');
  await goLive(performer, t, 'de');
  // What the push service is given, before it is encrypted for this browser.
  const waiting = () => site.query<{ words: { path: string } }>('select words from web_push.pushes');
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const [sent] = await waiting();
  expect(sent?.words).toMatchObject({ title: 'Es gibt Neues für dich', path: '/de/chat/vesna/' });
  await worker.push(sent?.words);
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Es gibt Neues für dich']);

  await openPage(page, await worker.press());
  await waitForText(page, 'Vesna');
  expect(new URL(page.url()).pathname).toBe('/de/chat/vesna/');
  expect(await shown()).toEqual([]);

  // A push that nobody can read shows something true all the same.
  const unreadable = async () => {
    const now = await shown();
    // The browser's tools do not say whether a delivery reached a busy worker.
    if (now.length === 0) await worker.push('not what we send');
    return now;
  };
  await expect.poll(unreadable, { interval: 2_000 }).toEqual(['Es gibt etwas Neues.']);

  // The browser changes its address while no page is open: the worker renews it by the token it keeps.
  await worker.change('two');
  expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual(['https://push.example.net/two']);
});
