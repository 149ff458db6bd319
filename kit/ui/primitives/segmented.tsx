import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A few choices side by side, one of them on; native radios, so arrows and forms work. */
export function Segmented({
  name,
  legend,
  options,
  value,
  onValueChange,
  className,
}: {
  name: string;
  legend: string;
  /** With an `icon`, the label is for screen readers and the title. */
  options: ReadonlyArray<{ value: string; label: string; icon?: ReactNode }>;
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
}): ReactNode {
  return (
    <fieldset
      data-edge
      className={cx('inline-flex w-fit rounded-control bg-field p-1 shadow-[inset_0_0_0_1px_var(--line)]', className)}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          data-chosen
          key={option.value}
          title={option.icon ? option.label : undefined}
          className="relative grid min-h-[calc(var(--control-height)-0.5rem)] min-w-[calc(var(--control-height)-0.5rem)] place-items-center rounded-[calc(var(--control-radius)-0.25rem)] px-2.5 font-semibold text-muted text-sm transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus [&>svg]:size-4.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.icon}
          <span className={option.icon ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
