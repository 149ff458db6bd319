import { Clock, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { moment } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import type { ComposerBox } from '#kit/ui/chat/composer.tsx';
import { Button, ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { newKey } from '#kit/web/session/new-key.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SavedReply } from '../../../contract/index.ts';
import { filledIn, getReplies, scheduleMessage, textFor } from '../../../contract/index.ts';

interface ToolsProps {
  readonly channelId: number;
  readonly guestName: string;
  readonly box: ComposerBox;
}

/** Beside the box of a conversation in the studio: saved replies, and sending later. */
export function ComposerTools(props: ToolsProps): ReactNode {
  const t = useMessages();
  const [opened, setOpened] = useState<'replies' | 'later' | null>(null);
  const { text, write } = props.box;
  // A stroke in an empty box asks for the saved replies.
  useEffect(() => {
    if (text !== '/') return;
    write('');
    setOpened('replies');
  }, [text, write]);
  const close = (isOpen: boolean): void => (isOpen ? undefined : setOpened(null));
  return (
    <>
      <IconButton
        label={t('messenger.studio.replies')}
        icon={<MessageSquareText aria-hidden />}
        onClick={() => setOpened('replies')}
      />
      {text.trim() === '' ? null : (
        <IconButton
          label={t('messenger.studio.later')}
          icon={<Clock aria-hidden />}
          onClick={() => setOpened('later')}
        />
      )}
      <Panel
        open={opened === 'replies'}
        onOpenChange={close}
        title={t('messenger.studio.replies')}
        closeLabel={t('messenger.cancel')}
      >
        {opened === 'replies' ? <Replies {...props} onDone={() => setOpened(null)} /> : null}
      </Panel>
      <Panel
        open={opened === 'later'}
        onOpenChange={close}
        title={t('messenger.studio.later')}
        closeLabel={t('messenger.cancel')}
      >
        {opened === 'later' ? <Later {...props} onDone={() => setOpened(null)} /> : null}
      </Panel>
    </>
  );
}

function Replies({ channelId, guestName, box, onDone }: ToolsProps & { onDone: () => void }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const [known, setKnown] = useState<{ replies: readonly SavedReply[]; language: 'de' | 'en' | 'nl' | 'es' } | null>(
    null,
  );
  useEffect(() => {
    void api.call(getReplies, { query: { channelId: String(channelId) } }).then((answer) => {
      if (answer.ok) setKnown(answer.data);
    });
  }, [api, channelId]);
  return (
    <div className="grid gap-3" aria-busy={known === null}>
      <ul className="grid gap-1">
        {known?.replies.map(({ replyId, name, texts }) => {
          const words = filledIn(textFor(texts, known.language), guestName);
          return (
            <li key={replyId}>
              <button
                type="button"
                className="grid w-full gap-0.5 rounded-control px-3 py-2 text-left hover:bg-hover"
                onClick={() => {
                  box.write(box.text === '' ? words : `${box.text.trimEnd()} ${words}`);
                  onDone();
                }}
              >
                <span className="font-semibold text-sm">{name}</span>
                <span className="line-clamp-2 text-muted text-sm">{words}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {known?.replies.length === 0 ? <p className="text-muted text-sm">{t('messenger.studio.replies.none')}</p> : null}
      <ButtonLink size="sm" href={to('messenger.prepared')}>
        {t('messenger.studio.replies.edit')}
      </ButtonLink>
    </div>
  );
}

function Later({ channelId, box, onDone }: ToolsProps & { onDone: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const toast = useToast();
  const [at, setAt] = useState('');
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [key] = useState(newKey);
  const reading = readEntry(at, moment);
  const schedule = async (): Promise<void> => {
    if (!('value' in reading)) return setRefused(t('messenger.studio.later.when'));
    const body = { channelId, text: box.text.trim(), dueAt: reading.value, key };
    const answer = await api.call(scheduleMessage, { body });
    if (!answer.ok) return setRefused(answer.problem.title);
    box.write('');
    toast.show({ title: t('messenger.studio.later.done', { at: format.dateTime(reading.value) }), tone: 'success' });
    onDone();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void schedule();
      }}
    >
      <p className="line-clamp-4 whitespace-pre-wrap rounded-card bg-field p-3 text-sm">{box.text}</p>
      <EntryField
        entry={moment}
        label={t('messenger.studio.later.when')}
        hint={t('messenger.studio.later.hint')}
        error={refused}
        value={at}
        onChange={({ currentTarget }) => {
          setAt(currentTarget.value);
          setRefused(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        {t('messenger.studio.later.do')}
      </Button>
    </form>
  );
}
