const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size of bytes as people read it: `1.4 GB`. Units of a thousand, as phones count them. */
export function sizeText(bytes: number, language: string): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1000, bytes)) / 3)));
  const unit = units[step - 1] ?? 'gigabyte';
  const value = bytes / 1000 ** step;
  const maximumFractionDigits = value < 10 && step > 1 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
