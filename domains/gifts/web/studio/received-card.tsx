import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Given } from '../../contract/room.ts';
import { useCoinWords } from '../parts/format.ts';
import { useGivenWords, useGiver } from '../parts/given-words.ts';

/** Who gave what, the latest first. */
export function ReceivedCard({ received }: { received: readonly Given[] }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('gifts.studio.received')} flush>
      {received.length === 0 ? (
        <EmptyState icon={<Gift />} title={t('gifts.studio.nothing')} />
      ) : (
        <ReceivedList received={received} />
      )}
    </Card>
  );
}

/** The lines of it. */
export function ReceivedList({ received }: { received: readonly Given[] }): ReactNode {
  const format = useFormat();
  const giver = useGiver();
  const words = useGivenWords();
  const coins = useCoinWords();
  return (
    <ul className="divide-y divide-line">
      {received.map((given) => (
        <li key={given.sendId} className="flex items-center gap-3 px-(--card-pad) py-2.5">
          {given.gifts[0] ? <img src={given.gifts[0].imageUrl} alt="" width={36} height={36} /> : <Gift aria-hidden />}
          <span className="grid min-w-0 flex-1">
            <span className="truncate">
              <bdi className="font-semibold">{giver(given)}</bdi> · <bdi>{words(given)}</bdi>
            </span>
            <span className="truncate text-muted text-sm">
              {given.kind === 'gift' && given.words ? <bdi>{`${given.words} · `}</bdi> : null}
              <span>{format.dateTime(given.at)}</span>
            </span>
          </span>
          {given.kind === 'gift' ? (
            <span translate="no" className="shrink-0 text-sm tabular">
              {coins(given.coins)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
