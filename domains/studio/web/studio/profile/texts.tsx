import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LocalisedText } from '#domains/performers/contract/index.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

const spoken = ['de', 'en', 'nl', 'es'] as const;
type Spoken = (typeof spoken)[number];

/** Headline and text about oneself, in each language of the site. */
export function Texts({
  headline,
  about,
  errorOf,
  onChange,
}: {
  headline: LocalisedText;
  about: LocalisedText;
  errorOf: (field: string) => string | undefined;
  onChange: (part: { headline?: LocalisedText; about?: LocalisedText }) => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const [language, setLanguage] = useState<Spoken>(useLanguage());
  return (
    <Card
      title={t('studio.studio.profile.texts')}
      description={t('studio.studio.profile.texts.text')}
      actions={
        <Segmented
          name="text-language"
          legend={t('studio.studio.profile.textLanguage')}
          value={language}
          onValueChange={(value) => setLanguage(value as Spoken)}
          options={spoken.map((code) => ({ value: code, label: code.toUpperCase() }))}
        />
      }
    >
      <div lang={language} className="grid gap-4">
        <TextField
          label={t('studio.studio.profile.headline', { language: format.languageName(language) })}
          maxLength={120}
          value={headline[language]}
          error={errorOf(`headline.${language}`)}
          onChange={(event) => onChange({ headline: { ...headline, [language]: event.currentTarget.value } })}
        />
        <TextArea
          label={t('studio.studio.profile.aboutText', { language: format.languageName(language) })}
          rows={6}
          maxLength={2000}
          value={about[language]}
          error={errorOf(`about.${language}`)}
          onChange={(event) => onChange({ about: { ...about, [language]: event.currentTarget.value } })}
        />
      </div>
    </Card>
  );
}
