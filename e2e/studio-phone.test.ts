import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPage } from './support/go.ts';
import { accept, askFor, goLive, keepScreenshot, logIn, roomPicture, waitForMinutes } from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { boxOf, coveredPoints } from './support/place.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, de, en] = await Promise.all([openSite({ speed: 2 }), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

const held = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

it('the performer has picture and composer in one view, in the show and in a paid chat, however the phone is held', async () => {
  const studio = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const { page } = studio;
  await page.setViewportSize(held[0] as (typeof held)[0]);
  await logIn(studio, 'vesna@vesper.example');
  await openPage(page, '/de/studio/', 'shown');
  const terms = page.getByRole('button', { name: de('legal.studio.notice.accept'), exact: true });
  await terms.click();
  await terms.waitFor({ state: 'detached' });
  await goLive(studio, de, 'de');
  const picture = page.getByRole('region', { name: de('live.studio.preview') });
  const composer = page.getByRole('textbox', { name: de('conversation.label'), exact: true });
  const stop = page.getByRole('button', { name: de('live.studio.stop'), exact: true });

  const inOneView = async (moment: string, ...pressed: readonly Locator[]): Promise<void> => {
    for (const size of held) {
      await page.setViewportSize(size);
      const bar = page.locator('[data-bottom-nav]');
      await expect
        .poll(async () => {
          const [seen, written, below] = await Promise.all([boxOf(picture), boxOf(composer), boxOf(bar)]);
          const isAside = size.width > size.height;
          return {
            isWhole: seen.top >= 0 && seen.bottom <= below.top && written.bottom <= below.top,
            isApart: isAside ? seen.right <= written.left : seen.bottom <= written.top,
          };
        })
        .toEqual({ isWhole: true, isApart: true });
      for (const one of pressed) expect(await coveredPoints(one)).toEqual([]);
      await keepScreenshot(page, `studio-${moment}-${size.width}`);
    }
  };
  await inOneView('free', stop, composer);

  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'latetrain@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  const answer = page.getByRole('button', { name: de('live.studio.accept'), exact: true });
  await answer.waitFor();
  for (const size of held) {
    await page.setViewportSize(size);
    await expect.poll(() => coveredPoints(answer)).toEqual([]);
    await keepScreenshot(page, `studio-request-${size.width}`);
  }
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  const end = page.getByRole('button', { name: de('live.studio.chat.end'), exact: true });
  await inOneView('paid', stop, end, composer);
});
