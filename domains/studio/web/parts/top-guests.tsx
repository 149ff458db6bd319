import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import type { TopGuest } from '#domains/ledger/contract/index.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Who brought the most, with the way to their card. */
export function TopGuests({ guests }: { guests: readonly TopGuest[] }): ReactNode {
  const t = useMessages();
  if (guests.length === 0) return null;
  return (
    <Card title={t('studio.studio.top')} description={t('studio.studio.top.text')} flush>
      <ol className="grid border-line border-t md:grid-cols-2">
        {guests.map((guest, place) => (
          <Row key={guest.guestId} guest={guest} place={place + 1} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ guest: { guestId, guestName, earned, spent }, place }: { guest: TopGuest; place: number }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const name = useGuestName()(guestName);
  return (
    <li className="border-line border-b">
      <LocalLink
        to="messenger.inbox"
        search={new URLSearchParams({ guest: String(guestId) }).toString()}
        className="flex items-center gap-3 px-(--card-pad) py-2.5 hover:bg-hover"
      >
        <span aria-hidden translate="no" className="tabular w-5 shrink-0 text-right font-semibold text-subtle">
          {place}
        </span>
        <Avatar name={name} size="sm" />
        <span className="min-w-0 flex-1 truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span translate="no" className="tabular grid shrink-0 text-right leading-tight">
          <b>{price(earned).amount}</b>
          <span className="text-muted text-sm">{t('studio.studio.top.spent', { amount: price(spent).amount })}</span>
        </span>
      </LocalLink>
    </li>
  );
}
