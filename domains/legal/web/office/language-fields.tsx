import type { ReactNode } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Issue } from '../../contract/check-documents.ts';
import { issueWords } from '../../contract/check-documents.ts';
import { factNames } from '../../contract/document.ts';
import type { TypedText } from './draft-state.ts';

/** The words of one language, in plain signs, with what is still wrong with them. */
export function LanguageFields({
  language,
  text,
  issues,
  onChange,
}: {
  language: Language;
  text: TypedText;
  issues: readonly Issue[];
  onChange: (text: TypedText) => void;
}): ReactNode {
  const t = useMessages();
  const spoken = useLanguage();
  return (
    <div className="grid content-start gap-3">
      <TextField
        label={t('legal.office.field.title')}
        value={text.title}
        maxLength={200}
        lang={language}
        onChange={(event) => onChange({ ...text, title: event.currentTarget.value })}
      />
      <TextArea
        label={t('legal.office.field.summary')}
        value={text.summary}
        maxLength={600}
        rows={3}
        lang={language}
        onChange={(event) => onChange({ ...text, summary: event.currentTarget.value })}
      />
      <TextArea
        label={t('legal.office.field.sections')}
        hint={t('legal.office.field.sectionsHint', { facts: factNames.map((name) => `{${name}}`).join(' ') })}
        value={text.source}
        rows={26}
        spellCheck
        lang={language}
        onChange={(event) => onChange({ ...text, source: event.currentTarget.value })}
      />
      {issues.length === 0 ? (
        <p className="text-sm text-success">{t('legal.office.complete')}</p>
      ) : (
        <ul className="grid gap-1 text-sm text-warning">
          {issues.map((issue) => (
            <li key={`${issue.kind} ${issue.detail}`}>{issueWords(issue, spoken)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
