import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages, table } from '#apps/web/domains.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import type { CallRoute } from '#kit/testing/probes.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import type { Page as SitePage } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';
import type { Person } from './support/browser.ts';
import { newTab, sizes } from './support/browser.ts';
import { openPage, untilSettled } from './support/go.ts';
import { cookieFlaws, headerFlaws } from './support/headers.ts';
import { accessibilityViolations, flawsOf, flawsOfHtml, inColours } from './support/inspect.ts';
import { call, keepScreenshot, logIn } from './support/people.ts';
import { openSite } from './support/site.ts';
import { resets } from './support/timeout.ts';

const site = await openSite();
afterAll(() => site.close());

/** What the domains say of their pages. */
const probed = await domainProbes();
const known = probed.flatMap(({ screens: ofDomain }) => ofDomain ?? []);

type Who = 'anyone' | 'guest' | 'performer' | 'operator';
const accounts = { guest: 'guest', performer: 'vesna', operator: 'office' } as const;
/** Values of parameters in addresses: what a domain gives for its own pages, and for pages of others that give none. */
const params = new Map<string, string | number>();
const paramsFor = ({ folder, slugs }: SitePage): Record<string, string | number> => {
  const own = (name: string) => params.get(`${folder.split('/')[1]} ${name}`) ?? params.get(name) ?? '';
  return Object.fromEntries([...slugs.en.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, own(name)]));
};
/** Several may walk at once; each walks one screen at a time. */
const people: Record<Who, Person[]> = { anyone: [], guest: [], performer: [], operator: [] };

/** Also shows the passwords anew: on a slow machine a walk takes longer than a proof of identity lasts. */
async function enterAll(): Promise<void> {
  for (const [who, name] of Object.entries(accounts)) {
    for (const person of people[who as Who]) await logIn(person, `${name}@vesper.example`);
  }
}

beforeAll(async () => {
  for (const who of ['anyone', 'anyone', 'guest', 'performer', 'operator'] as const) {
    people[who].push(await site.newPerson());
  }
  await enterAll();
  // A second login of an operator would end the first: they walk in two tabs.
  for (const operator of [...people.operator]) {
    const consoleErrors: string[] = [];
    people.operator.push({
      ...operator,
      consoleErrors,
      page: await newTab(operator.context, site.origin, consoleErrors),
    });
  }
  const asSomebody: CallRoute = (who, ...request) => call(people[who][0] as Person, ...request);
  for (const { domain, screens: { params: given = {} } = {} } of probed) {
    for (const [name, value] of Object.entries(given)) {
      const is = typeof value === 'function' ? await value(asSomebody) : value;
      params.set(`${domain} ${name}`, is);
      // What has to be made or found is for the domain's own pages alone.
      if (typeof value !== 'function' && !params.has(name)) params.set(name, is);
    }
  }
});

interface Screen {
  readonly id: string;
  readonly path: string;
  readonly who: Who;
  readonly language: Language;
  readonly indexed: boolean;
  readonly status: number;
}

const elsewhere = known.flatMap((one) => Object.keys(one.elsewhere ?? {}));
const missingPages = known.flatMap((one) => Object.keys(one.missing ?? {}));

/** Every page of the site, from the table the site itself is made of. */
function screens(language: Language): Screen[] {
  const walked = (pages as readonly SitePage[])
    .filter((page) => !elsewhere.includes(page.id) && (page.area !== 'office' || language === 'en'))
    .map((page): Screen => {
      const who = accessOf(page);
      const indexed = page.area === 'guest' && who === 'anyone' && page.indexed !== false;
      const status = missingPages.includes(page.id) ? 404 : 200;
      return { id: page.id, path: table.href(page.id, language, paramsFor(page)), who, language, indexed, status };
    });
  const missing = { who: 'anyone', language, indexed: false } as const;
  return [...walked, { ...missing, id: 'not-found', path: `/${language}/nowhere/`, status: 404 }];
}

const links = new Map<string, Who>();
const flaws: string[] = [];

/** The language whose words need the most room; operators' pages stand in English alone. */
const looked = ({ language, path }: Screen): boolean => language === 'de' || path.startsWith('/office');

const note = (screen: Screen, where: string, found: readonly string[]) =>
  flaws.push(...found.map((flaw) => `${screen.path} ${where}: ${flaw}`));

function checkAnswer(screen: Screen, status: number | undefined, headers: readonly { name: string; value: string }[]) {
  if (status !== screen.status) note(screen, 'answer', [`status ${status}`]);
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const set = headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);
  note(screen, 'headers', [...headerFlaws(header), ...cookieFlaws(set)]);
}

/**
 * A screen is loaded once, as on a phone in the light colours, then widened to a desk in the dark ones; every rule is asked
 * twice, in either size and theme, since colours do not hang on the size.
 */
async function look({ page, consoleErrors }: Person, screen: Screen): Promise<void> {
  const inspect = async (size: keyof typeof sizes, colours: 'light' | 'dark') => {
    note(screen, size, await flawsOf(page, screen.language, screen.indexed));
    await inColours(page, colours);
    await keepScreenshot(page, `${screen.id}-${size}`);
    note(screen, `${size}, ${colours}`, await accessibilityViolations(page, false));
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
  note(
    screen,
    'browser',
    consoleErrors.splice(0).filter((line) => !expected(line)),
  );
}

/** A screen as it is delivered, read without being shown: what it says is another language, how it stands is not. */
async function read({ page, context }: Person, screen: Screen): Promise<void> {
  const answer = await context.request.get(screen.path, { maxRedirects: 0, maxRetries: resets });
  checkAnswer(screen, answer.status(), answer.headersArray());
  const { flaws: found, links: shown } = await flawsOfHtml(page, await answer.text(), screen.language, screen.indexed);
  note(screen, 'as delivered', found);
  collectLinks(screen, shown);
}

function collectLinks({ path, status, who }: Screen, shown: readonly string[]): void {
  if (status === 404) return;
  for (const href of shown) {
    const { origin, pathname, search } = new URL(href, site.origin + path);
    // One performer stands for all of them.
    if (origin === site.origin) links.set((pathname + search).replace(/\/(amateur|chat)\/[^/?]+/, '/$1/vesna'), who);
  }
}

it.each(languages)(
  'every screen in %s stands: in one language on a phone and on a desk, in the others as delivered',
  async (language) => {
    const queues = Map.groupBy(screens(language), ({ who }) => who);
    const lane = async (person: Person, queue: Screen[]) => {
      for (let screen = queue.shift(); screen; screen = queue.shift()) {
        await (looked(screen) ? look(person, screen) : read(person, screen));
      }
    };
    await Promise.all([...queues].flatMap(([who, queue]) => people[who].map((person) => lane(person, queue))));
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
      const { status } = await fetchOnce(people[who][0] as Person, link);
      if (status >= 400) broken.push(`${link}: ${status}`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(links.size).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

async function fetchOnce(person: Person, path: string): Promise<{ status: number }> {
  const response = await person.context.request.fetch(path, { method: 'HEAD', maxRedirects: 0, maxRetries: resets });
  return { status: response.status() };
}
