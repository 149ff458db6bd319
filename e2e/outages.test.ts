import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from './support/console-errors.ts';
import { follow, openPage, reload } from './support/go.ts';
import { keepScreenshot, logIn, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, nl, en, es, de] = await Promise.all([
  openSite(),
  wordsOf('nl'),
  wordsOf('en'),
  wordsOf('es'),
  wordsOf('de'),
]);
afterAll(() => site.close());

const newPerson: typeof site.newPerson = (options) => site.newPerson({ ...options, requests: 'caught' });

const answers = {
  /** What the server says while its database is away. */
  away: { status: 503, contentType: 'text/html', body: '<p>503' },
  /** What a proxy before it says when nobody answers it. */
  noGateway: { status: 502, contentType: 'text/html', body: '<p>502' },
};

/** Lets nothing through that is sent until the result is called; what is only read still comes. */
async function hold(
  page: Page,
  address: string,
  answer: keyof typeof answers | 'offline',
): Promise<() => Promise<void>> {
  await page.route(address, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill(answers[answer]);
  });
  return () => page.unroute(address);
}

/** The browser itself reports what is not answered, and the router what it failed with. */
const unanswered = /status of 50[23]|ERR_INTERNET_DISCONNECTED|<p>503/;

const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });

it.each(['away', 'noGateway', 'offline'] as const)(
  'a login that is not taken (%s) leaves what was typed, says so, and works when it is sent again',
  async (answer) => {
    const { page, consoleErrors } = await newPerson({ locale: 'nl-NL' });
    await openPage(page, '/nl/login/');
    await page.getByLabel(nl('identity.field.email')).fill('guest@vesper.example');
    await page.getByLabel(nl('identity.field.password'), { exact: true }).fill('vesper-demo');
    const send = page.getByRole('button', { name: nl('identity.logIn.submit'), exact: true });
    const release = await hold(page, '**/*.data*', answer);
    await send.click();
    await notice(page).getByText(nl('shell.unsaved.text')).waitFor();
    if (answer === 'away') await keepScreenshot(page, 'unsaved-guest');
    expect(await page.getByLabel(nl('identity.field.email')).inputValue()).toBe('guest@vesper.example');
    expect(await page.getByLabel(nl('identity.field.password'), { exact: true }).inputValue()).toBe('vesper-demo');
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expectConsoleErrors(consoleErrors, unanswered);
    await release();
    await follow(page, send, { heading: nl('performers.home.heading') });
    expect(await notice(page).count()).toBe(0);
  },
);

it('a notice that is closed is gone, comes back with the next failure, and does not follow to another page', async () => {
  const { page, consoleErrors } = await newPerson({ size: 'phone' });
  await openPage(page, '/en/login/');
  await hold(page, '**/*.data*', 'away');
  const send = page.getByRole('button', { name: en('identity.logIn.submit'), exact: true });
  await send.click();
  await waitForText(page, en('shell.unsaved.text'));
  await keepScreenshot(page, 'unsaved-phone');
  await page.getByRole('button', { name: en('shell.unsaved.close') }).click();
  expect(await notice(page).count()).toBe(0);
  await send.click();
  await waitForText(page, en('shell.unsaved.text'));
  await follow(page, page.getByRole('link', { name: en('identity.logIn.forgot') }), {
    heading: en('identity.forgot.title'),
  });
  expect(await notice(page).count()).toBe(0);
  expectConsoleErrors(consoleErrors, unanswered);
});

it('on a slow device too, a form is sent by the page’s scripts from the moment the page counts as open', async () => {
  const { page, context, consoleErrors } = await newPerson({ size: 'phone' });
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await openPage(page, '/en/forgot-password/');
  await hold(page, '**/*.data*', 'away');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /forgot/.test(request.url()));
  await page.evaluate(() => {
    const form = [...document.forms].find(({ method }) => method === 'post');
    for (const field of form?.querySelectorAll('input') ?? []) field.value ||= 'somebody@example.org';
    form?.requestSubmit();
  });
  expect((await sent).resourceType()).toBe('fetch');
  await notice(page).getByText(en('shell.unsaved.text')).waitFor();
  expectConsoleErrors(consoleErrors, unanswered);
});

