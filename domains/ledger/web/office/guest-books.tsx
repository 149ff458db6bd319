import type { ReactNode } from 'react';
import type { guestCards } from '#domains/guest/web/slots.ts';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { Books } from '../parts/books-card.tsx';
import { BooksCard, loadBooks } from '../parts/books-card.tsx';

type Props = { readonly guestId: number; readonly name: string };

function GuestBooks({ data, guestId }: Props & { data: Books }): ReactNode {
  return <BooksCard owner="guest" ownerId={guestId} books={data} />;
}

/** A guest's coins and what moved them, on the operators' page of the guest. */
export const guestBooks: FillingOf<typeof guestCards> = defineBlock<Books, Props>({
  load: (values, search) => loadBooks(values, 'guest', Number(search.get('guestId'))),
  View: GuestBooks,
});
