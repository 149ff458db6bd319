import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { privateTicketShowInvitation } from '../../contract/private.ts';

const InvitationSheet = lazy(async () => ({ default: (await import('./invitation-sheet.tsx')).InvitationSheet }));

/** How long an invitation stands over a page, ms; it stays in the guest’s list and at the bell. */
const inSightMs = 60_000;

/** An invitation to a private show, on whatever page its guest is: a line with one press to read it; it covers nothing. */
export const KeepInvitations: FillingOf<typeof memberParts> = () => {
  const t = useMessages();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ id: number; actorId: number } | null>(null);
  usePush(privateTicketShowInvitation, ({ id, actorId, actorName, picture }) =>
    toast.show({
      title: (
        <span className="flex items-center gap-3">
          {picture ? (
            <img src={picture} alt="" width={40} height={40} className="size-10 rounded-full object-cover" />
          ) : null}
          <span>
            <bdi>{actorName}</bdi> {t('tickets.private.invites')}
          </span>
        </span>
      ),
      duration: inSightMs,
      action: {
        label: t('tickets.private.look'),
        altText: t('tickets.private.lookAlt'),
        onAction: () => setOpen({ id, actorId }),
      },
    }),
  );
  if (open === null) return null;
  return (
    <Suspense>
      <InvitationSheet
        {...open}
        onClose={() => {
          setOpen(null);
          void revalidate();
        }}
      />
    </Suspense>
  );
};
