import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { AnswerTexts, SavedAnswer } from '../../../contract/index.ts';
import { answerLimits, maxLengths, removeAnswer, saveAnswer } from '../../../contract/index.ts';

/** The four languages, in the order in which they are offered. */
export const answerLanguages = ['en', 'de', 'nl', 'es'] as const;
const noTexts: AnswerTexts = { de: '', en: '', nl: '', es: '' };

/** A saved answer, new or to be changed: its name and its words in four languages. */
export function AnswerForm({ answer, onDone }: { answer?: SavedAnswer; onDone: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const group = useId();
  const page = useLanguage();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(answer?.name ?? '');
  const [texts, setTexts] = useState<AnswerTexts>(answer?.texts ?? noTexts);
  const [language, setLanguage] = useState<(typeof answerLanguages)[number]>(page);
  const finish = async (ok: boolean): Promise<void> => {
    if (!ok) return;
    await revalidate();
    onDone();
  };
  const save = async (): Promise<void> => {
    const body = { ...(answer ? { id: answer.id } : {}), name, texts };
    const done = await run((api) => api.call(saveAnswer, { body }), {
      told: () => t('help.office.answerSaved'),
      isRefusedInPlace: true,
    });
    await finish(done.ok);
  };
  const remove = async (answerId: number): Promise<void> => {
    const done = await run((api) => api.call(removeAnswer, { params: { answerId } }), {
      told: () => t('help.office.answerRemoved'),
    });
    await finish(done.ok);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('help.office.answerName')}
        required
        autoComplete="off"
        maxLength={answerLimits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="no-scrollbar overflow-x-auto">
        <Segmented
          name={group}
          legend={t('help.office.language')}
          value={language}
          options={answerLanguages.map((value) => ({
            value,
            label: `${format.languageName(value)}${texts[value].trim() === '' ? '' : ' ✓'}`,
          }))}
          onValueChange={(value) => setLanguage(answerLanguages.find((one) => one === value) ?? 'en')}
        />
      </div>
      <TextArea
        label={t('help.office.answerIn', { language: format.languageName(language) })}
        hint={t('help.office.placeholders', { name: '{name}', number: '{number}' })}
        error={refusal === '' ? undefined : refusal}
        lang={language}
        rows={6}
        maxLength={maxLengths.message}
        value={texts[language]}
        onChange={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {t('help.office.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('help.office.cancel')}
        </Button>
        {answer ? (
          <Button variant="danger" className="ml-auto" disabled={busy} onClick={() => void remove(answer.id)}>
            {t('help.office.remove')}
          </Button>
        ) : null}
      </p>
    </form>
  );
}
