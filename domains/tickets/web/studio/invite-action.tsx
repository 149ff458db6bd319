import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { viewerActions } from '#domains/live/web/slots.ts';
import type { guestActions } from '#domains/messenger/web/slots.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const InvitePanel = lazy(async () => ({ default: (await import('./invite-panel.tsx')).InvitePanel }));

interface Props {
  readonly guestId: number;
  readonly name: string;
}

function useInvite({ guestId, name }: Props): { readonly ask: () => void; readonly panel: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const panel = isOpen ? (
    <Suspense>
      <InvitePanel guestId={guestId} name={name} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { ask: () => setOpen(true), panel };
}

/** On the card of a guest in the inbox: a show for them alone, or a free ticket. */
export const InviteFromInbox: FillingOf<typeof guestActions> = (guest) => {
  const t = useMessages();
  const { ask, panel } = useInvite(guest);
  return (
    <>
      <Button size="sm" icon={<Ticket aria-hidden />} onClick={ask}>
        {t('tickets.studio.invite')}
      </Button>
      {panel}
    </>
  );
};

/** The same beside who is in the room. */
export const InviteFromRoom: FillingOf<typeof viewerActions> = (guest) => {
  const t = useMessages();
  const { ask, panel } = useInvite(guest);
  return (
    <>
      <IconButton
        size="sm"
        label={t('tickets.studio.inviteName', { name: guest.name })}
        icon={<Ticket aria-hidden />}
        onClick={ask}
      />
      {panel}
    </>
  );
};
