import { Check, SkipForward, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeComment } from '../../contract/index.ts';
import { approveComment, refuseComment } from '../../contract/index.ts';

/** Whether a press belongs to a field that somebody types into. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** What an operator decides on a comment, by keyboard too: A keeps it, R goes to the reason, N looks at the next one. */
export function Decision({ comment, waiting }: { comment: OfficeComment; waiting: number }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const params = { commentId: comment.id };
  const { state } = comment;
  const isAsking = state === 'waiting' || comment.reports.length > 0;
  const next = (): void => void navigate(`${to('comments.officeQueue')}?after=${comment.id}`);
  const decide = async (call: Parameters<typeof run>[0], told: string): Promise<void> => {
    const answer = await run(call, { told: () => told });
    if (answer.ok && isAsking) await navigate(to('comments.officeQueue'));
    else await revalidate();
  };
  const approve = (): Promise<void> =>
    decide((api) => api.call(approveComment, { params }), t('comments.office.approved'));
  const refuse = (event: FormEvent): void => {
    event.preventDefault();
    void decide((api) => api.call(refuseComment, { params, body: { reason } }), t('comments.office.refusedNow'));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isAsking || busy || isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
      const does = { a: () => void approve(), r: () => field.current?.focus(), n: next }[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const keep = state === 'waiting' ? 'comments.office.approve' : 'comments.office.keep';
  return (
    <Card
      title={t('comments.office.decide')}
      description={isAsking ? t('comments.office.waitingNow', { count: waiting }) : undefined}
    >
      <div className="grid gap-4">
        {isAsking ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Check aria-hidden />}
              loading={busy}
              onClick={() => void approve()}
              aria-keyshortcuts="a"
            >
              {t(state === 'waiting' || state === 'shown' ? keep : 'comments.office.settle')}
            </Button>
            <Button icon={<SkipForward aria-hidden />} disabled={busy} onClick={next} aria-keyshortcuts="n">
              {t('comments.office.next')}
            </Button>
          </div>
        ) : null}
        {state === 'waiting' || state === 'shown' ? (
          <form className="grid gap-3" onSubmit={refuse}>
            <TextArea
              ref={field}
              label={t('comments.office.reason')}
              hint={t('comments.office.reasonHint')}
              rows={3}
              maxLength={200}
              required
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Button
              type="submit"
              variant="danger"
              icon={<X aria-hidden />}
              loading={busy}
              disabled={reason.trim().length < 3}
              className="justify-self-start"
            >
              {t(state === 'waiting' ? 'comments.office.refuse' : 'comments.office.takeDown')}
            </Button>
          </form>
        ) : null}
        {isAsking ? <p className="text-sm text-subtle max-lg:hidden">{t('comments.office.keys')}</p> : null}
        {isAsking || state === 'shown' ? null : <p className="text-muted text-sm">{t('comments.office.settled')}</p>}
      </div>
    </Card>
  );
}
