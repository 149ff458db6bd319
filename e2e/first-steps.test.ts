import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { pictureFiles } from '#demo/cast/index.ts';
import { demoCode } from '#demo/seed/enter.ts';
import type { Person } from './support/browser.ts';
import { arrive, follow, openPage, reload } from './support/go.ts';
import { call, goLive, keepScreenshot, roomPicture, waitForText } from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, en] = await Promise.all([
  openSite({ isNew: true, program: 'full', settings: { NODE_ENV: 'development' } }),
  wordsOf('en'),
]);
afterAll(() => site.close());

const password = 'vier stille Segel im Wind';

it('an empty installation: the first operator comes by the link of the machine, and first steps lead to a show', async () => {
  const chief = await site.newPerson({ size: 'phone' });
  await withPasskeys(chief);
  const { page } = chief;
  await openPage(page, await linkOfTheMachine());
  await page.getByLabel(en('identity.field.email')).fill('chief@vesper.example');
  await page.getByLabel(en('identity.field.password'), { exact: true }).fill(password);
  await keepScreenshot(page, 'first-invitation-phone-en');
  await page.getByRole('button', { name: en('identity.invitation.submit') }).tap();
  await arrive(page, { heading: en('identity.factor.title') });
  const add = page.getByRole('button', { name: en('identity.security.passkeyAdd') });
  await add.tap();
  await add.tap();
  await page.getByRole('button', { name: en('identity.recovery.done') }).tap();
  await follow(page, () => page.getByRole('link', { name: en('identity.verify.continue') }).tap(), {
    heading: en('office.office.first.title'),
  });
  const step = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const stands = (title: string, state: 'done' | 'open') =>
    step(title)
      .getByText(en(`office.office.first.state.${state}`), { exact: true })
      .waitFor();
  await stands(en('identity.office.first.passkey'), 'done');
  await stands(en('onboarding.office.first.title'), 'open');
  await waitForText(page, en('onboarding.office.first.nobody'));
  await keepScreenshot(page, 'first-steps-phone-en');

  const her = await site.newPerson({ locale: 'de-DE' });
  await apply(her);
  await reload(page);
  await waitForText(page, en('onboarding.office.first.waiting', { count: 1 }));
  await follow(
    page,
    () =>
      step(en('onboarding.office.first.title'))
        .getByRole('link', { name: en('office.office.first.go') })
        .tap(),
    { heading: en('onboarding.office.title') },
  );
  await follow(page, page.getByRole('link', { name: 'Nelumbo' }).first(), { heading: 'Nelumbo' });
  await page.getByRole('button', { name: /open records/i }).tap();
  await page.getByText('Beispielhaft').first().waitFor();
  await keepScreenshot(page, 'first-review-phone-en');
  await page
    .getByRole('button', { name: en('onboarding.office.accept') })
    .first()
    .tap();
  await expect.poll(() => site.query("select 1 from onboarding.applications where state = 'accepted'")).toHaveLength(1);

  const { secret } = await call<{ secret: string }>(her, 'POST', 'identity/totp/begin');
  await call(her, 'POST', 'identity/totp/confirm', { code: demoCode(secret, her.now()) });
  await goLive(her, await wordsOf('de'), 'de');
  const guest = await site.newPerson({ size: 'phone' });
  await openPage(guest.page, '/en/chat/nelumbo/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'the first show');

  await openPage(page, '/office/first-steps/');
  await stands(en('onboarding.office.first.title'), 'done');
  await stands(en('live.office.first.title'), 'done');
  await keepScreenshot(page, 'first-steps-shown-phone-en');
});

/** What `npm run operator-link` prints beside the running server. */
async function linkOfTheMachine(): Promise<string> {
  const command = new URL('../apps/server/operator-link.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, PUBLIC_URL: site.origin, NODE_ENV: 'development' },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** A phone that keeps passkeys. */
async function withPasskeys({ page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Everything that is asked of somebody who wants to join, as her browser sends it; the identity check on its own page. */
async function apply(her: Person): Promise<void> {
  const email = 'nele@vesper.example';
  const send = <T>(path: string, body?: unknown): Promise<T> => call<T>(her, 'POST', `onboarding/${path}`, body);
  await call(her, 'POST', 'identity/signUp', { email, password, isAdult: true, acceptTerms: true });
  await site.query('update identity.accounts set email_verified_at = now() where email = $1', [email]);
  await send('contact', { phone: '+4917012345678' });
  await send('person', { firstName: 'Nele', lastName: 'Beispielhaft', birthDate: '1995-03-04' });
  await send('address', { street: 'Beispielweg 2', postcode: '20095', town: 'Hamburg', country: 'DE' });
  const { link } = await send<{ link: string }>('identity');
  await openPage(her.page, link, 'loaded');
  await her.page.locator('button[value=approve]').click();
  await arrive(her.page, { heading: /./ });
  await send('stage', { name: 'Nelumbo', gender: 'F', genderType: 'F' });
  const words = { de: 'Ein ruhiger Abend', en: '', nl: '', es: '' };
  await send('profile', { headline: words, about: words, languages: ['de'], categories: [] });
  const { avatar, gallery } = pictureFiles('vesna');
  for (const [kind, file] of [
    ['avatar', avatar],
    ['sedcard', gallery[0] ?? avatar],
  ] as const) {
    const answer = await her.context.request.post(`/rest/v1/onboarding/picture?kind=${kind}`, {
      data: await readFile(file),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(answer.status()).toBeLessThan(300);
  }
  await send('prices', { prices: { video: 240, single: 300, singlec2c: 360, voyeur: 120, multi: 240 } });
  await send('countries', { bannedCountryCodes: [] });
  await call(her, 'POST', 'payouts/tax', {
    ...{ kind: 'person', name: 'Nele Beispielhaft', birthDate: '1995-03-04', street: 'Beispielweg 2' },
    ...{ postcode: '20095', town: 'Hamburg', country: 'DE', taxId: '12345678903', taxCountry: 'DE' },
    ...{ vatStatus: 'smallBusiness', vatId: null, registerNumber: null },
  });
  await call(her, 'POST', 'payouts/account', { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Nele Beispielhaft' });
  const { sha256 } = await call<{ sha256: string }>(her, 'GET', 'onboarding/contract');
  await send('contract/sign', { sha256, name: 'Nele Beispielhaft' });
  const { steps } = await call<{ steps: { name: string; isDone: boolean }[] }>(her, 'GET', 'onboarding/application');
  expect(steps.filter(({ isDone }) => !isDone)).toEqual([]);
  await send('submit');
}
