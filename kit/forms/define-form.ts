import type { z } from 'zod';
import type { Route, RouteInput } from '#kit/contract/operations.ts';
import type { ZodDef } from '#kit/contract/selection.ts';
import { defOf } from '#kit/contract/selection.ts';
import type { Entry } from '#kit/entries/entry.ts';
import { number } from '#kit/entries/entry.ts';

/** The body of an operation, as a form fills it. */
export type BodyOf<R extends Route> = RouteInput<R> extends { body: infer Body } ? Body : never;

/** The fields of an operation's body. */
export type FieldOf<R extends Route> = keyof BodyOf<R> & string;

/** What one field of a form is, as its operation's contract says. */
export interface FormField {
  readonly name: string;
  readonly kind: 'text' | 'entry' | 'choice' | 'yesNo' | 'several';
  /** Of a number, amount, day or time: how it is typed. */
  readonly entry: Entry | undefined;
  /** An empty field is null, left out, or not allowed: then a text is empty, and everything else missing. */
  readonly empty: 'null' | 'leftOut' | 'refused';
  /** What a choice may be, where the contract lists it. */
  readonly values: readonly string[];
}

/** A form for an operation; made by {@link defineForm}, shown by `OperationForm` and answered by `formAction`. */
export interface OperationForm<R extends Route = Route> {
  /** The operation's name: it tells the forms of a page apart. */
  readonly name: string;
  readonly route: R;
  readonly fields: readonly FormField[];
}

interface Def extends ZodDef {
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

const wrappers = ['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'];

/** What an input is before it is checked and turned into something else, and what wraps it. */
function inside(schema: z.ZodType, around: readonly string[] = []): { def: Def; around: readonly string[] } {
  const def = defOf(schema) as Def;
  if (wrappers.includes(def.type) && def.innerType) return inside(def.innerType, [...around, def.type]);
  if (def.type !== 'pipe' || !def.in || !def.out) return { def, around };
  return inside(defOf(def.in).type === 'transform' ? def.out : def.in, around);
}

const kinds: Readonly<Record<string, FormField['kind']>> = {
  string: 'text',
  number: 'entry',
  int: 'entry',
  boolean: 'yesNo',
  enum: 'choice',
  literal: 'choice',
  array: 'several',
};

function fieldOf(name: string, schema: z.ZodType, entry: Entry | undefined): FormField | null {
  const { def, around } = inside(schema);
  const kind = kinds[def.type];
  if (kind === undefined) return null;
  const isWhole = def.format !== undefined;
  return {
    name,
    kind: entry ? 'entry' : kind,
    entry: entry ?? (kind === 'entry' ? number({ decimals: isWhole ? 0 : 2 }) : undefined),
    empty: around.includes('nullable')
      ? 'null'
      : around.some((one) => ['optional', 'default', 'prefault'].includes(one))
        ? 'leftOut'
        : 'refused',
    values: (def.values ?? Object.values(def.entries ?? {})).map(String),
  };
}

/**
 * A form from an operation's contract: texts, numbers, choices, yes and no, and several of a kind. What a number means is said
 * in `entries`: `{ percent: percent({ most: 100 }), validFrom: day }`. Objects in a body are no fields: the action adds them.
 */
export function defineForm<R extends Route>(
  route: R,
  entries: { readonly [Name in FieldOf<R>]?: Entry } = {},
): OperationForm<R> {
  const shape = route.body ? inside(route.body).def.shape : undefined;
  if (!shape) throw new Error(`${route.name} has no body of fields, so there is no form for it.`);
  const fields = Object.entries(shape).map(([name, schema]) =>
    fieldOf(name, schema, (entries as Readonly<Record<string, Entry>>)[name]),
  );
  return { name: route.name, route, fields: fields.filter((field) => field !== null) };
}
