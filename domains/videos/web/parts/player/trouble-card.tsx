import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Film } from './use-film.ts';

/** Why nothing plays, and the one thing that can be done about it. */
export function TroubleCard({ film, onRefused }: { film: Film; onRefused: () => void }): ReactNode {
  const t = useMessages();
  const { trouble } = film;
  if (!trouble) return null;
  const { kind, words } = trouble;
  return (
    <div
      role="alert"
      className="absolute inset-0 z-4 grid place-content-center justify-items-center gap-2 bg-black/85 p-4 text-center text-white"
    >
      {kind === 'lost' ? <CloudOff aria-hidden className="size-7" /> : <TriangleAlert aria-hidden className="size-7" />}
      <p className="max-w-90 text-balance font-semibold text-sm sm:text-base">
        {words ?? t(`videos.player.trouble.${kind}`)}
      </p>
      {kind === 'unsupported' ? null : kind === 'refused' ? (
        <Button variant="primary" onClick={onRefused}>
          {t('videos.player.lookAgain')}
        </Button>
      ) : (
        <Button variant="primary" onClick={film.retry}>
          {t('videos.retry')}
        </Button>
      )}
    </div>
  );
}
