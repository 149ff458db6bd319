import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { isLanguage } from '#kit/i18n/language.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getIssue } from '../../../contract/office.ts';
import { typeLabels } from '../../../contract/types.ts';
import { changeIssueForm, IssueSettings } from '../issue-settings.tsx';
import { IssueWordsCards, writeIssueForm } from '../issue-words.tsx';
import { Results } from '../results.tsx';
import { SendCard } from '../send-card.tsx';
import { StateBadge } from '../state-badge.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const answer = await api.call(getIssue, { params: { issueId: params['issueId'] ?? '' } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  const asked = new URL(request.url).searchParams.get('words');
  return data({ issue: answer.data, words: isLanguage(asked) ? asked : language });
}

export type LoadedIssue = ReturnType<typeof useLoaderData<typeof loader>>['issue'];

const idOf = ({ params }: { params: LoaderFunctionArgs['params'] }) => params['issueId'] ?? '';

export const action = formAction(
  taking(changeIssueForm, { params: (args) => ({ issueId: idOf(args) }) }),
  taking(writeIssueForm, {
    params: (args) => {
      const asked = new URL(args.request.url).searchParams.get('words');
      return { issueId: idOf(args), language: isLanguage(asked) ? asked : args.context.get(web).language };
    },
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('newsletter.office.one') }));

/** One newsletter: what it says in each language and how it looks, whom it is for, and what came of it. */
export default function Issue(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { issue, words } = useLoaderData<typeof loader>();
  const isDraft = issue.state === 'draft';
  return (
    <WorkPage
      title={issue.previews[language].subject || t('newsletter.office.unwritten')}
      mark={<StateBadge state={issue.state} />}
      lead={typeLabels[Number(issue.type) as 256][language]}
    >
      {isDraft ? null : (
        <Card title={t('newsletter.office.results')} description={t('newsletter.office.resultsText')}>
          <Results results={issue.results} />
        </Card>
      )}
      <IssueWordsCards key={`${issue.id}-${words}`} issue={issue} language={words} isDraft={isDraft} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        {isDraft ? (
          <Card title={t('newsletter.office.audience')}>
            <IssueSettings issue={issue} />
          </Card>
        ) : null}
        <SendCard issue={issue} />
      </div>
    </WorkPage>
  );
}
