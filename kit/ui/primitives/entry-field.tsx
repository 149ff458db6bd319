import type { ReactNode } from 'react';
import type { Entry } from '#kit/entries/entry.ts';
import { decimalsOf } from '#kit/entries/entry.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

function signOf(entry: Entry): string | undefined {
  if (entry.kind === 'percent') return '%';
  if (entry.kind !== 'amount' || !entry.unit.sign) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency: entry.unit.code })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
}

/**
 * A number, an amount, a day or a time, typed as people type it. A number is a text to the browser: its own number fields
 * empty themselves of what they cannot read. `readEntry` reads what was typed, `writeEntry` writes what stands there first.
 */
export function EntryField({ entry, ...rest }: TextFieldProps & { entry: Entry }): ReactNode {
  if (entry.kind === 'day' || entry.kind === 'moment')
    return <TextField {...rest} type={entry.kind === 'day' ? 'date' : 'datetime-local'} />;
  const sign = signOf(entry);
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      inputMode={decimalsOf(entry) === 0 ? 'numeric' : 'decimal'}
      end={sign ? <span aria-hidden>{sign}</span> : undefined}
      {...rest}
    />
  );
}
