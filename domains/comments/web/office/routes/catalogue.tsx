import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { commentChoices, officeComments } from '../../../contract/index.ts';
import { StateMark } from '../state-mark.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(officeComments, args);

export const meta = pageMeta(({ t }) => ({ title: t('comments.office.title') }));

/** Comments that ask for an operator, and all others by their state. */
export default function Catalogue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={officeComments}
      data={useLoaderData<typeof loader>()}
      title={t('comments.office.title')}
      lead={t('comments.office.lead')}
      headActions={
        <>
          <ButtonLink href={to('comments.officeRules')}>{t('comments.office.rules')}</ButtonLink>
          <ButtonLink href={to('comments.officeQueue')}>{t('comments.office.queue')}</ButtonLink>
        </>
      }
      columns={{
        text: {
          header: t('comments.office.words'),
          isName: true,
          cell: ({ id, text }) => (
            <LocalLink
              to="comments.officeComment"
              params={{ commentId: id }}
              className="inline-flex min-h-6 max-w-100 items-center text-ink no-underline hover:underline"
            >
              <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{text || t('comments.office.noWords')}</bdi>
            </LocalLink>
          ),
        },
        author: { header: t('comments.office.author'), cell: ({ author }) => <bdi>{author.name}</bdi> },
        subject: { header: t('comments.office.subject'), cell: ({ subject }) => <bdi>{subject}</bdi> },
        state: { header: t('comments.office.state'), cell: (comment) => <StateMark comment={comment} /> },
        createdAt: { header: t('comments.office.created') },
      }}
      filters={{
        search: { label: t('comments.office.search') },
        state: {
          label: t('comments.office.state'),
          all: t('comments.office.choice.open'),
          options: commentChoices
            .filter((value) => value !== 'open')
            .map((value) => ({ value, label: t(`comments.office.choice.${value}`) })),
        },
      }}
      nameOf={({ text }) => text}
      empty={{ icon: <MessageCircle />, title: t('comments.office.none') }}
    />
  );
}
