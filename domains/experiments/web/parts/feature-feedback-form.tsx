import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useGuestSession, useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { number } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { sendFeatureFeedback } from '../../contract/features.ts';

const ratings = ['5', '4', '3', '2', '1'] as const;

/** Asks what a guest thinks of a feature; what they said before stands in it. For pages that announce one. */
export function FeatureFeedbackForm({
  featureId,
  name,
  onSent,
}: {
  featureId: number;
  name: string;
  onSent?: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { page } = useGuestSession();
  const before = useGuestValue('activeFeatures').find((one) => one.featureId === featureId)?.feedback;
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [refused, setRefused] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = readEntry(String(form.get('rating') ?? ''), number());
    if (!('value' in chosen)) {
      setRefused(t('experiments.feedback.choose'));
      return;
    }
    setState('busy');
    const text = String(form.get('text') ?? '');
    const answer = await api.mutate(sendFeatureFeedback, {
      featureId,
      rating: chosen.value,
      text,
      url: location.pathname,
    });
    if (!answer.ok) {
      setState('open');
      setRefused(answer.problem.title);
      return;
    }
    setState('sent');
    void page.refresh();
    onSent?.();
  };

  if (state === 'sent') {
    return (
      <p role="status" className="font-semibold">
        {t('experiments.feedback.thanks')}
      </p>
    );
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
      <RadioGroup
        name="rating"
        legend={t('experiments.feedback.question', { name })}
        options={ratings.map((value) => ({ value, label: t(`experiments.feedback.rating.${value}`) }))}
        {...(before ? { defaultValue: String(before.rating) } : {})}
        error={refused ?? undefined}
      />
      <TextArea
        name="text"
        maxLength={2000}
        label={t('experiments.feedback.text')}
        hint={t('experiments.feedback.hint')}
        defaultValue={before?.text}
      />
      <div>
        <Button type="submit" variant="primary" loading={state === 'busy'}>
          {t('experiments.feedback.send')}
        </Button>
      </div>
    </form>
  );
}
