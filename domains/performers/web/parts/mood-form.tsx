import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { updateStudioProfile } from '../../contract/index.ts';

/** The performer's line for tonight, saved on its own: it changes more often than anything else of a profile. */
export function MoodForm({ mood: said }: { mood: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [mood, setMood] = useState(said);
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready');
  const [refused, setRefused] = useState<string | undefined>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('saving');
    setRefused(undefined);
    const saved = await api.call(updateStudioProfile, { body: { mood } });
    setRefused(saved.ok ? undefined : (saved.problem.errors?.[0]?.message ?? saved.problem.title));
    if (saved.ok) setMood(saved.data.mood);
    setState(saved.ok ? 'saved' : 'ready');
  };
  return (
    <Card>
      <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          label={t('performers.studio.mood.label')}
          hint={t('performers.studio.mood.hint')}
          value={mood}
          maxLength={80}
          error={refused}
          dir="auto"
          autoComplete="off"
          className="min-w-60 flex-1"
          onChange={(event) => {
            setMood(event.currentTarget.value);
            setState('ready');
          }}
        />
        <div className="flex items-center gap-3 pt-7">
          <Button type="submit" loading={state === 'saving'}>
            {t('performers.studio.mood.save')}
          </Button>
          <span role="status" className="text-sm text-success">
            {state === 'saved' ? t('performers.studio.mood.saved') : ''}
          </span>
        </div>
      </form>
    </Card>
  );
}
