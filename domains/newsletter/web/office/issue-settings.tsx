import type { ReactNode } from 'react';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { latelyDays } from '../../contract/issue.ts';
import { changeIssue } from '../../contract/office.ts';
import { useTypeOptions } from './new-issue.tsx';
import type { LoadedIssue } from './routes/issue.tsx';

export const changeIssueForm = defineForm(changeIssue, {});

const audiences = ['everybody', 'members', 'others'] as const;
const joins = ['anytime', 'lately', 'longAgo'] as const;

/** What kind of newsletter it is, whom it is for, and where its button leads. */
export function IssueSettings({ issue }: { issue: LoadedIssue }): ReactNode {
  const t = useMessages();
  const { type, path, segment } = issue;
  return (
    <OperationForm
      form={changeIssueForm}
      values={{ type, path, ...segment }}
      submit={t('newsletter.office.save')}
      saved={t('newsletter.office.saved')}
      fields={{
        type: { label: t('newsletter.office.type'), options: useTypeOptions() },
        path: { label: t('newsletter.office.path'), hint: t('newsletter.office.pathHint'), maxLength: 200 },
        languages: {
          label: t('newsletter.office.languages'),
          hint: t('newsletter.office.languagesHint'),
          options: languages.map((value) => ({ value, label: nativeNameOf[value] })),
        },
        audience: {
          label: t('newsletter.office.who'),
          options: audiences.map((value) => ({ value, label: t(`newsletter.office.who.${value}`) })),
        },
        joined: {
          label: t('newsletter.office.joined'),
          hint: t('newsletter.office.joinedHint'),
          options: joins.map((value) => ({
            value,
            label: t(`newsletter.office.joined.${value}`, { days: latelyDays }),
          })),
        },
      }}
    />
  );
}
