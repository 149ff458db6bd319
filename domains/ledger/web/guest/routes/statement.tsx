import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { AccountPage } from '#domains/identity/web/parts/account-page.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/context.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageTable } from '#kit/web/links.ts';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { getGuestStatement } from '../../../contract/routes.ts';
import { BalanceCard } from '../balance-card.tsx';
import { linesByDay } from '../lines-by-day.ts';
import { StatementDay } from '../statement-day.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('ledger.statement.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined;
  const query = { limit: 40, ...(before === undefined ? {} : { before }) };
  const page = await context.get(web).api.call(getGuestStatement, { query });
  if (!page.ok) throw new Response(null, { status: page.problem.status });
  return { ...page.data, paged: before !== undefined };
}

/** Every coin that moved, by day, newest first. It follows the account while it is open. */
export default function StatementPage(): ReactNode {
  const t = useMessages();
  const { lines, next, paged, balance } = useLoaderData<typeof loader>();
  useFollowing(useGuestValue('balance'), balance);
  return (
    <AccountPage title={t('ledger.statement.title')} lead={t('ledger.statement.lead')}>
      <BalanceCard />
      {lines.length === 0 ? <Nothing /> : linesByDay(lines).map((day) => <StatementDay key={day.key} day={day} />)}
      <Paging next={next} paged={paged} />
    </AccountPage>
  );
}

function Nothing(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const table = pageTable();
  return (
    <Card flush>
      <EmptyState
        title={t('ledger.statement.empty')}
        icon={<ReceiptText />}
        action={
          table.page('payments.topUp') ? (
            <ButtonLink variant="primary" href={table.href('payments.topUp', language)}>
              {t('ledger.statement.topUp')}
            </ButtonLink>
          ) : null
        }
      >
        {t('ledger.statement.emptyText')}
      </EmptyState>
    </Card>
  );
}

function Paging({ next, paged }: { next: number | null; paged: boolean }): ReactNode {
  const t = useMessages();
  const to = useHref();
  if (next === null && !paged) return null;
  return (
    <nav className="flex justify-between gap-3">
      {paged ? (
        <ButtonLink href={to('ledger.statement')} icon={<ChevronLeft aria-hidden />}>
          {t('ledger.statement.newest')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next === null ? null : (
        <ButtonLink href={`${to('ledger.statement')}?before=${next}`} iconAfter={<ChevronRight aria-hidden />}>
          {t('ledger.statement.older')}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Loads the lines again when a push has told another balance than the one they were loaded with. */
function useFollowing(pushed: number, loaded: number): void {
  const { revalidate } = useRevalidator();
  const fetched = useRef(loaded);
  useEffect(() => {
    if (pushed === loaded || fetched.current === pushed) return;
    fetched.current = pushed;
    void revalidate();
  }, [pushed, loaded, revalidate]);
}
