import { afterAll, expect, test } from 'vitest';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a guest asks, an operator takes it and answers with a saved answer, the mail arrives, and what is written back opens it again', async () => {
  const de = await wordsOf('de');
  const en = await wordsOf('en');
  const { page } = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  /** Writes to the operators in the form as it stands. */
  const write = async (message: string): Promise<void> => {
    await untilNetworkIdle(page);
    await page.getByLabel(de('help.ask.name')).fill('Ida');
    await page.getByLabel(de('help.ask.email')).fill('ida@example.org');
    await page.getByLabel(de('help.ask.message')).fill(message);
    await page.getByRole('button', { name: de('help.ask.send'), exact: true }).click();
    await waitForText(page, de('help.ask.sent'));
  };
  await openPage(page, '/de/hilfe/');
  await write('Mein Bild bleibt stehen, seit ich das Telefon drehe.');

  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  await openPage(office, '/office/help-requests/');
  const asked = /Mein Bild bleibt stehen/;
  await follow(office, office.getByRole('link', { name: asked }).first(), { heading: /^Request #\d+/ });
  const number = /#(\d+)/.exec((await office.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1] ?? '';
  await untilNetworkIdle(office);
  await office.getByRole('button', { name: en('help.office.take'), exact: true }).click();
  await office.getByText(en('help.office.state.inProgress'), { exact: true }).first().waitFor();
  await office.getByRole('radio', { name: en('help.office.write.note') }).check();
  await office.getByLabel(en('help.office.noteLabel'), { exact: true }).fill('Turned phones again.');
  await office.getByRole('button', { name: en('help.office.keepNote') }).click();
  await waitForText(office, 'Turned phones again.');
  // An answer says what was read before it: the page has read the note, not only sent it.
  await untilNetworkIdle(office);
  await office.getByRole('radio', { name: en('help.office.write.answer') }).check();
  await office.getByRole('button', { name: 'Which browser?' }).click();
  await expect.poll(() => office.getByLabel(en('help.office.answerLabel')).inputValue()).toMatch(/^Hallo Ida,/);
  await office.getByRole('button', { name: en('help.office.sendWaiting') }).click();
  await waitForText(office, en('help.office.answered'));
  await office.getByText(en('help.office.state.waiting'), { exact: true }).first().waitFor();
  await keepScreenshot(office, 'help-answered-desk');

  // The mail says the number, in the language of who asked, and its button leads to the form with it.
  await openPage(office, '/office/mail/?search=ida@example.org');
  const subject = `Deine Nachricht an uns [#${number}]`;
  await follow(office, office.getByRole('link', { name: subject }).first(), { heading: subject });
  const again = office.getByRole('main').getByRole('link', { name: /hilfe\/\?/ });
  const { pathname, search } = new URL((await again.getAttribute('href')) ?? '');
  await openPage(page, pathname + search);
  expect(await page.getByLabel(de('help.ask.message')).inputValue()).toContain(`#${number}`);
  await write(`#${number} Es ist Chrome auf Android 15.`);
  await openPage(office, `/office/help-requests/${number}/`);
  await waitForText(office, 'Es ist Chrome auf Android 15.');
  await office.getByText(en('help.office.state.inProgress'), { exact: true }).first().waitFor();
  await keepScreenshot(office, 'help-again-desk');
  await office.setViewportSize({ width: 390, height: 844 });
  await keepScreenshot(office, 'help-again-phone');
});
