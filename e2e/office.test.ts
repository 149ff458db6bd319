import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditWordOf } from '#kit/contract/audit.ts';
import type { Person } from './support/browser.ts';
import { expectConsoleErrors } from './support/console-errors.ts';
import { follow, openPage, reload } from './support/go.ts';
import { keepScreenshot, logIn, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import type { Words } from './support/words.ts';
import { wordsOf } from './support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const chiefEmail = 'office@vesper.example';
const guestEmail = 'guest@vesper.example';
const newWords = { de: 'Was gilt, in neuen Worten.', en: 'What applies, in new words.' };
let de: Words;
let en: Words;
/** Two people of the office, one works in German and one in English, and a guest. */
let chief: Person;
let colleague: Person;
let guest: Person;

beforeAll(async () => {
  [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  [chief, colleague, guest] = await Promise.all([
    site.newPerson({ locale: 'de-DE' }),
    site.newPerson(),
    site.newPerson({ locale: 'de-DE' }),
  ]);
  await site.query(
    `update identity.accounts set roles = '{operator,administrator}' where email = 'vesna@vesper.example'`,
  );
  await Promise.all([logIn(chief, chiefEmail), logIn(colleague, 'vesna@vesper.example'), logIn(guest, guestEmail)]);
});

/** Goes somewhere by name, as those who work here do: the palette, some letters, Enter. */
async function goTo(page: Page, words: string, heading = words): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option', { name: words }).first().waitFor();
  await follow(page, () => page.keyboard.press('Enter'), { heading });
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).last();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The browser itself reports every refusal. */
const expectRefusals = ({ consoleErrors }: Person, status: number) =>
  expectConsoleErrors(consoleErrors, new RegExp(`status of ${status}`));

/** The audit log's words for an operation. */
const did = (operation: string) => auditWordOf(operation);

it('two operators write one legal text: the second is told, compares, decides; nothing typed is lost', async () => {
  const { page } = chief;
  const summary = (t: Words, of: Page) => of.getByLabel(t('legal.office.field.summary'));
  await openPage(page, '/office/');
  await goTo(page, de('legal.office.menu'));
  await follow(page, button(page, de('legal.terms.menu')), { heading: / 3$/, address: /TOS\/3\/$/ });
  await openPage(colleague.page, page.url());

  await summary(de, page).fill(newWords.de);
  await page.getByRole('tab', { name: 'EN' }).click();
  await summary(de, page).fill(newWords.en);
  await page.getByRole('switch', { name: de('legal.office.asks') }).check();
  await page.getByRole('radio', { name: de('legal.office.side.changes', { version: 2 }) }).check();
  await page.locator('ins', { hasText: 'new words' }).waitFor();
  await page.keyboard.press('Control+s');
  await waitForText(page, de('legal.office.allSaved'));

  const other = colleague.page;
  await other.getByRole('tab', { name: 'NL' }).click();
  await summary(en, other).fill('Wat geldt, in nieuwe woorden.');
  await button(other, en('legal.office.save')).click();
  const alert = other.getByRole('alert').filter({ hasText: chiefEmail });
  await alert.waitFor();
  expect(await alert.textContent()).toContain(en('legal.office.conflict.differs', { languages: 'DE, EN, NL' }));
  await other.locator('ins', { hasText: 'nieuwe woorden' }).waitFor();
  expect(await summary(en, other).inputValue()).toContain('nieuwe woorden');
  await keepScreenshot(other, 'office-conflict');
  expectRefusals(colleague, 409);
  await button(other, en('legal.office.reload')).click();
  await other.getByRole('tab', { name: 'DE' }).click();
  expect(await summary(en, other).inputValue()).toBe(newWords.de);
  await other.getByLabel(en('legal.office.note'), { exact: true }).fill('Shorter');
  await button(other, en('legal.office.save')).click();
  await waitForText(other, en('legal.office.allSaved'));

  await button(page, de('legal.office.publish')).click();
  await inDialog(page, de('legal.office.publish')).click();
  await page.getByRole('alert').filter({ hasText: 'vesna@vesper.example' }).waitFor();
  expectRefusals(chief, 409);
  await button(page, de('legal.office.reload')).click();
  expect(await page.getByLabel(de('legal.office.note'), { exact: true }).inputValue()).toBe('Shorter');
});

it('words that are not saved are not left by accident', async () => {
  const { page } = chief;
  await page.getByLabel(de('legal.office.note'), { exact: true }).fill('Kürzer');
  await page
    .getByRole('link', { name: de('legal.office.title') })
    .first()
    .click();
  await inDialog(page, de('legal.office.leave.stay')).click();
  expect(await page.getByLabel(de('legal.office.note'), { exact: true }).inputValue()).toBe('Kürzer');
});

it('the published version stands in both languages, asks the member, and the old one stays to be read and kept', async () => {
  const { page } = guest;
  await openPage(page, '/de/');
  // This guest lets visits be counted.
  await button(page, de('legal.consent.choose')).click();
  await inDialog(page, de('legal.consent.all')).click();
  await button(page, de('legal.consent.fine')).waitFor({ state: 'detached' });
  expect(await button(page, de('guest.notice.accept')).count()).toBe(0);

  await button(chief.page, de('legal.office.publish')).click();
  await inDialog(chief.page, de('legal.office.publish')).click();
  await waitForText(chief.page, de('legal.office.state.inForce'));
  await waitForText(chief.page, de('legal.office.change.published'));
  await keepScreenshot(chief.page, 'office-legal');

  await reload(page);
  // In the flow at the start of the page: it scrolls away with it, and covers nothing.
  await button(page, de('guest.notice.accept')).waitFor();
  const place = await button(page, de('guest.notice.accept')).evaluate((node) => {
    for (let at: Element | null = node; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return 'over the page';
    return node.getBoundingClientRect().bottom + scrollY < 200 ? 'at its start' : 'elsewhere';
  });
  expect(place).toBe('at its start');
  await keepScreenshot(page, 'new-texts');
  await button(page, de('guest.notice.accept')).click();
  await button(page, de('guest.notice.accept')).waitFor({ state: 'detached' });
  await openPage(page, '/en/terms-of-service/');
  await waitForText(page, newWords.en);
  await openPage(page, '/de/agb/');
  await waitForText(page, newWords.de);
  await page.getByRole('link', { name: de('legal.version', { version: 2 }), exact: true }).click();
  await page.getByRole('link', { name: de('legal.toCurrent') }).waitFor();
  expect(await page.getByText(newWords.de).count()).toBe(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: de('legal.downloadVersion', { version: 2 }) }).click();
  const kept = readFileSync(await (await saving).path(), 'utf8');
  expect(kept).toContain('TOS 2');
  expect(kept).not.toContain(newWords.de);
});

it('the acceptance is on record, is found by the address of who accepted, and goes into a file', async () => {
  const { page } = colleague;
  await openPage(page, '/office/legal/acceptances/');
  await page.getByLabel(en('legal.office.search')).fill(guestEmail);
  const found = { heading: en('legal.office.acceptances'), address: '**search=guest**' };
  await follow(page, () => page.keyboard.press('Enter'), found);
  const row = page.getByRole('row').filter({ hasText: new RegExp(`${guestEmail}.*${en('legal.terms.menu')}.* 3`) });
  expect(await row.textContent()).toContain(en('legal.office.occasion.notice'));
  await keepScreenshot(page, 'office-acceptances');

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: en('office.office.list.csv') }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toMatch(new RegExp(`${guestEmail},.*\\bTOS,3,notice,`));
});

