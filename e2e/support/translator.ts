import type { Page } from 'playwright-core';
import { untilAllHydrated } from './go.ts';

/**
 * What a browser's page translation does to a page: every text it may touch goes, and two `font` elements with the words of the other
 * language stand in its place; what comes later is translated as it comes. The words stay the same here, so that a
 * journey finds them. `withLanguage` is written to `<html lang>`.
 */
function translator(withLanguage: string): void {
  const untouched = '[translate="no"], script, style, noscript, textarea, title, font, svg, code';
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      if (!text.isConnected || text.parentElement?.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') translateAll(target);
      else for (const node of addedNodes) translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  document.documentElement.lang = withLanguage;
  document.documentElement.classList.add('translated-ltr');
  translateAll(document.body);
}

/** Translates the page from now on; its scripts have taken over every part of it. */
export async function translate(page: Page): Promise<void> {
  await untilAllHydrated(page);
  await page.evaluate(translator, 'pl');
}

/** Translates every page this person opens, before its scripts have taken it over. */
export async function translateAtOnce(page: Page): Promise<void> {
  await page.addInitScript(
    `(${translator}); addEventListener('DOMContentLoaded', () => (${translator})('nl'), { once: true });`,
  );
}

/** How many texts of the page are translated. */
export const translatedTexts = (page: Page): Promise<number> => page.locator('font > font').count();
