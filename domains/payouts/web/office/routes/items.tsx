import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { itemList } from '../../../contract/office.ts';
import { itemStates } from '../../../contract/states.ts';
import { itemTones } from '../tones.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(itemList, args);

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.items') }));

/** What runs pay, payee by payee. */
export default function Items(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={itemList}
      data={data}
      title={t('payouts.office.items')}
      lead={t('payouts.office.itemsLead')}
      columns={{
        payeeName: {
          header: t('payouts.office.payee'),
          isName: true,
          cell: ({ payeeId, payeeName }) => (
            <Link href={to('payouts.officePerson', { accountId: String(payeeId) })}>{payeeName}</Link>
          ),
        },
        runId: {
          header: t('payouts.office.run'),
          cell: ({ runId }) => <Link href={to('payouts.officeRun', { runId: String(runId) })}>{String(runId)}</Link>,
        },
        state: {
          header: t('payouts.office.state'),
          cell: ({ state }) => <Badge tone={itemTones[state]}>{t(`payouts.office.item.${state}`)}</Badge>,
        },
        net: { header: t('payouts.office.net') },
        vat: { header: t('payouts.office.vat') },
        carried: { header: t('payouts.office.carried') },
        amount: { header: t('payouts.office.amount') },
        account: { header: t('payouts.office.account') },
        noteNumber: { header: t('payouts.office.note'), cell: ({ noteNumber }) => noteNumber || '–' },
        id: { header: t('payouts.office.number') },
      }}
      filters={{
        run: { label: t('payouts.office.run') },
        state: {
          label: t('payouts.office.state'),
          options: itemStates.map((value) => ({ value, label: t(`payouts.office.item.${value}`) })),
        },
        search: { label: t('payouts.office.payee') },
      }}
      nameOf={({ payeeName }) => payeeName}
      empty={{ icon: <Landmark />, title: t('payouts.office.itemsNone') }}
    />
  );
}
