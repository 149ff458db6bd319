import type { ReactNode } from 'react';
import type { AnchorProps } from './anchor.tsx';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

/** Props of `Link`. */
export type LinkProps = AnchorProps & {
  /** `inline` is underlined (inside text); `quiet` only on hover (lists, footers). */
  variant?: 'inline' | 'quiet' | undefined;
};

/** Words that go somewhere. */
export function Link({ variant = 'inline', className, ...rest }: LinkProps): ReactNode {
  return (
    <Anchor
      {...rest}
      className={cx(
        'rounded-sm underline-offset-4 transition-colors',
        variant === 'inline'
          ? 'font-medium text-accent-ink underline decoration-1 hover:decoration-2'
          : 'text-muted no-underline hover:text-ink hover:underline',
        className,
      )}
    />
  );
}
