import type { Person } from './browser.ts';

/** Where somebody stood and what they saw, in a few lines: for a failure that can only be read and not be looked at. */
export async function describeScreen({ page, consoleErrors }: Person): Promise<string> {
  const seen = await page
    .evaluate(() => {
      const words = (node: Element | null | undefined): string =>
        (node instanceof HTMLElement ? node.innerText : (node?.textContent ?? ''))
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 200);
      const focused = document.activeElement;
      const all = (selector: string): string[] => [...document.querySelectorAll(selector)].map(words).filter(Boolean);
      return {
        heading: words(document.querySelector('h1')),
        focused: `${focused?.tagName.toLowerCase() ?? ''} ${focused?.getAttribute('name') ?? ''} ${words(focused).slice(0, 60)}`,
        said: all('[role=alert], [role=status], dialog[open], [aria-invalid=true]'),
        refused: [...document.querySelectorAll<HTMLInputElement>('input:invalid')].map(({ name }) => name),
      };
    })
    .catch((error: Error) => ({ unread: error.message }));
  return `${page.url()} ${JSON.stringify({ ...seen, consoleErrors })}`;
}
