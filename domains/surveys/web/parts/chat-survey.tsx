import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { afterChat } from '#domains/live/web/slots.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { mobileBelow } from '#kit/web/hooks/use-media-query.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatExitSurvey } from '../../contract/index.ts';
import { Stars } from './stars.tsx';

/** How the chat was: five stars and, for who likes and may, words (spec 2 §3 and §4, chat exit survey). */
export const ChatSurvey: FillingOf<typeof afterChat> = ({ chat, onDone }) => {
  const t = useMessages();
  const api = useApi();
  const isBlockedForComments = useGuestValue('isBlockedForComments');
  const [rating, setRating] = useState(0);
  const [feedback, setFeedback] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const { actorId, actorName, chatId, chatType, isAnonymousVoicecall } = chat;
  const send = async (): Promise<void> => {
    setState('sending');
    const stored = await api.call(chatExitSurvey, {
      body: {
        currentUrl: location.href.slice(0, 500),
        mobile: innerWidth < mobileBelow,
        chatId,
        actorId,
        chatType,
        isAnonymousVoicecall,
        rating,
        feedback,
      },
    });
    if (stored.ok || stored.problem.code === 'survey_not_offered') onDone();
    else setState('failed');
  };
  return (
    <form
      aria-label={t('surveys.chat.title', { name: actorName })}
      onSubmit={(event) => {
        event.preventDefault();
        if (rating > 0) void send();
      }}
      className="grid gap-2 text-center"
    >
      <p className="font-semibold">{t('surveys.chat.title', { name: actorName })}</p>
      <Stars legend={t('surveys.chat.rating')} rating={rating} onRating={setRating} />
      {rating > 0 ? (
        <div className="grid gap-2 text-left">
          {isBlockedForComments ? null : (
            <TextArea
              label={t('surveys.chat.words')}
              hint={t('surveys.chat.text')}
              rows={2}
              maxLength={2000}
              value={feedback}
              onChange={(event) => setFeedback(event.currentTarget.value)}
              error={state === 'failed' ? t('surveys.chat.failed') : undefined}
            />
          )}
          {isBlockedForComments && state === 'failed' ? (
            <p role="alert" className="text-danger text-sm">
              {t('surveys.chat.failed')}
            </p>
          ) : null}
          <Button type="submit" variant="primary" loading={state === 'sending'}>
            {t('surveys.chat.send')}
          </Button>
        </div>
      ) : null}
    </form>
  );
};
