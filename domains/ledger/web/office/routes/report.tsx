import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { LedgerReport } from '../../../contract/office.ts';
import { getLedgerReport, verifyLedger } from '../../../contract/office.ts';
import { statementKind } from '../../parts/statement-kind.ts';
import { VerificationResult } from '../verification-result.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('ledger.office.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const report = await context.get(web).api.call(getLedgerReport, {});
  if (!report.ok) throw refused(report.problem.status);
  return report.data;
}

export async function action({ context }: LoaderFunctionArgs) {
  const verified = await context.get(web).api.call(verifyLedger, {});
  if (verified.ok) return data({ problem: null });
  return data({ problem: verified.problem }, { status: verified.problem.status });
}

export default function LedgerReportPage(): ReactNode {
  const t = useMessages();
  const report = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  return (
    <WorkPage title={t('ledger.office.title')} lead={t('ledger.office.lead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <Accounts report={report} />
        <Today report={report} />
      </div>
      <Card
        flush
        title={t('ledger.office.verification')}
        actions={
          <Form method="post">
            <Button type="submit" variant="primary" size="sm" loading={busy} icon={<ShieldCheck aria-hidden />}>
              {t('ledger.office.verify')}
            </Button>
          </Form>
        }
      >
        {answer?.problem ? (
          <p role="alert" className="px-(--card-pad) pb-3 text-danger">
            {answer.problem.title}
          </p>
        ) : null}
        <VerificationResult result={report.lastVerification} />
      </Card>
    </WorkPage>
  );
}

type OwnerRow = { owner: string; accounts: number | null; balance: number };

function Accounts({ report }: { report: LedgerReport }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (hundredths: number) => formatCoins(hundredths, language);
  const total = report.owners.reduce((sum, { balance }) => sum + balance, 0);
  const columns: TableColumn<OwnerRow>[] = [
    {
      key: 'owner',
      header: t('ledger.office.owner'),
      primary: true,
      cell: ({ owner }) => t.maybe(`ledger.office.owner.${owner}`) ?? t('ledger.office.sum'),
    },
    {
      key: 'count',
      header: t('ledger.office.count'),
      align: 'end',
      cell: ({ accounts }) => (accounts === null ? '' : format.number(accounts)),
    },
    { key: 'coins', header: t('ledger.office.balance'), align: 'end', cell: ({ balance }) => coins(balance) },
    {
      key: 'euros',
      header: t('ledger.office.euros'),
      align: 'end',
      cell: ({ balance }) => formatAmount(Math.sign(balance) * euroCentsForCoins(Math.abs(balance)), euros, language),
    },
  ];
  const { accounts, balance } = report.inDebt;
  return (
    <Card flush title={t('ledger.office.accounts')}>
      <Table
        caption={t('ledger.office.accounts')}
        columns={columns}
        rows={[...report.owners, { owner: 'sum', accounts: null, balance: total }]}
        rowKey={({ owner }) => owner}
      />
      <p className="border-line border-t px-(--card-pad) py-3 text-muted text-sm">
        {t('ledger.office.debt', { count: accounts, amount: coins(balance) })}
      </p>
    </Card>
  );
}

function Today({ report }: { report: LedgerReport }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  type Row = LedgerReport['today']['kinds'][number];
  const nameOf = (kind: string) => t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind;
  const columns: TableColumn<Row>[] = [
    { key: 'kind', header: t('ledger.office.kind'), primary: true, cell: ({ kind }) => nameOf(kind) },
    {
      key: 'count',
      header: t('ledger.office.count'),
      align: 'end',
      cell: ({ count }) => format.number(count),
    },
    {
      key: 'coins',
      header: t('ledger.office.balance'),
      align: 'end',
      cell: ({ amount }) => formatCoins(amount, language),
    },
  ];
  return (
    <Card flush title={t('ledger.office.today')}>
      <Table
        caption={t('ledger.office.today')}
        columns={columns}
        rows={report.today.kinds}
        rowKey={({ kind }) => kind}
        empty={<p className="px-(--card-pad) py-4 text-muted">{t('ledger.office.todayEmpty')}</p>}
      />
    </Card>
  );
}
