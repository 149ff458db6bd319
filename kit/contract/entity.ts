import type { z } from 'zod';

declare const facetTypes: unique symbol;

/** The values of a shape. */
export type FieldsOf<S> = { [F in keyof S]: S[F] extends z.ZodType ? z.output<S[F]> : never };

/**
 * A kind of thing about which several domains know something. Its owner declares it beside its shapes, with an empty
 * interface `Facets` to which others add the types of what they know (`declare module`).
 */
export interface Entity<Facets extends object = object> {
  readonly name: string;
  /** Names (`.meta({ id })`) of the shapes that show one. Each of them has a numeric `id`. */
  readonly shapes: readonly string[];
  readonly [facetTypes]?: (facets: Facets) => Facets;
}

// biome-ignore lint/suspicious/noExplicitAny: any entity, whatever is known about it
export type AnyEntity = Entity<any>;

/** Declares an entity; `shapes` are the names of the objects of the contract that show one. */
export const entity = <Facets extends object>(name: string, ...shapes: string[]): Entity<Facets> => ({ name, shapes });

/** A shape whose answers may also carry what other domains know of the thing. */
export type Shows<S extends z.ZodType, Facets> = S & z.ZodType<z.output<S> & Partial<Facets>, z.input<S>>;

/**
 * Says that a shape shows things of an entity: the types of its answers then have the facets as well, each of which is there
 * where it was asked for. The shape itself stays what it is; its name (`.meta({ id })`) is one of the entity's.
 */
export const shows = <Facets extends object, S extends z.ZodType>(
  _entity: Entity<Facets>,
  shape: S,
): Shows<S, Facets> => shape as Shows<S, Facets>;

/** The same of a shape that is answered with every facet, by a route with `facets: 'all'`. */
export const showsAll = <Facets extends object, S extends z.ZodType>(
  _entity: Entity<Facets>,
  shape: S,
): z.ZodType<z.output<S> & Facets, z.input<S>> => shape as never;

/**
 * What one domain knows about the things of another: fields that are loaded together, for many things at once, and only
 * when one of them is asked for.
 */
export interface Facet<S extends z.ZodRawShape = z.ZodRawShape, A extends z.ZodType = z.ZodType> {
  readonly entity: AnyEntity;
  readonly owner: string;
  readonly shape: S;
  /** Of a thing about which the owner knows nothing. */
  readonly defaults: FieldsOf<S>;
  /** Of a field of query services alone, such as the page of a list. */
  readonly args?: A;
}

/** Only fields that the entity's interface has, of the type it has there; anything else is a compile error. */
type Declared<Facets, S> = { [F in keyof S]: F extends keyof Facets ? z.ZodType<Facets[F]> : never };

/** Declares fields that a domain adds to an entity. The server loads them with `loadsFacet` (kit/server/facets.ts). */
export const facet = <Facets extends object, S extends z.ZodRawShape>(
  of: Entity<Facets>,
  owner: string,
  shape: S & Declared<Facets, S>,
  defaults: NoInfer<FieldsOf<S>>,
): Facet<S> => ({ entity: of, owner, shape, defaults });

/**
 * Facets of the things in an answer: a facet whose fields are all wanted, or the fields of an entity by their names, which
 * load no shapes with them.
 */
export type FacetWish = Facet | NamedFields;

/** Fields of an entity by their names; one that is an object with what is wanted of it: `stars { count }`. */
export interface NamedFields {
  readonly entity: AnyEntity;
  readonly fields: readonly string[];
}

/** The names in a wish. */
export const namesIn = (wish: FacetWish): readonly string[] =>
  'fields' in wish ? wish.fields.map((field) => field.split(' ', 1)[0] ?? field) : Object.keys(wish.shape);

type FieldNames<F> = F extends Facet<infer S> ? keyof S : never;
type Asked<T, Names> = T extends readonly (infer One)[]
  ? Asked<One, Names>[]
  : T extends object
    ? { [P in keyof T as P extends Names ? never : P]: Asked<T[P], Names> } & {
        [P in keyof T as P extends Names ? P : never]-?: Exclude<T[P], undefined>;
      }
    : T;

/** An answer with the facets that were asked for: their fields are there in every thing it shows. */
export type WithFacets<T, F extends readonly FacetWish[]> =
  string extends FieldNames<F[number]> ? T : [F[number]] extends [never] ? T : Asked<T, FieldNames<F[number]>>;

/** Declares a field with arguments, which only query services have: `{ book { readers(first: 3) { name } } }`. */
export const facetWithArgs = <S extends z.ZodRawShape, A extends z.ZodType>(
  of: AnyEntity,
  owner: string,
  args: A,
  shape: S,
  defaults: NoInfer<FieldsOf<S>>,
): Facet<S, A> => ({ entity: of, owner, shape, defaults, args });
