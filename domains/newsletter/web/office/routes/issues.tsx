import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { IssueState } from '../../../contract/issue.ts';
import { issueList } from '../../../contract/office.ts';
import type { NewsletterType } from '../../../contract/types.ts';
import { typeLabels } from '../../../contract/types.ts';
import { addIssueForm, NewIssue } from '../new-issue.tsx';
import { StateBadge } from '../state-badge.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(issueList, args);

export const action = formAction(
  taking(addIssueForm, {
    leadsTo: ({ id }, { context }) =>
      href<'newsletter.officeIssue'>('newsletter.officeIssue', context.get(web).language, { issueId: String(id) }),
  }),
);

export const meta = pageMeta(({ t }) => ({ title: t('newsletter.office.title') }));

/** Every newsletter with what came of it. */
export default function Issues(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const name = (subject: string) => subject || t('newsletter.office.unwritten');
  return (
    <ListPage
      list={issueList}
      data={useLoaderData<typeof loader>()}
      title={t('newsletter.office.title')}
      lead={t('newsletter.office.lead')}
      headActions={<NewIssue />}
      columns={{
        subject: {
          header: t('newsletter.office.subject'),
          isName: true,
          cell: ({ id, subject }) => (
            <LocalLink
              to="newsletter.officeIssue"
              params={{ issueId: String(id) }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              {name(subject)}
            </LocalLink>
          ),
        },
        typeId: {
          header: t('newsletter.office.type'),
          cell: ({ typeId }) => typeLabels[typeId as NewsletterType][language],
        },
        state: { header: t('newsletter.office.state'), cell: ({ state }) => <StateBadge state={state} /> },
        createdAt: { header: t('newsletter.office.created') },
        reached: { header: t('newsletter.office.reached') },
        sent: { header: t('newsletter.office.sent') },
        failed: { header: t('newsletter.office.failed') },
        clicks: { header: t('newsletter.office.clicks') },
        unsubscribed: { header: t('newsletter.office.unsubscribed') },
      }}
      filters={{
        state: {
          label: t('newsletter.office.state'),
          options: IssueState.options.map((value) => ({ value, label: t(`newsletter.office.state.${value}`) })),
        },
      }}
      nameOf={({ subject }) => name(subject)}
      open={({ id }) => to('newsletter.officeIssue', { issueId: String(id) })}
      empty={{ icon: <Newspaper />, title: t('newsletter.office.none'), text: t('newsletter.office.noneText') }}
    />
  );
}