it('a text for search engines, written by its tag, is the page’s head and stands below its list', async () => {
  const { page } = chief;
  await goTo(page, de('seo.office.menu'), de('seo.office.title'));
  await page.getByLabel(de('seo.office.newTag')).fill('cams');
  await follow(page, button(page, de('seo.office.write')), { heading: 'cams' });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const description = 'Wer heute Abend vor der Kamera steht, siehst du hier auf einen Blick, gratis und diskret.';
  await field('de.title').fill('Alle Cams am Abend');
  await field('de.description').fill(description);
  await field('de.body').fill('## Heute Abend\nSchau vorbei.');
  await field('en.title').fill('All cams tonight');
  await page.keyboard.press('Control+s');
  await waitForText(page, de(did('seo.saveText')));
  await keepScreenshot(page, 'office-seo');

  const reader = guest.page;
  const titleNow = async (): Promise<string> => {
    await openPage(reader, '/de/cams/');
    return reader.title();
  };
  await expect.poll(titleNow).toContain('Alle Cams am Abend');
  expect(await reader.locator('meta[name=description]').getAttribute('content')).toBe(description);
  await reader.getByRole('heading', { name: 'Heute Abend' }).waitFor();
  await openPage(reader, '/en/cams/');
  expect(await reader.title()).toContain('All cams tonight');
});

