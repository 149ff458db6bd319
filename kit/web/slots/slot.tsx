import type { ReactNode } from 'react';
import { createElement } from 'react';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import type { AnySlot, FactsOf, FilledSlot, FillingOf, Part } from './slots.ts';
import { fillingsOf } from './slots.ts';

type PropsOf<S extends AnySlot> = FillingOf<S> extends Part<infer Props> ? Props : never;

/**
 * Shows what fills a slot, in order; nothing where nobody fills it. One that breaks takes none of the others along.
 * `<Slot<typeof cardCorner> filled={filled} props={{ actor }} />`, with `import { filled } from 'virtual:slots/...'`.
 */
export function Slot<S extends AnySlot = never>({
  filled,
  props,
  when,
}: {
  filled: FilledSlot;
  props: PropsOf<S>;
  /** Which fillings are shown, by what their domains say about them; all of them where it is not given. */
  when?: (facts: FactsOf<S>) => boolean;
}): ReactNode {
  return fillingsOf<S>(filled)
    .filter(({ facts }) => when?.(facts) ?? true)
    .map(({ key, value }) => <SafePart key={key}>{createElement(value as Part<object>, props)}</SafePart>);
}
