import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { AnchorProps } from './anchor.tsx';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

/** How loudly a button asks: one primary per view; danger only where something is lost. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Height by density; `lg` for the one action a page exists for. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The style shared by buttons and links that act as one. */
export type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-[inset_0_1px_0_oklch(1_0_0/0.18),0_6px_20px_-8px_var(--glow)] hover:bg-accent-hover',
  secondary: 'bg-raised text-ink shadow-[inset_0_0_0_1px_var(--line),var(--e1)] hover:bg-hover',
  ghost: 'bg-transparent text-ink hover:bg-hover',
  danger: 'bg-danger-solid text-white shadow-[inset_0_1px_0_oklch(1_0_0/0.16)] hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-(--control-height-sm) px-3 text-sm gap-1.5',
  md: 'min-h-(--control-height) px-4 text-[length:min(var(--text-body-size),0.9375rem)] gap-2',
  lg: 'min-h-(--control-height-lg) px-6 text-base gap-2.5',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-(--control-height-sm)',
  md: 'size-(--control-height)',
  lg: 'size-(--control-height-lg)',
};

/** Class names of a button, for the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = 'secondary', size = 'md', block }: ButtonStyle = {}): string {
  return cx(
    'relative inline-flex select-none forced-colors:border forced-colors:border-[ButtonText] items-center justify-center rounded-control text-center font-semibold leading-tight no-underline',
    'transition-[background-color,color,box-shadow,filter,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none [&[aria-disabled]:not([aria-busy])]:opacity-50',
    '[&_svg]:size-[1.2em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}

/** Words beside an icon: in an element of their own, as translators put others in the place of loose text. */
const Words = ({ children }: { children?: ReactNode }): ReactNode =>
  children ? <span className="contents">{children}</span> : null;

/** Props of `Button`. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Busy: keeps its width, shows a turning mark, refuses a second press. */
    loading?: boolean | undefined;
    /** Icon before the words. */
    icon?: ReactNode;
    /** Icon after the words. */
    iconAfter?: ReactNode;
  };

/** Does something on this page. For going elsewhere use `ButtonLink`. `type` is "button" unless said. */
export function Button({
  variant,
  size,
  block,
  loading,
  icon,
  iconAfter,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, block }), loading && 'cursor-progress', className)}
    >
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-hidden className="animate-spin" />
        </span>
      ) : null}
      <span className={cx('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {icon || iconAfter ? <Words>{children}</Words> : children}
        {iconAfter}
      </span>
    </button>
  );
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconAfter,
  children,
  className,
  ...rest
}: AnchorProps & ButtonStyle & { icon?: ReactNode; iconAfter?: ReactNode }): ReactNode {
  return (
    <Anchor {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon}
      {icon || iconAfter ? <Words>{children}</Words> : children}
      {iconAfter}
    </Anchor>
  );
}

/** Props of `IconButton`. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The words for it: read aloud, and shown as the title. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** For a button that stays down: announced as pressed, drawn in the accent. */
  pressed?: boolean | undefined;
  /** A count or dot at its corner; the label must say the same. */
  badge?: ReactNode;
};

/** A square button with a picture instead of words; its label is not optional. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  pressed,
  badge,
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(
        'hit-44 inline-grid shrink-0 place-items-center rounded-control transition-[background-color,color,scale] active:scale-95',
        'disabled:pointer-events-none disabled:opacity-50 [&>svg]:size-5',
        variants[variant],
        squares[size],
        pressed && 'bg-accent-soft! text-accent-ink!',
        className,
      )}
    >
      {icon}
      {badge ? <span className="absolute -top-1 -right-1">{badge}</span> : null}
    </button>
  );
}
