import { Gift, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
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
    <div className="grid gap-2 px-[clamp(0.75rem,2vw,1.5rem)] pb-6">
      <h2 id="voucher-figures" className="font-bold text-lg">
        {t('vouchers.office.figures')}
      </h2>
      <section
        aria-labelledby="voucher-figures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
          <thead className="text-left text-muted">
            <tr>
              <th scope="col">{t('vouchers.office.kind')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="text-right">
                  {t(`vouchers.office.sum.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {figures.map((figure) => (
              <tr key={figure.kind}>
                <th scope="row" className="text-left font-medium">
                  {t(`vouchers.type.${figure.kind}`)}
                </th>
                {columns.map((column) => (
                  <td key={column} className="tabular text-right" translate="no">
                    {figure[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
