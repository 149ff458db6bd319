import type { Locator, Page } from 'playwright-core';

/** Of nine points of an element, those where a press lands on something else. */
export const coveredPoints = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const parts = [0.15, 0.5, 0.85];
    return parts
      .flatMap((x) => parts.map((y) => [box.left + box.width * x, box.top + box.height * y] as const))
      .flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && node.contains(hit) ? [] : [`${Math.round(x)},${Math.round(y)}: ${hit?.outerHTML.slice(0, 120)}`];
      });
  });

/** A thumb that sweeps over a room's picture, from and to so many px of the width. */
export const sweep = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([start, end]) => {
      const target = document.querySelector('[data-laid]') as HTMLElement;
      const at = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const options = { bubbles: true };
      target.dispatchEvent(
        new TouchEvent('touchstart', { ...options, touches: [at(start)], changedTouches: [at(start)] }),
      );
      target.dispatchEvent(new TouchEvent('touchend', { ...options, touches: [], changedTouches: [at(end)] }));
    },
    [from, to] as const,
  );

/** Two quick presses of a thumb at one place, px of the window: by the page itself, as two calls take their time on a busy machine. */
export const doublePress = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([clientX, clientY]) => {
      const target = document.elementFromPoint(clientX, clientY);
      const pointer = { bubbles: true, pointerType: 'touch', clientX, clientY };
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        target?.dispatchEvent(new PointerEvent(type, pointer));
    },
    [x, y] as const,
  );

/** Where an element is seen, px of the window. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};

/** How a picture fills its place: `cover`, `contain`. */
export const fitOf = (picture: Locator): Promise<string> =>
  picture.first().evaluate((canvas) => getComputedStyle(canvas).objectFit);

/**
 * Gives a page a keyboard that can be raised, so many px high, before it is opened: a browser without a screen has none, and its
 * window says as much as a phone's does while one is up.
 */
export async function keyboardOf(page: Page): Promise<(height: number) => Promise<void>> {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
    Object.assign(window, {
      raiseKeyboard: (height: number) => {
        view.height = innerHeight - height;
        view.dispatchEvent(new Event('resize'));
      },
    });
  });
  return (height) =>
    page.evaluate((px) => (window as unknown as { raiseKeyboard(height: number): void }).raiseKeyboard(px), height);
}
