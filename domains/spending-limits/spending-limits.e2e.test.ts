import { afterAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  chatById,
  goLive,
  keepScreenshot,
  logIn,
  openPaidChat,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de] = await Promise.all([openSite({ speed: 6 }), wordsOf('de')]);
afterAll(() => site.close());

it('a limit met in the middle of a chat ends it with the last minute there is room for, says so, and leads to it', async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const { page } = guest;
  await logIn(guest, 'latetrain@vesper.example');
  await openPage(page, '/de/myvisitx/limits/');
  const before = await balanceOf(guest);
  await page.getByLabel(de('spending-limits.period.day'), { exact: true }).fill('5');
  await page.getByRole('button', { name: `${de('spending-limits.save')}: ${de('spending-limits.period.day')}` }).tap();
  await waitForText(page, de('spending-limits.saved'));

  await openPage(page, '/de/chat/vesna/', 'shown');
  await askFor(page, de, 'private');
  await accept(studio, de);
  const { chatId } = await waitForMinutes(guest, 1);
  await keepScreenshot(page, 'limit-running-phone');
  await waitForText(page, de('live.exit.unpaid'));
  await page.getByText(de('spending-limits.met.day')).first().waitFor();
  await keepScreenshot(page, 'limit-met-phone');
  await page
    .getByRole('button', { name: de('spending-limits.toLimits') })
    .first()
    .tap();
  await page.getByRole('heading', { level: 1, name: de('spending-limits.title') }).waitFor();
  const chat = await chatById(guest, chatId);
  // 14 coins a minute are 3.50 euros: 5 euros, 20 coins, have room for one, and for what is paid back of a broken picture.
  expect(chat.exitCode).toBe(501);
  expect(chat.cost).toBeGreaterThan(20_00 - 14_00);
  expect(chat.cost).toBeLessThanOrEqual(20_00);
  expect(await balanceOf(guest)).toBe(before - chat.cost);
  expect(await openPaidChat(guest)).toBeNull();
});
