import type { ReactNode } from 'react';
import type { PublisherStats } from '#kit/live-media/browser/publisher-messages.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

/** What leaves the computer: frames, bits, and what was left out. */
export function LineFigures({ stats }: { stats: PublisherStats }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { framesPerSecond, bitsPerSecond, framesDropped, uplinkScale, renditions } = stats;
  const weak = uplinkScale < 0.7;
  const height = renditions.at(-1)?.height;
  return (
    <dl
      translate="no"
      className={cx(
        'tabular flex items-center gap-2.5 rounded-full bg-black/50 px-2.5 py-1 text-xs [&>div]:flex [&>div]:items-baseline [&>div]:gap-1 [&_dt]:opacity-70',
        weak && 'text-warning',
      )}
    >
      {height ? (
        <div className="max-sm:hidden!">
          <dt className="sr-only">{t('live.studio.line.picture')}</dt>
          <dd>{height}p</dd>
        </div>
      ) : null}
      <div className="flex-row-reverse">
        <dt>{t('live.studio.line.fps')}</dt>
        <dd className="font-semibold">{format.number(Math.round(framesPerSecond))}</dd>
      </div>
      <div className="flex-row-reverse max-sm:hidden!">
        <dt>kbit/s</dt>
        <dd className="font-semibold">{format.number(Math.round(bitsPerSecond / 1000))}</dd>
      </div>
      {framesDropped > 0 ? (
        <div className={cx('flex-row-reverse', weak && 'max-sm:hidden!')}>
          <dt>{t('live.studio.line.dropped')}</dt>
          <dd className="font-semibold">{format.number(framesDropped)}</dd>
        </div>
      ) : null}
      {weak ? (
        <div>
          <dt className="sr-only">{t('live.studio.line.name')}</dt>
          <dd>{t('live.studio.line.weak')}</dd>
        </div>
      ) : null}
    </dl>
  );
}
