import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Several of a few choices; native checkboxes drawn as chips. */
export function Chips({
  legend,
  options,
  chosen,
  least = 0,
  most = Number.POSITIVE_INFINITY,
  onChange,
}: {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  least?: number;
  most?: number;
  onChange: (chosen: string[]) => void;
}): ReactNode {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const on = chosen.includes(value);
          return (
            <label
              key={value}
              className="relative inline-flex min-h-(--control-height-sm) items-center gap-1.5 rounded-full border border-control px-3 text-sm transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                checked={on}
                disabled={on ? chosen.length <= least : chosen.length >= most}
                onChange={() => onChange(on ? chosen.filter((one) => one !== value) : [...chosen, value])}
                className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              {on ? <Check aria-hidden className="size-4 text-accent-ink" /> : null}
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
