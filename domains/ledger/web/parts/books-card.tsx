import type { ReactNode } from 'react';
import type { ApiClient } from '#kit/contract/client.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { formatCoins } from '../../contract/coins.ts';
import type { bookedPeople } from '../../contract/office.ts';
import { readAccount } from '../../contract/office.ts';
import type { StatementLine } from '../../contract/transfers.ts';
import { BookedRows } from './booked-rows.tsx';

/** The last rows of somebody's books. */
export interface Books {
  readonly balance: number;
  readonly earned: { readonly today: number; readonly month: number } | null;
  readonly lines: readonly StatementLine[];
}

/** Reads the last rows of a guest's or performer's books; null where they could not be read. */
export async function loadBooks(
  { api }: { readonly api: ApiClient },
  owner: (typeof bookedPeople)[number],
  ownerId: number,
): Promise<Books | null> {
  const answer = await api.call(readAccount, { params: { owner, ownerId }, query: { limit: 8 } });
  return answer.ok ? answer.data : null;
}

/** The last rows of somebody's books as a card of their page; leads to all of them. */
export function BooksCard({
  owner,
  ownerId,
  books,
}: {
  owner: (typeof bookedPeople)[number];
  ownerId: number;
  books: Books;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <Card
      flush
      title={t(`ledger.office.books.${owner}`)}
      description={
        books.earned
          ? t('ledger.office.hasEarned', {
              coins: formatCoins(books.balance, language),
              today: formatCoins(books.earned.today, language),
              month: formatCoins(books.earned.month, language),
            })
          : t('ledger.office.hasCoins', { coins: formatCoins(books.balance, language) })
      }
      actions={
        <LocalLink to="ledger.officeAccount" params={{ owner, ownerId }}>
          {t('ledger.office.allRows')}
        </LocalLink>
      }
    >
      <div className="border-line border-t sm:overflow-x-auto">
        <BookedRows caption={t(`ledger.office.books.${owner}`)} lines={books.lines} />
      </div>
    </Card>
  );
}
