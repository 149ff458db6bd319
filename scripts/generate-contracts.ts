import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFiles } from '#apps/server/contract-files.ts';
import { publishedFiles, publishedFolder } from '#apps/server/published.ts';

/*
 * Writes what each domain publishes into its folder, and the whole of it, which the running server serves, below build/: for reading,
 * committed nowhere.
 */
const root = join(import.meta.dirname, '..');
const files = await publishedFiles();

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${path}\n`);
}
for (const path of globSync(`{kit,domains/*}/${publishedFolder}/*`, { cwd: root })) {
  if (Object.hasOwn(files, path.replaceAll('\\', '/'))) continue;
  rmSync(join(root, path));
  process.stdout.write(`${path} is published no longer\n`);
}

const whole = join(root, 'build/contract');
mkdirSync(whole, { recursive: true });
for (const [name, text] of Object.entries(await contractFiles())) writeFileSync(join(whole, name), text);
