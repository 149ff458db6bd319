import { Check, SkipForward, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useCall } from './use-call.ts';

/** What a press does: the call, and what is said once it is done. */
export interface ReviewAct {
  readonly label: string;
  readonly told: string;
  readonly call: Parameters<ReturnType<typeof useCall>['run']>[0];
}

/** Props of `ReviewCard`. */
export interface ReviewCardProps {
  readonly title: string;
  /** How many wait, where this one does. */
  readonly description?: string | undefined;
  /** Somebody waits for it: it may be let in or passed over, by the keys A and N as well. */
  readonly approve?: ReviewAct | undefined;
  readonly next?: { readonly label: string; readonly go: () => void } | undefined;
  /** Refused or taken away, with a reason that others read; the key R leads to it. */
  readonly refuse?: (Omit<ReviewAct, 'call'> & { readonly call: (reason: string) => ReviewAct['call'] }) | undefined;
  readonly reason: { readonly label: string; readonly hint: string };
  /** Between the reason and its button. */
  readonly more?: ReactNode;
  /** What the keys do, in words. */
  readonly keys: string;
  /** Below it all. */
  readonly children?: ReactNode;
  /** It was decided, and there is nothing more to do here: the way to the next. Without it the page is read anew. */
  readonly onDone?: (() => void | Promise<void>) | undefined;
}

/** Shortest reason, as the operations ask for it. */
const leastReason = 3;

/** Whether a press belongs to a field that somebody types into. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="slider"]') !== null;

/** What an operator decides on something that was made or said by others: let in, refuse with a reason, pass over; by keyboard too. */
export function ReviewCard(props: ReviewCardProps): ReactNode {
  const { title, description, approve, next, refuse, reason: words, more, keys, children, onDone } = props;
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = async ({ call, told }: Pick<ReviewAct, 'call' | 'told'>): Promise<void> => {
    const answer = await run(call, { told: () => told });
    if (answer.ok && onDone) await onDone();
    else await revalidate();
  };
  const press = (event: KeyboardEvent): void => {
    if (!approve || busy || isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const does = { a: () => void decide(approve), r: () => field.current?.focus(), n: next?.go }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => pressed.current(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (refuse) void decide({ call: refuse.call(reason), told: refuse.told });
  };
  return (
    <Card title={title} description={description}>
      <div className="grid gap-4">
        {approve ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Check aria-hidden />}
              loading={busy}
              onClick={() => void decide(approve)}
              aria-keyshortcuts="a"
            >
              {approve.label}
            </Button>
            {next ? (
              <Button icon={<SkipForward aria-hidden />} disabled={busy} onClick={next.go} aria-keyshortcuts="n">
                {next.label}
              </Button>
            ) : null}
          </div>
        ) : null}
        {refuse ? (
          <form className="grid gap-3" onSubmit={submit}>
            <TextArea
              ref={field}
              label={words.label}
              hint={words.hint}
              rows={3}
              maxLength={200}
              required
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {more}
            <Button
              type="submit"
              variant="danger"
              icon={<X aria-hidden />}
              loading={busy}
              disabled={reason.trim().length < leastReason}
              className="justify-self-start"
            >
              {refuse.label}
            </Button>
          </form>
        ) : null}
        {children}
        {approve ? <p className="text-sm text-subtle max-lg:hidden">{keys}</p> : null}
      </div>
    </Card>
  );
}
