import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from '#apps/server/contract-files.ts';

const folder = join(import.meta.dirname, '../docs/contract');
const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });

let stale = 0;
for (const [name, text] of Object.entries(await contractFiles())) {
  const file = join(folder, name);
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // A new file.
  }
  if (before === text) continue;
  stale += 1;
  if (check) process.stderr.write(`docs/contract/${name} is stale. Run npm run generate.\n`);
  else {
    writeFileSync(file, text);
    process.stdout.write(`docs/contract/${name}\n`);
  }
}
process.exitCode = check && stale > 0 ? 1 : 0;
