import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { sendingList } from '../../../contract/sendings.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(sendingList, args);

export const meta = pageMeta(({ t }) => ({ title: t('gifts.office.sendings') }));

/** What guests gave, the latest first, and what was given back of it; coins go back where sales are. */
export default function Sendings(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isNarrowed = [...params].some(([key, value]) => key !== 'sort' && value !== '');
  return (
    <ListPage
      list={sendingList}
      data={data}
      title={t('gifts.office.sendings')}
      lead={t('gifts.office.sendingsText')}
      columns={{
        what: {
          header: t('gifts.office.what'),
          isName: true,
          cell: ({ what, kind, sale }) => (
            <LocalLink
              to="sales.list"
              search={new URLSearchParams({ search: sale }).toString()}
              className="font-medium text-ink no-underline hover:underline"
            >
              {what || t(`gifts.kind.${kind}`)}
            </LocalLink>
          ),
        },
        guestId: { header: t('gifts.office.giver'), cell: ({ guestId }) => <GuestLink id={guestId} /> },
        actorName: {
          header: t('gifts.office.receiver'),
          cell: ({ actorId, actorName }) => (
            <LocalLink
              to="performers.officePerformer"
              params={{ actorId }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              {actorName || String(actorId)}
            </LocalLink>
          ),
        },
        place: { header: t('gifts.office.place'), cell: ({ place }) => t(`gifts.office.in.${place}`) },
        price: { header: t('gifts.office.price') },
        covered: { header: t('gifts.office.covered') },
        paidBack: { header: t('gifts.office.paidBack') },
        createdAt: { header: t('gifts.office.when') },
      }}
      filters={{
        search: { label: t('gifts.office.searchPeople') },
        kind: {
          label: t('gifts.office.kind'),
          options: (['gift', 'tip'] as const).map((value) => ({ value, label: t(`gifts.kind.${value}`) })),
        },
        back: {
          label: t('gifts.office.paidBack'),
          options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`gifts.office.back.${value}`) })),
        },
        from: { label: t('gifts.office.from') },
        to: { label: t('gifts.office.to') },
      }}
      nameOf={({ sale }) => sale}
      empty={{ icon: <Gift />, title: t(isNarrowed ? 'gifts.office.noSendings' : 'gifts.office.nothingGiven') }}
    />
  );
}
