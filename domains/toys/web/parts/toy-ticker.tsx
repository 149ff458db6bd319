import { Vibrate } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { roomTicker } from '#domains/live/web/slots.ts';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ToyPlay } from '../../contract/room.ts';
import { steerEveryMs, steerToy, toyPlayChanged } from '../../contract/room.ts';
import { useOwnPlays, usePlayName, useToyRoom } from './use-toy-room.ts';

/** What the toy does now and what waits, over the conversation; and the guest’s own direct control while it runs. */
export const ToyTicker: FillingOf<typeof roomTicker> = ({ actor }) => {
  const t = useMessages();
  const toast = useToast();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { plays } = useToyRoom(actor.id);
  const own = useOwnPlays(actor.id, isLoggedIn);
  const nameOf = usePlayName();
  usePush(toyPlayChanged, ({ actorId, play }) => {
    if (actorId === actor.id && play.state === 'paid_back')
      toast.show({ title: t('toys.paidBack', { what: nameOf(play) }), tone: 'neutral' });
  });
  const mine = new Set(own.map(({ playId }) => playId));
  const all = [...plays, ...own.filter(({ playId }) => !plays.some((play) => play.playId === playId))];
  const running = all.find(({ state }) => state === 'running');
  const waiting = all.filter(({ state }) => state === 'queued');
  const direct = own.find(({ kind, state }) => kind === 'direct' && state === 'running');
  if (!running && waiting.length === 0) return null;
  const who = (play: ToyPlay): string => (mine.has(play.playId) ? t('toys.you') : play.from || t('toys.somebody'));
  return (
    <div className="mb-1 grid justify-items-start gap-1">
      <p className="inline-flex max-w-full items-center gap-2 rounded-full bg-black/60 px-3 py-1 text-sm text-white">
        <Vibrate
          aria-hidden
          className={running ? 'size-4.5 shrink-0 motion-safe:animate-pulse' : 'size-4.5 shrink-0'}
        />
        <span className="truncate">
          {running ? <bdi className="font-semibold">{who(running)}</bdi> : null}
          <bdi>{running ? ` · ${nameOf(running)}` : t('toys.startsSoon')}</bdi>
          {waiting.length > 0 ? <span>{` · ${t('toys.waitingShort', { count: waiting.length })}`}</span> : null}
        </span>
      </p>
      {direct ? <Steering playId={direct.playId} /> : null}
    </div>
  );
};

/** The guest steers: what is set is said again and again while this is in sight; when it is not heard any more the toy stands still. */
function Steering({ playId }: { playId: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const channel = useChannel();
  const [strength, setStrength] = useState(0);
  useEffect(() => {
    const say = (): void => {
      const seen = document.visibilityState === 'visible' && channel.state === 'open';
      if (seen) void channel.command(steerToy, { playId, strength });
    };
    say();
    const timer = setInterval(say, steerEveryMs);
    return () => clearInterval(timer);
  }, [channel, playId, strength]);
  return (
    <div className="pointer-events-auto w-64 max-w-full rounded-panel bg-black/70 px-3 py-2 text-white">
      <Slider
        label={t('toys.steer')}
        value={[strength]}
        step={5}
        format={(value) => format.number(value / 100, { style: 'percent' })}
        onValueChange={([value = 0]) => setStrength(value)}
      />
    </div>
  );
}
