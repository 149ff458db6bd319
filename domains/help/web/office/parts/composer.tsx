import { Mail, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { keepWritten } from '#kit/web/navigation/unsaved.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { DeskRequest } from '../../../contract/index.ts';
import { answerFor, answerHelpRequest, answerIn, maxLengths, noteHelpRequest } from '../../../contract/index.ts';

type Writing = 'answer' | 'note';

/** Writes an answer, which goes out by mail, or a note for colleagues. */
export function Composer({ request, entries, answers }: Omit<DeskRequest, 'others'>): ReactNode {
  const t = useMessages();
  const name = useId();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [writing, setWriting] = useState<Writing>('answer');
  const [texts, setTexts] = useState<Readonly<Record<Writing, string>>>({ answer: '', note: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const isWritten = Object.values(texts).some((text) => text.trim() !== '');
  useEffect(() => {
    keepWritten(name, isWritten);
    return () => keepWritten(name, false);
  }, [name, isWritten]);
  const text = texts[writing];
  const params = { requestId: request.id };
  const done = async (ok: boolean): Promise<void> => {
    if (ok) setTexts((before) => ({ ...before, [writing]: '' }));
    await revalidate();
  };
  const send = async (state: 'waiting' | 'done'): Promise<void> => {
    const body = { text, state, seen: entries.at(-1)?.id ?? null };
    const answer = await run((api) => api.call(answerHelpRequest, { params, body }), {
      told: () => t('help.office.answered'),
      isRefusedInPlace: true,
    });
    if (answer.ok) await done(true);
  };
  const keep = async (): Promise<void> => {
    const answer = await run((api) => api.call(noteHelpRequest, { params, body: { text } }), {
      isRefusedInPlace: true,
    });
    if (answer.ok) await done(true);
  };
  const insert = (words: string): void => {
    const said = answerFor(words, { name: request.name, number: request.id });
    setTexts((before) => ({ ...before, answer: before.answer.trim() === '' ? said : `${before.answer}\n\n${said}` }));
    field.current?.focus();
  };
  return (
    <Card>
      <div className="grid gap-3">
        <Segmented
          name={name}
          legend={t('help.office.write')}
          value={writing}
          options={(['answer', 'note'] as const).map((value) => ({ value, label: t(`help.office.write.${value}`) }))}
          onValueChange={(value) => setWriting(value === 'note' ? 'note' : 'answer')}
        />
        {writing === 'answer' ? <Saved {...{ request, answers, insert }} /> : null}
        <TextArea
          ref={field}
          key={writing}
          className={writing === 'answer' ? '[&_textarea]:min-h-44' : '[&_textarea]:min-h-20'}
          rows={writing === 'answer' ? 7 : 3}
          label={t(writing === 'answer' ? 'help.office.answerLabel' : 'help.office.noteLabel')}
          hint={
            writing === 'answer'
              ? t('help.office.answerHint', { email: request.email, number: request.id })
              : t('help.office.noteHint')
          }
          error={refusal === '' ? undefined : refusal}
          lang={writing === 'answer' ? request.language : undefined}
          maxLength={maxLengths.message}
          value={text}
          onChange={({ currentTarget }) => setTexts({ ...texts, [writing]: currentTarget.value })}
        />
        {writing === 'answer' ? (
          <p className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={<Mail aria-hidden />}
              loading={busy}
              disabled={text.trim() === ''}
              onClick={() => void send('done')}
            >
              {t('help.office.sendDone')}
            </Button>
            <Button disabled={busy || text.trim() === ''} onClick={() => void send('waiting')}>
              {t('help.office.sendWaiting')}
            </Button>
          </p>
        ) : (
          <p>
            <Button
              variant="primary"
              icon={<StickyNote aria-hidden />}
              loading={busy}
              disabled={text.trim() === ''}
              onClick={() => void keep()}
            >
              {t('help.office.keepNote')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Saved answers in the language of the request, each inserted by one press. */
function Saved({
  request: { language },
  answers,
  insert,
}: Pick<DeskRequest, 'request' | 'answers'> & { insert: (words: string) => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const fitting = answers.flatMap(({ id, name, texts }) => {
    const words = answerIn(texts, language);
    return words === null ? [] : [{ id, name, words }];
  });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="text-muted">
          {fitting.length > 0
            ? t('help.office.insert', { language: format.languageName(language) })
            : t('help.office.insertNone', { language: format.languageName(language) })}
        </span>
        <LocalLink to="help.officeAnswers" className="inline-flex min-h-6 items-center">
          {t('help.office.answers')}
        </LocalLink>
      </p>
      {fitting.length > 0 ? (
        <ul className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {fitting.map(({ id, name, words }) => (
            <li key={id}>
              <Button size="sm" title={words} onClick={() => insert(words)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
