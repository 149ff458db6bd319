import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages, table } from '#apps/web/domains.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import type { CallRoute } from '#kit/testing/probes.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import type { Area, Page as SitePage } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';
import type { Person } from './browser.ts';
import { newTab, sizes } from './browser.ts';
import { openPage, untilSettled } from './go.ts';
import { cookieFlaws, headerFlaws } from './headers.ts';
import { accessibilityViolations, flawsOf, flawsOfHtml, inColours } from './inspect.ts';
import { call, keepScreenshot, logIn } from './people.ts';
import { openSite } from './site.ts';
import { resets } from './timeout.ts';

/** Somebody who walks: by what they are, or by the name of their account where a page is theirs alone. */
type Who = string;

interface Screen {
  readonly id: string;
  readonly path: string;
  readonly who: Who;
  readonly language: Language;
  readonly indexed: boolean;
  readonly status: number;
}

/** What the domains say of their pages. */
const probed = await domainProbes();
const known = probed.flatMap(({ screens: ofDomain }) => ofDomain ?? []);
const elsewhere = known.flatMap((one) => Object.keys(one.elsewhere ?? {}));
const whose = Object.fromEntries(known.flatMap((one) => Object.entries(one.whose ?? {})));
const accounts: Readonly<Record<Who, string>> = {
  ...{ guest: 'guest', performer: 'vesna', operator: 'office' },
  ...Object.fromEntries(Object.values(whose).map((name) => [name, name])),
};
const missingPages = known.flatMap((one) => Object.keys(one.missing ?? {}));

/** Values of parameters in addresses: what a domain gives for its own pages, and for pages of others that give none. */
async function parameters(asSomebody: CallRoute): Promise<(page: SitePage) => Record<string, string | number>> {
  const params = new Map<string, string | number>();
  for (const { domain, screens: { params: given = {} } = {} } of probed) {
    for (const [name, value] of Object.entries(given)) {
      const is = typeof value === 'function' ? await value(asSomebody) : value;
      params.set(`${domain} ${name}`, is);
      // What has to be made or found is for the domain's own pages alone.
      if (typeof value !== 'function' && !params.has(name)) params.set(name, is);
    }
  }
  return ({ folder, slugs }) => {
    const own = (name: string) => params.get(`${folder.split('/')[1]} ${name}`) ?? params.get(name) ?? '';
    return Object.fromEntries([...slugs.en.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, own(name)]));
  };
}

/** The language whose words need the most room; operators' pages stand in English alone. */
const isLookedAt = ({ language, path }: Screen): boolean => language === 'de' || path.startsWith('/office');

