import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDomains } from '#kit/web/build/load-domains.ts';

const root = join(import.meta.dirname, '..');

/**
 * Writes what each domain publishes into its folder, and the whole contract, which the running server serves, below build/: for
 * reading, committed nowhere. With the name of a domain only what that one publishes.
 */
async function generate(only: string | undefined): Promise<void> {
  // The contract holds pages and words, and a web half that does not load would end in a stack of the module loader.
  await loadDomains(root, 'apps/web/domain-list.ts');
  const { publishedFiles, publishedFolder } = await import('#apps/server/published.ts');
  const files = await publishedFiles(only);
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`${path}\n`);
  }
  const owners = only === undefined ? '{kit,domains/*}' : `domains/${only}`;
  for (const path of globSync(`${owners}/${publishedFolder}/*`, { cwd: root })) {
    if (Object.hasOwn(files, path.replaceAll('\\', '/'))) continue;
    rmSync(join(root, path));
    process.stdout.write(`${path} is published no longer\n`);
  }
  if (only !== undefined) return;
  const { contractFiles } = await import('#apps/server/contract-files.ts');
  const whole = join(root, 'build/contract');
  mkdirSync(whole, { recursive: true });
  for (const [name, text] of Object.entries(await contractFiles())) writeFileSync(join(whole, name), text);
}

try {
  await generate(process.argv[2]);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
}
