import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Keys of words begin with their domain; one that shows on a page is a word that is missing. */
const domains = ['shell', 'ui', ...globSync('domains/*/web').map((folder) => basename(dirname(folder)))].join('|');
const rawKey = new RegExp(`(?<![\\w./@-])(?:${domains})\\.[a-z][a-zA-Z]+(?:\\.[a-zA-Z]+)*\\b`);

/** Letters that stand together without a place to break: more do not fit a heading on a phone. */
const longestWord = 28;

interface Facts {
  readonly title: string;
  readonly lang: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  readonly headings: number;
  readonly words: readonly string[];
  readonly links: readonly string[];
}

/** What a document says: the page as it stands, or `html` read as one. */
function factsOf(page: Page, html: string | null): Promise<Facts> {
  return page.evaluate((given) => {
    const read = given === null ? document : new DOMParser().parseFromString(given, 'text/html');
    // Every word of the document, also of what this size hides: text, and what stands in attributes for it; not what
    // somebody has typed and a log shows as it was.
    const words: string[] = [];
    const texts = read.createTreeWalker(read.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node instanceof Element) {
        // Where there is text, a title may name the thing as the contract does.
        const names = ['alt', 'aria-description', 'aria-label', 'placeholder', ...(node.textContent ? [] : ['title'])];
        for (const name of names) words.push(node.getAttribute(name) ?? '');
        if (node instanceof HTMLInputElement && !/^(hidden|checkbox|radio)$/.test(node.type)) words.push(node.value);
      } else if (!node.parentElement?.closest('script, style, template, [data-verbatim]'))
        words.push(node.nodeValue ?? '');
    }
    const content = (selector: string) => read.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      title: read.title,
      lang: read.documentElement.lang,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: read.querySelectorAll('h1').length,
      words: words.filter((text) => text.trim() !== ''),
      links: [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
}

/** What is wrong with what a document says; empty when nothing is. */
function wrongIn(facts: Facts, language: string, indexed: boolean): string[] {
  const flaws: string[] = [];
  const key = rawKey.exec(facts.words.filter((text) => text.includes('.')).join('\n'))?.[0];
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

/** What is wrong with a screen as it stands, its width included. */
export async function flawsOf(page: Page, language: string, indexed: boolean): Promise<string[]> {
  const { wide, culprit } = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const culprit =
      wide <= 0
        ? ''
        : [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
            .map((element) => `${element.tagName}.${String(element.className).slice(0, 60)}`)[0];
    return { wide, culprit };
  });
  const facts = await factsOf(page, null);
  return [...(wide > 0 ? [`is ${wide} px too wide (${culprit})`] : []), ...wrongIn(facts, language, indexed)];
}

/**
 * What is wrong with a page as it is delivered, before any script; `page` lends its parser. In place of its width: words that
 * are too long for a phone. Also answers where it leads.
 */
export async function flawsOfHtml(
  page: Page,
  html: string,
  language: string,
  indexed: boolean,
): Promise<{ flaws: string[]; links: readonly string[] }> {
  const facts = await factsOf(page, html);
  const long = facts.words.flatMap((text) => text.match(new RegExp(`\\p{L}{${longestWord + 1},}`, 'gu')) ?? [])[0];
  const flaws = wrongIn(facts, language, indexed);
  return { flaws: long ? [...flaws, `has the word ${long}, too long for a phone`] : flaws, links: facts.links };
}

/** The shortened form: every page has to read it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = {
  /** WCAG 2.2 AA. */
  every: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** Those of WCAG 2.2 AA whose answer hangs on the theme or the size of the window. */
  ofLooks: { type: 'rule', values: ['color-contrast', 'target-size'] },
} as const satisfies Record<string, RunOptions['runOnly']>;

/** Violations of WCAG 2.2 AA as axe-core finds them, by these rules. */
export async function accessibilityViolations(page: Page, asked: keyof typeof rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const options: RunOptions = {
      runOnly: runOnly as unknown as RunOptions['runOnly'],
      resultTypes: ['violations'],
      // No rule that is asked reads the style sheets themselves; fetching and parsing them again would take a while.
      preload: { assets: ['media'] },
    };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => {
      const first = nodes[0];
      return `${id} (${nodes.length}): ${first?.target.join(' ')} ${first?.html.slice(0, 140)} ${first?.any[0]?.message ?? ''}`;
    });
  }, rules[asked]);
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
