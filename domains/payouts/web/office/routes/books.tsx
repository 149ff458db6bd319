import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { BookDifference, BookDifferences } from '../../../contract/books.ts';
import { readBooks } from '../../../contract/books.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(readBooks, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.books') }));

/** Hundredths of a coin in a euro. */
const inEuro = 400;

/** Writes an amount of the books in euros, with its sign where it is a change. */
function useBookEuros(): (amount: number, isChange?: boolean) => string {
  const format = useFormat();
  return (amount, isChange = false) => `${isChange && amount > 0 ? '+' : ''}${format.currency(amount / inEuro, 'EUR')}`;
}

/** What differs from yesterday's books, and why. */
export default function OfficeBooks(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const euros = useBookEuros();
  const { day, books, wrong }: BookDifferences = useLoaderData<typeof loader>();
  if (day === null)
    return (
      <WorkPage title={t('payouts.office.books')} lead={t('payouts.office.books.lead')}>
        <EmptyState icon={<Scale />} title={t('payouts.office.books.none')} />
      </WorkPage>
    );
  const isWrong = books.some(({ unexplained }) => unexplained !== 0);
  return (
    <WorkPage title={t('payouts.office.books')} lead={t('payouts.office.books.lead')}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isWrong ? 'danger' : 'success'}>
          {t(isWrong ? 'payouts.office.books.wrong' : 'payouts.office.books.right')}
        </Badge>
        <span className="text-muted">{t('payouts.office.books.since', { day: format.date(day) })}</span>
      </p>
      {isWrong ? (
        <Card title={t('payouts.office.books.whose')} description={t('payouts.office.books.whoseText')} flush>
          {wrong.length === 0 ? null : (
            <ul className="divide-y divide-line border-line border-t">
              {wrong.map(({ accountId, name, account, balance, booked }) => (
                <li key={account} className="flex min-w-0 flex-wrap items-center gap-3 px-(--card-pad) py-3 text-sm">
                  <Link href={to('payouts.officePerson', { accountId: String(accountId) })}>
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="text-muted" translate="no">
                    {account}
                  </span>
                  <span className="grow" />
                  <b translate="no" className="tabular text-danger">
                    {euros(balance - booked, true)}
                  </b>
                </li>
              ))}
            </ul>
          )}
          {wrong.length === 0 ? (
            <p className="px-(--card-pad) pb-3 text-muted text-sm">{t('payouts.office.books.nobody')}</p>
          ) : null}
        </Card>
      ) : null}
      <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-2">
        {books.map((book) => (
          <Book key={book.name} book={book} />
        ))}
      </div>
    </WorkPage>
  );
}

function Book({ book }: { book: BookDifference }): ReactNode {
  const t = useMessages();
  const euros = useBookEuros();
  const { name, closing, now, movements, unexplained } = book;
  const line = 'grid grid-cols-[minmax(0,1fr)_auto] gap-3';
  return (
    <Card title={t(`payouts.office.books.${name}`)} description={t(`payouts.office.books.${name}.text`)}>
      <dl className="grid gap-2 text-sm">
        <div className={line}>
          <dt className="text-muted">{t('payouts.office.books.closing')}</dt>
          <dd translate="no" className="tabular text-end">
            {euros(closing)}
          </dd>
        </div>
        {movements.map(({ kind, count, sum }) => (
          <div key={kind} className={line}>
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              <span>
                {kind === 'released'
                  ? t('payouts.office.books.released')
                  : (t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind)}
              </span>{' '}
              <span className="text-muted">{t('payouts.office.books.times', { count })}</span>
            </dt>
            <dd translate="no" className="tabular text-end">
              {euros(sum, true)}
            </dd>
          </div>
        ))}
        {unexplained === 0 ? null : (
          <div className={line}>
            <dt className="font-semibold text-danger">{t('payouts.office.books.unexplained')}</dt>
            <dd translate="no" className="tabular text-end font-semibold text-danger">
              {euros(unexplained, true)}
            </dd>
          </div>
        )}
        <div className={`${line} border-line border-t pt-2 font-semibold`}>
          <dt>{t('payouts.office.books.now')}</dt>
          <dd translate="no" className="tabular text-end">
            {euros(now)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
