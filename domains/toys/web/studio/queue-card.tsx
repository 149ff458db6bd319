import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ToyPlay } from '../../contract/room.ts';
import { clearToyQueue } from '../../contract/studio.ts';
import { usePlayName } from '../parts/use-toy-room.ts';

const tones = { queued: 'neutral', running: 'success', played: 'info', paid_back: 'warning' } as const;

/** What runs, waits and is over. */
export function QueueCard({ plays }: { plays: readonly ToyPlay[] }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const name = usePlayName();
  const isOpen = plays.some(({ state }) => state === 'queued' || state === 'running');
  return (
    <Card
      title={t('toys.studio.queue')}
      actions={
        isOpen ? (
          <Button size="sm" onClick={() => void api.call(clearToyQueue, {})}>
            {t('toys.studio.clear')}
          </Button>
        ) : null
      }
    >
      {plays.length === 0 ? <p className="text-muted text-sm">{t('toys.studio.noPlays')}</p> : null}
      <ol className="grid gap-1.5" aria-live="polite">
        {plays.map((play) => (
          <li key={play.playId} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0 truncate">
              <bdi className="font-semibold">{play.from || t('toys.somebody')}</bdi> · <bdi>{name(play)}</bdi>
            </span>
            <Badge tone={tones[play.state]}>{t(`toys.state.${play.state}`)}</Badge>
          </li>
        ))}
      </ol>
    </Card>
  );
}
