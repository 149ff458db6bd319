import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askForBan } from '../../contract/act.ts';
import { banDays, banGuest } from '../../contract/studio.ts';

/** How long the reason may be, characters. */
const longest = 200;

/** A performer bans somebody for some days; a helper asks her to, with a reason. */
export function BanForm({
  person,
  banId,
  isPerformer,
  onDone,
  onBack,
}: {
  person: { readonly actorId: number; readonly guestId: number; readonly lineId: number | null };
  /** What a helper asked for, where one did. */
  banId?: number;
  isPerformer: boolean;
  onDone: () => void;
  onBack: () => void;
}): ReactNode {
  const t = useMessages();
  const { busy, refusal, run } = useCall();
  const [days, setDays] = useState<(typeof banDays)[number]>(7);
  const [reason, setReason] = useState('');
  const { guestId, lineId } = person;
  const send = async (): Promise<void> => {
    const of = banId === undefined ? { guestId, lineId } : { banId };
    const answer = isPerformer
      ? await run((api) => api.call(banGuest, { body: { of, days, reason } }), {
          told: () => t('room-helpers.banned'),
          isRefusedInPlace: true,
        })
      : await run((api) => api.call(askForBan, { body: { ...person, reason } }), {
          told: () => t('room-helpers.asked'),
          isRefusedInPlace: true,
        });
    if (answer.ok) onDone();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isPerformer ? (
        <Select
          label={t('room-helpers.banFor')}
          value={String(days)}
          options={banDays.map((each) => ({ value: String(each), label: t('room-helpers.days', { count: each }) }))}
          onChange={({ currentTarget }) => setDays(banDays.find((each) => String(each) === currentTarget.value) ?? 7)}
        />
      ) : null}
      <TextField
        label={t('room-helpers.reason')}
        hint={t(isPerformer ? 'room-helpers.reasonHint' : 'room-helpers.reasonAsk')}
        maxLength={longest}
        required={!isPerformer}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onBack}>{t('room-helpers.back')}</Button>
        <Button type="submit" variant="danger" loading={busy}>
          {t(isPerformer ? 'room-helpers.ban' : 'room-helpers.ask')}
        </Button>
      </div>
    </form>
  );
}
