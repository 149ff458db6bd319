import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const steps = ['service', 'key', 'output', 'encoder', 'keyframes', 'size', 'start'] as const;

/** Said with RTMP alone. */
const ofRtmp: readonly string[] = ['service', 'key'];

/** How OBS is set, step by step. */
export function StepsCard({ byWhip, byRtmp }: { byWhip: boolean; byRtmp: boolean }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('ingest.steps.title')}>
      <ol className="grid list-decimal gap-2 ps-5 text-sm marker:font-bold">
        {byWhip ? <li>{t('ingest.steps.whip')}</li> : null}
        {steps
          .filter((step) => byRtmp || !ofRtmp.includes(step))
          .map((step) => (
            <li key={step}>{t(`ingest.steps.${step}`)}</li>
          ))}
      </ol>
    </Card>
  );
}
