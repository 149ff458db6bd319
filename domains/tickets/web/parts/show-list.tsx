import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ChatTicket } from '../../contract/index.ts';
import { InvitationSheet } from './invitation-sheet.tsx';
import { ReturnSheet } from './return-sheet.tsx';
import { ShowRow } from './show-row.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

/** Shows with what one can do about each; what is asked before coins go stands over the page. */
export function ShowList({ shows, isOfOne = false }: { shows: readonly ChatTicket[]; isOfOne?: boolean }): ReactNode {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ show: ChatTicket; what: 'buy' | 'return' } | null>(null);
  const close = () => setAsked(null);
  const done = () => {
    close();
    void revalidate();
  };
  return (
    <>
      <ol className="m-0 grid max-w-260 list-none grid-cols-1 gap-3 p-0">
        {shows.map((show) => (
          <ShowRow
            key={show.id}
            show={show}
            isOfOne={isOfOne}
            onBuy={() => setAsked({ show, what: 'buy' })}
            onReturn={() => setAsked({ show, what: 'return' })}
          />
        ))}
      </ol>
      {asked?.what === 'buy' && asked.show.privateUntil !== null ? (
        <InvitationSheet id={asked.show.id} actorId={asked.show.actorId} onClose={done} />
      ) : asked?.what === 'buy' ? (
        <TicketSheet show={asked.show} onDone={done} onChanged={() => void revalidate()} onClose={close} />
      ) : null}
      {asked?.what === 'return' ? <ReturnSheet show={asked.show} onDone={done} onClose={close} /> : null}
    </>
  );
}
