import { z } from 'zod';

/** Variables of the environment by name, each with what it takes and `.describe`d in a sentence for operators. */
export type SettingsShape = Readonly<Record<string, z.ZodType>>;

/** What the settings of an owner are, parsed. */
export type ValuesOf<Shape extends SettingsShape> = Readonly<z.output<z.ZodObject<Shape>>>;

/** What settings mean beyond each one's own shape. Sentences begin with the names they are about. */
export interface SettingsRules<Shape extends SettingsShape> {
  /** Settings that mean something together only: both or neither. */
  readonly pairs?: readonly (readonly [keyof Shape & string, keyof Shape & string])[];
  /** What cannot stand beside each other, in any installation. */
  conflicts?(values: ValuesOf<Shape>): readonly string[];
  /** What keeps an installation from running in production. */
  hindrances?(values: ValuesOf<Shape>): readonly string[];
}

/** The settings of any owner. */
export interface AnySettings {
  readonly owner: string;
  readonly schema: z.ZodObject;
  readonly pairs?: readonly (readonly [string, string])[];
  conflicts?(values: never): readonly string[];
  hindrances?(values: never): readonly string[];
}

/** The settings of one owner, the kit or a domain; made by {@link defineSettings}. */
export interface Settings<Shape extends SettingsShape> extends SettingsRules<Shape> {
  readonly owner: string;
  readonly schema: z.ZodObject<Shape>;
}

const made = new WeakSet<object>();

/**
 * Declares the settings of a domain, next to it in `server/settings.ts`; its `defineDomain` names them. It reads them by
 * `kit.config.of(settings)`; all are checked at the start, whoever reads them.
 */
export function defineSettings<const Shape extends SettingsShape>(
  owner: string,
  shape: Shape,
  rules: SettingsRules<Shape> = {},
): Settings<Shape> {
  const settings = { ...rules, owner, schema: z.object(shape) };
  made.add(settings);
  return settings;
}

/** Whether a value of a file is declared settings. */
export const isSettings = (value: unknown): value is AnySettings =>
  typeof value === 'object' && value !== null && made.has(value);

/** A wrong setting, as sentences that name it. */
export class ConfigError extends Error {}

/** What was read: the values of each owner, and what is wrong with them beyond their shapes. */
export interface ReadSettings {
  /** @throws Error for settings that were not among those read */
  of<Shape extends SettingsShape>(settings: Settings<Shape>): ValuesOf<Shape>;
  /** Pairs torn apart, and conflicts. */
  readonly wrong: readonly string[];
  /** Why this is no installation for production. */
  hindrances(): readonly string[];
}

/**
 * Reads the environment for every owner at once. A variable that is set to nothing is not set; one that nobody declares
 * is not looked at.
 * @throws ConfigError naming every wrong variable and what it takes, or a variable that two owners declare
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  declared: readonly AnySettings[],
): ReadSettings {
  assertOneOwner(declared);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const values = new Map<AnySettings, Readonly<Record<string, unknown>>>();
  const refused: string[] = [];
  for (const settings of declared) {
    const parsed = settings.schema.safeParse(given);
    if (parsed.success) values.set(settings, parsed.data);
    else refused.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  if (refused.length > 0) throw wrongSettings(refused);
  const all = [...values];
  return {
    of<Shape extends SettingsShape>(settings: Settings<Shape>) {
      const found = values.get(settings);
      if (!found) throw new Error(`The settings of ${settings.owner} are not read: name them in its defineDomain.`);
      return found as ValuesOf<Shape>;
    },
    wrong: all.flatMap(([settings, own]) => [...halves(settings, own), ...(settings.conflicts?.(own as never) ?? [])]),
    hindrances: () => all.flatMap(([settings, own]) => settings.hindrances?.(own as never) ?? []),
  };
}

/** All that is wrong, as one error. */
export const wrongSettings = (lines: readonly string[]) =>
  new ConfigError(`These settings are wrong.\n  ${lines.join('\n  ')}`);

const halves = ({ pairs = [] }: AnySettings, values: Readonly<Record<string, unknown>>): string[] =>
  pairs
    .filter(([one, other]) => (values[one] === undefined) !== (values[other] === undefined))
    .map(([one, other]) => `${one}, ${other}: set both or neither`);

function assertOneOwner(declared: readonly AnySettings[]): void {
  const owners = new Map<string, string>();
  for (const { owner, schema } of declared) {
    for (const name of Object.keys(schema.shape)) {
      const other = owners.get(name);
      if (other !== undefined) throw new ConfigError(`${name} is declared by ${other} and by ${owner}: one owns it.`);
      owners.set(name, owner);
    }
  }
}
