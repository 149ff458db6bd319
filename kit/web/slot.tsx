import type { ReactNode } from 'react';
import { createElement, Suspense } from 'react';
import type { FilledSlot, Part, Slot as SlotOf } from './slots.ts';
import { fillingsOf } from './slots.ts';

/**
 * Shows what fills a slot, in order; nothing where nobody fills it.
 * `<Slot of={cardCorner} filled={filled} props={{ actor }} />`, with `import { filled } from 'virtual:slots/...'`.
 */
export function Slot<Props extends object, Facts extends object>({
  of,
  filled,
  props,
  when,
}: {
  of: SlotOf<Part<Props>, Facts>;
  filled: FilledSlot;
  props: NoInfer<Props>;
  /** Which fillings are shown, by what their domains say about them; all of them where it is not given. */
  when?: (facts: Facts) => boolean;
}): ReactNode {
  const parts = fillingsOf(of, filled)
    .filter(({ facts }) => when?.(facts as Facts) ?? true)
    .map(({ key, value }) => createElement(value as Part<Props>, { ...props, key }));
  return of.late ? <Suspense fallback={null}>{parts}</Suspense> : parts;
}
