import { CircleStop, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useShow } from '#domains/live/web/parts/use-show.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { IngestSignal } from '../../contract/signal.ts';

/** One button that goes live with the signal, and ends the show; why it cannot, in words. */
export function GoLive({ signal }: { signal: IngestSignal | null }): ReactNode {
  const t = useMessages();
  const { room, busy, refusal, goLive, stopLive } = useShow();
  const [isAsked, setAsked] = useState(false);
  if (!room) return null;
  const isOn = room.isLive && room.source === 'software';
  const isReady = signal?.verdict === 'ok' || signal?.verdict === 'warn';
  const { freeChat, autoAccept, livePreview } = room;
  const words = isOn
    ? t(room.sending ? 'ingest.live.on' : 'ingest.live.waits')
    : t(
        !signal
          ? 'ingest.live.none'
          : isReady
            ? 'ingest.live.ready'
            : signal.verdict === 'wait'
              ? 'ingest.live.looks'
              : 'ingest.live.refused',
      );
  return (
    <div className="grid gap-2">
      {isOn ? (
        <div className="grid gap-2 sm:grid-cols-2">
          <LocalLink
            to="studio.home"
            className="inline-flex min-h-12 items-center justify-center rounded-control bg-accent-soft px-4 font-bold text-accent-ink"
          >
            {t('ingest.live.toShow')}
          </LocalLink>
          <Button
            variant="danger"
            size="lg"
            icon={<CircleStop aria-hidden />}
            loading={busy}
            onClick={() => setAsked(true)}
          >
            {t('ingest.live.stop')}
          </Button>
        </div>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          icon={<Radio aria-hidden />}
          loading={busy}
          disabled={!isReady}
          onClick={() => void goLive({ freeChat, autoAccept, livePreview }, 'software')}
        >
          {t('ingest.live.go')}
        </Button>
      )}
      <p role="status" className="text-center text-sm text-subtle">
        {refusal ? <span className="text-danger">{refusal.title}</span> : words}
      </p>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('ingest.live.stop')}
        closeLabel={t('ingest.cancel')}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t('ingest.cancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsked(false);
                void stopLive();
              }}
            >
              {t('ingest.live.stop')}
            </Button>
          </>
        }
      >
        <p>{t('ingest.live.stopText')}</p>
      </Dialog>
    </div>
  );
}
