import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** A price in words: the amount as shown, and what it comes to in money beside it. */
export type PriceText = { amount: string; money?: string | undefined };

/** Turns hundredths of what is paid with into what is shown; the screen brings unit, locale and rates. */
export type PriceFormat = (hundredths: number) => PriceText;

/** Props of `Price`. */
export type PriceProps = {
  /** In hundredths of what is paid with. */
  hundredths: number;
  format: PriceFormat;
  /** What one pays it for, e.g. "/min". */
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

/** The amount first, money beside it, so nobody has to calculate. */
export function Price({ hundredths, format, per, before, freeLabel, size = 'md', className }: PriceProps): ReactNode {
  if (hundredths === 0 && freeLabel) {
    return (
      <span translate="no" className={cx('font-bold text-success', sizes[size], className)}>
        {freeLabel}
      </span>
    );
  }
  const text = format(hundredths);
  return (
    <span translate="no" className={cx('price', sizes[size], className)}>
      {before === undefined ? null : <s>{format(before).amount}</s>}
      <b>
        {text.amount}
        {per ? <span>{per}</span> : null}
      </b>
      {text.money ? <small>{text.money}</small> : null}
    </span>
  );
}
