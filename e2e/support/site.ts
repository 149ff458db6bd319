import type { Browser } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import type { BrowserOptions, Person, Visit } from './browser.ts';
import { newPerson, workerBrowser } from './browser.ts';
import { describeScreen } from './describe-screen.ts';
import type { Installation, InstallationOptions } from './installation.ts';
import { openInstallation } from './installation.ts';
import { photograph } from './people.ts';

/** A whole installation with the demo world, and a browser to visit it with. */
export interface TestSite extends Omit<Installation, 'now'> {
  readonly browser: Browser;
  newPerson(options?: Visit): Promise<Person>;
  /** Fails when anybody's browser complained; then everything is closed. */
  close(): Promise<void>;
}

/**
 * Opens an installation and a browser. To be called at the top of a file. Who comes during a test leaves after it; when it fails
 * every open window is photographed.
 */
export async function openSite(options: InstallationOptions & BrowserOptions = {}): Promise<TestSite> {
  const { speed, settings, ownProcess, isNew, ...wanted } = options;
  const [browser, { now, ...installation }] = await Promise.all([workerBrowser(wanted), openInstallation(options)]);
  // Where the browser itself is the subject every visit begins with nothing in it.
  const isKept = wanted.program !== 'full';
  const people: Person[] = [];
  let staying = 0;
  beforeEach(() => {
    staying = people.length;
  });
  afterEach(async ({ task }) => {
    const open = task.result?.state === 'fail' ? people.filter(({ page }) => !page.isClosed()) : [];
    for (const [index, person] of open.entries()) {
      await photograph(person.page, `failed ${task.name.slice(0, 40)} ${index}`);
      const [error] = task.result?.errors ?? [];
      if (error) error.message += `\n${await describeScreen(person)}`;
    }
    for (const { context } of people.slice(staying)) await context.close();
  });
  return {
    ...installation,
    browser,
    async newPerson(visit) {
      const person = await newPerson(browser, installation.origin, { ...visit, now, isKept });
      people.push(person);
      return person;
    },
    async close() {
      const consoleErrors = people.flatMap((person) => person.consoleErrors);
      for (const { context } of people) await context.close();
      await installation.close();
      if (consoleErrors.length > 0) throw new Error(`The browser's console has errors:\n${consoleErrors.join('\n')}`);
    },
  };
}
