import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomHelper } from '../../contract/studio.ts';
import { mostHelpers, nameHelper, withdrawHelper } from '../../contract/studio.ts';

/** Whom a performer has asked to help, and who does. */
export function HelpersCard({ helpers }: { helpers: readonly RoomHelper[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const nameOf = useGuestName();
  const { busy, refusal, run } = useCall();
  const [name, setName] = useState('');
  const ask = async (): Promise<void> => {
    const answer = await run((api) => api.call(nameHelper, { body: { name } }), {
      told: () => t('room-helpers.named', { name }),
      isRefusedInPlace: true,
    });
    if (answer.ok) setName('');
  };
  return (
    <Card
      title={t('room-helpers.studio.helpers')}
      description={t('room-helpers.studio.helpersText', { count: helpers.length, most: mostHelpers })}
    >
      <div className="grid gap-4">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <TextField
            className="min-w-48 flex-1"
            label={t('room-helpers.studio.name')}
            error={refusal || undefined}
            maxLength={60}
            required
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" variant="primary" loading={busy}>
            {t('room-helpers.studio.ask')}
          </Button>
        </form>
        {helpers.length > 0 ? (
          <ul className="divide-y divide-line">
            {helpers.map(({ guestId, name: given, state, since }) => (
              <li key={guestId} className="flex items-center gap-3 py-2">
                <Avatar name={nameOf(given)} size="sm" />
                <span className="grid min-w-0 flex-1">
                  <bdi className="truncate font-semibold">{nameOf(given)}</bdi>
                  <span className="text-muted text-sm">
                    {t(state === 'active' ? 'room-helpers.studio.since' : 'room-helpers.studio.invited', {
                      day: format.date(since),
                    })}
                  </span>
                </span>
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={t('room-helpers.studio.withdrawOf', { name: nameOf(given) })}
                  onClick={() =>
                    void run((api) => api.call(withdrawHelper, { body: { guestId } }), {
                      told: () => t('room-helpers.studio.withdrawn', { name: nameOf(given) }),
                    })
                  }
                >
                  {t('room-helpers.studio.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}
