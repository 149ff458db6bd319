import { ShoppingBag, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins, coins as unit } from '#domains/ledger/contract/coins.ts';
import { amount } from '#kit/entries/entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { readEntries } from '#kit/forms/read-entries.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/i18n.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/meta.ts';
import type { Sale } from '../../../contract/routes.ts';
import { refundSale, sales } from '../../../contract/routes.ts';
import { kindLabel } from '../../parts/kind-label.ts';

export const meta = pageMeta(({ t }) => ({ title: t('sales.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(sales, args);

/** What was sold, the latest first, with the way to give coins back. */
export default function Sales(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const coins = useCoins();
  const data = useLoaderData<typeof loader>();
  const { kinds = [] } = data.answer?.facts ?? {};
  return (
    <ListPage
      list={sales}
      data={data}
      title={t('sales.office.title')}
      lead={t('sales.office.lead')}
      columns={{
        kind: { header: t('sales.office.kind'), isName: true, cell: ({ kind }) => kindLabel(t, kind) },
        key: { header: t('sales.office.key') },
        buyerId: { header: t('sales.office.buyer'), cell: ({ buyerId }) => String(buyerId) },
        sellerName: {
          header: t('sales.office.seller'),
          cell: ({ sellerName }) => sellerName ?? t('sales.office.platform'),
        },
        paid: { header: t('sales.office.paid') },
        covered: { header: t('sales.office.covered') },
        earned: {
          header: t('sales.office.earned'),
          cell: ({ earned, takenBack, sharePercent: percent }) =>
            t('sales.office.earnedText', { coins: coins(earned - takenBack), percent }),
        },
        paidBack: { header: t('sales.office.back') },
        begunAt: { header: t('sales.office.when') },
        completedAt: {
          header: t('sales.office.completed'),
          cell: ({ completedAt }) =>
            completedAt === null ? (
              <Badge tone="success">{t('sales.office.running')}</Badge>
            ) : (
              format.dateTime(completedAt)
            ),
        },
      }}
      filters={{
        search: { label: t('sales.office.search') },
        kind: {
          label: t('sales.office.kind'),
          options: kinds.map((value) => ({ value, label: kindLabel(t, value) })),
        },
        from: { label: t('sales.office.from') },
        to: { label: t('sales.office.to') },
      }}
      nameOf={({ key }) => key}
      empty={{ icon: <ShoppingBag />, title: t('sales.office.none'), text: t('sales.office.noneText') }}
      actions={[useRefund()]}
    />
  );
}

const useCoins = (): ((hundredths: number) => string) => {
  const language = useLanguage();
  return (hundredths) => formatCoins(hundredths, language);
};

/** Gives coins of a sale back, in part or all that is left. */
function useRefund(): ListAction<Sale> {
  const t = useMessages();
  const language = useLanguage();
  const coins = useCoins();
  const leftOf = ({ paid, paidBack }: Sale): number => paid - paidBack;
  return {
    key: 'refund',
    label: t('sales.office.refund'),
    icon: <Undo2 aria-hidden />,
    isDanger: true,
    applies: (sale) => sale.completedAt !== null && leftOf(sale) > 0,
    title: () => t('sales.office.refundTitle'),
    text: ([sale]) =>
      sale ? t('sales.office.refundText', { id: String(sale.buyerId), left: coins(leftOf(sale)) }) : '',
    needsReason: true,
    fields: ([sale], errorOf) => (
      <EntryField
        name="coins"
        entry={amount(unit)}
        label={t('sales.office.coins')}
        defaultValue={sale ? writeEntry(leftOf(sale), amount(unit), language) : ''}
        error={errorOf('coins') === undefined ? undefined : t('sales.office.coinsMissing')}
      />
    ),
    run: async (api, { id, paidBack }, form) => {
      const read = readEntries(form, { coins: amount(unit) }, language);
      const reason = String(form.get('reason') ?? '');
      return read.ok ? api.call(refundSale, { body: { saleId: id, ...read.data, paidBack, reason } }) : read;
    },
  };
}
