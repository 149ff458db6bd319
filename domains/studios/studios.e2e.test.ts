import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { demoStudio } from '#demo/cast/index.ts';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

/** What stands in a row of a table of coins, in hundredths of one. */
const coinsIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

it('a studio applies and invites, a performer signs, the studio sees what she lets it; she leaves, and it sees nothing', async () => {
  const studio = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(studio, 'latetrain@vesper.example');
  const { page } = studio;
  await openPage(page, '/en/myvisitx/studio/');
  await untilNetworkIdle(page);
  await page.getByLabel(en('studios.name'), { exact: true }).fill('Harbour House');
  await page.getByLabel(en('studios.street')).fill('Beispielweg 4');
  await page.getByLabel(en('studios.postcode')).fill('10115');
  await page.getByLabel(en('studios.town')).fill('Berlin');
  await keepScreenshot(page, 'studios-apply-phone-en');
  await page.getByRole('button', { name: en('studios.applyNow'), exact: true }).click();
  await waitForText(page, en('studios.told.waiting'));

  const operator = await site.newPerson({ locale: 'de-DE' });
  await logIn(operator, 'office@vesper.example');
  await openPage(operator.page, '/de/office/studios/');
  await untilNetworkIdle(operator.page);
  await keepScreenshot(operator.page, 'studios-office-desk-de');
  await operator.page
    .getByRole('button', { name: new RegExp(de('studios.office.accept')) })
    .first()
    .click();
  const box = operator.page.getByRole('dialog');
  await box.getByRole('button', { name: de('studios.office.accept'), exact: true }).click();
  // The demo world's studio is accepted from the start: this one's own row says when it is.
  await operator.page
    .getByRole('row')
    .filter({ hasText: 'Harbour House' })
    .getByText(de('studios.state.accepted'), { exact: true })
    .waitFor();

  // Who is paid and where to: until then nothing can be.
  await openPage(page, '/en/myvisitx/studio/money/');
  await untilNetworkIdle(page);
  await waitForText(page, en('payouts.money.withheld'));
  await keepScreenshot(page, 'studios-money-phone-en');
  await page.getByLabel(en('payouts.form.iban')).fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel(en('payouts.form.holder')).fill('Harbour House');
  await page
    .locator('#account')
    .getByRole('button', { name: en('payouts.form.save'), exact: true })
    .click();
  await waitForText(page, en('payouts.form.saved'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await keepScreenshot(page, 'studios-money-desk-en');
  await page.setViewportSize({ width: 390, height: 844 });

  await openPage(page, '/en/myvisitx/studio/');
  await untilNetworkIdle(page);
  await page.getByLabel(en('studios.to')).fill('Vesna');
  await page.getByLabel(en('studios.share'), { exact: true }).fill('25');
  await page.getByRole('button', { name: en('studios.inviteNow'), exact: true }).click();
  await waitForText(page, en('studios.isInvited'));
  await keepScreenshot(page, 'studios-own-phone-en');

  const vesna = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await openPage(vesna.page, '/de/studio/studios/');
  await untilNetworkIdle(vesna.page);
  await keepScreenshot(vesna.page, 'studios-invitation-phone-de');
  // The latest invitation stands first; that of the demo world's studio below it.
  await vesna.page
    .getByRole('button', { name: de('studios.read') })
    .first()
    .click();
  await vesna.page.getByLabel(de('studios.legalName')).fill('Vesna Beispiel');
  await vesna.page.getByLabel(de('studios.right.earnings')).check();
  await keepScreenshot(vesna.page, 'studios-agreement-phone-de');
  await vesna.page.getByRole('button', { name: de('studios.sign'), exact: true }).click();
  await vesna.page.getByRole('button', { name: de('studios.leave'), exact: true }).waitFor();
  await keepScreenshot(vesna.page, 'studios-member-phone-de');
  // The studio's page was open all the time, and has heard of it.
  await page.getByRole('link', { name: en('studios.lookAt', { name: 'Vesna' }) }).waitFor();

  // She earns while she is a member.
  const guest = await site.newPerson();
  await logIn(guest, 'kaminfeuer@vesper.example');
  const [{ id: actorId }] = (await site.query<{ id: number }>(
    "select id from performers.actors where name = 'Vesna'",
  )) as [{ id: number }];
  await call(guest, 'POST', 'gifts/tip', { actorId, coins: 20_000, inRoom: false, key: crypto.randomUUID() });
  await openPage(vesna.page, '/de/studio/');
  await untilNetworkIdle(vesna.page);
  await vesna.page
    .getByRole('navigation', { name: de('shell.nav.bottom') })
    .getByRole('link', { name: de('payouts.studio.menu') })
    .click();
  await vesna.page.getByText(/^Harbour House bekommt 25\s%/).waitFor();
  await untilNetworkIdle(vesna.page);
  await keepScreenshot(vesna.page, 'studios-money-phone-de');

  await page.getByRole('link', { name: en('studios.lookAt', { name: 'Vesna' }) }).click();
  await waitForText(page, en('studios.earnedSince'));
  await waitForText(page, en('studios.notShown'));
  expect(coinsIn(await page.getByRole('row').last().textContent())).toBeGreaterThan(0);
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'studios-earnings-phone-en');
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: en('studios.agreementFile') }).click();
  const words = readPdf(await readFile(await (await loading).path()))
    .pages.join(' ')
    .replace(/\s+/g, ' ');
  // She signed in German, the studio reads English: both stand there, and her stage name alone.
  expect(words).toContain('Agreement between Vesna and the studio Harbour House.');
  expect(words).toContain('Vereinbarung zwischen Vesna und dem Studio Harbour House.');
  expect(words).not.toContain('Beispiel');

  await openPage(vesna.page, '/de/studio/studios/');
  await untilNetworkIdle(vesna.page);
  await vesna.page.getByRole('button', { name: de('studios.leave'), exact: true }).click();
  await vesna.page
    .getByRole('dialog')
    .getByRole('button', { name: de('studios.leave'), exact: true })
    .click();
  await expect.poll(() => vesna.page.getByText('Harbour House').count()).toBe(0);
  // The page that is still open loses it, too.
  await page.getByText(en('studios.earnedSince')).waitFor({ state: 'detached' });
  expectConsoleErrors(studio.consoleErrors, /404/);
  await openPage(page, '/en/myvisitx/studio/');
  await waitForText(page, en('studios.noMembers'));
});

it('the studio of the demo world sees what it got and what its members let it see', async () => {
  const studio = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(studio, demoStudio.email);
  const { page } = studio;
  await openPage(page, '/de/myvisitx/studio/');
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'studios-demo-phone-de');
  expect(
    coinsIn(
      await page
        .getByText(/^[\d.,]+ Coins$/)
        .first()
        .textContent(),
    ),
  ).toBeGreaterThan(0);
  await page.getByRole('link', { name: de('studios.lookAt', { name: 'Ysolde' }) }).click();
  await waitForText(page, de('studios.notShown'));
  expect(coinsIn(await page.getByRole('row').last().textContent())).toBeGreaterThan(0);
});
