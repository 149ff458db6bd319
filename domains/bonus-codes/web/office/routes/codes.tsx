import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { codeList } from '../../../contract/office.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(codeList, args);

export const meta = pageMeta(({ t }) => ({ title: t('bonus-codes.office.codes') }));

/** Codes, to be looked up and handed out as a file. */
export default function Codes(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={codeList}
      data={data}
      title={t('bonus-codes.office.codes')}
      lead={t('bonus-codes.office.codesLead')}
      columns={{
        code: { header: t('bonus-codes.code'), isName: true },
        campaign: { header: t('bonus-codes.office.campaign') },
        uses: { header: t('bonus-codes.office.redeemed') },
        maxUses: { header: t('bonus-codes.office.maxUses') },
        createdAt: { header: t('bonus-codes.office.created') },
      }}
      filters={{
        search: { label: t('bonus-codes.office.searchCode') },
        campaignId: {
          label: t('bonus-codes.office.campaign'),
          options: (data.answer?.facts.campaigns ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        },
      }}
      nameOf={({ code }) => code}
      empty={{ icon: <TicketPercent />, title: t('bonus-codes.office.noCodes') }}
    />
  );
}
