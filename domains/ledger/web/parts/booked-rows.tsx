import type { ReactNode } from 'react';
import { formatAmount } from '#kit/money/amounts.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { coins } from '../../contract/coins.ts';
import type { Memo, StatementLine } from '../../contract/transfers.ts';
import { statementKind } from './statement-kind.ts';

/** Rows of the books of a guest or performer as operators read them: what it was, with whom, and the coins after it. */
export function BookedRows({ caption, lines }: { caption: string; lines: readonly StatementLine[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const columns: TableColumn<StatementLine>[] = [
    { key: 'what', header: t('ledger.office.kind'), primary: true, cell: (line) => <What line={line} /> },
    { key: 'with', header: t('ledger.office.with'), cell: ({ memo }) => <Whom memo={memo} /> },
    {
      key: 'amount',
      header: t('ledger.office.balance'),
      align: 'end',
      cell: ({ amount }) => (
        <Figure className={amount < 0 ? undefined : 'text-success'}>
          {amount > 0 ? '+' : ''}
          {formatAmount(amount, coins, language)}
        </Figure>
      ),
    },
    {
      key: 'after',
      header: t('ledger.office.after'),
      align: 'end',
      cell: ({ balanceAfter }) => formatAmount(balanceAfter, coins, language),
    },
    {
      key: 'at',
      header: t('ledger.office.at'),
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
          {format.dateTime(at)}
        </time>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={({ transferId }) => String(transferId)}
      empty={<p className="px-(--card-pad) py-4 text-muted">{t('ledger.office.noRows')}</p>}
    />
  );
}

function What({ line }: { line: StatementLine }): ReactNode {
  const t = useMessages();
  const { title, detail } = statementKind(line.kind)?.value.words(t, line) ?? { title: line.kind, detail: '' };
  return (
    <span className="grid gap-0.5">
      <span>{title}</span>
      {detail ? <span className="font-normal text-sm text-subtle">{detail}</span> : null}
    </span>
  );
}

/** To the order, the chat or the other person a row belongs to. */
function Whom({ memo: { orderId, chatId, actorId, actorName, guestId } }: { memo: Memo }): ReactNode {
  const t = useMessages();
  const links: ReactNode[] = [];
  const search = (words: string): string => new URLSearchParams({ search: words }).toString();
  if (orderId !== undefined) {
    links.push(
      <LocalLink key="order" to="payments.orders" search={search(orderId)}>
        {t('ledger.office.order')}
      </LocalLink>,
    );
  }
  if (chatId !== undefined) {
    links.push(
      <LocalLink key="chat" to="sales.list" search={search(`chat:${chatId.replace(/^chat:/, '')}`)}>
        {t('ledger.office.sale')}
      </LocalLink>,
    );
  }
  if (actorId !== undefined) {
    links.push(
      <LocalLink key="actor" to="performers.officePerformer" params={{ actorId }}>
        {actorName || String(actorId)}
      </LocalLink>,
    );
  }
  if (guestId !== undefined) {
    links.push(
      <LocalLink key="guest" to="guest.officeGuest" params={{ guestId }}>
        {t('ledger.office.guest', { id: String(guestId) })}
      </LocalLink>,
    );
  }
  return links.length === 0 ? '–' : <span className="flex flex-wrap gap-x-3 gap-y-1 max-sm:justify-end">{links}</span>;
}
