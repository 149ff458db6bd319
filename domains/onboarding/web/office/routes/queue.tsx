import { UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { applicationList, askedContracts } from '../../../contract/office.ts';
import { applicationStates } from '../../../contract/states.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { stateTones } from '../state-tones.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(applicationList, args);

export const meta = pageMeta(({ t }) => ({ title: t('onboarding.office.title') }));

/** People on the way to be performers, and what became of them. */
export default function Queue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={applicationList}
      data={data}
      title={t('onboarding.office.title')}
      lead={t('onboarding.office.lead')}
      headActions={<ButtonLink href={to('onboarding.officeCopies')}>{t('onboarding.office.copies')}</ButtonLink>}
      columns={{
        stageName: {
          header: t('onboarding.office.name'),
          isName: true,
          cell: ({ accountId, stageName }) => (
            <Link href={to('onboarding.officeApplication', { accountId: String(accountId) })}>
              {stageName || t('onboarding.office.unnamed', { id: accountId })}
            </Link>
          ),
        },
        state: {
          header: t('onboarding.office.state'),
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`onboarding.office.is.${state}`)}</Badge>,
        },
        country: { header: t('onboarding.office.country') },
        findings: {
          header: t('onboarding.office.findings'),
          cell: ({ findings }) => findings.map((one) => t(`onboarding.office.found.${one}`)).join(', ') || '–',
        },
        submittedAt: { header: t('onboarding.office.submitted') },
        createdAt: { header: t('onboarding.office.created') },
        documentEnds: { header: t('onboarding.office.ends') },
        contract: {
          header: t('onboarding.office.contract'),
          cell: (row) => <ContractBadge {...row} />,
        },
      }}
      filters={{
        search: { label: t('onboarding.office.name') },
        state: {
          label: t('onboarding.office.state'),
          options: applicationStates.map((value) => ({ value, label: t(`onboarding.office.is.${value}`) })),
        },
        contract: {
          label: t('onboarding.office.contract'),
          options: askedContracts.map((value) => ({ value, label: t(`onboarding.office.contract.${value}`) })),
        },
      }}
      nameOf={({ accountId, stageName }) => stageName || t('onboarding.office.unnamed', { id: accountId })}
      empty={{ icon: <UserCheck />, title: t('onboarding.office.none') }}
    />
  );
}
