import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomBan } from '../../contract/studio.ts';
import { declineBan, liftBan } from '../../contract/studio.ts';
import { BanForm } from '../parts/ban-form.tsx';

/** Bans that helpers ask for, first, then those in force. */
export function BansCard({ bans }: { bans: readonly RoomBan[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const nameOf = useGuestName();
  const ownId = useGuestValue('id');
  const { busy, run } = useCall();
  const [chosen, setChosen] = useState<RoomBan | null>(null);
  const act = <T,>(call: (api: ApiClient) => Promise<Result<T>>, told: string): void =>
    void run(call, { told: () => told });
  return (
    <Card title={t('room-helpers.studio.bans')} description={t('room-helpers.studio.bansText')}>
      {bans.length === 0 ? <p className="text-muted">{t('room-helpers.studio.bansNone')}</p> : null}
      <ul className="divide-y divide-line">
        {bans.map((ban) => {
          const { banId, state, askedBy, reason, text, until, isAppealed } = ban;
          const name = nameOf(ban.name);
          return (
            <li key={banId} className="grid gap-2 py-3">
              <div className="flex flex-wrap items-center gap-2">
                <bdi className="font-semibold">{name}</bdi>
                <Badge tone={state === 'asked' ? 'warning' : 'neutral'}>
                  {state === 'asked'
                    ? t('room-helpers.studio.askedBy', { name: nameOf(askedBy) })
                    : t('room-helpers.studio.until', { day: until === null ? '' : format.dateTime(until) })}
                </Badge>
                {isAppealed ? <Badge tone="info">{t('room-helpers.own.waiting')}</Badge> : null}
              </div>
              {reason ? <bdi className="[overflow-wrap:anywhere]">{reason}</bdi> : null}
              {text ? (
                <blockquote
                  dir="auto"
                  className="rounded-control bg-field px-3 py-2 text-muted text-sm [overflow-wrap:anywhere]"
                >
                  {text}
                </blockquote>
              ) : null}
              <div className="flex flex-wrap gap-2">
                {state === 'asked' ? (
                  <>
                    <Button size="sm" variant="danger" disabled={busy} onClick={() => setChosen(ban)}>
                      {t('room-helpers.ban')}
                    </Button>
                    <Button
                      size="sm"
                      disabled={busy}
                      onClick={() =>
                        act((api) => api.call(declineBan, { body: { banId } }), t('room-helpers.studio.declined'))
                      }
                    >
                      {t('room-helpers.studio.decline')}
                    </Button>
                  </>
                ) : (
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={t('room-helpers.studio.liftOf', { name })}
                    onClick={() =>
                      act((api) => api.call(liftBan, { body: { banId } }), t('room-helpers.studio.lifted', { name }))
                    }
                  >
                    {t('room-helpers.studio.lift')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {chosen && ownId !== null ? (
        <Panel
          open
          onOpenChange={(open) => {
            if (!open) setChosen(null);
          }}
          title={t('room-helpers.studio.banOf', { name: nameOf(chosen.name) })}
          closeLabel={t('room-helpers.close')}
        >
          <BanForm
            person={{ actorId: ownId, guestId: chosen.guestId, lineId: null }}
            banId={chosen.banId}
            isPerformer
            onDone={() => setChosen(null)}
            onBack={() => setChosen(null)}
          />
        </Panel>
      ) : null}
    </Card>
  );
}
