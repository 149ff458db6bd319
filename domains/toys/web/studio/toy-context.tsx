import { OctagonX, Play, Vibrate } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { studioFrame } from '#domains/studio/web/slots.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioToy } from '../../contract/studio.ts';
import { standardPort, studioToy } from '../../contract/studio.ts';
import { usePlayName } from '../parts/use-toy-room.ts';
import type { ToyState } from './session/toy-session.ts';
import { ToySession } from './session/toy-session.ts';

const ToyContext = createContext<ToySession | null>(null);

/** The performer’s toy on this page. */
export function useToySession(): ToySession {
  const session = useContext(ToyContext);
  if (!session) throw new Error('useToySession needs the frame of the studio above it.');
  return session;
}

export const useToyState = (): ToyState => useStore(useToySession());

/** Around all pages of the studio: the toy stays connected while she looks elsewhere, and one press stops it wherever she is. */
export const ToyFrame: FillingOf<typeof studioFrame> = ({ children }) => {
  const api = useApi();
  const channel = useChannel();
  const id = useGuestValue('id');
  const [session] = useState(() => new ToySession({ api, channel }));
  useEffect(() => (id === null ? undefined : session.start(id)), [session, id]);
  const { status } = useStore(session);
  return (
    <ToyContext value={session}>
      {status === 'on' && id !== null ? <ToyBar actorId={id} /> : null}
      {children}
    </ToyContext>
  );
};

const unknown: StudioToy = {
  ...{ version: 0, isPaused: false, isConnected: false, lineId: null, plays: [], port: standardPort },
  setup: { mostStrength: 60, mostSeconds: 30, isPrivateOnly: false, directPrice: null, controls: [] },
};

/** What the toy does, and the way to stop it in one press. */
function ToyBar({ actorId }: { actorId: number }): ReactNode {
  const t = useMessages();
  const session = useToySession();
  const { isReady, isHidden, names, playing } = useToyState();
  const { isPaused, plays } = useResource(studioToy, actorId, unknown);
  const name = usePlayName();
  const waiting = plays.filter(({ state }) => state === 'queued').length;
  const current = plays.find(({ playId }) => playId === playing?.playId);
  const words = (): string => {
    if (isPaused) return t('toys.studio.bar.paused');
    if (playing) return current ? name(current) : t('toys.studio.bar.trial');
    if (names.length === 0) return t('toys.studio.bar.noToy');
    return isReady && !isHidden ? t('toys.studio.bar.ready') : t('toys.studio.bar.waiting');
  };
  return (
    <section
      aria-label={t('toys.studio.title')}
      className="glass sticky top-0 z-40 flex items-center gap-3 border-line border-b px-4 py-2"
    >
      <Vibrate aria-hidden className={playing ? 'size-5.5 shrink-0 text-accent' : 'size-5.5 shrink-0 text-muted'} />
      <p aria-live="polite" className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">
          <bdi>{words()}</bdi>
        </span>
        {waiting > 0 ? (
          <span className="block truncate text-muted">{t('toys.studio.bar.queue', { count: waiting })}</span>
        ) : null}
      </p>
      {isPaused ? (
        <Button size="lg" variant="primary" icon={<Play aria-hidden />} onClick={() => session.goOn()}>
          {t('toys.studio.goOn')}
        </Button>
      ) : (
        <Button size="lg" variant="danger" icon={<OctagonX aria-hidden />} onClick={() => void session.stop()}>
          {t('toys.studio.stop')}
        </Button>
      )}
    </section>
  );
}
