import type { ReactNode } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { isRule, longest } from '../../contract/slide.ts';
import type { CardProps } from './slide-form.tsx';
import { refusedLanguages } from './slide-form.tsx';

/** What a slide says, language by language. */
export function WordsCard({
  details,
  change,
  saving,
  language,
  setLanguage,
}: CardProps & { language: Language; setLanguage: (language: Language) => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const name = format.languageName(language);
  const elsewhere = refusedLanguages(saving.fields).filter((one) => one !== language);
  return (
    <Card
      title={t('jumbotrons.office.words')}
      description={t(isRule(details.goalKind) ? 'jumbotrons.office.wordsRule' : 'jumbotrons.office.wordsText')}
      actions={
        <Segmented
          name="slide-language"
          legend={t('jumbotrons.office.language')}
          value={language}
          onValueChange={(value) => setLanguage(value as Language)}
          options={languages.map((code) => ({ value: code, label: code.toUpperCase() }))}
        />
      }
    >
      <div lang={language} className="grid grid-cols-1 gap-4">
        {elsewhere.length > 0 ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {t('jumbotrons.office.refusedIn', {
              languages: format.list(elsewhere.map((one) => format.languageName(one))),
            })}
          </p>
        ) : null}
        {(['title', 'text', 'button', 'alt'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`jumbotrons.office.${field}In`, { language: name })}
            hint={field === 'alt' || field === 'button' ? t(`jumbotrons.office.${field}Text`) : undefined}
            maxLength={longest[field]}
            value={details[field][language]}
            error={saving.errorOf(`${field}.${language}`)}
            onChange={({ currentTarget }) =>
              change({ [field]: { ...details[field], [language]: currentTarget.value } })
            }
          />
        ))}
      </div>
    </Card>
  );
}
