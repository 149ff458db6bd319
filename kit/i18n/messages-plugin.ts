import { existsSync, globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { MessageArea } from './areas.ts';
import { areaOfKey, messageAreas } from './areas.ts';
import { compileCatalogue } from './compile.ts';
import type { Language } from './language.ts';
import { isLanguage, languages } from './language.ts';

const prefix = 'virtual:messages/';
const catalogueFile = /\/web\/locales\/(de|en|nl|es)\.ts$/;

/**
 * Vite plugin: `virtual:messages/{language}/{area}` is the compiled catalogue of all domains for one language and
 * area, so a page loads one small chunk of words and no ICU parser. `virtual:messages/chunks` imports them lazily
 * (browser), `virtual:messages/all` eagerly (server).
 * @param folders where catalogues are: `{folder}/web/locales/{language}.ts`
 * @param firstWords makes the rule which keys the first look needs
 */
export function messagesPlugin(
  folders: readonly string[],
  firstWords: () => Promise<(key: string) => boolean>,
): Plugin {
  let root = process.cwd();
  return {
    name: 'vesper:messages',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, area] = id.slice(prefix.length + 1).split('/');
      if (language === 'chunks') return chunksModule();
      if (language === 'all') return allModule();
      if (!isLanguage(language) || !messageAreas.includes(area as MessageArea)) return undefined;
      const files = catalogueFiles(root, folders, language);
      for (const file of files) this.addWatchFile(file);
      const messages = await mergedMessages(files, language, area as MessageArea, await firstWords());
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.facadeModuleId?.startsWith(`\0${prefix}`)
          ? [[chunk.facadeModuleId.slice(prefix.length + 1), `/${chunk.fileName}`] as const]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: 'messages.json', source: JSON.stringify(Object.fromEntries(chunks)) });
    },
    hotUpdate({ file, modules }) {
      if (!catalogueFile.test(file)) return modules;
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

async function mergedMessages(
  files: readonly string[],
  language: Language,
  area: MessageArea,
  isFirst: (key: string) => boolean,
) {
  const catalogues = await Promise.all(files.map((file) => readCatalogue(file, language)));
  return Object.fromEntries(
    catalogues.flatMap((catalogue) =>
      Object.entries(compileCatalogue(catalogue)).filter(([key]) => areaOfKey(key, isFirst) === area),
    ),
  );
}

function chunksModule(): string {
  const entries = languages.flatMap((language) =>
    messageAreas.map((area) => `'${language}/${area}': () => import('${prefix}${language}/${area}')`),
  );
  return `export const chunks = {${entries.join(',\n')}};`;
}

function allModule(): string {
  const names = languages.flatMap((language) => messageAreas.map((area) => ({ language, area })));
  const imports = names.map(({ language, area }) => `import ${language}_${area} from '${prefix}${language}/${area}';`);
  const table = languages.map(
    (language) => `${language}: {${messageAreas.map((area) => `...${language}_${area}`).join(', ')}}`,
  );
  return `${imports.join('\n')}\nexport const all = {${table.join(',\n')}};`;
}
