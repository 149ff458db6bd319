import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { clip } from '#domains/media/testing/clip.ts';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { balanceOf, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

/** An evening over hills, drawn. */
const evening = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><defs><linearGradient id="s" x2="0" y2="1">
    <stop stop-color="#2b1b5a"/><stop offset=".6" stop-color="#e0637a"/><stop offset="1" stop-color="#ffc36b"/></linearGradient></defs>
    <rect width="1200" height="1500" fill="url(#s)"/><circle cx="820" cy="760" r="150" fill="#fff1c9"/>
    <path d="M0 1100 Q300 850 620 1080 T1200 980 V1500 H0Z" fill="#31204f"/></svg>`),
)
  .jpeg()
  .toBuffer();
const file = { name: 'evening.jpg', mimeType: 'image/jpeg', buffer: evening };

/** Translator and LanguageDetector as the platform has them, in the place of the browser's: this Chromium comes without their models. */
const translates = (context: BrowserContext) =>
  context.addInitScript(() => {
    const isEnglish = (text: string) => /\b(you|the|from|by)\b/i.test(text);
    Object.assign(window, {
      LanguageDetector: {
        availability: async () => 'available',
        create: async () => ({
          detect: async (text: string) => [{ detectedLanguage: isEnglish(text) ? 'en' : 'de', confidence: 0.9 }],
        }),
      },
      Translator: {
        availability: async () => 'available',
        create: async (pair: { sourceLanguage: string; targetLanguage: string }) => ({
          translate: async (text: string) => `${text} (${pair.sourceLanguage} → ${pair.targetLanguage})`,
        }),
      },
    });
  });

test('a guest on the phone and a performer at her desk write to each other, also without a line; a paid picture, a voice and a video are sent', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const performer = await site.newPerson({ locale: 'en-GB' });
  await translates(guest.context);
  await logIn(guest, 'guest@vesper.example');
  await logIn(performer, 'vesna@vesper.example');
  const { page } = guest;
  const studio = performer.page;

  await openPage(page, '/de/amateur/vesna/');
  const write = page.getByRole('link', { name: de('messenger.action'), exact: true });
  await follow(page, write, { heading: de('messenger.title'), address: /\/de\/messenger\/\?channel=\d+/ });
  const box = page.getByRole('textbox', { name: de('messenger.write') });
  await box.fill('Schöner Abend heute, oder?');
  await page.getByRole('button', { name: de('messenger.send'), exact: true }).click();
  await waitForText(page, 'Schöner Abend heute, oder?');

  await openPage(studio, '/en/studio/messenger/');
  await studio.getByRole('link', { name: /Schöner Abend/ }).click();
  await studio.getByRole('log').getByText('Schöner Abend heute, oder?').waitFor();
  // She has read it, and the guest sees that she has.
  await page.getByText(de('messenger.status.read'), { exact: true }).waitFor({ state: 'attached' });
  await studio.getByRole('textbox', { name: en('messenger.write') }).fill('Very much so. Did you see the moon?');
  await waitForText(page, de('messenger.typing', { name: 'Vesna' }));
  await studio.getByRole('button', { name: en('messenger.send'), exact: true }).click();
  await page.getByRole('log').getByText('Did you see the moon?').waitFor();
  // Read in German on the phone itself; the original is one press away.
  await page.getByRole('button', { name: de('conversation.translate.read', { language: 'Deutsch' }) }).click();
  await page.getByRole('log').getByText('Did you see the moon? (en → de)').waitFor();
  await keepScreenshot(page, 'messenger-translated-phone');
  await page.getByRole('button', { name: de('conversation.translate.original', { language: 'Englisch' }) }).click();
  await page.getByRole('log').getByText('Did you see the moon?', { exact: false }).waitFor();
  await page.getByRole('button', { name: de('conversation.translate.read', { language: 'Deutsch' }) }).waitFor();
  await keepScreenshot(studio, 'messenger-studio-desktop');

  // Answered with a heart, which the other side sees.
  await page
    .locator('[data-message]')
    .last()
    .getByRole('button', { name: de('messenger.more') })
    .click();
  await page.getByRole('button', { name: de('messenger.sign.heart') }).click();
  await studio.getByText(en('messenger.sign.heart'), { exact: true }).first().waitFor({ state: 'attached' });
  await keepScreenshot(page, 'messenger-phone');

  // What is written without a line stays, and goes out once when it is back.
  const before = await balanceOf(guest);
  await guest.context.setOffline(true);
  await box.fill('Ja, riesig.');
  await page.getByRole('button', { name: de('messenger.send'), exact: true }).click();
  await waitForText(page, 'Ja, riesig.');
  await guest.context.setOffline(false);
  await studio.getByRole('log').getByText('Ja, riesig.').waitFor();
  expect(await studio.getByRole('log').getByText('Ja, riesig.').count()).toBe(1);
  // The first messages cost nothing.
  expect(await balanceOf(guest)).toBe(before);

  // Put away on the phone, it stands in the archive until somebody writes again.
  await page.getByRole('button', { name: de('messenger.moreOf') }).click();
  await page.getByRole('menuitem', { name: de('messenger.archive') }).click();
  await follow(page, page.getByRole('link', { name: de('messenger.back') }), {
    heading: de('messenger.title'),
    address: /\/de\/messenger\/\??$/,
  });
  await waitForText(page, de('messenger.none'));
  await keepScreenshot(page, 'messenger-list-phone');
  await studio.getByRole('textbox', { name: en('messenger.write') }).fill('Come by tomorrow');
  await studio.getByRole('button', { name: en('messenger.send'), exact: true }).click();
  await page.getByRole('link', { name: /Come by tomorrow/ }).waitFor();
  await untilNetworkIdle(page);
  await page.getByRole('link', { name: /Come by tomorrow/ }).click();
  await page.getByRole('log').getByText('Come by tomorrow').waitFor();

  // The performer sets a price for a picture and sends it.
  const choosing = studio.waitForEvent('filechooser');
  await studio.getByRole('button', { name: en('messenger.video.attach') }).click();
  await (await choosing).setFiles(file);
  await studio.getByRole('img', { name: en('messenger.media.chosen') }).waitFor();
  await studio.getByRole('textbox', { name: en('messenger.media.words') }).fill('From the hill, just now');
  await studio.getByRole('textbox', { name: en('messenger.media.price') }).fill('4');
  await keepScreenshot(studio, 'messenger-media-compose-desktop');
  await studio
    .getByRole('dialog')
    .getByRole('button', { name: en('messenger.send'), exact: true })
    .click();

  // Locked for the guest, in both tabs.
  const unlock = de('messenger.media.unlock', { price: '4 Coins' });
  const second = await guest.context.newPage();
  await openPage(second, page.url());
  for (const tab of [page, second]) await tab.getByRole('log').getByRole('button', { name: unlock }).waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'messenger-media-locked-phone');
  await page.getByRole('log').getByRole('button', { name: unlock }).click();
  await second.getByRole('log').getByRole('button', { name: unlock }).click();
  const confirm = (tab: typeof page) => tab.getByRole('dialog').getByRole('button', { name: unlock });
  await confirm(page).waitFor();
  await keepScreenshot(page, 'messenger-media-buy-phone');
  // Pressed in both at once; whoever is later finds it open.
  const buttons = await Promise.all([page, second].map((tab) => confirm(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  const look = (tab: typeof page) => tab.getByRole('log').getByRole('button', { name: de('messenger.media.look') });
  for (const tab of [page, second]) await look(tab).waitFor();
  await expect.poll(() => balanceOf(guest)).toBe(before - 400);
  await studio.getByText(en('messenger.media.bought', { price: '4 coins' })).waitFor();
  await untilNetworkIdle(studio);
  await keepScreenshot(studio, 'messenger-media-bought-desktop');
  await keepScreenshot(page, 'messenger-media-open-phone');
  await look(page).click();
  await page.getByRole('button', { name: de('messenger.media.zoomIn') }).waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'messenger-media-viewer-phone');
  await page.getByRole('button', { name: de('messenger.media.close') }).click();
  await page.getByRole('button', { name: de('messenger.media.title'), exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'messenger-media-tab-phone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('messenger.media.close') })
    .click();

  // The guest answers by voice, and the performer listens.
  await page.getByRole('button', { name: de('messenger.attach') }).click();
  await page.getByRole('menuitem', { name: de('messenger.voice.record') }).click();
  await page.getByRole('dialog').getByText('0:02').waitFor();
  await keepScreenshot(page, 'messenger-voice-record-phone');
  await page.getByRole('button', { name: de('messenger.voice.finish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('messenger.send'), exact: true })
    .waitFor();
  await keepScreenshot(page, 'messenger-voice-compose-phone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('messenger.send'), exact: true })
    .click();
  const play = studio.getByRole('button', { name: en('messenger.voice.play') });
  await play.click();
  await studio.getByRole('button', { name: en('messenger.voice.pause') }).waitFor();
  await studio.getByText(/^0:0[1-9] \/ 0:0\d$/).waitFor();
  await keepScreenshot(studio, 'messenger-voice-desktop');
  await page.getByRole('button', { name: de('messenger.voice.play') }).waitFor();
  await keepScreenshot(page, 'messenger-voice-phone');

  // And she sends a video, which plays in its place when it is pressed, from wherever one likes.
  const filming = studio.waitForEvent('filechooser');
  await studio.getByRole('button', { name: en('messenger.video.attach') }).click();
  const buffer = Buffer.from(await clip({ seconds: 4, width: 360, height: 640 }));
  await (await filming).setFiles({ name: 'dance.mp4', mimeType: 'video/mp4', buffer });
  await studio.getByText(en('messenger.video.limits')).waitFor();
  await keepScreenshot(studio, 'messenger-video-compose-desktop');
  await studio
    .getByRole('dialog')
    .getByRole('button', { name: en('messenger.send'), exact: true })
    .click();
  const playVideo = page.getByRole('button', { name: de('messenger.video.play', { length: '0:04' }) });
  await playVideo.waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'messenger-video-phone');
  await playVideo.click();
  const film = page.getByRole('log').locator('video');
  await expect.poll(() => film.evaluate((one) => (one as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await film.evaluate(
    (one) =>
      new Promise((resolve) => {
        one.addEventListener('seeked', resolve, { once: true });
        (one as HTMLVideoElement).currentTime = 3;
      }),
  );
  await keepScreenshot(page, 'messenger-video-plays-phone');

  // Her voice as well; what she sent stands in the guest's library, each with the way to its line.
  await studio.getByRole('button', { name: en('messenger.voice.record') }).click();
  await studio.getByRole('dialog').getByText('0:02').waitFor();
  await studio.getByRole('button', { name: en('messenger.voice.finish') }).click();
  await studio
    .getByRole('dialog')
    .getByRole('button', { name: en('messenger.send'), exact: true })
    .click();
  await expect.poll(() => page.getByRole('button', { name: de('messenger.voice.play') }).count()).toBe(2);
  const library = await guest.context.newPage();
  await openPage(library, '/de/myvisitx/mediathek/messenger/');
  await library.getByRole('article').nth(1).waitFor();
  await untilNetworkIdle(library);
  await keepScreenshot(library, 'messenger-library-phone');
  await library.getByRole('button', { name: de('messenger.video.play', { length: '0:04' }) }).click();
  await expect
    .poll(() => library.locator('video').evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  await keepScreenshot(library, 'messenger-library-film-phone');
  await library.getByRole('button', { name: de('messenger.media.close') }).click();
  await openPage(library, '/de/myvisitx/mediathek/audio/');
  await library.getByRole('button', { name: de('messenger.voice.play') }).click();
  await library.getByRole('button', { name: de('messenger.voice.pause') }).waitFor();
  await keepScreenshot(library, 'messenger-library-voices-phone');
  await openPage(library, '/de/myvisitx/mediathek/messenger/?show=pictures');
  await follow(library, library.getByRole('link', { name: /Vesna/ }).first(), {
    heading: de('messenger.title'),
    address: /channel=\d+&message=\d+/,
  });
  await library.getByRole('log').getByText('From the hill').waitFor();
  await library.close();

  // The guest reports the picture; an operator sees it blurred, looks at it, and leaves it.
  const reported = page.locator('[data-message]').filter({ hasText: 'From the hill' });
  await reported.getByRole('button', { name: de('messenger.more') }).click();
  await page.getByRole('button', { name: de('messenger.report'), exact: true }).click();
  await page.getByRole('radio', { name: de('messenger.report.reason.spam') }).check();
  await page.getByRole('button', { name: de('messenger.report.send') }).click();
  await waitForText(page, de('messenger.report.done'));
  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  await openPage(office, '/office/message-reports/');
  await keepScreenshot(office, 'messenger-reports-desktop');
  await follow(office, office.getByRole('link', { name: en('messenger.report.reason.spam') }).first(), {
    heading: /^Report \d+/,
  });
  const isDrawn = (name: string) =>
    office.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => isDrawn(en('messenger.office.blurred'))).toBe(true);
  await keepScreenshot(office, 'messenger-report-desktop');
  await untilNetworkIdle(office);
  await office.getByRole('button', { name: en('messenger.office.show.bitmap') }).click();
  await expect.poll(() => isDrawn(en('messenger.office.media.bitmap'))).toBe(true);
  await office.setViewportSize({ width: 390, height: 844 });
  await keepScreenshot(office, 'messenger-report-shown-phone');
  await office.getByRole('button', { name: en('messenger.office.keep') }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: en('messenger.office.keep') })
    .click();
  await office.getByText(en('messenger.office.state.kept'), { exact: true }).first().waitFor();

  // Taken down, it is gone for both, and the coins are back.
  await studio
    .locator('[data-message]')
    .filter({ hasText: 'From the hill' })
    .getByRole('button', { name: en('messenger.more') })
    .click();
  await studio.getByRole('button', { name: en('messenger.delete') }).click();
  await waitForText(page, de('messenger.media.goneBack'));
  await waitForText(second, de('messenger.media.goneBack'));
  await expect.poll(() => balanceOf(guest)).toBe(before);
});
