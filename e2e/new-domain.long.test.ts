import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '#apps/server/testing/server.ts';
import { table } from '#apps/web/domains.ts';
import { rulesOverDomains } from '#architecture/rules-over-domains.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import { optionNames } from '../scripts/new-domain/options.ts';
import { finish, newDomain } from '../scripts/new-domain.ts';
import { copyOfRepository, root } from '../scripts/testing/copy.ts';
import type { Person, sizes } from './support/browser.ts';
import { newPerson, openBrowser } from './support/browser.ts';
import { openPage, untilSettled } from './support/go.ts';
import { flawsOf } from './support/inspect.ts';
import { keepScreenshot, logIn, waitForText } from './support/people.ts';

const { path: copy, remove } = copyOfRepository();
/** Each option alone as well: what is left out is missed by nothing. */
const alone = [
  [],
  ...optionNames.map((name) => [name]),
  ...(['list', 'office', 'resource', 'sale'] as const).map((name) => ['guest-only' as const, name]),
];
const nameOfAlone = (chosen: readonly string[]): string => `only-${chosen.join('-') || 'nothing'}`;
const changed = newDomain(
  copy,
  'trinkets',
  optionNames.filter((name) => name !== 'guest-only'),
);
finish(copy, 'trinkets', changed);

const env = { ...process.env, TEST_LONG: '1', NODE_ENV: '' };
const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
const linesOf = (folder: string, file: string): string[] => readFileSync(join(folder, file), 'utf8').split('\n');

it('is one line in each of two lists outside its folder', () => {
  const outside = changed.filter((file) => !file.startsWith('domains/trinkets/'));
  expect(outside).toEqual(['apps/server/domain-list.ts', 'apps/web/domain-list.ts']);
  for (const file of outside) {
    const before = new Set(linesOf(root, file));
    expect(linesOf(copy, file).filter((line) => !before.has(line))).toHaveLength(1);
    expect(linesOf(copy, file)).toHaveLength(linesOf(root, file).length + 1);
  }
});

it('has the right types, and its tests and those of every domain’s operations pass', () => {
  run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
  const all = ['role-matrix', 'other-peoples-ids', 'operators-leave-lines'].map(
    (name) => `apps/server/${name}.test.ts`,
  );
  run('node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--maxWorkers=1', 'domains/trinkets/', ...all);
});

it('with each option alone it has the right types, and passes its tests and the rules over all domains', () => {
  const other = copyOfRepository();
  const inIt = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: other.path, encoding: 'utf8', env });
  for (const chosen of alone)
    finish(other.path, nameOfAlone(chosen), newDomain(other.path, nameOfAlone(chosen), chosen));
  inIt('node_modules/@react-router/dev/bin.cjs', 'typegen');
  inIt('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--incremental', 'false');
  inIt('node_modules/vitest/vitest.mjs', 'run', '--project=architecture');
  const rules = rulesOverDomains
    .filter(({ needsBuild, notInCheck }) => !needsBuild && !notInCheck)
    .map(({ file }) => file);
  inIt('node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--maxWorkers=1', 'domains/only-', ...rules);
  other.remove();
});

describe('is seen in the browser', () => {
  const open = async () => {
    execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      cwd: copy,
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    const [browser, server] = await Promise.all([
      openBrowser(),
      startServer({ DEMO: 'seed', LIMIT_FACTOR: '1000' }, copy),
    ]);
    return { browser, server };
  };
  /** One window for all languages: the code of an app works once. */
  let performer: Person | undefined;
  let world: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(async () => {
    await world?.browser.close();
    await world?.server.stop();
    remove();
  });

  const person = (size: keyof typeof sizes, locale: Language) =>
    newPerson(world.browser, world.server.address, { size, locale });
  const words = async (language: Language): Promise<Record<string, string>> =>
    (
      (await import(join(copy, `domains/trinkets/web/locales/${language}.ts`))) as Record<
        string,
        Record<string, string>
      >
    )[language] as Record<string, string>;
  async function look({ page, consoleErrors }: Person, name: string, language: Language): Promise<void> {
    await untilSettled(page);
    await keepScreenshot(page, `new-domain-${name}-${language}`);
    expect(
      await flawsOf(page, language, (await page.locator('meta[name=robots][content*=noindex]').count()) === 0),
    ).toEqual([]);
    expect(consoleErrors).toEqual([]);
  }
  const seeded: Record<Language, string> = {
    en: 'A candle for your next song',
    de: 'Eine Kerze für dein nächstes Lied',
    nl: 'Een kaars voor je volgende lied',
    es: 'Una vela para tu próxima canción',
  };

  it.each(languages)(
    'in %s: in the search, on the profile, paid on the statement, in the studio, in the office',
    async (language) => {
      const t = await words(language);
      const size = language === 'de' || language === 'es' ? 'phone' : 'desktop';
      const guest = await person(size, language);
      await logIn(guest, 'kaminfeuer@vesper.example');
      const { page } = guest;

      await openPage(page, table.href('search.results', language, { searchPattern: seeded[language].slice(0, 12) }));
      await waitForText(page, seeded[language]);
      await look(guest, 'search', language);
      const tab = (await page.getByRole('link', { name: seeded[language] }).first().getAttribute('href')) ?? '';
      const actor = /amateur\/([^/]+)\/trinkets/.exec(tab)?.[1];
      expect(actor).toBeDefined();

      await openPage(page, tab);
      for (const entry of Object.values(seeded)) await waitForText(page, entry);
      const given = `Vesper ${language} 1`;
      await page.getByLabel(t['trinkets.give.label'] as string).fill(given);
      await page.locator('form button[type=submit]', { hasText: /2/ }).first().click();
      await waitForText(page, given);
      await look(guest, 'profile', language);

      await openPage(page, table.href('ledger.statement', language, {}));
      await waitForText(page, t['trinkets.kind'] as string);
      await look(guest, 'statement', language);

      const isIn = performer !== undefined;
      performer ??= await person('phone', language);
      if (!isIn) await logIn(performer, `${actor}@vesper.example`);
      await openPage(performer.page, `/${language}/studio/trinkets/`);
      await waitForText(performer.page, given);
      await look(performer, 'studio', language);

      const operator = await person('desktop', language);
      await logIn(operator, 'office@vesper.example');
      await openPage(operator.page, '/office/trinkets/');
      await waitForText(operator.page, given);
      await look(operator, 'office', language);
      await openPage(operator.page, table.href('office.home', language, {}));
      await waitForText(operator.page, t['trinkets.office.figure'] as string);
      await look(operator, 'overview', language);
    },
  );
});
