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
  /** `inherit` takes the size of the text around it. */
  size?: 'sm' | 'md' | 'lg' | 'inherit' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl tracking-tight', inherit: '' };

/** Coins first, money beside it, so nobody has to calculate. */
export function Price({ hundredths, format, per, before, freeLabel, size = 'md', className }: PriceProps): ReactNode {
  if (hundredths === 0 && freeLabel) {
    return <span className={cx('font-bold text-success', sizes[size], className)}>{freeLabel}</span>;
  }
  const text = format(hundredths);
  return (
    <span className={cx('price', sizes[size], className)}>
      {before === undefined ? null : <s>{format(before).coins}</s>}
      <b>
        {text.coins}
        {per ? <span> {per}</span> : null}
      </b>
      {text.money ? <small>{text.money}</small> : null}
    </span>
  );
}
