import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ServerTime } from '#kit/clock/server-time.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getConversionChat } from '../../contract/guest.ts';
import { conversionChatTakesPart } from '../../contract/pushes.ts';
import { ExtraLine } from './extra-line.tsx';
import type { Extra } from './use-extra.ts';

interface Props {
  readonly actor: { readonly id: number; readonly name: string };
  readonly extra: NonNullable<Extra>;
  readonly isFreeChatOn: boolean;
  readonly enterFree: () => void;
}

/** One line in the room: it is offered here, or it is on and whether it holds here. Where it would change nothing, it is not offered. */
export function RoomStrip({ actor, extra, isFreeChatOn, enterFree }: Props): ReactNode {
  const t = useMessages();
  const api = useApi();
  const channel = useChannel();
  const latest = useLatest();
  const [asked, setAsked] = useState(0);
  const [here, setHere] = useState<{ minutes: number; isAvailable: boolean } | null>(null);
  const [time] = useState(() => new ServerTime());
  const [isOver, setOver] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the room's free chat or her part in this has changed
  useEffect(() => {
    void latest(() => api.call(getConversionChat, { params: { actorId: actor.id } })).then((answer) => {
      if (!answer?.ok) return;
      time.learn(answer.data.now);
      setHere(answer.data);
    });
  }, [api, latest, time, actor.id, isFreeChatOn, asked]);
  useEffect(
    () =>
      channel.on(conversionChatTakesPart, ({ actorId }) => {
        if (actorId === actor.id) setAsked((times) => times + 1);
      }),
    [channel, actor.id],
  );
  if (here === null || isOver === extra.until) return null;
  const holds = here.isAvailable && isFreeChatOn;
  if (extra.is === 'offered' && !holds) return null;
  return (
    <section
      aria-label={t('conversion-chat.title')}
      data-theme="dark"
      className="glass flex animate-enter flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-2.5"
    >
      <Hourglass aria-hidden className="size-5 shrink-0 text-accent-ink max-sm:hidden" />
      <ExtraLine
        extra={extra}
        minutes={here.minutes}
        clock={time.now}
        onLater={() => setOver(extra.until)}
        beside={extra.is === 'on' ? t(holds ? 'conversion-chat.onHere' : 'conversion-chat.onOthers', actor) : null}
        onSwitched={(isOn) => isOn && enterFree()}
        onEnd={() => setOver(extra.until)}
      />
    </section>
  );
}