/** Which of the two looks at a screen asks every rule: a half of the screens each, told by the screen itself. */
const everyRuleOn = ({ id }: Screen): keyof typeof sizes =>
  [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 2 === 0 ? 'phone' : 'desktop';

/**
 * Defines the tests of a walk over all screens of these areas, from the table that the site itself is made of, and over the
 * `links` (at least so many) found there.
 */
export async function walkScreens(areas: readonly Area[], { links: fewest }: { links: number }): Promise<void> {
  const site = await openSite();
  afterAll(() => site.close());

  /** Several may walk at once; each walks one screen at a time. */
  const people: Record<Who, Person[]> = {};
  const firstOf = (who: Who): Person => {
    const [person] = people[who] ?? [];
    if (!person) throw new Error(`Nobody walks as ${who}.`);
    return person;
  };
  let paramsFor: Awaited<ReturnType<typeof parameters>>;
  const links = new Map<string, Who>();
  const flaws: string[] = [];

  /** Also shows the passwords again: on a slow machine a walk takes longer than a proof of identity lasts. */
  const enterAll = async (): Promise<void> => {
    for (const [who, name] of Object.entries(accounts)) {
      for (const person of people[who] ?? []) await logIn(person, `${name}@vesper.example`);
    }
  };

  beforeAll(async () => {
    for (const who of ['anyone', 'anyone', ...Object.keys(accounts)]) {
      people[who] = [...(people[who] ?? []), await site.newPerson()];
    }
    await enterAll();
    // A second login of an operator would end the first: they walk in two tabs.
    for (const operator of [...(people.operator ?? [])]) {
      const consoleErrors: string[] = [];
      const page = await newTab(operator.context, site.origin, consoleErrors);
      people.operator?.push({ ...operator, consoleErrors, page });
    }
    paramsFor = await parameters((who, ...request) => call(firstOf(who), ...request));
  });

  const screens = (language: Language): Screen[] => {
    const walked = (pages as readonly SitePage[])
      .filter((page) => areas.includes(page.area) && !elsewhere.includes(page.id))
      .filter((page) => page.area !== 'office' || language === 'en')
      .map((page): Screen => {
        const access = accessOf(page);
        const is = typeof access === 'string' ? access : 'operator';
        const who = whose[page.id] ?? is;
        const indexed = page.area === 'guest' && who === 'anyone' && page.indexed !== false;
        const status = missingPages.includes(page.id) ? 404 : 200;
        return { id: page.id, path: table.href(page.id, language, paramsFor(page)), who, language, indexed, status };
      });
    const missing = { who: 'anyone', language, indexed: false } as const;
    return [...walked, { ...missing, id: 'not-found', path: `/${language}/nowhere/`, status: 404 }];
  };

  const note = (screen: Screen, where: string, found: readonly string[]) =>
    flaws.push(...found.map((flaw) => `${screen.path} ${where}: ${flaw}`));

  const checkAnswer = (
    screen: Screen,
    status: number | undefined,
    headers: readonly { name: string; value: string }[],
  ): void => {
    if (status !== screen.status) note(screen, 'answer', [`status ${status}`]);
    const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
    const set = headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);
    note(screen, 'headers', [...headerFlaws(header), ...cookieFlaws(set)]);
  };

  /**
   * A screen is loaded once, as on a phone in the light colours, then widened to a desk in the dark ones. One of the two is asked
   * every rule, the other those that hang on its size and colours.
   */
  const look = async ({ page, consoleErrors }: Person, screen: Screen): Promise<void> => {
    const inspect = async (size: keyof typeof sizes, colours: 'light' | 'dark') => {
      note(screen, size, await flawsOf(page, screen.language, screen.indexed));
      await inColours(page, colours);
      await keepScreenshot(page, `${screen.id}-${size}`);
      const rules = everyRuleOn(screen) === size ? 'every' : 'ofLooks';
      note(screen, `${size}, ${colours}`, await accessibilityViolations(page, rules));
    };
    await page.setViewportSize(sizes.phone.viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    const answer = await openPage(page, screen.path);
    await untilSettled(page);
    checkAnswer(screen, answer?.status(), (await answer?.headersArray()) ?? []);
    await inspect('phone', 'light');
    await page.setViewportSize(sizes.desktop.viewport);
    await inspect('desktop', 'dark');
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    );
    collectLinks(screen, shown);
    const expected = (line: string) => screen.status === 404 && line.includes('status of 404');
    const complaints = consoleErrors.splice(0).filter((line) => !expected(line));
    note(screen, 'browser', complaints);
  };

  /** A screen as it is delivered, read without being shown: what it says is another language, how it stands is not. */
  const read = async ({ page, context }: Person, screen: Screen): Promise<void> => {
    const answer = await context.request.get(screen.path, { maxRedirects: 0, maxRetries: resets });
    checkAnswer(screen, answer.status(), answer.headersArray());
    const { flaws: found, links: shown } = await flawsOfHtml(
      page,
      await answer.text(),
      screen.language,
      screen.indexed,
    );
    note(screen, 'as delivered', found);
    collectLinks(screen, shown);
  };

  const collectLinks = ({ path, status, who }: Screen, shown: readonly string[]): void => {
    if (status === 404) return;
    for (const href of shown) {
      const { origin, pathname, search } = new URL(href, site.origin + path);
      // One performer stands for all of them, but where her tags are named: they are each one's own.
      const one = pathname.includes('/tag/') ? pathname : pathname.replace(/\/(amateur|chat)\/[^/?]+/, '/$1/vesna');
      if (origin === site.origin) links.set(one + search, who);
    }
  };

  const spoken = areas.some((area) => area !== 'office') ? languages : (['en'] as const);
  it.each(spoken)(
    'every screen in %s stands: in one language on a phone and on a desk, in the others as delivered',
    async (language) => {
      const queues = Map.groupBy(screens(language), ({ who }) => who);
      const lane = async (person: Person, queue: Screen[]) => {
        for (let screen = queue.shift(); screen; screen = queue.shift()) {
          await (isLookedAt(screen) ? look(person, screen) : read(person, screen));
        }
      };
      await Promise.all(
        [...queues].flatMap(([who, queue]) => (people[who] ?? []).map((person) => lane(person, queue))),
      );
      expect(flaws.splice(0)).toEqual([]);
    },
  );

  it('no link of any screen leads nowhere', async () => {
    const broken: string[] = [];
    await enterAll();
    const queue = [...links].filter(([link]) => !/log-?out|abmelden/.test(link));
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [link, who] = next;
        const { context } = firstOf(who);
        const answer = await context.request.fetch(link, { method: 'HEAD', maxRedirects: 0, maxRetries: resets });
        if (answer.status() >= 400) broken.push(`${link}: ${answer.status()}`);
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    expect(links.size).toBeGreaterThanOrEqual(fewest);
    expect(broken).toEqual([]);
  });
}