it('what is pressed before its part of the page hears is done once it does, and once only', async () => {
  const guest = await newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  const hold = Promise.withResolvers<void>();
  await page.route('**/assets/gallery-hearts-*.js', (route) => hold.promise.then(() => route.continue()));
  await openPage(page, '/en/amateur/vesna/pictures/');
  const heart = page.getByRole('button', { name: en('favourites.pinGallery') });
  await heart.click();
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  hold.resolve();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await reload(page);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});

it('an operator keeps the experiment they wrote down', async ({ task }) => {
  const chief = await newPerson({ locale: 'en-GB' });
  await logIn(chief, 'office@vesper.example');
  const { page, consoleErrors } = chief;
  await openPage(page, '/en/office/experiments/new/');
  const name = page.getByLabel(en('experiments.office.name'), { exact: true });
  await name.fill('Words of the sign-up');
  await page.getByLabel(en('experiments.office.key'), { exact: true }).fill(`awayWords${task.result?.retryCount ?? 0}`);
  await page.getByLabel(en('experiments.office.control'), { exact: true }).fill('asBefore');
  await page.getByLabel(en('experiments.office.variant', { number: 2 }), { exact: true }).fill('shorter');
  const release = await hold(page, '**/*.data*', 'away');
  await name.press('Enter');
  await notice(page).getByText(en('shell.unsaved.text')).waitFor();
  await keepScreenshot(page, 'unsaved-office');
  expect(await name.inputValue()).toBe('Words of the sign-up');
  expectConsoleErrors(consoleErrors, unanswered);
  await release();
  await follow(page, () => name.press('Enter'), { heading: 'Words of the sign-up' });
  expect(await notice(page).count()).toBe(0);
});

it('who withdraws from a contract keeps the declaration at its second step', async () => {
  const { page, consoleErrors } = await newPerson({ locale: 'es-ES' });
  await openPage(page, '/es/desistir-del-contrato/');
  await page.getByLabel(es('legal.withdrawal.name')).fill('Ana Gómez');
  await page.getByLabel(es('legal.withdrawal.email')).fill('ana@example.org');
  await page.getByLabel(es('legal.withdrawal.contract')).fill('Compra 1234');
  await page.getByRole('button', { name: es('legal.withdrawal.next') }).click();
  await waitForText(page, es('legal.withdrawal.review'));
  const release = await hold(page, '**/*.data*', 'away');
  const confirm = page.getByRole('button', { name: es('legal.withdrawal.confirm') });
  await confirm.click();
  await notice(page).getByText(es('shell.unsaved.text')).waitFor();
  await waitForText(page, es('legal.withdrawal.review'));
  await waitForText(page, 'Compra 1234');
  expectConsoleErrors(consoleErrors, unanswered);
  await release();
  await confirm.click();
  await waitForText(page, es('legal.withdrawal.doneTitle'));
});

it.each(['away', 'offline'] as const)(
  'a performer whose line for tonight is not taken (%s) reads so in words, beside what they wrote',
  async (answer) => {
    const vesna = await newPerson({ locale: 'de-DE' });
    await logIn(vesna, 'vesna@vesper.example');
    const { page, consoleErrors } = vesna;
    await openPage(page, '/de/studio/preise/');
    const mood = page.getByLabel(de('performers.studio.mood.label'), { exact: true });
    const said = `Heute mit Klavier ${answer}`;
    await mood.fill(said);
    const release = await hold(page, '**/rest/v1/**', answer);
    await mood.press('Enter');
    await waitForText(page, de('guest.call.unreached'));
    expect(await mood.inputValue()).toBe(said);
    expectConsoleErrors(consoleErrors, unanswered);
    await release();
    await mood.press('Enter');
    await waitForText(page, de('performers.studio.mood.saved'));
  },
);

it('a page that cannot be read says so in the language of its visitor, and can be asked for again', async () => {
  const { page, consoleErrors } = await newPerson({ locale: 'nl-NL' });
  await openPage(page, '/nl/login/');
  await page.route('**/*.data*', (route) => route.fulfill(answers.away));
  await page
    .getByRole('link', { name: nl('performers.cams.menu'), exact: true })
    .first()
    .click();
  await waitForText(page, nl('shell.error.title'));
  await waitForText(page, nl('shell.error.retry'));
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expectConsoleErrors(consoleErrors, unanswered);
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: nl('shell.error.retry') }).click();
  await page.getByRole('heading', { level: 1, name: nl('performers.cams.title') }).waitFor();
});
