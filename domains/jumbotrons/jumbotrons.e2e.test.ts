import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { arrive, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';

/** A minute of the site is three seconds. */
const site = await openSite({ speed: 20 });
afterAll(() => site.close());

const minuteMs = 60_000;

async function sunset(width: number, height: number, name: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2a6b"/><stop offset="1" stop-color="#f79a5b"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${width * 0.7}" cy="${height * 0.45}" r="${height * 0.14}" fill="#ffe7b0"/></svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

test('an operator plans a slide with pictures; at its time a guest finds it on the phone and follows it; turned off it is gone', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  await openPage(office, '/office/jumbotrons/');
  await office.getByRole('link', { name: en('jumbotrons.office.new') }).click();
  await office.getByRole('heading', { level: 1, name: en('jumbotrons.office.new') }).waitFor();
  await office.getByLabel(en('jumbotrons.office.titleIn', { language: 'English' })).fill('Sunset with Vesna');
  await office.getByRole('radio', { name: 'DE' }).check();
  await office.getByLabel(en('jumbotrons.office.titleIn', { language: 'German' })).fill('Abendrot mit Vesna');
  await office.getByLabel(en('jumbotrons.office.goalKind')).selectOption('performer');
  await office.getByLabel(en('jumbotrons.office.which.performer')).fill('vesna');
  await office.getByRole('button', { name: en('jumbotrons.office.add') }).click();
  await office.getByRole('heading', { level: 1, name: 'Sunset with Vesna' }).waitFor();
  await office.getByLabel(en('jumbotrons.office.send.wide')).setInputFiles(await sunset(1600, 520, 'wide.png'));
  await office.getByRole('img', { name: en('jumbotrons.office.picture.wide') }).waitFor();
  await office.getByLabel(en('jumbotrons.office.send.narrow')).setInputFiles(await sunset(900, 900, 'narrow.png'));
  await office.getByRole('img', { name: en('jumbotrons.office.picture.narrow') }).waitFor();
  // To the head of the list.
  await openPage(office, '/office/jumbotrons/');
  const rows = office.getByRole('list', { name: en('jumbotrons.office.menu') }).getByRole('listitem');
  const up = office.getByRole('button', { name: en('jumbotrons.office.earlier', { title: 'Sunset with Vesna' }) });
  while (await up.isEnabled()) {
    const before = await rows.allInnerTexts();
    await up.click();
    await expect.poll(async () => (await rows.allInnerTexts()).join() !== before.join()).toBe(true);
  }
  await expect.poll(() => rows.first().innerText()).toContain('Sunset with Vesna');
  await keepScreenshot(office, 'jumbotrons-list-desk');

  await rows.first().getByRole('link').click();
  await office.getByRole('heading', { level: 1, name: 'Sunset with Vesna' }).waitFor();
  const from = Math.ceil(operator.now() / minuteMs + 6) * minuteMs;
  await office
    .getByLabel(en('jumbotrons.office.validFrom'), { exact: true })
    .fill(writeEntry(from, { kind: 'moment' }, 'en'));
  await office.getByRole('button', { name: en('jumbotrons.office.save') }).click();
  await waitForText(office, en('jumbotrons.office.saved'));
  await office.getByRole('switch', { name: en('jumbotrons.office.on') }).check();
  await waitForText(office, en('jumbotrons.office.state.planned'));
  await untilNetworkIdle(office);
  await keepScreenshot(office, 'jumbotrons-editor-desk');

  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  const { page } = guest;
  const slide = page.getByRole('link', { name: /Abendrot mit Vesna/ });
  const comes = async (): Promise<boolean> => {
    await openPage(page, '/de/');
    return (await slide.count()) > 0;
  };
  expect(await comes()).toBe(false);
  await expect.poll(comes, { timeout: 90_000, interval: 500 }).toBe(true);
  expect(guest.now()).toBeGreaterThanOrEqual(from);
  await page.getByRole('button', { name: de('jumbotrons.pause') }).waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'jumbotrons-home-phone');
  // Something of who is live, or soon is, stands on the first screen as well.
  const first = await page.locator('article').first().boundingBox();
  expect((first?.y ?? 9999) + 100).toBeLessThan(844 - 64);
  await slide.click();
  await arrive(page, { heading: /Vesna/, address: /\/de\/amateur\/vesna\/$/ });

  await office.getByRole('switch', { name: en('jumbotrons.office.on') }).uncheck();
  await waitForText(office, en('jumbotrons.office.isOff'));
  await expect.poll(async () => !(await comes()), { timeout: 30_000, interval: 500 }).toBe(true);
});
