import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageTexts } from '../../../contract/index.ts';
import { messengerLimits } from '../../../contract/index.ts';

/** The four languages, in the order in which they are offered. */
export const textLanguages = ['en', 'de', 'nl', 'es'] as const;
/** Nothing written yet. */
export const noTexts: MessageTexts = { de: '', en: '', nl: '', es: '' };

/** One message in four languages; which are written is marked. */
export function TextsField({
  label,
  texts,
  onChange,
  error,
}: {
  label: string;
  texts: MessageTexts;
  onChange: (texts: MessageTexts) => void;
  error?: string | undefined;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const name = useId();
  const page = useLanguage();
  const [language, setLanguage] = useState<(typeof textLanguages)[number]>(
    textLanguages.find((one) => texts[one] !== '') ?? page,
  );
  return (
    <div className="grid gap-2">
      <div className="no-scrollbar overflow-x-auto">
        <Segmented
          name={name}
          legend={t('messenger.studio.language')}
          value={language}
          options={textLanguages.map((value) => ({
            value,
            label: `${format.languageName(value)}${texts[value].trim() === '' ? '' : ' ✓'}`,
          }))}
          onValueChange={(value) => setLanguage(textLanguages.find((one) => one === value) ?? 'en')}
        />
      </div>
      <TextArea
        label={`${label} (${format.languageName(language)})`}
        hint={t('messenger.studio.nameHint', { placeholder: '{name}' })}
        error={error}
        lang={language}
        maxLength={messengerLimits.textLength}
        value={texts[language]}
        onChange={({ currentTarget }) => onChange({ ...texts, [language]: currentTarget.value })}
      />
    </div>
  );
}
