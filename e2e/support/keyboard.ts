import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What somebody without a mouse sees of where the keyboard is; null while it is nowhere. */
interface Stop {
  readonly name: string;
  /** A ring, a shadow or a line marks it (WCAG 2.4.7). */
  readonly marked: boolean;
  /** Some of it is in the window and not under a bar (WCAG 2.4.11). */
  readonly inSight: boolean;
}

function lookAtFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    // A mark that fades away is none.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    // A mark may stand on what surrounds the stop: the label of a switch, the frame of a card.
    const around = at.closest('label, article, li')?.querySelectorAll('*') ?? [];
    const outlined = [at, at.parentElement, at.closest('label'), ...around].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const marked = outlined || getComputedStyle(at).boxShadow !== 'none';
    const { left, top, width, height } = (at.closest('label') ?? at).getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const inSight = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (at.contains(hit) || hit.contains(at) || at.closest('label')?.contains(hit) === true);
      }),
    );
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`;
    return { name, marked, inSight };
  });
}

/**
 * Presses Tab until the element has the keyboard. Fails when a stop on the way cannot be seen, or when the element is
 * never reached.
 */
export async function tabTo(page: Page, target: Locator, presses = 150): Promise<void> {
  const visited: string[] = [];
  await target.first().waitFor();
  for (let press = 0; press < presses; press += 1) {
    const there = await target.first().evaluate((element) => element === document.activeElement);
    if (there) return;
    await page.keyboard.press('Tab');
    // The page may still be scrolling to the stop.
    const seen = async () => {
      const stop = await lookAtFocus(page);
      return stop === null || (stop.marked && stop.inSight) ? 'seen' : stop;
    };
    await expect.poll(seen, { interval: 50 }).toBe('seen');
    visited.push((await lookAtFocus(page))?.name ?? '-');
  }
  throw new Error(`The keyboard does not reach it: ${visited.slice(-12).join(' > ')}`);
}

/** Reaches an element by Tab and presses Enter, which links and buttons hear. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field by Tab and writes. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Reaches a box or a switch by Tab and ticks it with Space. */
export async function tick(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}
