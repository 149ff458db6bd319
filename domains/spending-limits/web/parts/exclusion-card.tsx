import { ShieldBan } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { excludeOneself } from '../../contract/breaks.ts';
import type { OwnLimits } from '../../contract/limits.ts';

/** The way to end spending for good, or since when it has ended. */
export function ExclusionCard({ own, onChange }: { own: OwnLimits; onChange: (own: OwnLimits) => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const [isUnderstood, setUnderstood] = useState(false);
  const [refusal, setRefusal] = useState('');
  const exclude = async (): Promise<void> => {
    const answer = await api.call(excludeOneself, { body: { understood: true } });
    if (answer.ok) onChange(answer.data);
    else setRefusal(answer.problem.title);
  };
  const isExcluded = own.break?.kind === 'exclusion';
  return (
    <Card title={t('spending-limits.exclude')} description={t('spending-limits.excludeLead')}>
      {isExcluded ? (
        <p className="flex items-center gap-2 font-semibold" translate="no" suppressHydrationWarning>
          <ShieldBan aria-hidden className="size-5 shrink-0" />
          {t('spending-limits.excluded', { at: format.date(own.break?.since ?? 0) })}
        </p>
      ) : asks ? (
        <div className="grid gap-3 rounded-card border border-line p-3">
          <Checkbox
            label={t('spending-limits.understood')}
            checked={isUnderstood}
            onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
          />
          <p className="flex gap-2">
            <Button size="sm" variant="danger" disabled={!isUnderstood} onClick={() => void exclude()}>
              {t('spending-limits.excludeSure')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsks(false)}>
              {t('spending-limits.cancel')}
            </Button>
          </p>
        </div>
      ) : (
        <Button variant="ghost" onClick={() => setAsks(true)}>
          {t('spending-limits.excludeDo')}
        </Button>
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
}
