import { Coins, Percent, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChargeOffer, GroupRule, GroupRules, PricingState, VatRate } from '../../../contract/pricing.ts';
import { listPricing, standardGroupRules } from '../../../contract/pricing.ts';
import { percentText } from '../../parts/vat-line.tsx';
import { groupName } from '../group-name.ts';
import { AddOffer, AddVat, ChangeGroups, groupForm, offerForm, vatForm } from '../pricing-forms.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('payments.office.pricing.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listPricing, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const action = formAction(taking(offerForm), taking(groupForm), taking(vatForm));

/** Which amounts are sold to whom, what makes a group of guests, and the tax in their prices; each with all that counted before. */
export default function Pricing(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { standard, offers, groups, rates } = useLoaderData<typeof loader>();
  const amounts = amountsText(standard, language);
  const rules = groups[0] ?? standardGroupRules;
  return (
    <WorkPage
      title={t('payments.office.pricing.title')}
      lead={t('payments.office.pricing.lead', { amounts })}
      actions={
        <>
          <AddOffer rules={rules} />
          <AddVat />
        </>
      }
    >
      <Card flush title={t('payments.office.pricing.offers')}>
        <Table
          caption={t('payments.office.pricing.offers')}
          columns={useOfferColumns(rules)}
          rows={offers}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState icon={<Coins />} title={t('payments.office.pricing.noOffers')}>
              {t('payments.office.pricing.noOffersText', { amounts })}
            </EmptyState>
          }
        />
      </Card>
      <Card flush title={t('payments.office.pricing.groups')} actions={<ChangeGroups rules={rules} />}>
        <Table
          caption={t('payments.office.pricing.groups')}
          columns={useGroupColumns()}
          rows={groups}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState icon={<Users />} title={t('payments.office.pricing.noOffers')}>
              {groupName(t, 'regular', rules)} · {groupName(t, 'returning', rules)}
            </EmptyState>
          }
        />
      </Card>
      <Card flush title={t('payments.office.pricing.rates')}>
        <Table
          caption={t('payments.office.pricing.rates')}
          columns={useRateColumns()}
          rows={rates}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={<Percent />} title={t('payments.office.pricing.noRates')} />}
        />
      </Card>
    </WorkPage>
  );
}

const amountsText = (amounts: readonly number[], language: string): string =>
  amounts.map((cents) => formatAmount(cents, euros, language)).join(' · ');

const tones = { coming: 'warning', current: 'success', replaced: 'neutral' } as const;

type Shared = { readonly validFrom: number; readonly reason: string; readonly state: PricingState };

/** From when on, why, and whether it counts now. */
function useSharedColumns(): TableColumn<Shared>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    { key: 'from', header: t('payments.office.pricing.from'), cell: ({ validFrom }) => format.dateTime(validFrom) },
    { key: 'reason', header: t('payments.office.pricing.reason'), cell: ({ reason }) => reason },
    {
      key: 'state',
      header: t('payments.office.pricing.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`payments.office.pricing.${state}`)}</Badge>,
    },
  ];
}

function useOfferColumns(rules: GroupRules): TableColumn<ChargeOffer>[] {
  const t = useMessages();
  const language = useLanguage();
  return [
    {
      key: 'country',
      header: t('payments.office.pricing.country'),
      primary: true,
      cell: ({ country }) => country ?? t('payments.office.pricing.everywhere'),
    },
    {
      key: 'group',
      header: t('payments.office.pricing.group'),
      cell: ({ group }) => groupName(t, group, rules),
    },
    {
      key: 'amounts',
      header: t('payments.office.pricing.amounts'),
      cell: ({ amounts }) => <span translate="no">{amountsText(amounts, language)}</span>,
    },
    ...(useSharedColumns() as TableColumn<ChargeOffer>[]),
  ];
}

function useGroupColumns(): TableColumn<GroupRule>[] {
  const t = useMessages();
  return [
    {
      key: 'regular',
      header: t('payments.office.pricing.regular'),
      primary: true,
      cell: ({ regularOrders: count, regularDays: days }) => t('payments.office.pricing.regularRule', { count, days }),
    },
    {
      key: 'returning',
      header: t('payments.office.pricing.returning'),
      cell: ({ awayDays: days }) => t('payments.office.pricing.returningRule', { days }),
    },
    ...(useSharedColumns() as TableColumn<GroupRule>[]),
  ];
}

function useRateColumns(): TableColumn<VatRate>[] {
  const t = useMessages();
  const language = useLanguage();
  return [
    {
      key: 'country',
      header: t('payments.office.pricing.country'),
      primary: true,
      cell: ({ country }) => country,
    },
    {
      key: 'percent',
      header: t('payments.office.pricing.percent'),
      align: 'end',
      cell: ({ percent }) => <span translate="no">{percentText(percent, language)}</span>,
    },
    ...(useSharedColumns() as TableColumn<VatRate>[]),
  ];
}
