import { ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficePoll } from '../../../contract/office.ts';
import { endPollByOperator, officePolls, pollStates } from '../../../contract/office.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(officePolls, args);

export const meta = pageMeta(({ t }) => ({ title: t('polls.office.menu') }));

function useActions(): ListAction<OfficePoll>[] {
  const t = useMessages();
  return [
    {
      key: 'end',
      label: t('polls.office.end'),
      icon: <X aria-hidden />,
      applies: ({ isRunning }) => isRunning,
      title: ([row]) => t('polls.office.endTitle', { question: row?.question ?? '' }),
      text: () => t('polls.office.endText'),
      needsReason: true,
      run: (api, { id: pollId }, form) =>
        api.call(endPollByOperator, { params: { pollId }, body: { reason: String(form.get('reason') ?? '') } }),
    },
  ];
}

/** What rooms are asked and were, for operators; one that runs is ended here. */
export default function OfficePolls(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={officePolls}
      data={useLoaderData<typeof loader>()}
      title={t('polls.office.menu')}
      lead={t('polls.office.lead')}
      columns={{
        question: {
          header: t('polls.office.question'),
          isName: true,
          cell: ({ question }) => <bdi className="font-medium [overflow-wrap:anywhere]">{question}</bdi>,
        },
        performer: { header: t('polls.office.performer'), cell: ({ performer }) => <bdi>{performer.name}</bdi> },
        answers: {
          header: t('polls.office.answers'),
          cell: ({ answers }) => (
            <ul>
              {answers.map(({ text, votes }) => (
                <li key={text} className="[overflow-wrap:anywhere]">
                  <bdi>{text}</bdi> · <span translate="no">{votes}</span>
                </li>
              ))}
            </ul>
          ),
        },
        state: {
          header: t('polls.office.state'),
          cell: ({ isRunning, closedBy }) => (
            <Badge tone={isRunning ? 'success' : 'neutral'}>
              {closedBy ? t(`polls.end.${closedBy}`) : t('polls.running')}
            </Badge>
          ),
        },
        askedBy: {
          header: t('polls.office.askedBy'),
          cell: ({ askedBy }) => <bdi>{askedBy?.name || '–'}</bdi>,
        },
        openedAt: { header: t('polls.office.openedAt') },
        closedAt: { header: t('polls.office.closedAt') },
      }}
      filters={{
        search: { label: t('polls.office.search') },
        of: {
          label: t('polls.office.state'),
          options: pollStates.map((value) => ({ value, label: t(`polls.office.of.${value}`) })),
        },
      }}
      nameOf={({ question }) => question}
      actions={useActions()}
      empty={{ icon: <ListChecks />, title: t('polls.office.none') }}
    />
  );
}
