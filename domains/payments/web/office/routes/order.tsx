import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { BookingsCard } from '#domains/ledger/web/parts/bookings-card.tsx';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { ActOn } from '#kit/web/list/act-on.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeOrderPage } from '../../../contract/office-order.ts';
import { readOrder } from '../../../contract/office-order.ts';
import { vatPart } from '../../../contract/pricing.ts';
import { percentText } from '../../parts/vat-line.tsx';
import { OrderState, useRefundOrder } from '../order-parts.tsx';
import { OrderSteps } from '../order-steps.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${t('payments.kind.order', { order: data.order.id })} · ${t('payments.office.orders.title')}`,
}));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orderId } = params;
  if (!orderId || !/^[a-z0-9]{20}$/.test(orderId)) throw notFound();
  const answer = await context.get(web).api.call(readOrder, { params: { orderId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { order: answer.data };
}

/** One order: what was bought, by whom, what became of it, and what was booked and written for it. */
export default function OrderPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const { order } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={formatAmount(order.euroCents, euros, language)}
      mark={<OrderState order={order} />}
      lead={
        <span translate="no" className="font-mono">
          {order.id}
        </span>
      }
      breadcrumb={
        <Breadcrumb
          label={t('payments.office.order.breadcrumb')}
          items={[{ label: t('payments.office.orders.title'), href: to('payments.orders') }, { label: order.id }]}
        />
      }
      actions={<ActOn row={order} actions={[useRefundOrder()]} nameOf={({ id }) => id} />}
    >
      <Card
        title={t('payments.office.order.about')}
        actions={
          <LocalLink to="office.audit" search={new URLSearchParams({ subject: `order:${order.id}` }).toString()}>
            {t('payments.office.orders.log')}
          </LocalLink>
        }
      >
        <Facts order={order} />
      </Card>
      <Card title={t('payments.office.order.course')}>
        <OrderSteps steps={order.course} />
      </Card>
      <BookingsCard bookings={order.bookings} />
      <Mails order={order} />
    </WorkPage>
  );
}

function Facts({ order }: { order: OfficeOrderPage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const money = (cents: number): string => formatAmount(cents, euros, language);
  const { vat } = order;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('payments.office.orders.guest'),
      <GuestLink key="guest" id={order.guestId} isFact note={order.email}>
        {order.guestName}
      </GuestLink>,
    ],
    [t('payments.office.orders.amount'), money(order.euroCents)],
    [t('payments.office.orders.coins'), formatCoins(order.coins, language)],
    ...(order.extraCoins === 0
      ? []
      : [[t('payments.office.orders.extra'), formatCoins(order.extraCoins, language)] as const]),
    [
      t('payments.office.order.vat'),
      vat === null
        ? t('payments.office.order.noVat')
        : t('payments.office.order.vatText', {
            amount: money(vatPart(order.euroCents, vat.percent)),
            percent: percentText(vat.percent, language),
            country: vat.country,
          }),
    ],
    ...(order.backCents === 0
      ? []
      : [
          [t('payments.office.order.back'), money(order.backCents)] as const,
          [t('payments.office.orders.takenBack'), formatCoins(order.coinsTakenBack, language)] as const,
        ]),
    [t('payments.office.orders.origin'), t(`payments.office.orders.origin.${order.origin}`)],
    [t('payments.office.orders.provider'), order.provider],
    [t('payments.office.order.method'), methodOf(t, order.method)],
    [
      t('payments.office.order.reference'),
      order.reference === null ? (
        '–'
      ) : (
        <span key="reference" translate="no" className="font-mono text-sm">
          {order.reference}
        </span>
      ),
    ],
    [t('payments.office.orders.createdAt'), format.dateTime(order.createdAt)],
    [t('payments.office.orders.paidAt'), order.paidAt === null ? '–' : format.dateTime(order.paidAt)],
    ...(order.chatId === null
      ? []
      : [
          [
            t('payments.office.order.place'),
            <LocalLink
              key="chat"
              to="live.officePastChats"
              search={new URLSearchParams({ search: `chat:${order.chatId}` }).toString()}
            >
              {t('payments.office.orders.inChat', { id: String(order.chatId) })}
            </LocalLink>,
          ] as const,
        ]),
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

/** With what was paid; a code that has no word of ours stands as the provider writes it. */
const methodOf = (t: ReturnType<typeof useMessages>, method: string | null): string =>
  method === null ? '–' : (t.maybe(`payments.office.order.method.${method}`) ?? method);

function Mails({ order }: { order: OfficeOrderPage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('payments.office.order.mails')} description={t('payments.office.order.mailsText')}>
      {order.mails.length === 0 ? (
        <p className="text-muted">{t('payments.office.order.noMails')}</p>
      ) : (
        <ul className="grid gap-2">
          {order.mails.map(({ id, subject, createdAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <LocalLink to="office.mailMessage" params={{ mailId: id }} className="min-h-6 [overflow-wrap:anywhere]">
                {subject}
              </LocalLink>
              <time dateTime={createdAt} translate="no" className="tabular text-sm text-subtle">
                {format.dateTime(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
