import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { pauseDays, takeBreak } from '../../contract/breaks.ts';
import type { OwnLimits } from '../../contract/limits.ts';

/** A pause of some days, begun in two presses. */
export function BreakCard({ own, onChange }: { own: OwnLimits; onChange: (own: OwnLimits) => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const toast = useToast();
  const [days, setDays] = useState<(typeof pauseDays)[number]>(1);
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState('');
  const running = own.break;
  if (running?.kind === 'exclusion') return null;
  const begin = async (): Promise<void> => {
    setAsks(false);
    const answer = await api.call(takeBreak, { body: { days } });
    if (!answer.ok) return setRefusal(answer.problem.title);
    setRefusal('');
    toast.show({ title: t('spending-limits.begun'), tone: 'success' });
    return onChange(answer.data);
  };
  return (
    <Card title={t('spending-limits.break')} description={t('spending-limits.breakLead')}>
      <div className="grid gap-4">
        {running ? (
          <p className="flex items-center gap-2 font-semibold" translate="no" suppressHydrationWarning>
            <Hourglass aria-hidden className="size-5 shrink-0" />
            {t('spending-limits.runs', { at: format.dateTime(running.until ?? 0) })}
          </p>
        ) : null}
        <RadioGroup
          legend={t('spending-limits.howLong')}
          name="days"
          value={String(days)}
          onValueChange={(value) => setDays(Number(value) as typeof days)}
          options={pauseDays.map((value) => ({ value: String(value), label: t(`spending-limits.days.${value}`) }))}
        />
        {asks ? (
          <div className="grid gap-2 rounded-card border border-line p-3">
            <p className="text-sm">{t('spending-limits.beginSure')}</p>
            <p className="flex gap-2">
              <Button size="sm" variant="danger" onClick={() => void begin()}>
                {t('spending-limits.begin')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setAsks(false)}>
                {t('spending-limits.cancel')}
              </Button>
            </p>
          </div>
        ) : (
          <div>
            <Button onClick={() => setAsks(true)}>
              {t(running ? 'spending-limits.longer' : 'spending-limits.begin')}
            </Button>
          </div>
        )}
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {refusal}
        </p>
      </div>
    </Card>
  );
}
