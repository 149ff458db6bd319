import { Check, Minus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

/** The box that chooses a row, or all of them; its words are read aloud. */
export function SelectBox({
  label,
  checked,
  indeterminate = false,
  onToggle,
}: {
  label: string;
  checked: boolean;
  indeterminate?: boolean | undefined;
  /** `isRange`: the shift key is held. */
  onToggle: (isRange: boolean) => void;
}): ReactNode {
  const Mark = indeterminate ? Minus : Check;
  return (
    <span className="hit-44 relative grid size-5">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(node) => {
          if (node) node.indeterminate = indeterminate;
        }}
        onChange={() => undefined}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onToggle(event.shiftKey);
        }}
        className="peer relative z-1 size-5 appearance-none rounded-md border border-control bg-field checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-muted forced-colors:appearance-auto"
      />
      {checked || indeterminate ? (
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 z-2 m-auto size-3.5 text-on-accent forced-colors:hidden"
        />
      ) : null}
    </span>
  );
}
