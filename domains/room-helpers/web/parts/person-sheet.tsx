import { DoorOpen, Gavel, MessageSquareOff, MessageSquareText, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { muteChoices, muteInRoom, sendOutOfRoom, takeLineAway, unmuteInRoom } from '../../contract/act.ts';
import { nameHelper } from '../../contract/studio.ts';
import { BanForm } from './ban-form.tsx';

/** What can be done about somebody in a room, or about a line of theirs; in a sheet under the thumb. */
export function PersonSheet({
  actor,
  guestId,
  name: given,
  line,
  isPerformer,
  isHelper,
  onClose,
}: {
  actor: { readonly id: number };
  guestId: number;
  name: string;
  line: { readonly textId: number; readonly text: string } | null;
  isPerformer: boolean;
  isHelper: boolean;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const name = useGuestName()(given);
  const { busy, refusal, run } = useCall();
  const [isBanning, setBanning] = useState(false);
  const person = { actorId: actor.id, guestId, lineId: line?.textId ?? null };
  const act = async <T,>(call: (api: ApiClient) => Promise<Result<T>>, told: string): Promise<void> => {
    const answer = await run(call, { told: () => told, isRefusedInPlace: true });
    if (answer.ok) onClose();
  };
  const isUntouchable = isHelper && !isPerformer;
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={name}
      closeLabel={t('room-helpers.close')}
    >
      <div className="grid gap-4">
        {line ? (
          <blockquote
            dir="auto"
            className="line-clamp-4 rounded-control bg-field px-3 py-2 text-muted text-sm [overflow-wrap:anywhere]"
          >
            {line.text}
          </blockquote>
        ) : null}
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
        {isUntouchable ? (
          <p className="text-muted">{t('room-helpers.colleague')}</p>
        ) : isBanning ? (
          <BanForm person={person} isPerformer={isPerformer} onDone={onClose} onBack={() => setBanning(false)} />
        ) : (
          <>
            {line ? (
              <Button
                block
                icon={<Trash2 aria-hidden />}
                disabled={busy}
                onClick={() =>
                  void act(
                    (api) => api.call(takeLineAway, { body: { actorId: actor.id, lineId: line.textId } }),
                    t('room-helpers.taken'),
                  )
                }
              >
                {t('room-helpers.take')}
              </Button>
            ) : null}
            <fieldset className="grid gap-2">
              <legend className="mb-2 flex items-center gap-2 font-semibold text-sm">
                <MessageSquareOff aria-hidden className="size-4.5 text-subtle" />
                {t('room-helpers.mute')}
              </legend>
              <div className="grid grid-cols-3 gap-2 [&>*]:px-1">
                {muteChoices.map((choice) => (
                  <Button
                    key={choice}
                    disabled={busy}
                    onClick={() =>
                      void act(
                        (api) => api.call(muteInRoom, { body: { ...person, for: choice } }),
                        t('room-helpers.mutedNow', { name }),
                      )
                    }
                  >
                    {t(`room-helpers.for.${choice}`)}
                  </Button>
                ))}
              </div>
            </fieldset>
            <div className="grid gap-2">
              <Button
                variant="ghost"
                block
                icon={<MessageSquareText aria-hidden />}
                disabled={busy}
                onClick={() =>
                  void act(
                    (api) => api.call(unmuteInRoom, { body: { actorId: actor.id, guestId } }),
                    t('room-helpers.unmuted', { name }),
                  )
                }
              >
                {t('room-helpers.unmute')}
              </Button>
              <Button
                block
                icon={<DoorOpen aria-hidden />}
                disabled={busy}
                onClick={() =>
                  void act((api) => api.call(sendOutOfRoom, { body: person }), t('room-helpers.sentOut', { name }))
                }
              >
                {t('room-helpers.sendOut')}
              </Button>
              <Button block icon={<Gavel aria-hidden />} disabled={busy} onClick={() => setBanning(true)}>
                {t(isPerformer ? 'room-helpers.ban' : 'room-helpers.askBan')}
              </Button>
              {isPerformer && !isHelper ? (
                <Button
                  block
                  icon={<ShieldCheck aria-hidden />}
                  disabled={busy}
                  onClick={() =>
                    void act((api) => api.call(nameHelper, { body: { guestId } }), t('room-helpers.named', { name }))
                  }
                >
                  {t('room-helpers.name')}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
