import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const MediaTab = lazy(async () => ({ default: (await import('./media-tab.tsx')).MediaTab }));

interface MediaTabButtonProps {
  readonly channelId: number;
  readonly partner: string;
  readonly onFound: (messageId: number) => void;
}

/** Leads to the pictures of a conversation. */
export function MediaTabButton(props: MediaTabButtonProps): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('messenger.media.title')} icon={<Images aria-hidden />} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <MediaTab {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
