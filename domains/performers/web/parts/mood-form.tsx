import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { languages } from '#kit/contract/access.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MoodIn } from '../../contract/index.ts';
import { updateStudioProfile } from '../../contract/index.ts';

/** As long as one line may be, in characters. */
const longest = 80;

/** The performer's line for tonight, saved on its own: it changes more often than anything else of a profile. */
export function MoodForm({ mood: said, moodIn: saidIn }: { mood: string; moodIn: MoodIn }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [mood, setMood] = useState(said);
  const [moodIn, setMoodIn] = useState<MoodIn>(saidIn);
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready');
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const refused = (field: string): string | undefined =>
    problem?.errors?.find((error) => error.field === `body.${field}`)?.message;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('saving');
    setProblem(null);
    const saved = await api.call(updateStudioProfile, { body: { mood, moodIn: mood.trim() === '' ? {} : moodIn } });
    setProblem(saved.ok ? null : saved.problem);
    if (saved.ok) {
      setMood(saved.data.mood);
      setMoodIn(saved.data.moodIn);
    }
    setState(saved.ok ? 'saved' : 'ready');
  };
  return (
    <Card>
      <form onSubmit={(event) => void save(event)} className="grid gap-2">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <TextField
            label={t('performers.studio.mood.label')}
            hint={t('performers.studio.mood.hint')}
            value={mood}
            maxLength={longest}
            error={refused('mood') ?? (problem && !problem.errors?.length ? problem.title : undefined)}
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
        </div>
        <details open={Object.keys(saidIn).length > 0 || problem?.errors?.some(({ field }) => field !== 'body.mood')}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent-ink text-sm">
            {t('performers.studio.mood.others')}
          </summary>
          <p className="pb-2 text-muted text-sm">{t('performers.studio.mood.othersHint')}</p>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {languages.map((language) => (
              <TextField
                key={language}
                label={format.languageName(language)}
                value={moodIn[language] ?? ''}
                maxLength={longest}
                error={refused(`moodIn.${language}`)}
                lang={language}
                autoComplete="off"
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setMoodIn((before) => ({ ...before, [language]: value }));
                  setState('ready');
                }}
              />
            ))}
          </div>
        </details>
      </form>
    </Card>
  );
}
