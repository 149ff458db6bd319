import type { ReactNode } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { limits } from '../../contract/issue.ts';
import { writeIssue } from '../../contract/office.ts';
import type { LoadedIssue } from './routes/issue.tsx';
import { TestButton } from './test-button.tsx';

export const writeIssueForm = defineForm(writeIssue, {});

interface Props {
  readonly issue: LoadedIssue;
  /** Whose words are looked at. */
  readonly language: Language;
  readonly isDraft: boolean;
}

/** The words of a newsletter in one language, beside the mail as it looks with them. */
export function IssueWordsCards({ issue, language, isDraft }: Props): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { used, subject, openSubject, html } = issue.previews[language];
  const here = to('newsletter.officeIssue', { issueId: String(issue.id) });
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const name = (one: Language) => names.of(one) ?? nativeNameOf[one];
  return (
    <>
      <TabLinks
        label={t('newsletter.office.inLanguage')}
        items={languages.map((one) => ({
          href: `${here}?words=${one}`,
          label: (
            <span className="inline-flex items-center gap-2">
              {nativeNameOf[one]}
              {issue.words[one].subject === '' ? <Badge tone="warning">{t('newsletter.office.missing')}</Badge> : null}
            </span>
          ),
          current: one === language,
        }))}
      />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        {isDraft ? (
          <Card title={t('newsletter.office.words', { language: name(language) })}>
            <OperationForm
              form={writeIssueForm}
              values={issue.words[language]}
              submit={t('newsletter.office.saveWords')}
              saved={t('newsletter.office.saved')}
              fields={{
                subject: {
                  label: t('newsletter.office.subject'),
                  hint: t('newsletter.office.subjectHint'),
                  maxLength: limits.subject,
                },
                openSubject: {
                  label: t('newsletter.office.openSubject'),
                  hint: t('newsletter.office.openSubjectHint'),
                  maxLength: limits.subject,
                },
                text: {
                  label: t('newsletter.office.text'),
                  hint: t('newsletter.office.textHint'),
                  rows: 10,
                  maxLength: limits.text,
                },
              }}
            />
          </Card>
        ) : null}
        <Card
          title={t('newsletter.office.preview')}
          flush
          description={
            used === null
              ? t('newsletter.office.nothingYet')
              : used === language
                ? undefined
                : t('newsletter.office.fallback', { language: name(language), used: name(used) })
          }
        >
          {used === null ? null : (
            <div className="grid">
              <dl className="grid gap-x-3 gap-y-1 px-(--card-pad) pb-3 text-sm sm:grid-cols-[auto_1fr]">
                <dt className="text-subtle">{t('newsletter.office.discreetly')}</dt>
                <dd className="font-semibold">{subject}</dd>
                <dt className="text-subtle">{t('newsletter.office.openly')}</dt>
                <dd className="font-semibold">{openSubject}</dd>
              </dl>
              <iframe
                title={t('newsletter.office.preview')}
                sandbox=""
                srcDoc={html}
                className="h-110 w-full border-line border-y bg-white"
              />
              <div className="p-(--card-pad)">
                <TestButton issueId={issue.id} language={language} />
              </div>
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
