import { existsSync, globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { MessageArea, WordRules } from './areas.ts';
import { areaOfKey, domainOfKey } from './areas.ts';
import { compileCatalogue } from './compile.ts';
import type { Language } from './language.ts';
import { isLanguage, languages } from './language.ts';

const prefix = 'virtual:messages/';
const catalogueFile = /\/web\/locales\/(de|en|nl|es)\.ts$/;

/**
 * Vite plugin: `virtual:messages/{language}/{area}` is the compiled catalogue of all domains for one language and
 * area, so a page loads one small chunk of words and no ICU parser. `virtual:messages/chunks` imports them lazily
 * (browser), `virtual:messages/all` eagerly (server). Each chunk of the browser's scripts names the domains whose words it says
 * (`globalThis.vesperWords`), so that they come with it; `words.json` has the same for the server.
 * @param folders where catalogues are: `{folder}/web/locales/{language}.ts`
 * @param rules makes the rules which keys the first look and the account's menu need
 */
export function messagesPlugin(folders: readonly string[], rules: () => Promise<WordRules>): Plugin {
  let root = process.cwd();
  /** The areas of a language, each with its words; read once until a catalogue changes. */
  const read = new Map<Language, ReturnType<typeof readAreas>>();
  const areas = (language: Language): ReturnType<typeof readAreas> => {
    const known = read.get(language) ?? readAreas(language);
    read.set(language, known);
    return known;
  };
  const readAreas = async (language: Language): Promise<ReadonlyMap<MessageArea, Record<string, string>>> => {
    const made = await rules();
    const catalogues = await Promise.all(
      catalogueFiles(root, folders, language).map((file) => readCatalogue(file, language)),
    );
    const found = new Map<MessageArea, Record<string, string>>();
    for (const [key, words] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
      const area = areaOfKey(key, made);
      const own = found.get(area) ?? {};
      own[key] = words;
      found.set(area, own);
    }
    return found;
  };
  const names = async (): Promise<readonly MessageArea[]> => [...(await areas('en')).keys()].sort();
  /** Keys that come with a domain's words, by the domain. */
  let later: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  const keysOfDomains = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const more = [...(await areas('en'))].filter(([area]) => area.startsWith('more/'));
    return new Map(more.map(([area, words]) => [area.slice('more/'.length), Object.keys(words)]));
  };
  const saidBy = new Map<string, readonly string[]>();
  return {
    name: 'vesper:messages',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, language = '', area = ''] = /^(\w+)(?:\/(.+))?$/.exec(id.slice(prefix.length + 1)) ?? [];
      if (language === 'chunks') return chunksModule();
      if (language === 'all') return allModule(await names());
      if (!isLanguage(language)) return undefined;
      for (const file of catalogueFiles(root, folders, language)) this.addWatchFile(file);
      if (area === 'more') return moreModule(language, await names());
      const words = (await areas(language)).get(area as MessageArea);
      return words && `export default JSON.parse(${JSON.stringify(JSON.stringify(compileCatalogue(words)))});`;
    },
    async renderChunk(code, { name, fileName, moduleIds }) {
      if (this.environment.name !== 'client' || moduleIds.some((id) => id.startsWith(`\0${prefix}`))) return undefined;
      later ??= keysOfDomains();
      const said = domainsSaid(code, await later);
      if (said.length === 0) return undefined;
      const names = said.map((one) => `'${one}'`).join();
      // The frame and the parts of a settled page seldom say them: they come once the page is settled.
      if (name === 'frame' || name === 'rest')
        return { code: `(globalThis.vesperLater??=[]).push(${names});\n${code}`, map: null };
      saidBy.set(fileName, said);
      // Awaited, so that whatever the chunk does, also outside of components, has its words.
      return { code: `await(globalThis.vesperWords??=[]).push(${names});\n${code}`, map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.facadeModuleId?.startsWith(`\0${prefix}`)
          ? [[chunk.facadeModuleId.slice(prefix.length + 1), `/${chunk.fileName}`] as const]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: 'messages.json', source: JSON.stringify(Object.fromEntries(chunks)) });
      const made = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const ofFile = new Map(made.map((chunk) => [chunk.fileName, saidBy.get(chunk.preliminaryFileName) ?? []]));
      const said = made.flatMap((chunk) => {
        // What fills a slot late is rendered with the page: its words are wanted with those of the page.
        const late = chunk.moduleIds.some((id) => id.startsWith('\0parts/slots/')) ? chunk.dynamicImports : [];
        const domains = new Set([chunk.fileName, ...late].flatMap((file) => ofFile.get(file) ?? []));
        return domains.size > 0 ? [[`/${chunk.fileName}`, [...domains]] as const] : [];
      });
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(Object.fromEntries(said)) });
    },
    hotUpdate({ file, modules }) {
      if (!catalogueFile.test(file)) return modules;
      read.clear();
      const stale = [...this.environment.moduleGraph.idToModuleMap.values()].filter((m) => m.id?.includes(prefix));
      for (const module of stale) this.environment.moduleGraph.invalidateModule(module);
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The catalogue files of a language below the given folders (`domains/*`, `apps`), in a stable order. */
export function catalogueFiles(root: string, folders: readonly string[], language: Language): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/web/locales/${language}.ts`, { cwd: root }))
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .sort();
}

/** The words of a catalogue file, read without a build; a change of the file is seen. */
export async function readCatalogue(file: string, language: Language): Promise<Record<string, string>> {
  const { mtimeMs } = await stat(file);
  const module = (await import(/* @vite-ignore */ `${pathToFileURL(file)}?changed=${mtimeMs}`)) as Record<
    string,
    Record<string, string>
  >;
  const catalogue = module[language];
  if (!catalogue) throw new Error(`${file} must export const ${language} = { ... }.`);
  return catalogue;
}

/** The domains whose words a chunk may say: by whole keys in its code, and by beginnings that templates make keys from. */
export function domainsSaid(code: string, keysOf: ReadonlyMap<string, readonly string[]>): string[] {
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/gi)].map(([, key = '']) => key));
  const beginnings = [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)].map(([, start = '']) => start);
  return [...keysOf]
    .filter(
      ([domain, keys]) =>
        keys.some((key) => whole.has(key)) ||
        beginnings.some((start) => domainOfKey(start) === domain && keys.some((key) => key.startsWith(start))),
    )
    .map(([domain]) => domain);
}

function chunksModule(): string {
  const entries = languages.flatMap((language) =>
    ['guest', 'studio', 'office', 'more'].map(
      (area) => `'${language}/${area}': () => import('${prefix}${language}/${area}')`,
    ),
  );
  return `export const chunks = {${entries.join(',\n')}};`;
}

/** Where the words of domains are, in a file of its own: the first look does not grow with domains. */
function moreModule(language: Language, areas: readonly MessageArea[]): string {
  const more = areas.filter((area) => area.startsWith('more/'));
  const entries = more.map((area) => `'${area.slice('more/'.length)}': () => import('${prefix}${language}/${area}')`);
  return `export default {${entries.join(',\n')}};`;
}

function allModule(areas: readonly MessageArea[]): string {
  const named = languages.flatMap((language) => areas.map((area) => ({ language, area })));
  const imports = named.map(({ language, area }, at) => `import words${at} from '${prefix}${language}/${area}';`);
  const table = languages.map((language) => {
    const own = named.flatMap((one, at) => (one.language === language ? [`...words${at}`] : []));
    return `${language}: {${own.join(', ')}}`;
  });
  return `${imports.join('\n')}\nexport const all = {${table.join(',\n')}};`;
}
