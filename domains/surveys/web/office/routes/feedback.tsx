import { MessageCircleHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { siteFeedback } from '../../../contract/office.ts';
import { AnswerTabs, Rating, useAnswerFilters } from '../parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('surveys.office.site') }));

export const loader = (args: LoaderFunctionArgs) => loadList(siteFeedback, args);

/** What people said of the site. */
export default function Feedback(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={siteFeedback}
      data={useLoaderData<typeof loader>()}
      title={t('surveys.office.title')}
      lead={t('surveys.office.siteLead')}
      columns={{
        feedback: {
          header: t('surveys.office.words'),
          isName: true,
          cell: ({ feedback }) => (
            <span className="block max-w-[60ch] font-normal [overflow-wrap:anywhere]">{feedback || '–'}</span>
          ),
        },
        rating: { header: t('surveys.office.rating'), cell: ({ rating }) => <Rating rating={rating} /> },
        guestId: {
          header: t('surveys.office.guest'),
          cell: ({ guestId }) =>
            guestId === null ? (
              '–'
            ) : (
              <LocalLink to="guest.officeGuests" search={`search=${guestId}`}>
                {guestId}
              </LocalLink>
            ),
        },
        email: { header: t('surveys.office.email') },
        url: { header: t('surveys.office.page') },
        createdAt: { header: t('surveys.office.when') },
      }}
      filters={useAnswerFilters()}
      nameOf={({ id }) => String(id)}
      empty={{
        icon: <MessageCircleHeart />,
        title: t('surveys.office.none'),
        text: t('surveys.office.noneText'),
      }}
    >
      <AnswerTabs current="feedback" />
    </ListPage>
  );
}
