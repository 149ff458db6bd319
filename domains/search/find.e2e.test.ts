import { afterAll, describe, expect, it } from 'vitest';
import { follow, openPage } from '#e2e/support/go.ts';
import { keepScreenshot } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

describe('the search of everything', () => {
  it('on the desk leads from a word to kinds of results, and from a kind to all of it', async () => {
    const { page } = await site.newPerson({ size: 'desktop' });
    await openPage(page, '/en/search/music/');
    await page.getByRole('heading', { level: 1, name: en('search.title', { pattern: 'music' }) }).waitFor();
    await keepScreenshot(page, 'search-results-desk');
    const all = page.getByRole('link', { name: en('search.seeAll', { kind: en('search.actors') }) });
    const heading = en('search.titleActors', { pattern: 'music' });
    await follow(page, all, { heading });
    await follow(page, page.getByRole('link', { name: en('search.sort.price') }), { heading, address: /sort=price/ });
    await keepScreenshot(page, 'search-actors-desk');
  });

  it('on the phone proposes while somebody types, and refuses with a way to help', async () => {
    const { page } = await site.newPerson({ size: 'phone', locale: 'de-DE' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/de/');
    await page
      .getByRole('button', { name: de('shell.search') })
      .first()
      .click();
    const field = page.getByRole('combobox', { name: de('search.label') });
    await field.fill('musik');
    await page.getByRole('option', { name: 'Odette' }).waitFor();
    await keepScreenshot(page, 'search-menu-phone');
    await openPage(page, '/de/suche/musik/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keepScreenshot(page, 'search-results-phone');
    await openPage(page, '/de/suche/lolita/');
    await page.getByRole('heading', { name: de('search.refused.title') }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: de('search.refused.help') }).count()).toBe(1);
    expect(await main.textContent()).not.toContain('olita');
    await keepScreenshot(page, 'search-refused-phone');
  });
});
