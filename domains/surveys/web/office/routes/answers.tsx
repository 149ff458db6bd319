import { MessageCircleHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { surveyAnswers } from '../../../contract/office.ts';
import { AnswerTabs, Rating, useAnswerFilters } from '../parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('surveys.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(surveyAnswers, args);

/** What guests said of their chats. */
export default function Answers(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={surveyAnswers}
      data={useLoaderData<typeof loader>()}
      title={t('surveys.office.title')}
      lead={t('surveys.office.lead')}
      columns={{
        chatId: {
          header: t('surveys.office.chat'),
          isName: true,
          cell: ({ chatId }) => (
            <LocalLink
              to="live.officePastChats"
              search={new URLSearchParams({ search: `chat:${chatId}` }).toString()}
              className="inline-flex min-h-6 items-center text-ink no-underline hover:underline"
            >
              {t('surveys.office.chatNumber', { id: String(chatId) })}
            </LocalLink>
          ),
        },
        rating: { header: t('surveys.office.rating'), cell: ({ rating }) => <Rating rating={rating} /> },
        feedback: { header: t('surveys.office.words') },
        guestId: {
          header: t('surveys.office.guest'),
          cell: ({ guestId }) => (
            <LocalLink to="guest.officeGuest" params={{ guestId }}>
              {guestId}
            </LocalLink>
          ),
        },
        actorId: {
          header: t('surveys.office.performer'),
          cell: ({ actorId }) => (
            <LocalLink to="performers.officePerformer" params={{ actorId }}>
              {actorId}
            </LocalLink>
          ),
        },
        answeredAt: { header: t('surveys.office.when') },
      }}
      filters={useAnswerFilters()}
      nameOf={({ chatId }) => t('surveys.office.chatNumber', { id: String(chatId) })}
      empty={{
        icon: <MessageCircleHeart />,
        title: t('surveys.office.none'),
        text: t('surveys.office.noneText'),
      }}
    >
      <AnswerTabs current="answers" />
    </ListPage>
  );
}
