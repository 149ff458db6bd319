import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { useCorrected } from './use-corrected.ts';

/** What every field has around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** A sentence that helps before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and the way out; its presence marks the field as invalid, until somebody corrects it. */
  error?: ReactNode;
  /** Keeps the label for screen readers only (search boxes). */
  hideLabel?: boolean | undefined;
  /** At the end of the label's line, e.g. "optional" or a link. */
  aside?: ReactNode;
};

/** The aria wiring a control needs to belong to its frame. */
export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** The look of every boxed control. */
export const controlClass = /* @__PURE__ */ cx(
  'w-full min-h-(--control-height) rounded-control border border-control bg-field px-3.5 text-ink transition-[border-color,box-shadow]',
  'placeholder:text-subtle hover:border-muted focus:border-focus focus:shadow-[0_0_0_3px_var(--accent-soft)] focus:outline-2 focus:outline-transparent',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-55',
  // Below 16 px iOS zooms into a focused field, which moves the whole page.
  'text-[length:var(--text-body-size)] pointer-coarse:text-base',
);

/** Label, hint and error around one control; `children` receives the aria wiring. */
export function Field({
  id,
  label,
  hint,
  error: told,
  hideLabel,
  aside,
  className,
  children,
}: FieldFrame & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}): ReactNode {
  const own = useId();
  const { error, onInput } = useCorrected(told);
  const fieldId = id ?? own;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div onInput={onInput} className={cx('grid content-start gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={fieldId} className={cx('font-semibold text-sm', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside ? <span className="text-subtle text-xs">{aside}</span> : null}
      </div>
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-subtle">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
