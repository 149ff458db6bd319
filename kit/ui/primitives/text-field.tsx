import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { cx } from './cx.ts';
import type { FieldFrame } from './field.tsx';
import { controlClass, Field } from './field.tsx';

/** Props of `TextField`: the frame, the adornments and everything an input takes. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'prefix'> &
  FieldFrame & {
    /** Inside the box before the text (icon, currency). */
    start?: ReactNode;
    /** Inside the box after the text (unit, button). */
    end?: ReactNode;
  };

/**
 * An e-mail field of the browser hands on the ASCII form of a domain instead of what was typed (HTML, input type email), and
 * refuses local parts the server takes: it is a text field with the keyboard of one.
 */
const plainEmail = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** One line of text with label, hint and error wired to it. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  aside,
  start,
  end,
  id,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field {...{ id, label, hint, error, hideLabel, aside, className }}>
      {(wiring) => (
        <span className="relative block">
          {start ? (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-subtle [&>svg]:size-[1.15em]">
              {start}
            </span>
          ) : null}
          <input
            type="text"
            {...rest}
            {...(rest.type === 'email' && plainEmail)}
            {...wiring}
            className={cx(controlClass, Boolean(start) && 'pl-10.5', Boolean(end) && 'pr-12')}
          />
          {end ? (
            <span className="absolute inset-y-0 right-1 grid place-items-center text-subtle text-sm [&>span]:pr-2.5">
              {end}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

/** Props of `PasswordField`. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabelText: string };

/** A password with a switch to look at it; give `autoComplete` "current-password" or "new-password". */
export function PasswordField({ showLabel, hideLabelText, ...rest }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? hideLabelText : showLabel}
          title={shown ? hideLabelText : showLabel}
          onClick={() => setShown(!shown)}
          className="hit-44 grid size-9 place-items-center rounded-control text-muted transition-colors hover:text-ink [&>svg]:size-5"
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
    />
  );
}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  aside,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldFrame): ReactNode {
  return (
    <Field {...{ id, label, hint, error, hideLabel, aside, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          className={cx(controlClass, 'field-sizing-content max-h-[40vh] py-2.5 leading-normal')}
        />
      )}
    </Field>
  );
}

/** One of the choices of `Select`. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Props of `Select`. */
export type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldFrame & { options: readonly SelectOption[] };

/** A choice of one from a list; the platform's own list, so a phone shows its own wheel. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  aside,
  options,
  id,
  className,
  ...rest
}: SelectProps): ReactNode {
  return (
    <Field {...{ id, label, hint, error, hideLabel, aside, className }}>
      {(wiring) => (
        <span className="relative block">
          <select {...rest} {...wiring} className={cx(controlClass, 'appearance-none truncate pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="bg-raised text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-subtle"
          />
        </span>
      )}
    </Field>
  );
}
