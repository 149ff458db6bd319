import { filled } from 'virtual:slots/performers.officeCards';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { BooksCard, loadBooks } from '#domains/ledger/web/parts/books-card.tsx';
import { sales } from '#domains/sales/contract/routes.ts';
import { SalesCard } from '#domains/sales/web/parts/sales-card.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { ActOn } from '#kit/web/list/act-on.tsx';
import { loadListCard } from '#kit/web/list/list-card.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficePerformerPage } from '../../../contract/office.ts';
import { readPerformer } from '../../../contract/office.ts';
import type { performerCards } from '../../slots.ts';
import { PerformerState, useLockActions } from '../performer-parts.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${data.performer.name} · ${t('performers.office.performers.title')}`,
}));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const actorId = Number(params['actorId']);
  if (!Number.isInteger(actorId) || actorId < 1) throw notFound();
  const values = context.get(web);
  const answer = await values.api.call(readPerformer, { params: { actorId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  const [books, sold, cards] = await Promise.all([
    loadBooks(values, 'performer', actorId),
    loadListCard(sales, values, { search: String(actorId) }),
    loadBlocks(filled, values, new URLSearchParams({ actorId: String(actorId), name: answer.data.name })),
  ]);
  return { performer: answer.data, books, sold, cards };
}

/** One performer: who it is, whether they are on air, what they earned and sold. */
export default function PerformerPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { performer, books, sold, cards } = useLoaderData<typeof loader>();
  const { id, name } = performer;
  return (
    <WorkPage
      title={name}
      mark={<PerformerState performer={performer} />}
      lead={
        <>
          {performer.email ?? '–'} · <span translate="no">{id}</span>
        </>
      }
      breadcrumb={
        <Breadcrumb
          label={t('performers.office.breadcrumb')}
          items={[
            { label: t('performers.office.performers.title'), href: to('performers.officePerformers') },
            { label: name },
          ]}
        />
      }
      actions={<ActOn row={performer} actions={useLockActions()} nameOf={(row) => row.name} />}
    >
      <Card
        title={t('performers.office.account')}
        actions={
          <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
            <LocalLink to="performers.profile" params={{ actorName: name.toLowerCase() }}>
              {t('performers.office.profile')}
            </LocalLink>
            <LocalLink to="guest.officeGuest" params={{ guestId: id }}>
              {t('performers.office.guestPage')}
            </LocalLink>
            <LocalLink to="office.audit" search={new URLSearchParams({ subject: `guest:${id}` }).toString()}>
              {t('performers.office.log')}
            </LocalLink>
          </span>
        }
      >
        <Facts performer={performer} />
      </Card>
      <Blocks<typeof performerCards> filled={filled} data={cards} props={{ actorId: id, name }} />
      {books ? <BooksCard owner="performer" ownerId={id} books={books} /> : null}
      {sold ? <SalesCard rows={sold} search={String(id)} without="sellerName" /> : null}
    </WorkPage>
  );
}

function Facts({ performer }: { performer: OfficePerformerPage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const price = (hundredths: number): string =>
    t('performers.office.perMinute', { coins: formatCoins(hundredths, language) });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('performers.office.age'), t('performers.office.ageText', { age: performer.age })],
    [t('performers.office.country'), performer.country],
    [t('performers.office.languages'), performer.languages.map((one) => one.toUpperCase()).join(', ')],
    [t('performers.office.since'), format.dateTime(performer.createdAt)],
    [
      t('performers.office.lastSeen'),
      performer.lastSeenAt ? format.dateTime(performer.lastSeenAt) : t('performers.office.notLoggedIn'),
    ],
    [
      t('performers.office.secondFactor'),
      performer.hasSecondFactor ? t('performers.office.yes') : t('performers.office.no'),
    ],
    [t('performers.office.pictures'), format.number(performer.pictures)],
    [t('performers.office.favourites'), format.number(performer.favoriteCount)],
    [t('performers.office.banned'), performer.bannedCountryCodes.join(', ') || '–'],
    ...performer.prices.map((one) => [t(`performers.prices.${one.kind}`), price(one.price)] as const),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
      {facts.map(([label, value]) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-sm text-subtle">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
