import type { ReactNode } from 'react';
import { useState } from 'react';
import { moment } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnVideo } from '../../contract/index.ts';
import { planVideo } from '../../contract/index.ts';

/** When a video is to be shown, if not as soon as it may be. */
export function Plan({ video: { id, plannedFor, state } }: { video: OwnVideo }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const saving = useSave();
  const [typed, setTyped] = useState(plannedFor === null ? '' : writeEntry(plannedFor, moment, language));
  const read = readEntry(typed, moment);
  const plan = (at: number | null): Promise<boolean> =>
    saving.save(
      () => api.call(planVideo, { params: { videoId: id }, body: { at } }),
      t(at === null ? 'videos.studio.planEnded' : 'videos.studio.planned'),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <EntryField
        entry={moment}
        className="min-w-0 flex-1 basis-56"
        label={t('videos.studio.plan')}
        hint={t(state === 'paused' && plannedFor !== null ? 'videos.studio.planWaits' : 'videos.studio.planText')}
        value={typed}
        error={saving.errorOf('at') ?? saving.refusal ?? undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        disabled={!('value' in read)}
        loading={saving.busy}
        onClick={() => 'value' in read && void plan(read.value)}
      >
        {t('videos.studio.planSave')}
      </Button>
      {plannedFor === null ? null : (
        <Button
          variant="ghost"
          loading={saving.busy}
          onClick={async () => {
            if (await plan(null)) setTyped('');
          }}
        >
          {t('videos.studio.planEnd')}
        </Button>
      )}
    </div>
  );
}
