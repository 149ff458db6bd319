import { afterAll, expect, it } from 'vitest';
import type { Person } from '#e2e/support/browser.ts';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { arrive, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

/** Lets a job of every hour run now. */
const runNow = (name: string) => site.query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}']);

/** Shows a document at the provider's sandbox, which ends as wished, and comes back. */
async function show({ page }: Person, words: typeof en, decision: string): Promise<void> {
  await page.getByRole('button', { name: words('onboarding.identity.begin') }).tap();
  await page.locator(`button[value=${decision}]`).tap();
  await arrive(page, { heading: words('onboarding.title') });
}

it('a document that is refused, is somebody else’s or has ended: each says what to do, and the next try counts', async () => {
  const her = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  const { page } = her;
  await call(her, 'POST', 'identity/signUp', {
    ...{ email: 'nora@vesper.example', password: 'vier stille Segel im Wind', isAdult: true, acceptTerms: true },
  });
  await site.query("update identity.accounts set email_verified_at = now() where email = 'nora@vesper.example'");
  await call(her, 'POST', 'onboarding/person', { firstName: 'Nora', lastName: 'Beispiel', birthDate: '1995-03-04' });
  const address = { street: 'Beispielweg 2', postcode: '20095', town: 'Hamburg', country: 'DE' };
  await call(her, 'POST', 'onboarding/address', address);
  await openPage(page, '/de/darsteller-werden/bewerbung/?step=identity');
  for (const [decision, text] of [
    ['otherFace', 'onboarding.identity.rejected.notOwn'],
    ['otherName', 'onboarding.finding.nameDiffers'],
    ['over', 'onboarding.finding.documentOver'],
    ['resubmit', 'onboarding.identity.more'],
  ] as const) {
    await show(her, de, decision);
    await waitForText(page, de(text));
    await keepScreenshot(page, `onboarding-${decision}-phone-de`);
  }
  await show(her, de, 'approve');
  await waitForText(page, de('onboarding.identity.accepted'));
});

it('a document ends and is asked for again; then a new agreement is asked for, lapses, and is signed late', async () => {
  const her = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  const { page } = her;
  await logIn(her, 'noor@vesper.example');
  const [row] = await site.query<{ id: number; name: string }>(
    "select account_id as id, first_name || ' ' || last_name as name from onboarding.applications a join identity.accounts i on i.id = a.account_id where i.email = 'noor@vesper.example'",
  );
  const { id, name } = row as { id: number; name: string };
  const stateOf = async () =>
    (await site.query<{ state: string }>('select state from onboarding.applications where account_id = $1', [id]))[0];
  await site.query("update onboarding.applications set document_ends = '2026-01-01' where account_id = $1", [id]);
  await site.query("update onboarding.checks set valid_until = '2026-01-01' where account_id = $1", [id]);
  await runNow('onboarding_watchDocuments');
  await expect.poll(stateOf, { timeout: 20_000 }).toEqual({ state: 'expired' });
  await openPage(page, '/en/become-a-performer/application/');
  await waitForText(page, en('onboarding.state.expired'));
  await waitForText(page, en('onboarding.finding.documentOver'));
  await keepScreenshot(page, 'onboarding-ended-phone-en');
  await show(her, en, 'approve');
  await page.getByRole('button', { name: en('onboarding.submit') }).tap();
  await waitForText(page, en('onboarding.state.waiting'));
  const operator = await site.newPerson({});
  await logIn(operator, 'office@vesper.example');
  await call(operator, 'POST', `office/onboarding/${id}/accept`);
  await openPage(page, '/en/studio/records/');
  await waitForText(page, en('onboarding.state.accepted'));

  await publishContract(operator);
  await runNow('onboarding_watchContract');
  const until = async () =>
    (
      await site.query<{ until: string }>(
        'select sign_until::text as until from onboarding.applications where account_id = $1',
        [id],
      )
    )[0]?.until;
  await expect.poll(until, { timeout: 20_000 }).toMatch(/^\d{4}-/);
  await openPage(page, '/en/studio/');
  await waitForText(page, en('onboarding.notice.askedText'));
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'onboarding-notice-phone-en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/de/studio/');
  await waitForText(page, de('onboarding.notice.askedText'));
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'onboarding-notice-desk-de');
  await page.setViewportSize({ width: 390, height: 844 });

  await site.query("update onboarding.applications set sign_until = '2026-01-01' where account_id = $1", [id]);
  await runNow('onboarding_watchContract');
  const guest = await site.newPerson({ size: 'phone' });
  const seen = async (): Promise<number> =>
    (await guest.context.request.get('/en/amateur/noor/', { maxRedirects: 0 })).status();
  // Whoever has her address is led to others.
  await expect.poll(seen, { timeout: 20_000 }).not.toBe(200);
  await openPage(operator.page, '/en/office/onboarding/?contract=lapsed');
  await untilNetworkIdle(operator.page);
  await operator.page
    .getByText(/^Lapsed since/)
    .first()
    .waitFor();
  await keepScreenshot(operator.page, 'onboarding-lapsed-office-desk-en');
  await openPage(page, '/en/studio/records/');
  await page.getByRole('link', { name: en('onboarding.notice.sign') }).waitFor();
  await keepScreenshot(page, 'onboarding-lapsed-phone-en');
  await page.getByRole('link', { name: en('onboarding.notice.sign') }).tap();
  await page.getByLabel(en('onboarding.contract.name')).fill(name);
  await keepScreenshot(page, 'onboarding-sign-again-phone-en');
  await page.getByRole('button', { name: en('onboarding.contract.sign'), exact: true }).tap();
  await page.getByText(/^Signed on/).waitFor();
  await expect.poll(seen, { timeout: 20_000 }).toBe(200);

  await openPage(operator.page, `/en/office/onboarding/copies/?account=${id}`);
  await untilNetworkIdle(operator.page);
  await operator.page.getByLabel(en('onboarding.office.copies.why')).fill('An inspector asks for her copies');
  await operator.page.getByRole('button', { name: en('onboarding.office.copies.askNow') }).click();
  await waitForText(operator.page, en('onboarding.office.copies.asked'));
  expectConsoleErrors(operator.consoleErrors, /409/);
  await keepScreenshot(operator.page, 'onboarding-copies-desk-en');
});

/** An operator publishes a new version of the performers' agreement. */
async function publishContract(operator: Person): Promise<void> {
  const key = { product: 'contract', type: 'GTC' };
  const { version } = await call<{ version: number }>(operator, 'POST', 'office/legal/draft/start', key);
  const read = `office/legal/version/GTC/${version}?product=contract`;
  const draft = await call<{ documents: object; revision: number }>(operator, 'GET', read);
  const body = { ...key, version, ...{ validFrom: null, asks: false, note: '' } };
  const saved = await call<{ revision: number }>(operator, 'POST', 'office/legal/draft/save', {
    ...body,
    documents: draft.documents,
    revision: draft.revision,
  });
  await call(operator, 'POST', 'office/legal/draft/publish', { ...key, version, revision: saved.revision });
}
