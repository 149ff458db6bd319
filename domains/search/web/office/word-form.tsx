import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { WordGroup, WordKind } from '../../contract/index.ts';
import { removeSearchWords, saveSearchWords } from '../../contract/index.ts';

/** The four languages, in the order in which they are shown. */
export const wordLanguages = ['en', 'de', 'nl', 'es'] as const;
const kinds = ['same', 'stop'] as const;

type Texts = Record<(typeof wordLanguages)[number], string>;
const textsOf = (group?: WordGroup): Texts => {
  const of = (language: keyof Texts) => group?.words[language].join(', ') ?? '';
  return { en: of('en'), de: of('de'), nl: of('nl'), es: of('es') };
};
const listOf = (text: string): string[] => [...new Set(text.split(/[\s,]+/u).filter(Boolean))];

/** A group of words, new or to be changed: what they are, and the words of four languages. */
export function WordForm({ group, onDone }: { group?: WordGroup; onDone: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const name = useId();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<WordKind>(group?.kind ?? 'same');
  const [texts, setTexts] = useState(() => textsOf(group));
  const finish = async (ok: boolean): Promise<void> => {
    if (!ok) return;
    await revalidate();
    onDone();
  };
  const save = async (): Promise<void> => {
    const words = { en: listOf(texts.en), de: listOf(texts.de), nl: listOf(texts.nl), es: listOf(texts.es) };
    const body = { ...(group ? { id: group.id } : {}), kind, words };
    const done = await run((api) => api.call(saveSearchWords, { body }), {
      told: () => t('search.office.saved'),
      isRefusedInPlace: true,
    });
    await finish(done.ok);
  };
  const remove = async (groupId: number): Promise<void> => {
    const done = await run((api) => api.call(removeSearchWords, { params: { groupId } }), {
      told: () => t('search.office.removed'),
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
      <Segmented
        name={name}
        legend={t('search.office.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`search.office.${value}`) }))}
        onValueChange={(value) => setKind(value === 'stop' ? 'stop' : 'same')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {wordLanguages.map((language, at) => (
          <TextArea
            key={language}
            label={t('search.office.wordsIn', { language: format.languageName(language) })}
            hint={at === 0 ? t('search.office.hint') : undefined}
            error={at === 0 && refusal !== '' ? refusal : undefined}
            lang={language}
            rows={3}
            value={texts[language]}
            onChange={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
          />
        ))}
      </div>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {t('search.office.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('search.office.cancel')}
        </Button>
        {group ? (
          <Button variant="danger" className="ml-auto" disabled={busy} onClick={() => void remove(group.id)}>
            {t('search.office.remove')}
          </Button>
        ) : null}
      </p>
    </form>
  );
}
