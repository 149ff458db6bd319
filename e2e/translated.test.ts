import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow, goBack, openPage } from './support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  chatById,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  openPaidChat,
  roomPicture,
  waitForMinutes,
  waitForText,
} from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { translate, translatedTexts } from './support/translator.ts';
import { wordsOf } from './support/words.ts';

const [site, de, en] = await Promise.all([openSite({ speed: 6 }), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

it('with both pages translated by the browser a show and a paid chat go on, and every figure is right', async () => {
  await translate(studio.page);
  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'kaminfeuer@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await translate(guest.page);
  expect(await translatedTexts(guest.page)).toBeGreaterThan(5);

  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  const { chatId } = await waitForMinutes(guest, 2);
  await waitForMotion(roomPicture(guest.page), 'private chat');
  for (const [writer, reader, words, t] of [
    [guest, studio, 'Good evening from the lake', en],
    [studio, guest, 'Guten Abend aus dem Studio', de],
  ] as const) {
    const composer = writer.page.getByRole('textbox', { name: t('conversation.label'), exact: true }).last();
    await composer.fill(words);
    await composer.press('Enter');
    await waitForText(reader.page, words);
  }
  // What stands in the room is what was paid.
  const paid = async (): Promise<boolean> => {
    const { cost = -1 } = (await openPaidChat(guest)) ?? {};
    const shown = (await guest.page.locator('[translate="no"]').allTextContents()).join(' ');
    return shown.includes(String(cost / 100));
  };
  await expect.poll(paid).toBe(true);
  await keepScreenshot(guest.page, 'room-translated-phone');
  await keepScreenshot(studio.page, 'studio-translated');

  await endChat(guest.page, en);
  await waitForText(guest.page, en('live.exit.left'));
  const { cost } = await chatById(guest, chatId);
  expect(await balanceOf(guest)).toBe(400_00 - cost);
  await waitForText(studio.page, de('live.studio.onAir'));
  expect([guest.consoleErrors, studio.consoleErrors]).toEqual([[], []]);
});

it('lists, the checkout and the statement stay whole while they change under a translator', async () => {
  const guest = await site.newPerson({});
  await logIn(guest, 'latetrain@vesper.example');
  for (const [address, next] of [
    ['/en/cams/', '/en/myvisitx/'],
    ['/en/top-up/', '/en/'],
  ] as const) {
    await openPage(guest.page, address);
    await translate(guest.page);
    expect(await translatedTexts(guest.page)).toBeGreaterThan(5);
    // Everything on it goes, and comes again, without the page being loaded again.
    const link = guest.page.locator(`a[href="${next}"]`).first();
    await follow(guest.page, () => link.dispatchEvent('click'), { heading: /./, address: `**${next}` });
    await goBack(guest.page, { heading: /./, address: `**${address}` });
    await guest.page.getByRole('main').waitFor();
  }
  expect(guest.consoleErrors).toEqual([]);
});
