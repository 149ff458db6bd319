import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { follow, openPage } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

it.each(['desktop', 'phone'] as const)(
  'an operator at the %s writes to their own phone and reads what it got',
  async (where) => {
    const t = await wordsOf('en');
    const operator = await site.newPerson({ size: where });
    await logIn(operator, 'office@vesper.example');
    const { page } = operator;
    await openPage(page, '/office/sms/');
    await keepScreenshot(page, `sms-empty-${where}`);
    await page.getByRole('button', { name: t('office.office.sms.test'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const number = dialog.getByLabel(t('office.office.sms.number'));
    const send = dialog.getByRole('button', { name: t('office.office.sms.send'), exact: true });
    await number.fill('0170 1234567');
    await send.click();
    await waitForText(page, 'with its country code, such as +49');
    expectConsoleErrors(operator.consoleErrors, /status of 422/);
    await keepScreenshot(page, `sms-refused-${where}`);
    await number.fill('+49 (0)170 1234567');
    await follow(page, send, { heading: /^A test, sent/, address: /\/office\/sms\/\d+\/$/ });
    await waitForText(page, 'SMS arrive. The sign for this one is');
    expect(await page.getByText('+491701234567').count()).toBe(1);
    await keepScreenshot(page, `sms-one-${where}`);
    await follow(page, page.getByRole('link', { name: t('office.office.sms.back') }), {
      heading: t('office.office.sms.title'),
    });
    await page.getByLabel(t('office.office.sms.search')).fill('+4917');
    await waitForText(page, '+491701234567');
    await keepScreenshot(page, `sms-list-${where}`);
  },
);