it('a guest says what they think of something new and asks a question; both arrive in the office', async () => {
  const { page } = colleague;
  await openPage(page, '/office/experiments/features/');
  for (const [language, name] of Object.entries({
    de: 'Abendlicht',
    en: 'Evening light',
    nl: 'Avondlicht',
    es: 'Luz',
  })) {
    await page.locator(`[name="${language}"]`).last().fill(name);
  }
  await button(page, en('experiments.office.features.ask')).click();
  await page.getByRole('heading', { name: 'Evening light' }).waitFor();

  const reader = guest.page;
  await openPage(reader, '/de/');
  await button(reader, de('experiments.feedback.say')).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel(de('experiments.feedback.rating.5'), { exact: true }).check();
  await dialog.getByLabel(de('experiments.feedback.text')).fill('Schön warm.');
  await button(reader, de('experiments.feedback.send')).click();
  await waitForText(reader, de('experiments.feedback.thanks'));
  await openPage(reader, '/de/hilfe/');
  await reader.getByLabel(de('help.ask.email')).fill(guestEmail);
  await reader.getByLabel(de('help.ask.message')).fill('Wie lange gilt mein Guthaben eigentlich?');
  await button(reader, de('help.ask.send')).click();
  await waitForText(reader, de('help.ask.sent'));

  await reload(page);
  await waitForText(page, 'Schön warm.');
  await waitForText(page, en(did('experiments.saveFeature')));
  await openPage(page, '/office/mail/');
  const mail = page.getByRole('link', { name: '[Help] Coins and payments' });
  await follow(page, mail, { heading: /\[Help\] Coins and payments/ });
  await waitForText(page, 'Wie lange gilt mein Guthaben eigentlich?');
});

it('the figures count the guest, experiments have results, and everybody finds their own lines in the log', async () => {
  const { page } = chief;
  await expect
    .poll(
      async () => {
        await openPage(page, '/office/tracking/?days=7');
        return page.getByRole('table', { name: de('tracking.office.table.groups') }).textContent({ timeout: 2000 });
      },
      { timeout: 20_000 },
    )
    .toContain(de('tracking.office.group.home'));
  await keepScreenshot(page, 'office-figures');

  await goTo(page, de('experiments.office.menu'));
  await follow(page, page.getByRole('link', { name: 'Does the button say' }), { heading: /Does the button say/ });
  await page.getByRole('heading', { name: de('experiments.office.results') }).waitFor();
  await waitForText(page, de(did('experiments.start')));

  await goTo(page, de('office.office.audit.menu'));
  await page.getByRole('combobox', { name: de('office.office.audit.person') }).selectOption({ label: chiefEmail });
  const applied = { heading: de('office.office.audit.title'), address: '**accountId=**' };
  await follow(page, button(page, de('office.office.list.apply')), applied);
  const log = page.getByRole('table', { name: de('office.office.audit.title') });
  await expect.poll(() => log.textContent()).not.toContain('vesna@vesper.example');
  const lines = await log.textContent();
  for (const operation of ['legal.startDraft', 'legal.saveDraft', 'legal.publishDraft', 'seo.saveText'])
    expect(lines).toContain(de(did(operation)));
  expect(lines).toContain('TOS 3');
  await keepScreenshot(page, 'office-audit');
});
