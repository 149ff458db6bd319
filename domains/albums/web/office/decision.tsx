import { Check, SkipForward, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumReview } from '../../contract/index.ts';
import { approveAlbum, refuseAlbum, takeDownAlbum } from '../../contract/index.ts';

/** Whether a press belongs to a field that somebody types into. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="slider"]') !== null;

/** What an operator decides on a album, by keyboard too: A lets it in, R goes to the reason, N looks at the next one. */
export function Decision({ review }: { review: AlbumReview }): ReactNode {
  const { album, isTrusted, waiting } = review;
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const [paysBack, setPaysBack] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const params = { albumId: album.id };
  const isWaiting = album.state === 'review';
  const next = (): void => void navigate(`${to('albums.officeQueue')}?after=${album.id}`);
  const decide = async (call: Parameters<typeof run>[0], told: string, isLeaving: boolean): Promise<void> => {
    const answer = await run(call, { told: () => told });
    if (!answer.ok) return void revalidate();
    if (isLeaving) await navigate(to('albums.officeQueue'));
    else await revalidate();
  };
  const approve = (): Promise<void> =>
    decide(
      (api) => api.call(approveAlbum, { params, body: { askedAt: album.askedAt ?? 0 } }),
      t('albums.office.approved'),
      true,
    );
  const refuse = (): Promise<void> =>
    decide((api) => api.call(refuseAlbum, { params, body: { reason } }), t('albums.office.refused'), true);
  const takeDown = (): Promise<void> =>
    decide(
      (api) => api.call(takeDownAlbum, { params, body: { reason, paysBack } }),
      t('albums.office.tookDown'),
      false,
    );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey || busy) return;
      const does = isWaiting
        ? { a: () => void approve(), r: () => field.current?.focus(), n: next }[event.key]
        : undefined;
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const isReasoned = reason.trim().length >= 3;
  return (
    <Card
      title={t('albums.office.decide')}
      description={isWaiting ? t('albums.office.waitingNow', { count: waiting }) : undefined}
    >
      <div className="grid gap-4">
        {isWaiting ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Check aria-hidden />}
              loading={busy}
              onClick={() => void approve()}
              aria-keyshortcuts="a"
            >
              {t('albums.office.approve')}
            </Button>
            <Button icon={<SkipForward aria-hidden />} disabled={busy} onClick={next} aria-keyshortcuts="n">
              {t('albums.office.next')}
            </Button>
          </div>
        ) : null}
        {isWaiting || album.state === 'published' || album.state === 'paused' ? (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void (isWaiting ? refuse() : takeDown());
            }}
          >
            <TextArea
              ref={field}
              label={t('albums.office.reason')}
              hint={t('albums.office.reasonHint')}
              rows={3}
              maxLength={200}
              required
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {isWaiting ? null : (
              <Checkbox
                label={t('albums.office.paysBack', { count: album.sold })}
                checked={paysBack}
                onChange={({ currentTarget }) => setPaysBack(currentTarget.checked)}
              />
            )}
            <Button
              type="submit"
              variant="danger"
              icon={<X aria-hidden />}
              loading={busy}
              disabled={!isReasoned}
              className="justify-self-start"
            >
              {t(isWaiting ? 'albums.office.refuse' : 'albums.office.takeDown')}
            </Button>
          </form>
        ) : null}
        {isTrusted ? (
          <p className="text-muted text-sm">{t('albums.office.trusted', { name: album.actorName })}</p>
        ) : null}
        {isWaiting ? <p className="text-sm text-subtle max-lg:hidden">{t('albums.office.keys')}</p> : null}
      </div>
    </Card>
  );
}
