import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { chatExitSurvey } from '#domains/surveys/contract/index.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { mobileBelow } from '#kit/web/use-media-query.ts';
import type { RoomState } from './room-state.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** How the chat was: five stars and, for who likes, words (spec 2 §3 and §4, chat exit survey). */
export function SurveyDialog({
  offer,
  onDone,
}: {
  offer: NonNullable<RoomState['survey']>;
  onDone: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [rating, setRating] = useState(0);
  const [feedback, setFeedback] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const { actorId, actorName, chatId, chatType } = offer;
  const send = async (): Promise<void> => {
    setState('sending');
    const stored = await api.call(chatExitSurvey, {
      body: {
        currentUrl: location.href.slice(0, 500),
        mobile: innerWidth < mobileBelow,
        chatId,
        actorId,
        chatType,
        rating,
        feedback,
      },
    });
    if (stored.ok || stored.problem.code === 'survey_not_offered') onDone();
    else setState('failed');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      size="sm"
      title={t('live.survey.title', { name: actorName })}
      description={t('live.survey.text')}
      closeLabel={t('live.start.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('live.survey.skip')}</Button>
          </DialogClose>
          <Button variant="primary" disabled={rating === 0} loading={state === 'sending'} onClick={() => void send()}>
            {t('live.survey.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset className="flex justify-center gap-1">
          <legend className="sr-only">{t('live.survey.rating')}</legend>
          {stars.map((star) => (
            <label
              key={star}
              title={t('live.survey.stars', { count: star })}
              className="relative grid size-12 cursor-pointer place-items-center rounded-full transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                value={star}
                checked={rating === star}
                onChange={() => setRating(star)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                className={cx(
                  'size-8 transition-colors',
                  star <= rating ? 'fill-warning text-warning' : 'text-control',
                )}
              />
              <span className="sr-only">{t('live.survey.stars', { count: star })}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('live.survey.words')}
          rows={3}
          maxLength={2000}
          value={feedback}
          onChange={(event) => setFeedback(event.currentTarget.value)}
          error={state === 'failed' ? t('live.survey.failed') : undefined}
        />
      </div>
    </Dialog>
  );
}
