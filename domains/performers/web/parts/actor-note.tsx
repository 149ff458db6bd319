import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getActorNoteById, storeActorNote } from '../../contract/index.ts';

/** The guest's private note on a performer; nobody else ever sees it. */
export function ActorNote({ actorId, name }: { actorId: number; name: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'loading' | 'ready' | 'saving' | 'saved' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    api.call(getActorNoteById, { params: { actorId } }).then((note) => {
      if (!current) return;
      if (note.ok) setComment(note.data.comment);
      setState('ready');
    });
    return () => {
      current = false;
    };
  }, [api, actorId]);
  const save = async () => {
    setState('saving');
    const stored = await api.call(storeActorNote, { body: { actorId, comment } });
    setState(stored.ok ? 'saved' : 'failed');
  };
  return (
    <form
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={t('performers.note.label', { name })}
        hint={t('performers.note.hint')}
        value={comment}
        maxLength={2000}
        rows={3}
        disabled={state === 'loading'}
        onChange={(event) => {
          setComment(event.currentTarget.value);
          setState('ready');
        }}
        error={state === 'failed' ? t('performers.note.failed') : undefined}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" loading={state === 'saving'}>
          {t('performers.note.save')}
        </Button>
        <span role="status" className="text-sm text-success">
          {state === 'saved' ? t('performers.note.saved') : ''}
        </span>
      </div>
    </form>
  );
}
