import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { accept, askFor, earningsOf, keepScreenshot, logIn, roomPicture, waitForMinutes } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import type { TestPublisher } from '#kit/live-media/feed/testing/publish.ts';
import { publishAs } from '#kit/live-media/feed/testing/publish.ts';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const [site, de, en] = await Promise.all([
  openSite({
    settings: { RTMP_PORT: String(port), WHIP_PORTS: '50600-50640', WHIP_ADDRESS: '127.0.0.1' },
  }),
  wordsOf('de'),
  wordsOf('en'),
]);
const publishers: TestPublisher[] = [];
afterAll(async () => {
  for (const publisher of publishers) await publisher.stop();
  await site.close();
});

it('a performer sends with own software, sees what to change, goes live, and a guest watches and pays', async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  const { page } = studio;
  await openPage(page, '/de/studio/software/', 'shown');
  await page.getByRole('button', { name: de('ingest.key.make'), exact: true }).click();
  const key = await page.locator('code', { hasText: /^live_/ }).textContent();
  const send = (options: Partial<Parameters<typeof publishAs>[0]>): TestPublisher => {
    const publisher = publishAs({ url: `rtmp://127.0.0.1:${port}/live/${key}`, ...options });
    publishers.push(publisher);
    return publisher;
  };
  const go = page.getByRole('button', { name: de('ingest.live.go'), exact: true });

  // With B-frames the page says what to change, and nobody goes live.
  const wrong = send({ bframes: 2 });
  await page.getByText(de('ingest.check.order.refuse', { found: '' })).waitFor();
  await keepScreenshot(page, 'ingest-refused-desktop');
  expect(await go.isDisabled()).toBe(true);
  await wrong.stop();

  // The other way in, with the sound as guests hear it.
  send({ url: `${site.origin}/whip`, key: key ?? '', width: 1280, height: 720, keyframeSeconds: 1 });
  await expect.poll(() => go.isEnabled(), { timeout: 30_000 }).toBe(true);
  await waitForMotion(roomPicture(page), 'the picture before the show');
  await keepScreenshot(page, 'ingest-ready-desktop');
  await go.click();
  await page.getByText(de('ingest.live.on')).waitFor();
  await page.getByRole('link', { name: de('ingest.live.toShow') }).click();
  await waitForMotion(roomPicture(page), 'the picture during the show');
  await keepScreenshot(page, 'ingest-show-desktop');

  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  const before = await earningsOf(studio);
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  await waitForMotion(roomPicture(guest.page), 'the paid chat');
  await keepScreenshot(guest.page, 'ingest-guest-phone');
  expect(await earningsOf(studio)).toBeGreaterThan(before);
});
