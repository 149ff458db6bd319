import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Uplink, UplinkGrade } from '../session/measure-uplink.ts';
import { measureUplink } from '../session/measure-uplink.ts';

const colours: Readonly<Record<UplinkGrade, string>> = {
  good: 'text-success',
  fair: 'text-warning',
  weak: 'text-danger',
};

/** What the line to us carries, measured once and again when asked. */
export function UplinkCheck(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [uplink, setUplink] = useState<Uplink | 'measuring' | null>('measuring');
  useEffect(() => {
    if (uplink !== 'measuring') return undefined;
    let current = true;
    void measureUplink(api).then((found) => current && setUplink(found));
    return () => {
      current = false;
    };
  }, [api, uplink]);
  const measured = uplink !== 'measuring' && uplink !== null ? uplink : null;
  const megabits = measured
    ? format.number(measured.bitsPerSecond / 1_000_000, { maximumFractionDigits: measured.bitsPerSecond < 1e7 ? 1 : 0 })
    : '';
  return (
    <div className="flex items-center gap-3 text-sm">
      <Gauge aria-hidden className="size-5 shrink-0 text-subtle" />
      <p role="status" className="grid min-w-0 flex-1">
        <span className="font-semibold">{t('live.studio.uplink')}</span>
        {measured ? (
          <span>
            <span translate="no" className="tabular">
              {t('live.studio.uplink.value', { megabits })}
            </span>
            {' · '}
            <span className={cx('font-semibold', colours[measured.grade])}>
              {t(`live.studio.uplink.${measured.grade}`)}
            </span>
          </span>
        ) : (
          <span className="text-muted">
            {t(uplink === 'measuring' ? 'live.studio.uplink.measuring' : 'live.studio.uplink.failed')}
          </span>
        )}
      </p>
      <Button size="sm" variant="ghost" disabled={uplink === 'measuring'} onClick={() => setUplink('measuring')}>
        {t('live.studio.uplink.again')}
      </Button>
    </div>
  );
}
