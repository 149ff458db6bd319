import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tiers } from '#architecture/edges.ts';
import { fillIn, namesOf } from './new-domain/names.ts';
import { register } from './new-domain/register.ts';

const slice = join(import.meta.dirname, 'new-domain/slice');

/**
 * Writes a new domain below `root` and registers it. Everything it writes passes format, lint, types and the rules of
 * the platform, and its test is green. Returns the files written and changed.
 * @throws a sentence for a name that is none or is taken, or a tier there is not
 */
export function newDomain(root: string, given: string, tier = 'engagement'): string[] {
  const names = namesOf(given);
  const home = `domains/${names.kebab}`;
  if (existsSync(join(root, home))) throw new Error(`There is a domain called ${names.kebab} already.`);
  // The example reaches performers and the search, so it stands no lower than they do.
  const high = tiers.slice(tiers.indexOf('engagement'));
  if (!high.some((one) => one === tier)) {
    throw new Error(
      tiers.some((one) => one === tier)
        ? `The example stands in ${high.join(' or ')}: write it there, and lower its tier in edges.json with the edges it loses.`
        : `There is no tier ${tier}: use one of ${high.join(', ')}.`,
    );
  }
  const written = globSync('**/*.txt', { cwd: slice }).map((template) => {
    const file = `${home}/${template.replaceAll('\\', '/').replace(/\.txt$/, '')}`;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), fillIn(readFileSync(join(slice, template), 'utf8'), names));
    return file;
  });
  const edges = `${home}/edges.json`;
  writeFileSync(
    join(root, edges),
    `${JSON.stringify({ tier, may: ['guest', 'identity', 'ledger', 'notices', 'performers', 'sales', 'search', 'seo'] })}\n`,
  );
  return [...written, edges, ...register(root, names)];
}

/**
 * Brings what {@link newDomain} wrote into form: its first migration, the format, the published contract. Throws when
 * something does not pass format and lint.
 */
export function finish(root: string, given: string, files: readonly string[]): void {
  const home = `domains/${given}/server`;
  const run = (program: string, ...args: string[]): void => {
    execFileSync(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run(
    programOf(root, 'drizzle-kit'),
    'generate',
    '--dialect=postgresql',
    `--schema=${home}/tables.ts`,
    `--out=${home}/migrations`,
    '--name=init',
  );
  run(programOf(root, '@biomejs/biome'), 'check', '--write', '--error-on-warnings', ...files);
  run('scripts/generate-contracts.ts');
}

function programOf(root: string, name: string): string {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(home, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}

function main([name, option]: readonly string[]): number {
  if (!name) {
    process.stderr.write(`Say what the domain is called: npm run new-domain gift-cards [-- TIER]\n`);
    return 1;
  }
  const root = dirname(import.meta.dirname);
  try {
    const files = newDomain(root, name, option);
    finish(root, name, files);
    for (const file of files) process.stdout.write(`${file}\n`);
    process.stdout.write(
      `\n${name} passes every rule. Now make it yours, from the contract on: docs/add-a-feature.md\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
