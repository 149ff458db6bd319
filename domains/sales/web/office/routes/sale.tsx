import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { BookingsCard } from '#domains/ledger/web/parts/bookings-card.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { ActOn } from '#kit/web/list/act-on.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { SalePage } from '../../../contract/office-sale.ts';
import { readSale } from '../../../contract/office-sale.ts';
import { causeOf, kindLabel } from '../../parts/kind-label.ts';
import { Seller, useRefundSale } from '../sale-parts.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${kindLabel(t, data.sale.kind)} ${data.sale.id} · ${t('sales.office.title')}`,
}));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const saleId = Number(params['saleId']);
  if (!Number.isSafeInteger(saleId) || saleId < 1) throw notFound();
  const answer = await context.get(web).api.call(readSale, { params: { saleId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { sale: answer.data };
}

/** One sale: what was bought from whom, who got which part, what went back, and what was booked. */
export default function SaleOfOffice(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const { sale } = useLoaderData<typeof loader>();
  const name = kindLabel(t, sale.kind);
  return (
    <WorkPage
      title={t('sales.office.sale.title', { kind: name, coins: formatCoins(sale.paid + sale.covered, language) })}
      mark={<SaleState sale={sale} />}
      lead={
        <span translate="no" className="font-mono">
          {sale.key}
        </span>
      }
      breadcrumb={
        <Breadcrumb
          label={t('sales.office.sale.breadcrumb')}
          items={[{ label: t('sales.office.title'), href: to('sales.list') }, { label: `${name} ${sale.id}` }]}
        />
      }
      actions={<ActOn row={sale} actions={[useRefundSale()]} nameOf={({ key }) => key} />}
    >
      <Card
        title={t('sales.office.sale.about')}
        actions={
          <LocalLink to="office.audit" search={new URLSearchParams({ subject: `sale:${sale.id}` }).toString()}>
            {t('sales.office.log')}
          </LocalLink>
        }
      >
        <Facts sale={sale} />
      </Card>
      {sale.payBacks.length === 0 ? null : (
        <Card title={t('sales.office.back')}>
          <PayBacks sale={sale} />
        </Card>
      )}
      <BookingsCard bookings={sale.bookings} />
    </WorkPage>
  );
}

function Facts({ sale }: { sale: SalePage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (hundredths: number): ReactNode => <Figure>{formatCoins(hundredths, language)}</Figure>;
  const kept = sale.earned - sale.takenBack;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('sales.office.buyer'),
      <GuestLink key="buyer" id={sale.buyerId} isFact>
        {sale.buyerName}
      </GuestLink>,
    ],
    [t('sales.office.seller'), <Seller key="seller" sale={sale} />],
    [t('sales.office.sale.cause'), <Cause key="cause" sale={sale} />],
    [t('sales.office.paid'), coins(sale.paid)],
    // What was paid in coins alone is its own price.
    ...(sale.covered === 0
      ? []
      : [
          [t('sales.office.covered'), coins(sale.covered)] as const,
          [t('sales.office.sale.price'), coins(sale.paid + sale.covered)] as const,
        ]),
    ...(sale.paidBack === 0 ? [] : [[t('sales.office.back'), coins(sale.paidBack)] as const]),
    [
      t('sales.office.earned'),
      <Figure key="earned">
        {t('sales.office.earnedText', { coins: formatCoins(kept, language), percent: sale.sharePercent })}
      </Figure>,
    ],
    [t('sales.office.sale.house'), coins(sale.paid - sale.paidBack - kept)],
    [t('sales.office.sale.collected'), sale.collectedBy ?? t('sales.office.sale.coins')],
    [t('sales.office.when'), format.dateTime(sale.begunAt)],
    [t('sales.office.completed'), sale.completedAt === null ? '–' : format.dateTime(sale.completedAt)],
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

/** Where a sale stands: it still runs, it is complete, or how much of it went back. */
function SaleState({ sale: { completedAt, paid, paidBack } }: { sale: SalePage }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [back, of] = [paidBack, paid].map((coins) => formatCoins(coins, language));
  if (completedAt === null) return <Badge tone="info">{t('sales.office.running')}</Badge>;
  if (paidBack === 0) return <Badge tone="success">{t('sales.office.completed')}</Badge>;
  return (
    <Badge tone="warning">
      {paidBack < paid ? t('sales.office.sale.backOf', { back: back ?? '', of: of ?? '' }) : t('sales.office.back')}
    </Badge>
  );
}

/** What was sold: the chat, the gift or the subscription itself, where the office has a list of them. */
function Cause({ sale }: { sale: SalePage }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const cause = causeOf(sale.kind);
  if (!cause) return <span>{kindLabel(t, sale.kind)}</span>;
  const search = cause.by === 'key' ? sale.key : String(sale.buyerId);
  return (
    <Anchor href={`${pageTable().href(cause.page, language)}?${new URLSearchParams({ search })}`}>
      {kindLabel(t, sale.kind)}
    </Anchor>
  );
}

function PayBacks({ sale }: { sale: SalePage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const said = (coins: number, taken: number): string =>
    t('sales.office.sale.gaveBack', { coins: formatCoins(coins, language), taken: formatCoins(taken, language) });
  return (
    <ol className="grid gap-3">
      {sale.payBacks.map(({ at, by, coins, takenBack, reason }) => (
        <li key={at} className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-semibold">{said(coins ?? 0, takenBack ?? 0)}</span>
          <span className="flex flex-wrap gap-x-2 text-muted text-sm">
            {by === null ? null : <bdi>{by.name}</bdi>}
            {reason === null ? null : <bdi className="text-ink">{reason}</bdi>}
            <time dateTime={at} translate="no" className="tabular text-subtle">
              {format.dateTime(at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
