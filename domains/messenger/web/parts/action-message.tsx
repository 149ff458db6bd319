import { MessageCircle } from 'lucide-react';
import type { endActions } from '#domains/live/web/slots.ts';
import type { profileActions } from '#domains/performers/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Leads from a profile to the conversation; who is not logged in is led through the login and back. */
export const ProfileMessage: FillingOf<typeof profileActions> = ({ actor }) => {
  const t = useMessages();
  const to = useHref();
  return (
    <ButtonLink href={`${to('messenger.home')}?actor=${actor.id}`} icon={<MessageCircle aria-hidden />}>
      <span data-label>{t('messenger.action')}</span>
    </ButtonLink>
  );
};

/** The same on the card that tells of a chat that is over. */
export const EndMessage: FillingOf<typeof endActions> = ProfileMessage;
