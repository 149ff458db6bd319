import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Saving } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { TypedPlan } from './typed-plan.ts';

type Words = Pick<TypedPlan, 'title' | 'description' | 'postBuyInfo'>;

/** What is said of a show: in the language of the page first, in the others for who asks for them. */
export function WordsFields(props: {
  words: Words;
  saving: Saving;
  onChange: (words: Partial<Words>) => void;
}): ReactNode {
  const t = useMessages();
  const own = useLanguage();
  const others = languages.filter((code) => code !== own);
  const [isOpen, setOpen] = useState(false);
  // What was refused has to be seen.
  const isRefused = props.saving.fields.some((field) => others.some((code) => field.endsWith(`.${code}`)));
  return (
    <>
      <InLanguage {...props} language={own} isFirst />
      {isOpen || isRefused ? (
        others.map((code) => <InLanguage key={code} {...props} language={code} />)
      ) : (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('tickets.studio.moreLanguages')}
        </Button>
      )}
    </>
  );
}

function InLanguage({
  words: { title, description, postBuyInfo },
  saving: { errorOf, fields },
  onChange,
  language,
  isFirst = false,
}: {
  words: Words;
  saving: Saving;
  onChange: (words: Partial<Words>) => void;
  language: Language;
  isFirst?: boolean;
}): ReactNode {
  const t = useMessages();
  const aside = useFormat().languageName(language);
  const group = (
    <>
      <TextField
        label={t('tickets.studio.showTitle')}
        aside={aside}
        maxLength={100}
        value={title[language]}
        error={errorOf(`title.${language}`) ?? (isFirst && fields.includes('title') ? errorOf('title') : undefined)}
        onChange={({ currentTarget }) => onChange({ title: { ...title, [language]: currentTarget.value } })}
      />
      <TextArea
        label={t('tickets.studio.description')}
        aside={aside}
        maxLength={2000}
        value={description[language]}
        error={errorOf(`description.${language}`)}
        onChange={({ currentTarget }) => onChange({ description: { ...description, [language]: currentTarget.value } })}
      />
      <TextArea
        label={t('tickets.studio.postBuyInfo')}
        hint={isFirst ? t('tickets.studio.postBuyInfoText') : undefined}
        aside={aside}
        maxLength={2000}
        rows={2}
        value={postBuyInfo[language]}
        error={errorOf(`postBuyInfo.${language}`)}
        onChange={({ currentTarget }) => onChange({ postBuyInfo: { ...postBuyInfo, [language]: currentTarget.value } })}
      />
    </>
  );
  return (
    <fieldset lang={language} className="grid min-w-0 gap-4">
      <legend className="sr-only">{aside}</legend>
      {group}
    </fieldset>
  );
}
