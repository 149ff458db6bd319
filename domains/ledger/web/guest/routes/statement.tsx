import { filled } from 'virtual:slots/ledger.statementNoteStates';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useGuest, useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { AccountPage } from '#domains/identity/web/parts/account-page.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EndlessList } from '#kit/ui/primitives/endless-list.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useListPlace } from '#kit/web/list/use-list-place.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getGuestStatement } from '../../../contract/routes.ts';
import type { GuestLine } from '../../../contract/transfers.ts';
import { statementPlace } from '../../../contract/transfers.ts';
import type { statementNoteStates } from '../../slots.ts';
import { BalanceCard } from '../balance-card.tsx';
import { linesByDay } from '../lines-by-day.ts';
import { addressOf, choiceOf } from '../statement-address.ts';
import { StatementControls } from '../statement-choice.tsx';
import { StatementDay } from '../statement-day.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('ledger.statement.title') }));

/** Lines of one part of the statement. */
const pageSize = 40;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = statementPlace.optional().catch(undefined).parse(new URL(request.url).searchParams.get('before'));
  const choice = choiceOf(request.url);
  const query = { limit: pageSize, ...choice, ...(before === undefined ? {} : { before }) };
  const page = await context.get(web).api.call(getGuestStatement, { query });
  if (!page.ok) throw refused(page.problem.status);
  return { ...page.data, choice, now: Date.now(), paged: before !== undefined };
}

/** Every coin that moved, and what was had without coins, by day, newest first. It follows the account while it is open. */
export default function StatementPage(): ReactNode {
  const t = useMessages();
  const { lines, balance, choice, now } = useLoaderData<typeof loader>();
  const isNarrowed = Boolean(choice.direction ?? choice.month);
  useFollowing(useGuestValue('balance'), balance);
  return (
    <AccountPage title={t('ledger.statement.title')} lead={t('ledger.statement.lead')}>
      <BalanceCard />
      <FollowNotes />
      {lines.length > 0 || isNarrowed ? <StatementControls choice={choice} now={now} /> : null}
      {lines.length > 0 ? <Lines /> : isNarrowed ? <NothingHere /> : <Nothing />}
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

function NothingHere(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Card flush>
      <EmptyState
        title={t('ledger.statement.none')}
        icon={<ReceiptText />}
        action={<ButtonLink href={to('ledger.statement')}>{t('ledger.statement.none.all')}</ButtonLink>}
      />
    </Card>
  );
}

/** The lines from where the page begins, and those before them as somebody reads on. */
function Lines(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const { lines, next, paged, choice } = useLoaderData<typeof loader>();
  const keptAs = useListPlace(useGuestValue('id'));
  const part = useMemo(() => partOf({ lines, next }), [lines, next]);
  return (
    <EndlessList
      part={part}
      itemKey={({ key }) => key}
      more={async (before) => {
        const answer = await api.call(getGuestStatement, {
          query: { limit: pageSize, ...choice, before },
        });
        return answer.ok ? { ok: true, data: partOf(answer.data) } : answer;
      }}
      hrefOf={(before) => addressOf(to('ledger.statement'), { ...choice, before })}
      start={paged ? addressOf(to('ledger.statement'), choice) : undefined}
      keptAs={keptAs}
      labels={{
        next: t('ledger.statement.older'),
        start: t('ledger.statement.newest'),
        retry: t('ledger.statement.retry'),
        loading: t('ledger.statement.loading'),
        loaded: (count) => t('ledger.statement.loaded', { count }),
      }}
    >
      {(all) => linesByDay(all).map((day) => <StatementDay key={day.key} day={day} />)}
    </EndlessList>
  );
}

const partOf = ({ lines, next }: { lines: readonly GuestLine[]; next: string | null }) => ({ items: lines, next });

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

const noteStates = fillingsOf<typeof statementNoteStates>(filled).map(({ value }) => value);

/** Loads the lines again when what lines without coins come from has changed: a free minute was used, or came back. */
function FollowNotes(): ReactNode {
  const guest = useGuest();
  const state = JSON.stringify(noteStates.map((read) => read(guest)));
  const { revalidate } = useRevalidator();
  const loaded = useRef(state);
  useEffect(() => {
    if (loaded.current === state) return;
    loaded.current = state;
    void revalidate();
  }, [state, revalidate]);
  return null;
}
