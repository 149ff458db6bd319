import { MessageSquareOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { RoomPerson } from '../../contract/act.ts';
import { getRoomPeople } from '../../contract/act.ts';
import { PersonSheet } from './person-sheet.tsx';

/** Everybody who is openly in the room, for its helpers; a press on somebody opens what can be done. */
export function HelperSheet({
  actor,
  onClose,
}: {
  actor: { readonly id: number; readonly name: string };
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const nameOf = useGuestName();
  const ownId = useGuestValue('id');
  const [people, setPeople] = useState<readonly RoomPerson[] | null>(null);
  const [refusal, setRefusal] = useState('');
  const [chosen, setChosen] = useState<RoomPerson | null>(null);
  useEffect(() => {
    let isGone = false;
    void api.call(getRoomPeople, { params: { actorId: actor.id } }).then((answer) => {
      if (isGone) return;
      if (answer.ok) setPeople(answer.data.people.filter(({ guestId }) => guestId !== ownId));
      else setRefusal(answer.problem.title);
    });
    return () => {
      isGone = true;
    };
  }, [api, actor.id, ownId]);
  if (chosen)
    return (
      <PersonSheet
        actor={actor}
        guestId={chosen.guestId}
        name={chosen.name}
        line={null}
        isPerformer={false}
        isHelper={chosen.isHelper}
        onClose={onClose}
      />
    );
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('room-helpers.people')}
      description={t('room-helpers.peopleText', { name: actor.name })}
      closeLabel={t('room-helpers.close')}
    >
      {refusal ? <p role="alert">{refusal}</p> : null}
      {people?.length === 0 ? <p className="text-muted">{t('room-helpers.nobody')}</p> : null}
      <ul className="grid gap-1">
        {(people ?? []).map((person) => (
          <li key={person.guestId}>
            <button
              type="button"
              onClick={() => setChosen(person)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-hover"
            >
              <Avatar name={nameOf(person.name)} size="sm" />
              <bdi className="min-w-0 flex-1 truncate">{nameOf(person.name)}</bdi>
              {person.isHelper ? (
                <ShieldCheck aria-label={t('room-helpers.badge')} className="size-5 text-success" />
              ) : null}
              {person.mute ? (
                <MessageSquareOff aria-label={t('room-helpers.isMuted')} className="size-5 text-warning" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
