import { Gift, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { takeBackVoucher, voucherList } from '../../../contract/office.ts';
import { voucherKinds, voucherStates } from '../../../contract/types.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(voucherList, args);

export const meta = pageMeta(({ t }) => ({ title: t('vouchers.office.title') }));

const tones = {
  coming: 'neutral',
  usable: 'success',
  reserved: 'warning',
  used: 'neutral',
  expired: 'neutral',
  takenBack: 'danger',
} as const;

/** Every voucher and what became of it, the use by kind, and the ways to grant and to take back. */
export default function All(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-5">
      <ListPage
        list={voucherList}
        data={data}
        title={t('vouchers.office.title')}
        lead={t('vouchers.office.lead')}
        headActions={
          <ButtonLink variant="primary" href={to('vouchers.officeGrant')} icon={<Plus aria-hidden />}>
            {t('vouchers.office.grant')}
          </ButtonLink>
        }
        columns={{
          guestId: {
            header: t('vouchers.office.guest'),
            isName: true,
            cell: ({ guestId }) => <GuestLink id={guestId} />,
          },
          kind: { header: t('vouchers.office.kind'), cell: ({ kind }) => t(`vouchers.type.${kind}`) },
          amount: { header: t('vouchers.office.amount') },
          left: { header: t('vouchers.office.left') },
          used: { header: t('vouchers.office.used') },
          expired: { header: t('vouchers.office.state.expired') },
          takenBack: { header: t('vouchers.office.state.takenBack') },
          state: {
            header: t('vouchers.office.state'),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`vouchers.office.state.${state}`)}</Badge>,
          },
          reason: { header: t('vouchers.office.reason') },
          origin: { header: t('vouchers.office.origin') },
          grantedAt: { header: t('vouchers.office.granted') },
          validTo: { header: t('vouchers.office.validTo') },
        }}
        filters={{
          search: { label: t('vouchers.office.search') },
          kind: {
            label: t('vouchers.office.kind'),
            options: voucherKinds.map((value) => ({ value, label: t(`vouchers.type.${value}`) })),
          },
          state: {
            label: t('vouchers.office.state'),
            options: voucherStates.map((value) => ({ value, label: t(`vouchers.office.state.${value}`) })),
          },
          from: { label: t('vouchers.office.from') },
          to: { label: t('vouchers.office.to') },
        }}
        nameOf={({ id, guestId }) => `${id} · ${guestId}`}
        empty={{ icon: <Gift />, title: t('vouchers.office.none'), text: t('vouchers.office.noneText') }}
        actions={[
          {
            key: 'takeBack',
            label: t('vouchers.office.takeBack'),
            icon: <Undo2 aria-hidden />,
            isDanger: true,
            isBulk: true,
            needsReason: true,
            applies: ({ left }) => left > 0,
            title: (rows) => t('vouchers.office.takeBackTitle', { count: rows.length }),
            text: () => t('vouchers.office.takeBackText'),
            run: (api, { id }, form) =>
              api.call(takeBackVoucher, {
                params: { voucherId: id },
                body: { reason: String(form.get('reason') ?? '') },
              }),
          },
        ]}
      />
      <Figures figures={data.answer?.facts.figures ?? []} />
    </div>
  );
}

/** What became of the vouchers of the last 90 days, by kind. */
function Figures({
  figures,
}: {
  figures: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['answer']>['facts']['figures'];
}): ReactNode {
  const t = useMessages();
  if (figures.length === 0) return null;
  const columns = ['granted', 'used', 'open', 'expired', 'takenBack'] as const;
  return (
    <div className="px-[clamp(0.75rem,2vw,1.5rem)] pb-6">
      <Card flush title={t('vouchers.office.figures')}>
        <Table
          caption={t('vouchers.office.figures')}
          rows={figures}
          rowKey={({ kind }) => kind}
          columns={[
            {
              key: 'kind',
              header: t('vouchers.office.kind'),
              primary: true,
              cell: ({ kind }) => t(`vouchers.type.${kind}`),
            },
            ...columns.map((column) => ({
              key: column,
              header: t(`vouchers.office.sum.${column}`),
              align: 'end' as const,
              cell: (figure: (typeof figures)[number]) => <span translate="no">{figure[column]}</span>,
            })),
          ]}
        />
      </Card>
    </div>
  );
}
