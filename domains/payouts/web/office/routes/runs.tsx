import { Landmark, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { makeRun, runList } from '../../../contract/office.ts';
import { runStates } from '../../../contract/states.ts';
import { runTones } from '../tones.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(runList, args);

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.title') }));

/** Runs of payouts, and the way to begin one. */
export default function Runs(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const data = useLoaderData<typeof loader>();
  const hrefOf = (id: number): string => to('payouts.officeRun', { runId: String(id) });
  const begin = async (): Promise<void> => {
    const answer = await run((api) => api.call(makeRun, {}), { told: () => t('payouts.office.begun') });
    if (answer.ok) await navigate(hrefOf(answer.data.runId));
  };
  return (
    <ListPage
      list={runList}
      data={data}
      title={t('payouts.office.title')}
      lead={t('payouts.office.lead')}
      headActions={
        <>
          <ButtonLink href={to('payouts.officeBooks')}>{t('payouts.office.books')}</ButtonLink>
          <ButtonLink href={to('payouts.officeYears')}>{t('payouts.office.years')}</ButtonLink>
          <Button variant="primary" loading={busy} icon={<Plus aria-hidden />} onClick={() => void begin()}>
            {t('payouts.office.begin')}
          </Button>
        </>
      }
      columns={{
        id: {
          header: t('payouts.office.run'),
          isName: true,
          cell: ({ id }) => <Link href={hrefOf(id)}>{t('payouts.office.runNumber', { id })}</Link>,
        },
        state: {
          header: t('payouts.office.state'),
          cell: ({ state }) => <Badge tone={runTones[state]}>{t(`payouts.office.is.${state}`)}</Badge>,
        },
        until: { header: t('payouts.office.until') },
        payees: { header: t('payouts.office.payees') },
        amount: { header: t('payouts.office.amount') },
        approvals: { header: t('payouts.office.approvals') },
        createdAt: { header: t('payouts.office.created') },
      }}
      filters={{
        state: {
          label: t('payouts.office.state'),
          options: runStates.map((value) => ({ value, label: t(`payouts.office.is.${value}`) })),
        },
      }}
      nameOf={({ id }) => t('payouts.office.runNumber', { id })}
      empty={{ icon: <Landmark />, title: t('payouts.office.none') }}
    />
  );
}
