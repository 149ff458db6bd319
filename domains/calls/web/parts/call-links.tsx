import { Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The ways to the calls a performer takes. */
export function CallLinks({ name, voice, video }: { name: string; voice: boolean; video: boolean }): ReactNode {
  const t = useMessages();
  const call = useHref()('calls.call', { actorName: name.toLowerCase() });
  return (
    <>
      {voice ? (
        <ButtonLink href={call} icon={<Phone aria-hidden />}>
          <span data-label>{t('calls.action')}</span>
        </ButtonLink>
      ) : null}
      {video ? (
        <ButtonLink href={`${call}?with=video`} icon={<Video aria-hidden />}>
          <span data-label>{t('calls.actionVideo')}</span>
        </ButtonLink>
      ) : null}
    </>
  );
}
