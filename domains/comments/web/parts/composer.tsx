import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Comment } from '../../contract/index.ts';
import { longestComment } from '../../contract/index.ts';

/** Where words are written. They are sent by the button alone: the keyboard's Enter begins a new line. */
export function Composer({
  label,
  hint,
  send,
  onSend,
  onSent,
  onCancel,
}: {
  label: string;
  hint?: string;
  /** What the button says. */
  send: string;
  onSend: (text: string) => (api: ApiClient) => Promise<Result<Comment>>;
  onSent: (line: Comment) => void;
  onCancel?: () => void;
}): ReactNode {
  const t = useMessages();
  const toast = useToast();
  const { busy, refusal, run } = useCall();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError('');
    const answer = await run(onSend(text), { isRefusedInPlace: true });
    if (!answer.ok) return setError(answer.problem.errors?.find(({ message }) => message)?.message ?? '');
    setText('');
    if (answer.data.isWaiting) toast.show({ title: t('comments.waitsNow'), tone: 'neutral' });
    onSent(answer.data);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-2">
      <TextArea
        label={label}
        hint={hint}
        error={error || refusal || undefined}
        rows={onCancel ? 2 : 3}
        maxLength={longestComment}
        required
        autoFocus={onCancel !== undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {t('comments.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" loading={busy} disabled={text.trim() === ''}>
          {send}
        </Button>
      </div>
    </form>
  );
}
