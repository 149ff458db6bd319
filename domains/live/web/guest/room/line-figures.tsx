import { Signal, SignalLow } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { useLine } from './use-line.ts';

/** How old the picture is, how large, and what comes in; amber while the line is weak. */
export function LineFigures({ className }: { className?: string }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const line = useLine();
  if (!line) return null;
  const { delayMs, bitsPerSecond, height, weak } = line;
  const delay = t('live.line.delay', { ms: `${format.number(Math.round(delayMs))} ms` });
  return (
    <span
      title={weak ? t('live.line.weak') : undefined}
      className={cx(
        'tabular inline-flex items-center gap-1.5 whitespace-nowrap text-xs [&>svg]:size-4',
        weak && 'text-warning',
        className,
      )}
      translate="no"
    >
      {weak ? <SignalLow aria-hidden /> : <Signal aria-hidden />}
      {[height > 0 ? `${height}p` : null, delay, `${format.number(Math.round(bitsPerSecond / 1000))} kbit/s`]
        .filter(Boolean)
        .join(' · ')}
      {weak ? <span className="sr-only">{t('live.line.weak')}</span> : null}
    </span>
  );
}
