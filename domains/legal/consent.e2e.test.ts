import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, reload, untilNetworkIdle } from '#e2e/support/go.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

describe('consent', () => {
  it.each(['phone', 'desktop'] as const)('on a first visit is one line that covers nothing (%s)', async (size) => {
    const t = await wordsOf('de');
    const { page } = await site.newPerson({ locale: 'de-DE', size });
    const line = page.getByRole('region', { name: t('legal.consent.label') });
    for (const path of ['/de/', '/de/amateur/vesna/']) {
      await openPage(page, path);
      await untilNetworkIdle(page);
      expect((await line.boundingBox())?.height, path).toBeLessThanOrEqual(48);
      const overlaid = await page.evaluate(() => {
        const found = document.querySelector('[data-consent-line]');
        for (let at: Element | null = found; at; at = at.parentElement) {
          if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at.outerHTML.slice(0, 200);
        }
        return null;
      });
      expect(overlaid, path).toBeNull();
    }
    await openPage(page, '/de/registrieren/');
    expect(await line.count()).toBe(0);
    await openPage(page, '/de/');
    await line.getByRole('button', { name: t('legal.consent.fine'), exact: true }).click();
    await line.waitFor({ state: 'detached' });
    await reload(page);
    expect(await line.count()).toBe(0);
  });

  it('asks for statistics later, at the end of a page where nothing is in hand, and once', async () => {
    const t = await wordsOf('es');
    const { page, context } = await site.newPerson({ locale: 'es-ES', size: 'phone' });
    const value = (ago: number) => `1.q.${(Date.now() - ago).toString(36)}`;
    const remember = (ago: number) => context.addCookies([{ name: 'consent', value: value(ago), url: site.origin }]);
    const question = page.getByText(t('legal.consent.statistics.title'));
    await remember(59 * 60_000);
    await openPage(page, '/es/');
    await untilNetworkIdle(page);
    expect(await question.count()).toBe(0);
    await remember(61 * 60_000);
    await openPage(page, '/es/registro/');
    await untilNetworkIdle(page);
    expect(await question.count()).toBe(0);
    await openPage(page, '/es/');
    await page.getByRole('button', { name: t('legal.consent.statistics.no') }).tap();
    await question.waitFor({ state: 'detached' });
    await reload(page);
    await untilNetworkIdle(page);
    expect(await question.count()).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toMatch(/^1\.-\./);
  });
});

describe('consent that is withdrawn', () => {
  it('takes with it what was kept', async () => {
    const t = await wordsOf('de');
    const { page } = await site.newPerson({ locale: 'de-DE' });
    await openPage(page, '/de/suche/vesna/');
    await page.getByRole('button', { name: t('legal.consent.choose'), exact: true }).click();
    await page.getByRole('button', { name: t('legal.consent.all') }).click();
    const kept = () =>
      page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
          /^(functional|analytics)\./.test(key),
        ),
      );
    await openPage(page, '/de/suche/vesna/');
    await expect.poll(kept).toContain('functional.last-searches');
    await page.getByRole('button', { name: t('legal.consent.menu') }).click();
    await dialog(page)
      .getByRole('button', { name: t('legal.consent.necessary') })
      .click();
    await expect.poll(kept).toEqual([]);
  });
});
