/**
 * What the browser gets in place of zod: schemas that know their shape and validate nothing.
 *
 * The typed client needs the shape of a result to ask for its fields; checking belongs to the server, whose problem
 * bodies name the refused field. zod itself would add some 25 KB (gzip) to every page.
 */
interface Def {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, BrowserSchema>>;
  readonly innerType?: BrowserSchema;
  readonly element?: BrowserSchema;
  readonly in?: BrowserSchema;
  readonly out?: BrowserSchema;
  readonly options?: readonly unknown[];
  readonly values?: readonly unknown[];
}

/** A schema of the browser; methods it does not know (checks, refinements) leave it as it is. */
export interface BrowserSchema {
  readonly _zod: { readonly def: Def };
  readonly [name: string]: unknown;
}

const wrappers = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'];
const checks = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'];

function schema(def: Def, meta?: unknown): BrowserSchema {
  const self: BrowserSchema = new Proxy({ _zod: { def } } as BrowserSchema, {
    get: (target, name) => (name === '_zod' ? target._zod : typeof name === 'string' ? member(name) : undefined),
  });
  const member = (name: string): unknown => {
    if (wrappers.includes(name)) return () => schema({ type: name, innerType: self });
    if (checks.includes(name)) {
      return () => {
        throw new Error('Schemas do not check anything in the browser: send the input, the refusal names the field.');
      };
    }
    switch (name) {
      case 'then':
        return undefined;
      case 'shape':
        return def.shape;
      case 'element':
        return def.element;
      case 'options':
        return def.options ?? def.values;
      case 'enum':
        return Object.fromEntries((def.values ?? []).map((value) => [value, value]));
      case 'value':
        return def.values?.[0];
      case 'meta':
        return (given?: unknown) => (given === undefined ? meta : schema(def, given));
      case 'nullish':
        return () => schema({ type: 'optional', innerType: schema({ type: 'nullable', innerType: self }) });
      case 'unwrap':
        return () => def.innerType ?? def.element;
      case 'array':
        return () => schema({ type: 'array', element: self });
      case 'int':
        return () => schema({ ...def, format: 'safeint' }, meta);
      case 'pipe':
        return (out: BrowserSchema) => schema({ type: 'pipe', in: self, out });
      case 'transform':
        return () => schema({ type: 'pipe', in: self, out: schema({ type: 'transform' }) });
      case 'extend':
      case 'safeExtend':
        return (shape: Def['shape']) => schema({ ...def, shape: { ...def.shape, ...shape } });
      case 'pick':
        return (names: object) => schema({ ...def, shape: part(def.shape, (key) => Object.hasOwn(names, key)) });
      case 'omit':
        return (names: object) => schema({ ...def, shape: part(def.shape, (key) => !Object.hasOwn(names, key)) });
      case 'partial':
        return () =>
          schema({ ...def, shape: each(def.shape, (inner) => schema({ type: 'optional', innerType: inner })) });
      case 'keyof':
        return () => schema({ type: 'enum', values: Object.keys(def.shape ?? {}) });
      default:
        return () => self;
    }
  };
  return self;
}

function part(shape: Def['shape'], keep: (key: string) => boolean): Def['shape'] {
  return Object.fromEntries(Object.entries(shape ?? {}).filter(([key]) => keep(key)));
}

function each(shape: Def['shape'], change: (inner: BrowserSchema) => BrowserSchema): Def['shape'] {
  return Object.fromEntries(Object.entries(shape ?? {}).map(([key, inner]) => [key, change(inner)]));
}

const makers: Readonly<Record<string, (...given: never[]) => unknown>> = {
  object: (shape: Def['shape']) => schema({ type: 'object', shape: shape ?? {} }),
  strictObject: (shape: Def['shape']) => schema({ type: 'object', shape: shape ?? {} }),
  looseObject: (shape: Def['shape']) => schema({ type: 'object', shape: shape ?? {} }),
  array: (element: BrowserSchema) => schema({ type: 'array', element }),
  enum: (values: readonly string[] | object) =>
    schema({ type: 'enum', values: Array.isArray(values) ? values : Object.values(values) }),
  literal: (value: unknown) => schema({ type: 'literal', values: Array.isArray(value) ? value : [value] }),
  union: (options: readonly BrowserSchema[]) => schema({ type: 'union', options }),
  discriminatedUnion: (_key: string, options: readonly BrowserSchema[]) => schema({ type: 'union', options }),
  int: () => schema({ type: 'number', format: 'safeint' }),
  int32: () => schema({ type: 'number', format: 'int32' }),
  preprocess: (_fn: unknown, out: BrowserSchema) => schema({ type: 'pipe', in: schema({ type: 'transform' }), out }),
  codec: (input: BrowserSchema, out: BrowserSchema) => schema({ type: 'pipe', in: input, out }),
  pipe: (input: BrowserSchema, out: BrowserSchema) => schema({ type: 'pipe', in: input, out }),
  lazy: (make: () => BrowserSchema) =>
    new Proxy({} as BrowserSchema, { get: (_target, name) => make()[name as string] }),
  ...Object.fromEntries(
    wrappers.map((type) => [type, (innerType: BrowserSchema) => schema({ type, innerType })] as const),
  ),
};

const textFormats = ['uuid', 'guid', 'nanoid', 'cuid', 'cuid2', 'ulid', 'email', 'url', 'base64', 'base64url', 'jwt'];

/** `z.string()`, `z.coerce.number()`, `z.iso.datetime()` and everything else a contract is written with. */
export const z: unknown = new Proxy(
  {},
  {
    get(target, name) {
      if (typeof name !== 'string') return undefined;
      if (name === 'coerce' || name === 'iso') return name === 'coerce' ? z : new Proxy({}, { get: () => text });
      const make = makers[name];
      if (make) return make;
      if (textFormats.includes(name)) return () => schema({ type: 'string', format: name });
      return Reflect.get(target, name) ?? (() => schema({ type: name }));
    },
  },
);

const text = () => schema({ type: 'string' });
