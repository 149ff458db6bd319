import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { useCorrected } from './use-corrected.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

const row = 'group flex min-h-(--control-height) items-start gap-3 py-2 has-disabled:opacity-55';
const mark =
  'appearance-none forced-colors:appearance-auto peer size-6 shrink-0 border border-control bg-field transition-colors checked:border-accent checked:bg-accent hover:border-muted aria-invalid:border-danger';

function Words({ label, hint, error, id }: { label: ReactNode; hint: ReactNode; error: ReactNode; id: string }) {
  return (
    <span className="grid gap-0.5 pt-px">
      <span className="leading-snug">{label}</span>
      {error ? (
        <span id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </span>
      ) : null}
    </span>
  );
}

const describe = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

/** Yes or no, decided with the form. `label` may hold links (terms). */
export function Checkbox({
  label,
  hint,
  error: told,
  className,
  indeterminate,
  ...rest
}: ChoiceProps & { indeterminate?: boolean }): ReactNode {
  const id = useId();
  const { error, onInput } = useCorrected(told);
  return (
    <label onInput={onInput} className={cx(row, className)}>
      <span className="relative grid">
        <input
          {...rest}
          type="checkbox"
          ref={(node) => {
            if (node) node.indeterminate = Boolean(indeterminate);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, hint, error)}
          className={cx(mark, 'rounded-md indeterminate:border-accent indeterminate:bg-accent')}
        />
        {indeterminate ? (
          <Minus
            aria-hidden
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent forced-colors:hidden"
          />
        ) : (
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent forced-colors:hidden opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <Words {...{ label, hint, error, id }} />
    </label>
  );
}

/** On or off, taking effect at once. */
export function Switch({ label, hint, error, className, ...rest }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <label className={cx(row, 'justify-between', className)}>
      <Words {...{ label, hint, error, id }} />
      <span className="relative mt-px inline-flex">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox brings its checked state itself.
          role="switch"
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, hint, error)}
          className="peer h-6.5 w-11 shrink-0 appearance-none forced-colors:appearance-auto rounded-full border border-control bg-hover transition-colors checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4.5 forced-colors:hidden rounded-full bg-muted transition-[translate,background-color] peer-checked:translate-x-4.5 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  );
}

/** One of the choices of `RadioGroup`. */
export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

/** Props of `RadioGroup`. */
export type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `cards` draws each choice as a tile (top-up amounts, plans). */
  variant?: 'list' | 'cards' | undefined;
  className?: string | undefined;
};

/** A choice of one, all choices in sight; arrow keys move it. */
export function RadioGroup({
  name,
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error: told,
  variant = 'list',
  className,
}: RadioGroupProps): ReactNode {
  const id = useId();
  const { error, onInput } = useCorrected(told);
  const card =
    'rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus';
  return (
    <fieldset onInput={onInput} className={cx('min-w-0', className)} aria-describedby={describe(id, hint, error)}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-subtle">
          {hint}
        </p>
      ) : null}
      <div className={variant === 'cards' ? 'grid grid-cols-2 gap-(--grid-gap) sm:grid-cols-4' : 'grid'}>
        {options.map((option) => (
          <label key={option.value} className={cx(row, variant === 'cards' && card)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, readOnly: !onValueChange })}
              onChange={() => onValueChange?.(option.value)}
              className={cx(
                mark,
                'rounded-full checked:bg-field checked:shadow-[inset_0_0_0_5px_var(--accent)]',
                variant === 'cards' && 'outline-none',
              )}
            />
            <Words label={option.label} hint={option.hint} error={null} id={`${id}-${option.value}`} />
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
