import { Check, CircleAlert, LoaderCircle, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { IngestSignal, Verdict } from '../../contract/signal.ts';

const looks = {
  ok: { icon: <Check aria-hidden />, colour: 'text-success', tone: 'success' },
  wait: { icon: <LoaderCircle aria-hidden />, colour: 'text-subtle', tone: 'neutral' },
  warn: { icon: <CircleAlert aria-hidden />, colour: 'text-warning', tone: 'warning' },
  refuse: { icon: <OctagonX aria-hidden />, colour: 'text-danger', tone: 'danger' },
} as const satisfies Record<Verdict, unknown>;

/** Every check of the signal: how it stands, what was found, and what to change in the program. */
export function SignalCard({
  signal,
  latencyMs,
}: {
  signal: IngestSignal | null;
  latencyMs: number | null;
}): ReactNode {
  const t = useMessages();
  const delay = latencyMs === null ? null : latencyMs + (signal?.lateMs ?? 0);
  return (
    <Card
      title={t('ingest.signal.title')}
      actions={
        signal ? <Badge tone={looks[signal.verdict].tone}>{t(`ingest.verdict.${signal.verdict}`)}</Badge> : undefined
      }
    >
      {signal ? (
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-x-2 text-muted text-sm">
            <span translate="no">{signal.protocol.toUpperCase()}</span>
            <bdi translate="no">{signal.program}</bdi>
            {delay === null ? null : <span>{t('ingest.signal.delay', { ms: delay })}</span>}
          </p>
          <ul className="grid gap-2">
            {signal.checks.map(({ name, verdict, found }) => (
              <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control bg-field px-3 py-2">
                <span className={`row-span-2 mt-0.5 [&>svg]:size-5 ${looks[verdict].colour}`}>
                  {looks[verdict].icon}
                </span>
                <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
                  <span>{t(`ingest.check.${name}`)}</span>
                  {found === null ? (
                    <span className="text-muted text-sm">{t(`ingest.verdict.${verdict}`)}</span>
                  ) : (
                    <span translate="no" className="tabular text-muted text-sm">
                      {t(`ingest.found.${name}`, { found })}
                    </span>
                  )}
                </span>
                {verdict === 'warn' || verdict === 'refuse' ? (
                  <span className="text-sm">{t(`ingest.check.${name}.${verdict}`, { found: found ?? '' })}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-muted text-sm">{t('ingest.signal.none')}</p>
      )}
    </Card>
  );
}
