import { expect } from 'vitest';
import { allowConsoleErrors } from './browser.ts';

/**
 * The browser reports every refused request on its console, often after the page has already reacted to it: from here on
 * such lines may come. Anything else that stands there fails the journey.
 */
export function expectConsoleErrors(consoleErrors: string[], pattern: RegExp): void {
  expect(allowConsoleErrors(consoleErrors, pattern).filter((line) => !pattern.test(line))).toEqual([]);
}
