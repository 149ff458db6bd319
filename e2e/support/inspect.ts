import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** First parts of message keys; a key that shows on a page is a word that is missing. */
const rawKey =
  /\b(?:guest|identity|ledger|legal|live|office|payments|performers|shell|surveys|ui)\.[a-z][a-zA-Z]+(?:\.[a-zA-Z]+)*\b/;

/** What is wrong with a screen as it stands; empty when nothing is. */
export async function flawsOf(page: Page, language: string, indexed: boolean): Promise<string[]> {
  const facts = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const culprit =
      wide <= 0
        ? ''
        : [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
            .map((element) => `${element.tagName}.${String(element.className).slice(0, 60)}`)[0];
    // Every word of the document, also of what this size hides: text, and what stands in attributes for it.
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node instanceof Element) {
        // Where there is text, a title may name the thing as the contract does.
        const names = ['alt', 'aria-description', 'aria-label', 'placeholder', ...(node.textContent ? [] : ['title'])];
        for (const name of names) words.push(node.getAttribute(name) ?? '');
        if (node instanceof HTMLInputElement && !/^(hidden|checkbox|radio)$/.test(node.type)) words.push(node.value);
      } else if (!node.parentElement?.closest('script, style, template')) words.push(node.nodeValue ?? '');
    }
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      wide,
      culprit,
      title: document.title,
      lang: document.documentElement.lang,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: document.querySelectorAll('h1').length,
      words: words.filter((text) => text.includes('.')).join('\n'),
    };
  });
  const flaws: string[] = [];
  if (facts.wide > 0) flaws.push(`is ${facts.wide} px too wide (${facts.culprit})`);
  const key = rawKey.exec(facts.words)?.[0];
  if (key) flaws.push(`shows the key ${key} instead of words`);
  if (facts.title.trim() === '') flaws.push('has no title');
  if (!facts.lang.startsWith(language)) flaws.push(`says its language is '${facts.lang}'`);
  if (facts.headings !== 1) flaws.push(`has ${facts.headings} main headings`);
  if (indexed) {
    if (facts.description.length < 20) flaws.push(`has the description '${facts.description}'`);
    if (!facts.canonical) flaws.push('has no canonical address');
    if (facts.robots.includes('noindex')) flaws.push('is hidden from search engines');
  } else if (!facts.robots.includes('noindex')) flaws.push('is open to search engines');
  return flaws;
}

/** The shortened form: every page has to read it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA as axe-core finds them; `onlyColours`: of contrast alone. */
export async function barriersOf(page: Page, onlyColours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const options: RunOptions = {
        runOnly: rules ? { type: 'tag', values: rules } : { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
        // No rule that is asked reads the style sheets themselves; fetching and parsing them anew would take a while.
        preload: { assets: ['media'] },
      };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => {
        const first = nodes[0];
        return `${id} (${nodes.length}): ${first?.target.join(' ')} ${first?.html.slice(0, 140)} ${first?.any[0]?.message ?? ''}`;
      });
    },
    onlyColours ? null : everyRule,
  );
}

/** Shows the page in a colour scheme, its changes of colour done. */
export async function inColours(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });
}
