import { EasyDataLoader } from '@gqloom/core';
import { z } from 'zod';
import type { Facet, FieldsOf } from '#kit/contract/entity.ts';
import { extendSchema, mapObjects, visitObjects } from '#kit/contract/objects-with-id.ts';
import type { Extension, Extensions } from '#kit/domain/extensions.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import type { Call } from './handler.ts';
import type { SharedAnswers } from './shared-answers.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a facet is loaded: for many things at once. What the map lacks stays at the defaults. */
interface Loading<S, A extends z.ZodType> {
  /** The same for everybody: loaded in nobody's name, and kept until something it was read from changes. */
  readonly shared?: true;
  load(ids: readonly number[], call: Call, args: z.output<A>): Promise<ReadonlyMap<number, FieldsOf<S>>>;
}

interface FacetLoader {
  readonly facet: Facet;
  readonly shared: boolean;
  /** Null: the domain that knows is not built, and everything has the defaults. */
  readonly load: ((ids: readonly number[], call: Call, args: unknown) => Promise<ReadonlyMap<number, Values>>) | null;
}

/** Facets, or where they come from when all domains are made. */
const facetLoaders = extensionPoint<FacetLoader | (() => readonly FacetLoader[])>('entities.facets');

const loaderFor = <S extends z.ZodRawShape, A extends z.ZodType>(
  facet: Facet<S, A>,
  { shared, load }: Loading<S, A>,
): FacetLoader => ({ facet, shared: shared === true, load }) as unknown as FacetLoader;

/** A domain brings a facet: for `contributes`. */
export const loadsFacet = <S extends z.ZodRawShape, A extends z.ZodType>(
  facet: Facet<S, A>,
  loading: Loading<S, A>,
): Extension => extend(facetLoaders, loaderFor(facet, loading));

/** A domain brings facets that follow from what others add to its own extension points. */
export const loadsFacetsOf = (
  facets: () => readonly { readonly facet: Facet; readonly loading: Loading<z.ZodRawShape, z.ZodType> }[],
): Extension => extend(facetLoaders, () => facets().map(({ facet, loading }) => loaderFor(facet, loading)));

/**
 * Fields that clients of the wire find although the domain that knows about them is not built: each has its default. A field that
 * a domain brings is reserved no longer.
 */
export const reservesFacet = <S extends z.ZodRawShape>(facet: Facet<S>): Extension =>
  extend(facetLoaders, { facet: facet as unknown as Facet, shared: true, load: null });

/** What domains know about each other's things, loaded by batch. */
export interface Facets {
  /** Facets of a shape by the names of their fields. */
  of(shape: string): ReadonlyMap<string, FacetLoader>;
  /** A schema with the fields that facets add to it, those with arguments left out: for documents. */
  describe(schema: z.ZodType, wanted: readonly string[] | 'all'): z.ZodType;
  /**
   * One field of one thing. What is asked for in the same moment is loaded together, and once per call.
   * @param args as the facet's schema gives them
   */
  field(shape: string, name: string, id: number, call: Call, args?: unknown): Promise<unknown>;
  /** Forgets what was loaded for a call, after it changed something. */
  forget(call: Call): void;
  /**
   * An answer with facets on the things in it, one batch for each facet; the same answer when it holds none.
   * @param wanted names of fields, or all; `part`: only those that are the same for everybody, or only the others
   */
  attach(
    schema: z.ZodType,
    answer: unknown,
    wanted: readonly string[] | 'all',
    part: 'shared' | 'own',
    call: Call,
  ): Promise<unknown>;
}

interface Keepers {
  readonly extensions?: Pick<Extensions, 'of'>;
  /** Where facets for everybody are kept; each is loaded again when not given. */
  readonly answers?: Pick<SharedAnswers, 'get'>;
}

