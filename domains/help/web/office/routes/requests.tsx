import { LifeBuoy, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askTopics } from '../../../contract/ask.ts';
import { helpRequests, ownerChoices, requestStates } from '../../../contract/office.ts';
import { useRequestActions, useRequestColumns } from '../parts/request-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('help.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(helpRequests, args);

/** What people wrote to the operators: what is open, whose it is, and how long it has waited. */
export default function HelpRequests(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={helpRequests}
      data={useLoaderData<typeof loader>()}
      title={t('help.office.title')}
      lead={t('help.office.lead')}
      headActions={
        <ButtonLink href={to('help.officeAnswers')} icon={<MessageSquareText aria-hidden />}>
          {t('help.office.answers')}
        </ButtonLink>
      }
      columns={useRequestColumns()}
      filters={{
        search: { label: t('help.office.search') },
        state: {
          label: t('help.office.state'),
          all: t('help.office.state.open'),
          options: [
            ...requestStates.map((value) => ({ value, label: t(`help.office.state.${value}`) })),
            { value: 'all', label: t('help.office.state.all') },
          ],
        },
        owner: {
          label: t('help.office.owner'),
          options: ownerChoices.map((value) => ({ value, label: t(`help.office.owner.${value}`) })),
        },
        topic: {
          label: t('help.office.topic'),
          options: askTopics.map((value) => ({ value, label: t(`help.office.topic.${value}`) })),
        },
      }}
      nameOf={({ id, email }) => `#${id} ${email}`}
      open={({ id }) => to('help.officeRequest', { requestId: id })}
      empty={{ icon: <LifeBuoy />, title: t('help.office.none'), text: t('help.office.noneText') }}
      actions={useRequestActions()}
    />
  );
}
