import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import type { SelectedFields } from '#kit/contract/selection.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Mutable = { [field: string]: Mutable };

const askedBefore = new WeakMap<FieldNode, SelectedFields>();

/**
 * The fields a document asks for below a field, by their names (not their aliases) and in one order, so that two who ask for the
 * same are one question. Fields that a directive may leave out are asked for.
 */
export function selectedFieldsOf(nodes: readonly FieldNode[], fragments: Fragments): SelectedFields {
  // Of several nodes of one name a directive may leave some out, another time others.
  const only = nodes.length === 1 ? nodes[0] : undefined;
  const known = only && askedBefore.get(only);
  if (known) return known;
  const asked: Mutable = {};
  for (const { selectionSet } of nodes) collect(selectionSet, fragments, asked);
  const made = ordered(asked);
  if (only) askedBefore.set(only, made);
  return made;
}

function collect(set: SelectionSetNode | undefined, fragments: Fragments, into: Mutable): void {
  // What others know of a thing is looked up by its id.
  if (set) into.id ??= {};
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const { value: name } = selection.name;
      if (name.startsWith('__')) continue;
      into[name] ??= {};
      collect(selection.selectionSet, fragments, into[name]);
    } else {
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      collect(part?.selectionSet, fragments, into);
    }
  }
}

const ordered = (asked: Mutable): SelectedFields =>
  Object.fromEntries(
    Object.keys(asked)
      .sort()
      .map((name) => [name, ordered(asked[name] as Mutable)]),
  );
