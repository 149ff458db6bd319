import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { formatCoins } from '../../../contract/coins.ts';
import { bookedPeople, readAccount } from '../../../contract/office.ts';
import { BookedRows } from '../../parts/booked-rows.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${t(`ledger.office.books.${data.owner}`)} ${data.ownerId}`,
}));

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const owner = bookedPeople.find((one) => one === params['owner']);
  const ownerId = Number(params['ownerId']);
  if (!owner || !Number.isInteger(ownerId)) throw notFound();
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const answer = await context
    .get(web)
    .api.call(readAccount, { params: { owner, ownerId }, query: before === undefined ? {} : { before } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { owner, ownerId, isPaged: before !== undefined, ...answer.data };
}

/** Everything that moved the coins of one guest or performer, page by page. */
export default function Account(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const { owner, ownerId, balance, lines, next, isPaged } = useLoaderData<typeof loader>();
  const here = to('ledger.officeAccount', { owner, ownerId });
  const title = t(`ledger.office.books.${owner}`);
  return (
    <WorkPage
      title={title}
      lead={t('ledger.office.hasCoins', { coins: formatCoins(balance, language) })}
      breadcrumb={
        <Breadcrumb
          label={t('ledger.office.breadcrumb')}
          items={[{ label: t('ledger.office.title'), href: to('ledger.report') }, { label: `${title} ${ownerId}` }]}
        />
      }
      actions={
        owner === 'guest' ? (
          <LocalLink to="guest.officeGuest" params={{ guestId: ownerId }}>
            {t('ledger.office.guest', { id: String(ownerId) })}
          </LocalLink>
        ) : (
          <LocalLink to="performers.officePerformer" params={{ actorId: ownerId }}>
            {t('ledger.office.performer', { id: String(ownerId) })}
          </LocalLink>
        )
      }
    >
      <Card flush>
        <div className="sm:overflow-x-auto">
          <BookedRows caption={title} lines={lines} />
        </div>
      </Card>
      {isPaged || next !== null ? (
        <nav className="flex gap-3" aria-label={t('ledger.office.pages')}>
          {isPaged ? <ButtonLink href={here}>{t('ledger.office.firstPage')}</ButtonLink> : null}
          {next === null ? null : (
            <ButtonLink href={`${here}?before=${next}`}>{t('ledger.office.nextPage')}</ButtonLink>
          )}
        </nav>
      ) : null}
    </WorkPage>
  );
}
