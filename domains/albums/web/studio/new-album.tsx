import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { createAlbum } from '../../contract/index.ts';

/** Begins an album and leads to it. Pressed again after a lost answer, it is the same one. */
export function NewAlbum(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const key = useRef<string | null>(null);
  const begin = async (): Promise<void> => {
    key.current ??= crypto.randomUUID();
    const answer = await run((api) => api.call(createAlbum, { body: { key: key.current ?? '' } }));
    if (answer.ok) await navigate(to('albums.studioAlbum', { albumId: String(answer.data.id) }));
  };
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      loading={busy}
      className="justify-self-start"
      onClick={() => void begin()}
    >
      {t('albums.studio.new')}
    </Button>
  );
}
