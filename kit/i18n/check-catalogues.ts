import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { areaOfKey } from './areas.ts';
import { compileCatalogue } from './compile.ts';
import type { Language } from './language.ts';
import { languages } from './language.ts';

/** The catalogues of one domain: keys and messages by language. */
export interface DomainCatalogues {
  readonly domain: string;
  readonly words: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

/** A source file that may speak: its path and text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What is wrong with the catalogues of a domain, each sentence with the way out. Empty when all is well. */
export function checkCatalogues({ domain, words }: DomainCatalogues): string[] {
  const english = words.en;
  if (!english)
    return [`${domain} has no English catalogue: write web/locales/en.ts, the other languages follow its keys.`];
  const compiled = compileCatalogue(english);
  return [
    ...Object.keys(english)
      .filter((key) => !key.startsWith(`${domain}.`))
      .map((key) => `'${key}' stands in ${domain}'s words: keys start with the domain's name, '${domain}.'.`),
    ...languages.flatMap((language) => {
      const own = words[language];
      if (!own) return [`${domain} does not speak '${language}': write web/locales/${language}.ts.`];
      const foreign = compileCatalogue(own);
      return [
        ...Object.keys(english)
          .filter((key) => !Object.hasOwn(own, key))
          .map((key) => `'${key}' has no '${language}' words: add it to ${domain}'s web/locales/${language}.ts.`),
        ...Object.keys(own)
          .filter((key) => !Object.hasOwn(english, key))
          .map((key) => `'${key}' has '${language}' words but no English ones: add it to en.ts, or take it out.`),
        ...Object.keys(own)
          .filter((key) => own[key]?.trim() === '')
          .map((key) => `'${key}' is empty in '${language}'.`),
        ...Object.keys(english)
          .filter((key) => key in foreign && names(compiled[key]).join() !== names(foreign[key]).join())
          .map(
            (key) =>
              `'${key}' fills in {${names(compiled[key]).join('}, {')}} in English but ` +
              `{${names(foreign[key]).join('}, {')}} in '${language}': every language needs the same placeholders.`,
          ),
      ];
    }),
  ];
}

/** The placeholders of a message, sorted. */
function names(message: string | CompiledMessage | undefined): string[] {
  if (message === undefined || typeof message === 'string') return [];
  const found = message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inner = choices && typeof choices === 'object' ? Object.values(choices) : [];
    return [name, ...inner.flatMap((branch) => (Array.isArray(branch) ? names(branch) : []))];
  });
  return [...new Set(found)].sort();
}

/**
 * Keys nobody speaks, and guest screens that speak words only the studio or the office loads. A key counts as spoken
 * when it stands in a source as a literal, or when a template literal builds keys with its beginning.
 */
export function checkUse(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const literals = new Set<string>();
  const beginnings = new Set<string>();
  for (const { text } of files) {
    for (const [, literal] of text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)) literals.add(literal as string);
    for (const [, start] of text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)) beginnings.add(start as string);
  }
  const spoken = (key: string) => literals.has(key) || [...beginnings].some((start) => key.startsWith(start));
  const elsewhere = keys.filter((key) => areaOfKey(key) !== 'guest');
  return [
    ...keys
      .filter((key) => !spoken(key))
      .map((key) => `Nobody says '${key}': use it, or take it out of all languages.`),
    ...files
      .filter(({ path }) => /\/web\/guest\//.test(path))
      .flatMap(({ path, text }) =>
        elsewhere
          .filter((key) => text.includes(`'${key}'`))
          .map((key) => `${path} says '${key}', which guests do not load: give the key another second part.`),
      ),
  ];
}