/** The facets that the domains of a process brought; without any where nothing is composed. */
export function createFacets({ extensions, answers }: Keepers): Facets {
  let known: ReadonlyMap<string, ReadonlyMap<string, FacetLoader>> | undefined;
  const none: ReadonlyMap<string, FacetLoader> = new Map();
  const of = (shape: string) => {
    known ??= byShape(allLoaders(extensions));
    return known.get(shape) ?? none;
  };

  const loadAll = async (
    one: FacetLoader,
    ids: readonly number[],
    call: Call,
    args: unknown,
  ): Promise<readonly Values[]> => {
    const { facet, load } = one;
    if (!load) return ids.map(() => facet.defaults);
    const loaded = await load(ids, call, args);
    return ids.map((id) => checked(one, loaded.get(id) ?? facet.defaults));
  };
  const loadKept = (
    one: FacetLoader,
    ids: readonly number[],
    call: Call,
    args: unknown,
  ): Promise<readonly Values[]> => {
    if (!one.shared || !answers || !one.load) return loadAll(one, ids, call, args);
    const question = `facet ${keyOf(one)} ${JSON.stringify([ids, args])}`;
    const kept = answers.get(question, call.caller, (nobody) => loadAll(one, ids, nobody, args));
    return kept as Promise<readonly Values[]>;
  };

  const ofCalls = new WeakMap<Call, Map<string, EasyDataLoader<number, Values>>>();
  const loaderOf = (one: FacetLoader, call: Call, args: unknown): EasyDataLoader<number, Values> => {
    const loaders = ofCalls.get(call) ?? new Map<string, EasyDataLoader<number, Values>>();
    ofCalls.set(call, loaders);
    const key = `${keyOf(one)} ${JSON.stringify(args)}`;
    const loader =
      loaders.get(key) ??
      new EasyDataLoader<number, Values>(async (ids) => [...(await loadKept(one, ids, call, args))]);
    loaders.set(key, loader);
    return loader;
  };

  return {
    of,
    describe: (schema, wanted) => extendSchema(schema, (name) => shapeOf(of(name), wanted)),
    async field(shape, name, id, call, args) {
      const one = of(shape).get(name);
      if (!one) throw new Error(`Nobody brings ${name} of ${shape}.`);
      return (await loaderOf(one, call, args).load(id))[name];
    },
    forget: (call) => void ofCalls.delete(call),
    async attach(schema, answer, wanted, part, call) {
      const asked = (shape: string) =>
        [
          ...new Set(
            [...of(shape)].filter(([name]) => wanted === 'all' || wanted.includes(name)).map(([, one]) => one),
          ),
        ].filter(({ facet, shared }) => !facet.args && shared === (part === 'shared'));
      const things = new Map<FacetLoader, Set<number>>();
      visitObjects(schema, answer, (shape, { id }) => {
        for (const one of asked(shape)) things.set(one, (things.get(one) ?? new Set()).add(id));
      });
      if (things.size === 0) return answer;
      const loaded = new Map(
        await Promise.all(
          [...things].map(async ([one, wantedIds]) => {
            const ids = [...wantedIds];
            const values = await loadAll(one, ids, call, undefined);
            return [one, new Map(ids.map((id, at) => [id, values[at]]))] as const;
          }),
        ),
      );
      return mapObjects(schema, answer, (shape, thing) =>
        Object.assign({}, thing, ...asked(shape).map((one) => only(one, loaded.get(one)?.get(thing.id), wanted))),
      );
    },
  };
}

/** The facets that one domain brings, as they are declared: for what it publishes. */
export const facetsOf = (extensions: Pick<Extensions, 'of'>, owner: string): readonly Facet[] =>
  allLoaders(extensions).flatMap(({ facet, load }) => (load && facet.owner === owner ? [facet] : []));

const allLoaders = (extensions: Pick<Extensions, 'of'> | undefined): readonly FacetLoader[] =>
  (extensions?.of(facetLoaders) ?? []).flatMap((one) => (typeof one === 'function' ? one() : [one]));

const keyOf = ({ facet: { entity, shape } }: FacetLoader): string => `${entity.name}.${Object.keys(shape)}`;

/** Reserved fields without those that a domain brings by now. */
function withoutTaken(loaders: readonly FacetLoader[]): readonly FacetLoader[] {
  const isTaken = ({ entity }: Facet, field: string) =>
    loaders.some(({ facet, load }) => load && facet.entity === entity && Object.hasOwn(facet.shape, field));
  const left = <T>(facet: Facet, values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !isTaken(facet, field)));
  return loaders.map((one) => {
    if (one.load) return one;
    const { facet } = one;
    return { ...one, facet: { ...facet, shape: left(facet, facet.shape), defaults: left(facet, facet.defaults) } };
  });
}

/** @throws Error when two domains bring the same field */
function byShape(loaders: readonly FacetLoader[]): ReadonlyMap<string, ReadonlyMap<string, FacetLoader>> {
  const all = new Map<string, Map<string, FacetLoader>>();
  for (const one of withoutTaken(loaders)) {
    const { entity, owner, shape, args } = one.facet;
    if (args && Object.keys(shape).length !== 1)
      throw new Error(`${owner} brings ${Object.keys(shape)} of ${entity.name} with arguments: that is one field.`);
    for (const name of entity.shapes) {
      const fields = all.get(name) ?? new Map<string, FacetLoader>();
      all.set(name, fields);
      for (const field of Object.keys(shape)) {
        const other = fields.get(field);
        if (other) {
          throw new Error(
            `${other.facet.owner} and ${owner} both bring ${field} of ${entity.name}. A field has one owner.`,
          );
        }
        fields.set(field, one);
      }
    }
  }
  return all;
}

const shapeOf = (fields: ReadonlyMap<string, FacetLoader>, wanted: readonly string[] | 'all'): z.ZodRawShape =>
  Object.fromEntries(
    [...fields].flatMap(([name, { facet }]) =>
      facet.args || (wanted !== 'all' && !wanted.includes(name)) ? [] : [[name, facet.shape[name] as z.ZodType]],
    ),
  );

const only = ({ facet }: FacetLoader, values: Values | undefined, wanted: readonly string[] | 'all'): Values =>
  Object.fromEntries(
    Object.entries(values ?? facet.defaults).filter(([name]) => wanted === 'all' || wanted.includes(name)),
  );

/** What does not have the facet's shape is found before production. */
function checked({ facet: { shape } }: FacetLoader, values: Values): Values {
  return process.env.NODE_ENV === 'production' ? values : (z.strictObject(shape).parse(values) as Values);
}
