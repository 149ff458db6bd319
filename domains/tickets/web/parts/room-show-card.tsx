import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/shows.ts';
import { TicketSheet } from './ticket-sheet.tsx';
import { wordsIn } from './words-in.ts';

interface Props {
  readonly show: ChatTicket;
  readonly onBought: () => void;
  /** What is shown of it is not true any more. */
  readonly onChanged: () => void;
}

/** One line in the room: which show, when it begins, and the one thing to do about it. */
export function RoomShowCard({ show, onBought, onChanged }: Props): ReactNode {
  const t = useMessages();
  const to = useHref();
  const join = useJoin();
  const words = usePrice();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [isBuying, setBuying] = useState(false);
  const { beginsAt, beginsIn, hasStarted, isBought, isFree, price, canBuy, actorName } = show;
  // In the show with a ticket: nothing is left to say.
  if (hasStarted && isBought) return null;
  return (
    <section
      aria-label={t('tickets.room.name')}
      data-theme="dark"
      className="glass flex animate-enter flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-2.5"
    >
      <Ticket aria-hidden className="size-5 shrink-0 text-accent-ink max-sm:hidden" />
      <p role="status" className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <b className="truncate text-sm">{wordsIn(show.title, language) || t('tickets.private.title')}</b>
        <span className="text-muted text-sm">
          {beginsAt === null ? (
            t('tickets.room.on')
          ) : (
            <>
              <span>{t(isBought ? 'tickets.room.letIn' : 'tickets.room.begins')}</span>{' '}
              <Countdown
                until={beginsAt}
                now={beginsAt - (beginsIn ?? 0)}
                label={t('tickets.room.left')}
                urgentMs={15_000}
              />
            </>
          )}
        </span>
      </p>
      {isBought ? null : canBuy ? (
        <Button
          variant="primary"
          className="hit-44 shrink-0"
          icon={<Ticket aria-hidden />}
          onClick={() => (isLoggedIn ? setBuying(true) : join(pathname))}
        >
          {isFree ? t('tickets.takeFree') : <Price size="inherit" hundredths={price.value} format={words} />}
        </Button>
      ) : (
        <ButtonLink className="hit-44 shrink-0" href={to('tickets.ofActor', { actorName: actorName.toLowerCase() })}>
          {t('tickets.room.more')}
        </ButtonLink>
      )}
      {isBuying ? (
        <TicketSheet
          show={show}
          where="room"
          onDone={() => {
            setBuying(false);
            onBought();
          }}
          onChanged={onChanged}
          onClose={() => setBuying(false)}
        />
      ) : null}
    </section>
  );
}
