import { afterAll, expect, test } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { call, keepScreenshot, logIn, waitForMinutes, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a guest calls from the phone, is heard and hears, and hangs up; then calls without a name', async () => {
  const [en, de] = await Promise.all([wordsOf('en'), wordsOf('de')]);
  const vesna = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await openPage(vesna.page, '/de/studio/anrufe/');
  const terms = { voice: true, voicePrice: 200, anonymous: true };
  await call(vesna, 'POST', 'studio/calls', terms);
  await openPage(vesna.page, '/de/studio/anrufe/');
  await keepScreenshot(vesna.page, 'calls-studio-phone-de');
  await vesna.page.getByRole('button', { name: de('calls.studio.wait') }).click();
  await waitForText(vesna.page, de('calls.studio.now.there'));

  const guest = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(guest, 'latetrain@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/call/vesna/');
  await waitForText(page, en('calls.rule'));
  await keepScreenshot(page, 'calls-before-phone-en');
  await page.getByRole('button', { name: en('calls.call'), exact: true }).click();
  await waitForText(page, en('calls.ringing'));
  await keepScreenshot(page, 'calls-ringing-phone-en');
  const take = vesna.page.getByRole('button', { name: de('calls.studio.take'), exact: true });
  await take.waitFor();
  await keepScreenshot(vesna.page, 'calls-studio-rings-phone-de');
  await take.click();
  await waitForMinutes(guest, 1);
  const mute = page.getByRole('button', { name: en('calls.mute'), exact: true });
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true');
  await keepScreenshot(page, 'calls-running-phone-en');
  await keepScreenshot(vesna.page, 'calls-studio-running-phone-de');
  await page.getByRole('button', { name: en('calls.hangUp'), exact: true }).click();
  await waitForText(page, en('calls.end.left'));
  await keepScreenshot(page, 'calls-over-phone-en');
  await vesna.page.getByRole('button', { name: de('calls.hangUp'), exact: true }).waitFor({ state: 'detached' });

  // The same without a name: who answers is told of nobody.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en/call/vesna/');
  await page.getByRole('switch', { name: en('calls.withoutName') }).check();
  await keepScreenshot(page, 'calls-before-desk-en');
  await page.getByRole('button', { name: en('calls.call'), exact: true }).click();
  await take.waitFor();
  await waitForText(vesna.page, de('calls.studio.nameless'));
  await vesna.page.setViewportSize({ width: 1440, height: 900 });
  await keepScreenshot(vesna.page, 'calls-studio-rings-desk-de');
  await take.click();
  await waitForMinutes(guest, 1);
  await waitForText(page, en('calls.withoutName.now'));
  await keepScreenshot(page, 'calls-running-desk-en');
  await keepScreenshot(vesna.page, 'calls-studio-running-desk-de');
  const name = await vesna.page.getByText('latetrain', { exact: false }).count();
  expect(name).toBe(0);
  await vesna.page.getByRole('button', { name: de('calls.hangUp'), exact: true }).click();
  await waitForText(page, en('calls.end.gone', { name: 'Vesna' }));
  for (const person of [vesna, guest]) expect(person.consoleErrors).toEqual([]);
});
