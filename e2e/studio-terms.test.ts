import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from './support/browser.ts';
import { follow, openPage, reload } from './support/go.ts';
import { call, keepScreenshot, logIn, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import type { Words } from './support/words.ts';
import { wordsOf } from './support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const studio = { product: 'studio', type: 'TOU' } as const;
let de: Words;
let vesna: Person;
let chief: Person;

beforeAll(async () => {
  de = await wordsOf('de');
  [vesna, chief] = await Promise.all([site.newPerson({ locale: 'de-DE' }), site.newPerson({ locale: 'de-DE' })]);
  await Promise.all([logIn(vesna, 'vesna@vesper.example'), logIn(chief, 'office@vesper.example')]);
});

const notice = () => vesna.page.getByRole('region', { name: de('legal.studio.notice.title') });

/** An operator changes a sentence of the studio's terms; performers are asked again. */
async function changeTerms(): Promise<void> {
  const draft = await call<{ version: number; revision: number }>(chief, 'POST', 'office/legal/draft/start', studio);
  const read = await call<{ documents: Record<string, { title: string; summary: string; sections: unknown[] }> }>(
    chief,
    'GET',
    `office/legal/version/TOU/${draft.version}?product=studio`,
  );
  const { documents } = read;
  const changed = { ...documents, de: { ...documents['de'], summary: 'Was jetzt gilt, neu gesagt.' } };
  const body = { ...studio, ...draft, documents: changed, validFrom: null, asks: true, note: '' };
  const { revision } = await call<{ revision: number }>(chief, 'POST', 'office/legal/draft/save', body);
  await call(chief, 'POST', 'office/legal/draft/publish', { ...studio, version: draft.version, revision });
}

it('a performer is asked in the studio, reads the terms there, and agrees once', async () => {
  const { page } = vesna;
  await openPage(page, '/de/studio/');
  await notice().waitFor();
  await keepScreenshot(page, 'studio-terms-notice');
  await follow(page, notice().getByRole('link'), { heading: de('legal.studio.menu'), address: '**?type=TOU' });
  await page.getByRole('heading', { name: 'Nutzungsbedingungen für das Studio' }).waitFor();
  await page.getByRole('button', { name: de('legal.studio.notice.accept') }).click();
  await notice().waitFor({ state: 'detached' });
  const done = page.getByRole('status').filter({ hasText: de('legal.studio.notice.done') });
  await expect.poll(() => done.count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await reload(page);
  await waitForText(page, 'Volljährig und ausgewiesen');
  expect(await notice().count()).toBe(0);
});

it('what the site says applies in the studio too, and is read there', async () => {
  const { page } = vesna;
  await page.getByRole('link', { name: de('legal.terms.menu'), exact: true }).click();
  await waitForText(page, de('legal.studio.ofSite'));
  await page.getByRole('link', { name: de('legal.version', { version: 1 }), exact: true }).click();
  await page.getByRole('link', { name: de('legal.toCurrent') }).waitFor();
});

it('a changed version asks again, shows what is new, and can be kept', async () => {
  const { page } = vesna;
  await changeTerms();
  await openPage(page, '/de/studio/');
  await follow(page, notice().getByRole('link'), { heading: de('legal.studio.menu'), address: '**?type=TOU' });
  await page.getByRole('link', { name: de('legal.studio.changes', { version: 2 }) }).click();
  await waitForText(page, de('legal.studio.compared', { version: 2, from: 1 }));
  await page.locator('ins').filter({ hasText: 'neu gesagt' }).waitFor();
  await keepScreenshot(page, 'studio-terms-changes');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: de('legal.downloadVersion', { version: 1 }) }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('studio-tou-1-de.html');
  expect(readFileSync(await file.path(), 'utf8')).toContain('studio · TOU 1');
  await page.getByRole('button', { name: de('legal.studio.notice.accept') }).click();
  await notice().waitFor({ state: 'detached' });
});

it('the office finds the studio’s versions and who agreed to them by their product', async () => {
  const { page } = chief;
  await openPage(page, '/office/legal/?product=studio');
  const second = page.getByRole('link', { name: `${de('legal.termsOfUse.title')} 2` }).first();
  await follow(page, second, { heading: `${de('legal.termsOfUse.title')} 2` });
  await waitForText(page, de('legal.office.state.inForce'));
  await openPage(page, '/office/legal/acceptances/?product=studio');
  const rows = page.getByRole('row').filter({ hasText: 'vesna@vesper.example' });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  await keepScreenshot(page, 'office-acceptances-studio');
  expect([...vesna.consoleErrors, ...chief.consoleErrors]).toEqual([]);
});
