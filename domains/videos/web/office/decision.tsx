import { Check, SkipForward, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox, Switch } from '#kit/ui/primitives/choice.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoReview } from '../../contract/index.ts';
import { approveVideo, refuseVideo, takeDownVideo, trustPerformer } from '../../contract/index.ts';

/** Whether a press belongs to a field that somebody types into. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="slider"]') !== null;

/** What an operator decides on a video, by keyboard too: A lets it in, R goes to the reason, N looks at the next one. */
export function Decision({ review }: { review: VideoReview }): ReactNode {
  const { video, isTrusted, waiting } = review;
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [reason, setReason] = useState('');
  const [paysBack, setPaysBack] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const params = { videoId: video.id };
  const isWaiting = video.state === 'review';
  const next = (): void => void navigate(`${to('videos.officeQueue')}?after=${video.id}`);
  const decide = async (call: Parameters<typeof run>[0], told: string, isLeaving: boolean): Promise<void> => {
    const answer = await run(call, { told: () => told });
    if (!answer.ok) return void revalidate();
    if (isLeaving) await navigate(to('videos.officeQueue'));
    else await revalidate();
  };
  const approve = (): Promise<void> =>
    decide(
      (api) => api.call(approveVideo, { params, body: { askedAt: video.askedAt ?? 0 } }),
      t('videos.office.approved'),
      true,
    );
  const refuse = (): Promise<void> =>
    decide((api) => api.call(refuseVideo, { params, body: { reason } }), t('videos.office.refused'), true);
  const takeDown = (): Promise<void> =>
    decide(
      (api) => api.call(takeDownVideo, { params, body: { reason, paysBack } }),
      t('videos.office.tookDown'),
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
      title={t('videos.office.decide')}
      description={isWaiting ? t('videos.office.waitingNow', { count: waiting }) : undefined}
    >
      <div className="grid gap-4">
        {isWaiting ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Check aria-hidden />}
              loading={busy}
              disabled={video.filmState !== 'ready'}
              onClick={() => void approve()}
              aria-keyshortcuts="a"
            >
              {t('videos.office.approve')}
            </Button>
            <Button icon={<SkipForward aria-hidden />} disabled={busy} onClick={next} aria-keyshortcuts="n">
              {t('videos.office.next')}
            </Button>
          </div>
        ) : null}
        {isWaiting || video.state === 'published' || video.state === 'paused' ? (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void (isWaiting ? refuse() : takeDown());
            }}
          >
            <TextArea
              ref={field}
              label={t('videos.office.reason')}
              hint={t('videos.office.reasonHint')}
              rows={3}
              maxLength={200}
              required
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {isWaiting ? null : (
              <Checkbox
                label={t('videos.office.paysBack', { count: video.sold })}
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
              {t(isWaiting ? 'videos.office.refuse' : 'videos.office.takeDown')}
            </Button>
          </form>
        ) : null}
        <Switch
          label={t('videos.office.trust', { name: video.actorName })}
          hint={t('videos.office.trustText')}
          checked={isTrusted}
          disabled={busy}
          onChange={({ currentTarget: { checked } }) =>
            void decide(
              (api) => api.call(trustPerformer, { params: { actorId: video.actorId }, body: { isTrusted: checked } }),
              t('videos.office.saved'),
              false,
            )
          }
        />
        {isWaiting ? <p className="text-sm text-subtle max-lg:hidden">{t('videos.office.keys')}</p> : null}
      </div>
    </Card>
  );
}
