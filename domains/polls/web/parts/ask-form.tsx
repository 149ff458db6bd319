import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askPoll, pollBounds, pollMinutes } from '../../contract/room.ts';

/** A question for a room, with its answers and how long it is open. What is refused stands at the field it is about. */
export function AskForm({
  actorId,
  onDone,
  onBack,
}: {
  actorId: number;
  onDone: () => void;
  onBack: () => void;
}): ReactNode {
  const t = useMessages();
  const { busy, refusal, run } = useCall();
  const [question, setQuestion] = useState('');
  const [rows, setRows] = useState([0, 1].map((key) => ({ key, text: '' })));
  const [minutes, setMinutes] = useState<(typeof pollMinutes)[number]>(2);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<void> => {
    const body = { actorId, question, answers: rows.map(({ text }) => text), minutes };
    const answer = await run((api) => api.call(askPoll, { body }), { isRefusedInPlace: true });
    if (answer.ok) onDone();
    else setRefused(Object.fromEntries((answer.problem.errors ?? []).map(({ field, message }) => [field, message])));
  };
  const write = (key: number, text: string): void =>
    setRows((all) => all.map((row) => (row.key === key ? { key, text } : row)));
  const isAtField = Object.keys(refused).length > 0;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused({});
        void send();
      }}
    >
      <TextField
        label={t('polls.ask.question')}
        maxLength={pollBounds.question}
        required
        autoComplete="off"
        error={refused['body.question']}
        value={question}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
      />
      {rows.map(({ key, text }, index) => (
        <div key={key} className="flex items-end gap-1">
          <TextField
            className="min-w-0 flex-1"
            label={t('polls.ask.answer', { number: index + 1 })}
            maxLength={pollBounds.answer}
            required
            autoComplete="off"
            error={refused[`body.answers.${index}`]}
            value={text}
            onChange={({ currentTarget }) => write(key, currentTarget.value)}
          />
          {rows.length > pollBounds.fewest ? (
            <IconButton
              label={t('polls.ask.less', { number: index + 1 })}
              icon={<X />}
              onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
            />
          ) : null}
        </div>
      ))}
      {rows.length < pollBounds.most ? (
        <span>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => setRows((all) => [...all, { key: Math.max(...all.map((row) => row.key)) + 1, text: '' }])}
          >
            {t('polls.ask.more')}
          </Button>
        </span>
      ) : null}
      <div className="grid gap-1.5">
        <span aria-hidden className="font-semibold text-sm">
          {t('polls.ask.open')}
        </span>
        <Segmented
          name="polls-minutes"
          legend={t('polls.ask.open')}
          value={String(minutes)}
          options={pollMinutes.map((each) => ({ value: String(each), label: t('polls.minutes', { minutes: each }) }))}
          onValueChange={(value) => setMinutes(pollMinutes.find((each) => String(each) === value) ?? 2)}
        />
      </div>
      {refusal && !isAtField ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onBack}>{t('polls.ask.back')}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t('polls.ask.send')}
        </Button>
      </div>
    </form>
  );
}
