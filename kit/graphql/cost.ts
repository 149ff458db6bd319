import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { getNamedType, getNullableType, isListType, isObjectType, Kind, visit } from 'graphql';
import {
  baseCostOf,
  costOf,
  defaultListSize,
  maxPageSize,
  pageSizeOf,
  pageSizes,
  sizeOf,
  valuesPerPoint,
} from '#kit/contract/cost.ts';
import type { Field } from '#kit/contract/operations.ts';

/** What a document may be at most. The largest of ours, a profile, has 90 fields. */
export const bounds = {
  /** Characters. */
  length: 16_000,
  /** Words and signs of the query language. */
  tokens: 4000,
  /** One runs, and the query service keeps a compiled document whichever of its operations was asked for. */
  operations: 1,
  /** Fields as they are written, fragments once. */
  fields: 400,
  /** Operations' fields at the top, aliases and fragments included: batching in one document. */
  roots: 20,
  /** Points; a page of the longest list costs less than a tenth. */
  points: 100,
} as const;

/** What is too much in a document, as a sentence for programmers; null when nothing is. */
export type Excess = string | null;

/**
 * Looks at a parsed document before it is validated, since some rules compare every field with every other: how many
 * operations and fields it writes, and how many roots its fragments make of them.
 */
export function excessOf(document: DocumentNode): Excess {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
  if (operations > bounds.operations) return `${operations} operations, at most ${bounds.operations}`;
  let fields = 0;
  let spreads = 0;
  visit(document, {
    Field() {
      fields += 1;
    },
    FragmentSpread() {
      spreads += 1;
    },
  });
  if (fields > bounds.fields) return `${fields} fields, at most ${bounds.fields}`;
  if (spreads > bounds.fields) return `${spreads} fragments, at most ${bounds.fields}`;
  return null;
}

/** What a document costs with its variables, in points, and how many fields stand at its top. Runs nothing. */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  fields: ReadonlyMap<string, Field>,
): { points: number; roots: number } {
  const fragments = new Map(
    document.definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const price = pricing(fragments, { ...defaultsOf(document), ...variables });
  let points = 0;
  let roots = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (!root) continue;
    for (const { field, times } of price.rootsOf(definition.selectionSet)) {
      roots += times;
      const operation = fields.get(field.name.value);
      const type = field.name.value.startsWith('__')
        ? metaType(schema, field)
        : root.getFields()[field.name.value]?.type;
      if (!type) continue;
      const page = operation ? price.pageOf(operation, field) : defaultListSize;
      const { values, loads } = price.weightOf(field, type, page);
      const selected = Math.floor(values / valuesPerPoint) + loads;
      // All of an answer is made before what was asked for is taken out of it.
      const own = operation
        ? Math.max(costOf(operation, page) + loads, baseCostOf(operation) + selected)
        : 1 + selected;
      points += times * own;
      if (roots > bounds.roots || points > bounds.points) return { points, roots };
    }
  }
  return { points, roots };
}

/** What variables are when nothing is given for them. */
const defaultsOf = (document: DocumentNode): Record<string, unknown> =>
  Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION
        ? (one.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
            defaultValue?.kind === Kind.INT ? [[variable.name.value, defaultValue.value] as const] : [],
          )
        : [],
    ),
  );

/** What `__schema` and `__type` answer; they are not among a type's fields. */
const metaType = (schema: GraphQLSchema, { name }: FieldNode): GraphQLOutputType | undefined =>
  name.value === '__typename'
    ? undefined
    : (schema.getType(name.value === '__schema' ? '__Schema' : '__Type') as never);

/** How many values something reads and writes, and how many loads by batch it starts: each is a point, however many it is for. */
interface Weight {
  readonly values: number;
  readonly loads: number;
}
const oneValue: Weight = { values: 1, loads: 0 };

function pricing(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Readonly<Record<string, unknown>>) {
  /** Weight of a fragment on a type, once; null while it is being counted, so that a circle ends. */
  const known = new Map<string, Weight | null>();

  const inside = (set: SelectionSetNode | undefined, type: GraphQLOutputType, page: number): Weight => {
    const named = getNamedType(type);
    if (!set || !isObjectType(named)) return oneValue;
    const weight = { values: 0, loads: 0 };
    for (const selection of set.selections) {
      const part = ofSelection(selection, named, page);
      weight.values += part.values;
      weight.loads += part.loads;
    }
    return weight;
  };
  const ofSelection = (selection: SelectionNode, type: GraphQLObjectType, page: number): Weight => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, type, page);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inside(selection.selectionSet, type, page);
    const part = type.getFields()[selection.name.value];
    if (!part) return oneValue;
    const isLoaded = part.extensions.isLoaded === true;
    // A list with a size of its own is as long as that says, wherever it stands and under whatever alias.
    const size = part.args.find(({ name }) => (pageSizes as readonly string[]).includes(name));
    const own = size ? sizeFrom(selection, size.name, Number(size.defaultValue ?? defaultListSize)) : page;
    const { values, loads } = weightOf(selection, part.type, own);
    return { values, loads: loads + (isLoaded ? 1 : 0) };
  };
  const ofFragment = (name: string, type: GraphQLObjectType, page: number): Weight => {
    const key = `${name} ${String(type)} ${page}`;
    const before = known.get(key);
    if (before !== undefined) return before ?? { values: 0, loads: 0 };
    known.set(key, null);
    const weight = inside(fragments.get(name)?.selectionSet, type, page);
    known.set(key, weight);
    return weight;
  };
  /** A list at the top or right below it is as long as the page that was asked for, every other of the usual length. */
  const weightOf = (field: FieldNode, type: GraphQLOutputType, page: number): Weight => {
    if (!isListType(getNullableType(type))) return inside(field.selectionSet, type, page);
    const { values, loads } = inside(field.selectionSet, type, defaultListSize);
    return { values: page * values, loads };
  };

  const counted = new Map<string, { field: FieldNode; times: number }[] | null>();
  const rootsOf = (set: SelectionSetNode): { field: FieldNode; times: number }[] => {
    const found = new Map<FieldNode, number>();
    const add = (field: FieldNode, times: number) => void found.set(field, (found.get(field) ?? 0) + times);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(selection, 1);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        for (const { field, times } of rootsOf(selection.selectionSet)) add(field, times);
      } else for (const { field, times } of rootsOfFragment(selection.name.value)) add(field, times);
    }
    return [...found].map(([field, times]) => ({ field, times }));
  };
  const rootsOfFragment = (name: string): { field: FieldNode; times: number }[] => {
    const before = counted.get(name);
    if (before !== undefined) return before ?? [];
    counted.set(name, null);
    const set = fragments.get(name)?.selectionSet;
    const roots = set ? rootsOf(set) : [];
    counted.set(name, roots);
    return roots;
  };

  const pageOf = (operation: Field, field: FieldNode): number => {
    const size = pageSizeOf(operation);
    return size ? sizeFrom(field, size.name, size.usual) : defaultListSize;
  };
  const sizeFrom = (field: FieldNode, argument: string, usual: number): number => {
    const written = field.arguments?.find(({ name }) => name.value === argument)?.value;
    return written === undefined ? usual : sizeIn(written, usual);
  };
  const sizeIn = (value: ValueNode, usual: number): number => {
    if (value.kind === Kind.INT) return sizeOf(value.value);
    if (value.kind !== Kind.VARIABLE) return maxPageSize;
    const given = Object.hasOwn(variables, value.name.value) ? variables[value.name.value] : undefined;
    return given === undefined || given === null ? usual : sizeOf(given);
  };
  return { rootsOf, weightOf, pageOf };
}
