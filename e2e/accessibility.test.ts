import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './support/browser.ts';
import { openPage, untilSettled } from './support/go.ts';
import { accessibilityViolations, inColours } from './support/inspect.ts';
import { goLive, keepScreenshot, logIn, roomPicture } from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
/** The window of who looks at the screen in hand. */
let page: Page;
const windows = {} as Record<'guest' | 'performer' | 'operator', Page>;
afterAll(() => site.close());
beforeAll(async () => {
  const enter = async (email: string, locale: string): Promise<Person> => {
    const person = await site.newPerson({ locale });
    await logIn(person, email);
    return person;
  };
  const studio = await enter('vesna@vesper.example', 'en-GB');
  await goLive(studio, en, 'en');
  windows.performer = studio.page;
  windows.guest = (await enter('guest@vesper.example', 'de-DE')).page;
  windows.operator = (await enter('office@vesper.example', 'en-GB')).page;
  page = windows.guest;
});

const screens = { home: '/de/', profile: '/de/amateur/vesna/', legal: '/de/datenschutz/', room: '/de/chat/vesna/' };
/** One screen of each kind people work at: the running show, and a table. */
const work = { studio: '/en/studio/', audit: '/office/audit/' };
const all = Object.entries({ ...screens, ...work });

const windowOf = (path: string): Page =>
  windows[path === work.studio ? 'performer' : path.startsWith('/office/') ? 'operator' : 'guest'];

async function look(path: string): Promise<void> {
  page = windowOf(path);
  // The show continues in its window; a performer does not reload in the middle of it.
  if (path !== work.studio) await openPage(page, path, path === screens.room ? 'shown' : 'alive');
  if (path === screens.room) await waitForMotion(roomPicture(page), 'free chat');
  await untilSettled(page);
}

/** What a screen reader lists: landmarks, headings in their order, and everything that has no name. */
function heard() {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const own = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    return {
      landmarks: ['header', 'main', 'nav'].filter((name) => own(name).length === 0),
      namelessNavs: own('nav:not([aria-label]):not([aria-labelledby])').length,
      levels: own('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1])),
      doubleIds: [...document.querySelectorAll('[id]')]
        .map(({ id }) => id)
        .filter((id, at, all) => all.indexOf(id) !== at),
    };
  });
}

describe('a screen reader', () => {
  it.each(all)('finds its way on %s', async (name, path) => {
    await look(path);
    const { landmarks, namelessNavs, levels, doubleIds } = await heard();
    // Rooms have no frame, and where one works the column of places stands in for the top.
    const needed = name === 'room' ? ['main'] : name in work ? ['main', 'nav'] : ['main', 'nav', 'header'];
    expect(landmarks.filter((missing) => needed.includes(missing))).toEqual([]);
    expect(namelessNavs).toBe(0);
    expect(doubleIds).toEqual([]);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // No level is left out on the way down.
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree).not.toMatch(/- (button|link|textbox|checkbox|switch|combobox|slider|img|tab|meter|progressbar)\s*$/m);
  });

  it('is not stopped by anything in the running show', async () => {
    await look(work.studio);
    expect(await accessibilityViolations(page, 'every')).toEqual([]);
    await inColours(page, 'light');
    expect(await accessibilityViolations(page, 'ofLooks')).toEqual([]);
    await inColours(page, 'dark');
  });

  it('hears of a performer what the card shows', async () => {
    await look(screens.home);
    const card = page.getByRole('article').filter({ hasText: 'Vesna' }).first();
    const tree = await card.ariaSnapshot();
    expect(tree).toMatch(/link ".*Vesna/);
    expect(tree).toContain(de('performers.perMinute'));
  });

  it('is told of new lines and of the cost in the room without being asked', async () => {
    await look(screens.room);
    expect(await page.getByRole('log').count()).toBe(1);
    expect(await page.getByRole('status').count()).toBeGreaterThan(0);
    expect(await page.getByRole('textbox', { name: de('conversation.label'), exact: true }).count()).toBe(1);
  });
});

describe('a window of half the size, as 200 % zoom makes it', () => {
  it.each(all)('loses nothing of %s', async (name, path) => {
    await windowOf(path).setViewportSize({ width: 720, height: 450 });
    await look(path);
    await keepScreenshot(page, `zoom-${name}`);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    // Words alone twice as large (WCAG 1.4.4), and 320 px wide, as 400 % zoom makes it (1.4.10).
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await wide()).toBeLessThanOrEqual(0);
    // Both at once where guests are on a phone: choosing somebody, reading the terms, and talking.
    if (['home', 'profile', 'legal', 'room'].includes(name)) {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await wide()).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('somebody whom movement makes sick', () => {
  it('sees nothing move by itself', async () => {
    for (const path of [screens.home, screens.profile, ...Object.values(work)]) {
      await windowOf(path).emulateMedia({ reducedMotion: 'reduce' });
      await look(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
          )
          .map(({ effect }) => ((effect as KeyframeEffect).target as Element | null)?.className),
      );
      expect(moving, path).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});

describe('somebody who chose the colours of the system', () => {
  it.each(all)('tells apart what is on %s', async (name, path) => {
    await windowOf(path).emulateMedia({ forcedColors: 'active' });
    await look(path);
    await keepScreenshot(page, `forced-colours-${name}`);
    const blended = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
        .filter((one) => {
          const { color, backgroundColor } = getComputedStyle(one);
          return color === backgroundColor;
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(blended).toEqual([]);
    expect(await accessibilityViolations(page, 'every')).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
