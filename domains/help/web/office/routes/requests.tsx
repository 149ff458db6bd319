import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askTopics } from '../../../contract/ask.ts';
import { helpRequests } from '../../../contract/office.ts';

export const meta = pageMeta(({ t }) => ({ title: t('help.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(helpRequests, args);

/** What people wrote to the operators. */
export default function HelpRequests(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={helpRequests}
      data={useLoaderData<typeof loader>()}
      title={t('help.office.title')}
      lead={t('help.office.lead')}
      columns={{
        message: {
          header: t('help.office.message'),
          isName: true,
          cell: ({ message }) => (
            <span className="block max-w-[60ch] whitespace-pre-line font-normal [overflow-wrap:anywhere]">
              {message}
            </span>
          ),
        },
        topic: { header: t('help.office.topic'), cell: ({ topic }) => t(`help.office.topic.${topic}`) },
        email: {
          header: t('help.office.from'),
          cell: ({ name, email }) => (
            <span className="grid gap-0.5 [overflow-wrap:anywhere]">
              <span>{name || '–'}</span>
              <Anchor href={`mailto:${email}`} className="text-sm text-subtle">
                {email}
              </Anchor>
            </span>
          ),
        },
        accountId: {
          header: t('help.office.account'),
          cell: ({ accountId }) =>
            accountId === null ? (
              '–'
            ) : (
              <LocalLink to="guest.officeGuest" params={{ guestId: accountId }}>
                {accountId}
              </LocalLink>
            ),
        },
        language: { header: t('help.office.language') },
        createdAt: { header: t('help.office.when') },
      }}
      filters={{
        search: { label: t('help.office.search') },
        topic: {
          label: t('help.office.topic'),
          options: askTopics.map((value) => ({ value, label: t(`help.office.topic.${value}`) })),
        },
      }}
      nameOf={({ email }) => email}
      empty={{ icon: <LifeBuoy />, title: t('help.office.none'), text: t('help.office.noneText') }}
    />
  );
}
