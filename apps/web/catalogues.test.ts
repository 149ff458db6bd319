import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { DomainCatalogues } from '#kit/i18n/check-catalogues.ts';
import { checkCatalogues, checkUse } from '#kit/i18n/check-catalogues.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import type { AnyWebDomain } from '#kit/web/page/domain.ts';

const domainFolders = globSync('domains/*').filter((folder) => existsSync(`${folder}/web`));

async function wordsIn(file: string, language: Language): Promise<Record<string, string>> {
  const module = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as Record<
    string,
    Record<string, string>
  >;
  return module[language] ?? {};
}

async function cataloguesOf(domain: string, folder: string): Promise<DomainCatalogues> {
  const files = languages.map((language) => [language, `${folder}/locales/${language}.ts`] as const);
  const there = files.filter(([, file]) => existsSync(file));
  const words = await Promise.all(
    there.map(async ([language, file]) => [language, await wordsIn(file, language)] as const),
  );
  return { domain, words: Object.fromEntries(words) as Record<Language, Record<string, string>> };
}

async function allCatalogues(): Promise<DomainCatalogues[]> {
  const speaking = domainFolders.filter((folder) => globSync(`${folder}/web/locales/*.ts`).length > 0);
  return Promise.all([
    cataloguesOf('shell', 'apps/web'),
    ...speaking.map((folder) => cataloguesOf(basename(folder), `${folder}/web`)),
  ]);
}

test('every word exists in every language, with the same placeholders', async () => {
  nothingWrong((await allCatalogues()).flatMap(checkCatalogues));
});

test('every word is said somewhere, and guests never need words they do not load', async () => {
  // Words of audit lines, of book checks and of what a second operator is asked for are named after what they are about:
  // operators-leave-lines.test.ts, verify-books.test.ts and four-eyes.test.ts ask for those.
  const keys = (await allCatalogues())
    .flatMap(({ words }) => Object.keys(words.en ?? {}))
    .filter((key) => !/^[\w-]+\.office\.(did|said|check|asked)\./.test(key));
  const paths = globSync([
    'apps/web/**/*.{ts,tsx}',
    'domains/*/{web,contract}/**/*.{ts,tsx}',
    'domains/*/server/{index,first-step,first-steps}.ts',
  ]).filter((path) => !path.includes('/locales/') && !path.includes('.test.'));
  nothingWrong(
    checkUse(
      keys,
      paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ),
  );
});

test('a domain that has screens is listed in apps/web/domain-list.ts, under its own name, with its words', async () => {
  const listed: Readonly<Record<string, AnyWebDomain>> = await import('./domain-list.ts');
  const missing = domainFolders.filter(
    (folder) => !Object.values(listed).some((domain) => domain.folder === `${folder}/web`),
  );
  nothingWrong(missing.map((folder) => `${folder}/web: export its web half in apps/web/domain-list.ts.`));
  for (const [key, { name, folder }] of Object.entries(listed)) {
    expect(
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      `${folder}: in apps/web/domain-list.ts it stands under its own name`,
    ).toBe(key);
    const manifest = readFileSync(`${folder}/${name === 'shell' ? 'manifest' : 'index'}.ts`, 'utf8');
    if (existsSync(`${folder}/locales/en.ts`))
      expect(
        manifest,
        `${folder}/index.ts names its words: words: wordsOf<typeof import('./locales/en.ts').en>()`,
      ).toContain('wordsOf<');
  }
});

test('every declared page has its route module', async () => {
  const { pages } = await import('./domains.ts');
  const missing = pages
    .flatMap((page) =>
      [page.file, ...('layout' in page ? [page.layout as string] : [])].map((f) => `${page.folder}/${f}`),
    )
    .filter((file) => !existsSync(file));
  nothingWrong(missing.map((file) => `${file} does not exist: write it, or take the page out of its routes.ts.`));
});
