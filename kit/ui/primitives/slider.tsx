import * as Radix from 'radix-ui/slider';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';

/** Props of `Slider`. */
export type SliderProps = {
  label: string;
  /** One number, or two for a range. */
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  /** When the thumb is let go: the moment to save. */
  onValueCommit?: ((value: number[]) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The value in words, at the end of the label and for screen readers. */
  format?: ((value: number) => string) | undefined;
  /** Names of the two thumbs of a range. */
  thumbLabels?: readonly [string, string] | undefined;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A value, or a range, chosen by feel: volume, age from-to, price. */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  thumbLabels,
  hideLabel,
  disabled,
  className,
}: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className={cx('grid gap-1', className)}>
      <div className={cx('flex justify-between gap-3 text-sm', hideLabel && 'sr-only')}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span translate="no" className="tabular text-muted">
          {value.map(format).join(' – ')}
        </span>
      </div>
      <Radix.Root
        value={[...value]}
        onValueChange={onValueChange}
        {...(onValueCommit ? { onValueCommit } : {})}
        {...{ min, max, step }}
        disabled={Boolean(disabled)}
        className="relative flex h-9 touch-none select-none items-center data-disabled:opacity-50 pointer-coarse:h-11"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-control/60" data-edge>
          <Radix.Range className="absolute h-full rounded-full bg-accent forced-colors:bg-[Highlight]" />
        </Radix.Track>
        {value.map((one, index) => (
          <Radix.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place: first from, then to.
            key={index}
            aria-label={thumbLabels ? `${label}: ${thumbLabels[index]}` : label}
            aria-valuetext={format(one)}
            className="block size-5 rounded-full border-2 border-accent bg-white shadow-e2 transition-[scale] hover:scale-110"
          />
        ))}
      </Radix.Root>
    </div>
  );
}
