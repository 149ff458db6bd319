/**
 * What a new domain may begin with, beside what every one has: a table, a use case, and a tab of the profile that shows both; with
 * `guest-only` a page of the account instead of the tab.
 */
export const options = {
  list: 'a list for operators, to filter, export and take entries away',
  commands: 'a command of the browser, whose push reaches all tabs of the guest',
  resource: 'a resource: what the page shows is kept current by pushes',
  facet: 'fields on performers: a number for everybody, a mark on cards for each guest',
  sale: 'a price: something is sold, stands on statements and may be wished for by experiments',
  mail: 'a kind of mail of its own',
  'account-page': 'a page in the account of a guest',
  studio: 'a page in the studio',
  office: 'a page in the office, with a figure on its first page',
  'home-block': 'a block on the homepage',
  search: 'a kind of result in the search, and a page for each with its breadcrumb',
  events: 'a subscriber of another domain’s event',
  'guest-only': 'nothing on profiles: entries of each guest alone, on a page of the account',
} as const;
export type Option = keyof typeof options;
export const optionNames = Object.keys(options) as Option[];

/** What comes with an option because it has no place without it. */
const brings: Partial<Record<Option, readonly Option[]>> = { list: ['office'], 'guest-only': ['account-page'] };

/** What shows entries to other people than their guest, and so has no place in a domain that is `guest-only`. */
export const aboutPerformers = [
  'commands',
  'facet',
  'mail',
  'studio',
  'home-block',
  'search',
  'events',
] as const satisfies readonly Option[];

/**
 * Options with what they bring.
 * @throws a sentence for options that exclude each other
 */
export function withBrought(chosen: readonly Option[]): ReadonlySet<Option> {
  const excluded = chosen.includes('guest-only')
    ? chosen.filter((one) => (aboutPerformers as readonly Option[]).includes(one))
    : [];
  if (excluded.length > 0)
    throw new Error(
      `A domain with --guest-only shows its entries to their guest alone: leave out --${excluded.join(', --')}, or --guest-only.`,
    );
  return new Set(chosen.flatMap((one) => [one, ...(brings[one] ?? [])]));
}

/** How it is called, and what there is to choose from. */
export const usage = `Say what the domain is called and what it begins with: npm run new-domain gift-cards -- --list --sale

${optionNames.map((name) => `  --${name.padEnd(14)} ${options[name]}`).join('\n')}
  --bare           none of these: a table, a use case and a tab of the profile
  --tier=TIER      where it stands among the others; engagement when not given`;

/** What a command line asks for; `chosen` is null where it names no option, not even that it wants none. */
export interface Asked {
  readonly name: string | undefined;
  readonly chosen: readonly Option[] | null;
  readonly tier: string | undefined;
}

/**
 * Reads the command line. npm takes options for itself where no `--` stands before them, and hands them on as variables of
 * the environment.
 * @throws a sentence for an option there is not
 */
export function read(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Asked {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  const unknown = flags.filter((flag) => !isOption(flag) && flag !== 'bare' && !flag.startsWith('tier='));
  if (unknown.length > 0) throw new Error(`There is no option --${unknown.join(', --')}.\n\n${usage}`);
  const fromNpm = (name: string): boolean => env[`npm_config_${name.replaceAll('-', '_')}`] === 'true';
  const chosen = optionNames.filter((name) => flags.includes(name) || fromNpm(name));
  const isBare = flags.includes('bare') || fromNpm('bare');
  return {
    name: words[0],
    chosen: chosen.length > 0 || isBare ? chosen : null,
    tier: flags.find((flag) => flag.startsWith('tier='))?.slice(5) ?? env.npm_config_tier ?? words[1],
  };
}

const isOption = (name: string): name is Option => Object.hasOwn(options, name);
