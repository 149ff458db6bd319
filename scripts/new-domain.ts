import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { tiers } from '#architecture/edges.ts';
import type { Names } from './new-domain/names.ts';
import { namesOf } from './new-domain/names.ts';
import type { Option } from './new-domain/options.ts';
import { aboutPerformers, optionNames, options, read, usage, withBrought } from './new-domain/options.ts';
import { register } from './new-domain/register.ts';
import { fromTemplate } from './new-domain/templates.ts';

/** The templates of every domain, and those that stand in for them where `guest-only` is chosen: a file of the same name wins. */
const slice = join(import.meta.dirname, 'new-domain/slice');
const guestOnlySlice = join(import.meta.dirname, 'new-domain/slice-guest-only');

/** The domains that the example reaches, and what for, as its README says it. */
function edgesOf(has: ReadonlySet<Option>): readonly (readonly [domain: string, whatFor: string])[] {
  const any = (...some: readonly Option[]): boolean => some.some((one) => has.has(one));
  const isOnProfiles = !has.has('guest-only');
  const hasNames = isOnProfiles || has.has('office');
  const ofGuest = [...(hasNames ? ['names'] : []), ...(has.has('sale') ? ['a field of the guest state'] : [])];
  const all: readonly (readonly [boolean, string, string])[] = [
    [hasNames || has.has('sale'), 'guest', ofGuest.join(', ')],
    [any('mail', 'events'), 'identity', has.has('mail') ? 'whom a mail goes to' : 'who is a performer no more'],
    [has.has('sale'), 'ledger', 'kinds of transfer'],
    [isOnProfiles, 'performers', 'profile'],
    [has.has('sale'), 'sales', isOnProfiles ? 'price, shares, and that one was sold' : 'price, and that one was sold'],
    [has.has('search'), 'search', 'a kind of result'],
    [isOnProfiles, 'seo', 'what their page says to search engines'],
  ];
  return all.flatMap(([isThere, domain, whatFor]) => (isThere ? [[domain, whatFor] as const] : []));
}

/**
 * Writes a new domain with these options below `root` and registers it. Everything it writes passes format, lint, types and the
 * rules of the platform, and its test is green. Returns the files written and changed.
 * @throws a sentence for a name that is none or is taken, or a tier there is not
 */
export function newDomain(root: string, given: string, chosen: readonly Option[], tier = 'engagement'): string[] {
  const names = namesOf(given);
  const home = `domains/${names.kebab}`;
  if (existsSync(join(root, home))) throw new Error(`There is a domain called ${names.kebab} already.`);
  // The example reaches performers and the texts of pages, so it stands no lower than they do.
  const high = tiers.slice(tiers.indexOf('engagement'));
  if (!high.some((one) => one === tier)) {
    throw new Error(
      tiers.some((one) => one === tier)
        ? `The example stands in ${high.join(' or ')}: write it there, and lower its tier in edges.json with the edges it loses.`
        : `There is no tier ${tier}: use one of ${high.join(', ')}.`,
    );
  }
  const has = withBrought(chosen);
  const edges = edgesOf(has);
  const written = templatesFor(has).flatMap(({ folder, template }) =>
    writeFrom(root, home, folder, template, names, has),
  );
  const readme = join(root, home, 'README.md');
  const said = edges.map(([domain, whatFor]) => `${domain} (${whatFor})`).join(', ') || 'none';
  writeFileSync(readme, readFileSync(readme, 'utf8').replace('@edges@', said));
  const place = `${home}/edges.json`;
  writeFileSync(join(root, place), `${JSON.stringify({ tier, may: edges.map(([domain]) => domain) })}\n`);
  return [...written, place, ...register(root, names)];
}

/** Each template with the folder it is taken from, in the order of their names. */
function templatesFor(has: ReadonlySet<Option>): readonly { readonly folder: string; readonly template: string }[] {
  const folders = has.has('guest-only') ? [slice, guestOnlySlice] : [slice];
  const folderOf = new Map(
    folders.flatMap((folder) =>
      globSync('**/*.txt', { cwd: folder }).map((file): [string, string] => [file.replaceAll('\\', '/'), folder]),
    ),
  );
  return [...folderOf]
    .map(([template, folder]) => ({ folder, template }))
    .sort((a, b) => (a.template < b.template ? -1 : 1));
}

function writeFrom(
  root: string,
  home: string,
  folder: string,
  template: string,
  names: Names,
  has: ReadonlySet<Option>,
): string[] {
  const text = fromTemplate(readFileSync(join(folder, template), 'utf8'), names, has);
  if (text === null) return [];
  const file = `${home}/${template.replace(/\.txt$/, '')}`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return [file];
}

/**
 * Brings what {@link newDomain} wrote into form: its first migration, the format, what it publishes. Throws when
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

/** Asks at the terminal for each option; nothing is taken for no. */
async function ask(): Promise<Option[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const chosen: Option[] = [];
  // What decides about the others is asked first.
  for (const name of optionNames.toSorted((a, b) => Number(b === 'guest-only') - Number(a === 'guest-only'))) {
    if (chosen.includes('guest-only') && (aboutPerformers as readonly Option[]).includes(name)) continue;
    const answer = await terminal.question(`${name}: ${options[name]}? [y/N] `);
    if (/^y(es)?$/i.test(answer.trim())) chosen.push(name);
  }
  terminal.close();
  return chosen;
}

async function main(args: readonly string[]): Promise<number> {
  const root = dirname(import.meta.dirname);
  try {
    const { name, chosen, tier } = read(args, process.env);
    if (name === undefined || (chosen === null && !process.stdin.isTTY)) throw new Error(usage);
    namesOf(name);
    const files = newDomain(root, name, chosen ?? (await ask()), tier);
    finish(root, name, files);
    for (const file of files) process.stdout.write(`${file}\n`);
    process.stdout.write(
      `\nnpm run check -- ${name} says that it passes every rule. Now make it yours, from the contract on: docs/add-a-feature.md\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
