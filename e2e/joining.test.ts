import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { pictureFiles } from '#demo/cast/index.ts';
import { demoCode } from '#demo/seed/enter.ts';
import type { OwnMoney } from '#domains/payouts/contract/index.ts';
import { readXml, schemaFaults } from '#domains/payouts/testing/xml.ts';
import type { Person } from './support/browser.ts';
import { expectConsoleErrors } from './support/console-errors.ts';
import { arrive, follow, openPage, untilNetworkIdle } from './support/go.ts';
import {
  accept,
  askFor,
  call,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  roomPicture,
  waitForMinutes,
  waitForText,
} from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

// What is earned is payable at once, however little it is; a minute of a show takes fifteen seconds.
const [site, en] = await Promise.all([
  openSite({
    speed: 4,
    settings: { NODE_ENV: 'development', PAYOUT_HOLD_DAYS: '0', PAYOUT_MINIMUM: '1' },
  }),
  wordsOf('en'),
]);
afterAll(() => site.close());

/** The phone she does all of it on. */
const hers = await site.newPerson({ size: 'phone' });

it('from “Become a performer” on a phone through every step and the review to being seen', async () => {
  const visitor = await site.newPerson({ size: 'phone' });
  await openPage(visitor.page, '/en/become-a-performer/', 'shown');
  await waitForText(visitor.page, en('onboarding.welcome.earn'));
  await keepScreenshot(visitor.page, 'joining-welcome-phone-en');
  const her = hers;
  const { page } = her;
  await call(her, 'POST', 'identity/signUp', {
    ...{ email: 'nele@vesper.example', password: 'vier stille Segel im Wind', isAdult: true, acceptTerms: true },
  });
  await site.query("update identity.accounts set email_verified_at = now() where email = 'nele@vesper.example'");

  await openPage(page, '/en/become-a-performer/application/');
  const heading = (name: Parameters<typeof en>[0]) => page.getByRole('heading', { level: 2, name: en(name) }).waitFor();
  const field = (name: Parameters<typeof en>[0]) => page.getByLabel(en(name), { exact: true });
  const goOn = () => page.getByRole('button', { name: en('onboarding.save') }).tap();
  await heading('onboarding.step.contact');
  await keepScreenshot(page, 'joining-contact-phone-en');
  await field('onboarding.phone').fill('+49 170 1234567');
  await goOn();
  await heading('onboarding.step.person');
  await field('onboarding.firstName').fill('Nele');
  await field('onboarding.lastName').fill('Beispielhaft');
  await field('onboarding.birthDate').fill('1995-03-04');
  await goOn();
  await heading('onboarding.step.address');
  await field('onboarding.street').fill('Beispielweg 2');
  await field('onboarding.postcode').fill('20095');
  await field('onboarding.town').fill('Hamburg');
  await field('onboarding.country').selectOption('DE');
  await goOn();
  await heading('onboarding.step.identity');
  await page.getByRole('button', { name: en('onboarding.identity.begin') }).tap();
  await page.locator('button[value=expired]').tap();
  await arrive(page, { heading: en('onboarding.title') });
  await waitForText(page, en('onboarding.identity.expired'));
  await keepScreenshot(page, 'joining-identity-expired-phone-en');
  await page.getByRole('button', { name: en('onboarding.identity.begin') }).tap();
  await page.locator('button[value=approve]').tap();
  await arrive(page, { heading: en('onboarding.title') });
  await waitForText(page, en('onboarding.identity.accepted'));
  await page.getByRole('button', { name: en('onboarding.step.stage') }).tap();
  await field('onboarding.stageName').fill('Vesna');
  await goOn();
  await page
    .getByText(/could be taken for/)
    .first()
    .waitFor();
  expectConsoleErrors(her.consoleErrors, /422/);
  await field('onboarding.stageName').fill('Nelumbo');
  await goOn();
  await heading('onboarding.step.profile');
  await page.getByLabel(en('onboarding.headline', { language: 'English' })).fill('A quiet evening');
  await page.getByLabel(en('onboarding.about', { language: 'English' })).fill('Tea, rain and long talks.');
  await keepScreenshot(page, 'joining-profile-phone-en');
  await goOn();
  await heading('onboarding.step.pictures');
  const { avatar, gallery } = pictureFiles('vesna');
  await page.locator('input[type=file]').first().setInputFiles(avatar);
  await page.locator('input[type=file]').first().isEnabled();
  await page.locator('section img, li img').first().waitFor();
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles(gallery[0] ?? '');
  await page.locator('li img').nth(1).waitFor();
  await keepScreenshot(page, 'joining-pictures-phone-en');
  await page.getByRole('button', { name: en('onboarding.step.prices') }).tap();
  await field('onboarding.price.video').fill('24');
  await goOn();
  await heading('onboarding.step.countries');
  await goOn();
  // Steps of payouts: name, address and country are those she gave before.
  const keep = () => page.getByRole('button', { name: en('payouts.form.save'), exact: true }).tap();
  await heading('payouts.step.tax');
  await field('payouts.form.vatId').fill('DE 123');
  await field('payouts.form.taxId').fill('12 345 678 903');
  await keepScreenshot(page, 'joining-tax-phone-en');
  await keep();
  await page.getByText(/This is no VAT number of your country/).waitFor();
  await keepScreenshot(page, 'joining-tax-refused-phone-en');
  await field('payouts.form.vatId').fill('');
  await keep();
  await heading('payouts.step.account');
  await field('payouts.form.iban').fill('DE89 3704 0044 0532 0130 01');
  await keep();
  await page.getByText(/The IBAN does not add up/).waitFor();
  await field('payouts.form.iban').fill('de89 3704 0044 0532 0130 00');
  await keepScreenshot(page, 'joining-account-phone-en');
  await keep();
  await heading('onboarding.step.contract');
  await field('onboarding.contract.name').fill('Nele Beispielhaft');
  await keepScreenshot(page, 'joining-contract-phone-en');
  await page.getByRole('button', { name: en('onboarding.contract.sign') }).tap();
  // Steps of other domains stand between; what is asked here is done.
  await page.getByText(/^Signed on/).waitFor();
  await keepScreenshot(page, 'joining-signed-phone-en');
  const view = await call<{ steps: { name: string; isDone: boolean }[]; canSubmit: boolean }>(
    her,
    'GET',
    'onboarding/application',
  );
  expect(view.steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual([]);
  await page.getByRole('button', { name: en('onboarding.submit') }).tap();
  await waitForText(page, en('onboarding.state.waiting'));

  const operator = await site.newPerson({});
  await logIn(operator, 'office@vesper.example');
  await openPage(operator.page, '/office/onboarding/?state=waiting');
  await keepScreenshot(operator.page, 'joining-queue-desk');
  await follow(operator.page, operator.page.getByRole('link', { name: 'Nelumbo' }).first(), { heading: 'Nelumbo' });
  await operator.page.getByRole('button', { name: /open records|unterlagen öffnen/i }).click();
  await operator.page.getByText('Beispielhaft').first().waitFor();
  await keepScreenshot(operator.page, 'joining-review-desk');
  await operator.page.keyboard.press('a');
  await expect
    .poll(() =>
      site.query("select 1 from onboarding.applications where last_name = 'Beispielhaft' and state = 'accepted'"),
    )
    .toHaveLength(1);
  const guest = await site.newPerson({ size: 'phone' });
  await openPage(guest.page, '/en/amateur/nelumbo/', 'shown');
  await waitForText(guest.page, 'A quiet evening');
});

it('then, on the same phone: a second factor, the first paid show, two approvals in the office, and the file a bank takes', async () => {
  const { page } = hers;
  // What she is now wants a second factor before anything else.
  await openPage(page, '/en/become-a-performer/application/');
  await page.getByRole('heading', { name: en('identity.factor.title') }).waitFor();
  await page.getByRole('button', { name: en('identity.totp.begin'), exact: true }).tap();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel(en('identity.totp.code')).fill(demoCode(secret, hers.now()));
  await page.getByRole('button', { name: en('identity.totp.confirm'), exact: true }).tap();
  await page.getByRole('button', { name: en('identity.recovery.done'), exact: true }).tap();
  await page.getByRole('link', { name: en('identity.verify.continue') }).waitFor();

  await goLive(hers, en, 'en');
  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'kaminfeuer@vesper.example');
  await openPage(guest.page, '/en/chat/nelumbo/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  await accept(hers, en);
  await waitForMinutes(guest, 1);
  await keepScreenshot(page, 'joining-first-show-phone-en');
  await endChat(guest.page, en);
  const money = () => call<OwnMoney>(hers, 'GET', 'payouts/money');
  await expect.poll(async () => (await money()).payable).toBeGreaterThan(0);
  const { payable } = await money();
  await openPage(page, '/en/studio/money/');
  await waitForText(page, euros(payable));
  await keepScreenshot(page, 'joining-money-phone-en');

  const [office, finance, books] = [await operatorOf('office'), await operatorOf('finance'), await operatorOf('books')];
  // The demo world's run gives back what it had frozen.
  const draft = (await site.query<{ id: number }>("select id from payouts.runs where state = 'draft'"))[0]?.id ?? 0;
  await call(finance, 'POST', `office/payouts/runs/${draft}/cancel`, { reason: 'Another run comes' });
  await openPage(office.page, '/en/office/payouts/');
  await untilNetworkIdle(office.page);
  await office.page.getByRole('button', { name: en('payouts.office.begin') }).click();
  await office.page.getByText(en('payouts.office.is.draft'), { exact: true }).first().waitFor();
  const run = (await site.query<{ id: number }>("select id from payouts.runs where state = 'draft'"))[0]?.id ?? 0;
  expect(run).toBeGreaterThan(draft);
  for (const [place, operator] of [finance, books].entries()) {
    await openPage(operator.page, `/en/office/payouts/runs/${run}/`);
    await untilNetworkIdle(operator.page);
    await operator.page.getByRole('button', { name: en('payouts.office.do.draft') }).click();
    await waitForText(operator.page, en('payouts.office.ofTwo', { count: place + 1 }));
  }
  const bankFile = books.page.getByRole('link', { name: en('payouts.office.part', { part: 1 }) });
  await bankFile.waitFor({ timeout: 30_000 });
  await keepScreenshot(books.page, 'joining-approved-desk-en');
  const loading = books.page.waitForEvent('download');
  await bankFile.click();
  const xml = await readFile(await (await loading).path(), 'utf8');
  expect(schemaFaults(xml, 'pain.001.001.09.subset.xsd')).toEqual([]);
  const read = readXml(xml);
  const at = read('//p:CdtTrfTxInf/p:Cdtr/p:Nm').indexOf('Nele Beispielhaft');
  expect(at).toBeGreaterThanOrEqual(0);
  expect(read('//p:CdtTrfTxInf/p:Amt/p:InstdAmt')[at]).toBe((payable / 100).toFixed(2));
  expect(read('//p:CdtTrfTxInf/p:CdtrAcct/p:Id/p:IBAN')[at]).toBe('DE89370400440532013000');

  await books.page.getByRole('button', { name: en('payouts.office.do.ready') }).click();
  await books.page.getByText(en('payouts.office.is.sent'), { exact: true }).first().waitFor();
  await untilNetworkIdle(books.page);
  await books.page.getByRole('button', { name: en('payouts.office.do.sent') }).click();
  await books.page.getByText(en('payouts.office.is.paid'), { exact: true }).first().waitFor();
  await openPage(page, '/en/studio/money/');
  await page
    .getByRole('list', { name: en('payouts.money.payouts') })
    .getByText(en('payouts.money.state.paid'), { exact: true })
    .first()
    .waitFor();
  await keepScreenshot(page, 'joining-paid-phone-en');
  await site.expectBooksRight();
});

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** An operator of the demo world, at a desk. */
async function operatorOf(name: string): Promise<Person> {
  const operator = await site.newPerson();
  await logIn(operator, `${name}@vesper.example`);
  return operator;
}
