import type { ReactNode } from 'react';
import { toneClass } from './badge.tsx';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** Props of `FormFrame`. */
export type FormFrameProps = {
  /** What was refused and belongs to no field. */
  refused?: ReactNode;
  /** Says that it was taken, beside the button; read aloud when it comes. */
  saved?: ReactNode;
  /** The words of the button; none where it stands elsewhere (the footer of a dialog). */
  submit?: ReactNode;
  busy?: boolean | undefined;
  /** Beside the button: another way out. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The inside of a form: what was refused, its fields, and the button with what came of it. */
export function FormFrame({ refused, saved, submit, busy, actions, children }: FormFrameProps): ReactNode {
  return (
    <div className="grid gap-4">
      {refused ? (
        <p
          role="alert"
          tabIndex={-1}
          className={cx('rounded-control px-3.5 py-3 font-medium text-sm', toneClass.danger)}
        >
          {refused}
        </p>
      ) : null}
      {children}
      {submit ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" loading={busy}>
            {submit}
          </Button>
          {actions}
          <span role="status" className="font-medium text-sm text-success">
            {saved}
          </span>
        </div>
      ) : null}
    </div>
  );
}
