import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useDecide } from '../state/decide.ts';

/** The question whether visits may be counted; both answers are equally near. */
export function StatisticsQuestion(): ReactNode {
  const t = useMessages();
  const { functional } = useConsent();
  const decide = useDecide();
  return (
    <section aria-label={t('legal.consent.category.analytics')} className="page pb-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-(--card-pad)">
        <p className="min-w-[min(16rem,100%)] flex-1">
          <strong className="font-semibold">{t('legal.consent.statistics.title')}</strong>{' '}
          <span className="text-muted">{t('legal.consent.statistics.text')}</span>
        </p>
        <div className="flex gap-2">
          <Button
            size="sm"
            className="pointer-coarse:min-h-11"
            onClick={() => decide({ functional, analytics: false })}
          >
            {t('legal.consent.statistics.no')}
          </Button>
          <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => decide({ functional, analytics: true })}>
            {t('legal.consent.statistics.yes')}
          </Button>
        </div>
      </div>
    </section>
  );
}
