import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, readConfig } from '#kit/config/config.ts';
import type { AnySettings } from '#kit/config/settings.ts';
import { isSettings } from '#kit/config/settings.ts';

const root = dirname(import.meta.dirname);

/**
 * The settings of every domain, by their files and not by the list of domains, which takes a second to load
 * (`apps/server/settings.test.ts` holds that they are the same).
 */
export async function settingsByFile(): Promise<readonly AnySettings[]> {
  const files = globSync('domains/*/server/settings.ts', { cwd: root }).sort();
  const modules = (await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))) as object[];
  return modules.flatMap((module) => Object.values(module).filter(isSettings));
}

/** Says what is wrong with the settings, and ends with 1 then. For `npm start`. */
async function main(): Promise<void> {
  try {
    readConfig(process.env, await settingsByFile());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
