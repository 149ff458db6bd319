import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** A price in words: coins as shown, money beside it. */
export type PriceText = { coins: string; money?: string | undefined };

/** Turns hundredths of a coin into what is shown; the screen brings locale and rates. */
export type PriceFormat = (hundredths: number) => PriceText;

/** Props of `Price`. */
export type PriceProps = {
  /** Hundredths of a coin (ledger unit). */
  hundredths: number;
  format: PriceFormat;
  /** What one pays it for, e.g. "/ min". */
  per?: string | undefined;
  /** Struck through before it: the price without the offer. */
  before?: number | undefined;
  /** Shown instead of a zero price, e.g. "free". */
  freeLabel?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl tracking-tight' };

/** Coins first, money beside it, so nobody has to calculate. */
export function Price({ hundredths, format, per, before, freeLabel, size = 'md', className }: PriceProps): ReactNode {
  if (hundredths === 0 && freeLabel) {
    return <span className={cx('font-bold text-success', sizes[size], className)}>{freeLabel}</span>;
  }
  const text = format(hundredths);
  return (
    <span
      className={cx(
        'tabular inline-flex text-ink flex-wrap items-baseline gap-x-1.5 leading-tight',
        sizes[size],
        className,
      )}
    >
      {before === undefined ? null : <s className="text-subtle">{format(before).coins}</s>}
      <span className="whitespace-nowrap font-bold">
        {text.coins}
        {per ? <span className="font-medium text-muted"> {per}</span> : null}
      </span>
      {text.money ? (
        <span className="whitespace-nowrap text-[max(0.75rem,0.68em)] font-medium text-subtle">{text.money}</span>
      ) : null}
    </span>
  );
}
