import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { acceptanceOccasions, acceptances } from '../../../contract/acceptance.ts';
import { legalProducts, legalTextTypes } from '../../../contract/legal-text.ts';
import { useLegalWords } from '../words.ts';

export const meta = pageMeta(({ t }) => ({ title: t('legal.office.acceptances') }));

export const loader = (args: LoaderFunctionArgs) => loadList(acceptances, args);

/** Who accepted what. */
export default function Acceptances(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useLegalWords();
  const [params] = useSearchParams();
  return (
    <ListPage
      list={acceptances}
      data={useLoaderData<typeof loader>()}
      title={t('legal.office.acceptances')}
      lead={t('legal.office.acceptancesLead')}
      breadcrumb={
        <Breadcrumb
          label={t('legal.office.breadcrumb')}
          items={[
            { label: t('legal.office.title'), href: to('legal.officeTexts') },
            { label: t('legal.office.acceptances') },
          ]}
        />
      }
      columns={{
        email: {
          header: t('legal.office.account'),
          isName: true,
          cell: ({ accountId, email }) => (
            <span className="break-all">
              {email ?? '–'} <span className="font-normal text-subtle">{accountId}</span>
            </span>
          ),
        },
        type: { header: t('legal.office.text'), cell: ({ type, version }) => `${words.types[type]} ${version}` },
        product: { header: t('legal.office.product'), cell: ({ product }) => words.products[product] },
        occasion: { header: t('legal.office.occasionLabel'), cell: ({ occasion }) => words.occasions[occasion] },
        at: { header: t('legal.office.at') },
      }}
      filters={{
        search: { label: t('legal.office.search') },
        product: {
          label: t('legal.office.product'),
          options: legalProducts.map((value) => ({ value, label: words.products[value] })),
        },
        type: {
          label: t('legal.office.type'),
          options: legalTextTypes.map((value) => ({ value, label: words.types[value] })),
        },
        version: { label: t('legal.office.version') },
        occasion: {
          label: t('legal.office.occasionLabel'),
          options: acceptanceOccasions.map((value) => ({ value, label: words.occasions[value] })),
        },
      }}
      nameOf={({ email, accountId }) => email ?? String(accountId)}
      empty={{
        icon: <ScrollText />,
        title: t('legal.office.noAcceptances'),
        text: params.size > 0 ? t('legal.office.noAcceptancesText') : t('legal.office.noAcceptancesYet'),
      }}
    />
  );
}
