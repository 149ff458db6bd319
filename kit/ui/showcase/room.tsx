import { Gift, Hand, Maximize, Mic, MicOff, PhoneOff, Video, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Composer } from '../chat/composer.tsx';
import type { MessageSide } from '../chat/message-bubble.tsx';
import { MessageBubble } from '../chat/message-bubble.tsx';
import { MessageList } from '../chat/message-list.tsx';
import type { Poster } from '../live/live-card.tsx';
import { StatusPill } from '../live/status-pill.tsx';
import { VideoStage } from '../live/video-stage.tsx';
import { Price } from '../measure/price.tsx';
import { Badge } from '../primitives/badge.tsx';
import { Button, IconButton } from '../primitives/button.tsx';
import { StickyBar } from '../shell/bars.tsx';
import { Section } from './section.tsx';
import { formatPrice } from './words.ts';

type Line = {
  id: string;
  side: MessageSide;
  author?: string;
  text: string;
  time?: string;
  own?: boolean;
  highlight?: boolean;
};

const said: readonly Line[] = [
  { id: 'm1', side: 'system', text: 'You are in free chat.' },
  { id: 'm2', side: 'host', author: 'Mara Lindt', text: 'Good evening! How was your day?', time: '21:04' },
  { id: 'm3', side: 'other', author: 'Harbour', text: 'Long. Glad to be here.', time: '21:04' },
  { id: 'm4', side: 'own', text: 'The light looks lovely tonight.', time: '21:05', own: true },
  { id: 'm5', side: 'system', text: 'Harbour gave a rose', highlight: true },
  { id: 'm6', side: 'host', author: 'Mara Lindt', text: 'Thank you, that is kind of you.', time: '21:05' },
];

/** The room: video first, chat beside it (below on a phone), the running cost always in sight. */
export function Room({ poster }: { poster: Poster }): ReactNode {
  const [lines, setLines] = useState(said);
  const [muted, setMuted] = useState(false);
  return (
    <Section id="room" title="The room">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_21rem]">
        <VideoStage
          label="Mara Lindt, live"
          backdrop={<img src={poster.src} alt="" width={poster.width} height={poster.height} />}
          commands={{
            'toggle-play': 'Play or pause',
            'toggle-mute': 'Sound on or off',
            'toggle-fullscreen': 'Full screen',
            'volume-up': 'Louder',
            'volume-down': 'Quieter',
            help: 'This help',
          }}
          onCommand={(command) => {
            if (command === 'toggle-mute') setMuted(!muted);
          }}
          topLeft={
            <>
              <StatusPill state="live" label="For coins" />
              <span className="font-bold">Mara Lindt</span>
              <Badge tone="onPicture">HD</Badge>
            </>
          }
          topRight={
            <span translate="no" className="tabular font-semibold text-sm">
              04:12
            </span>
          }
          inset={<div className="aspect-4/3 rounded-xl border border-white/20 bg-[oklch(0.3_0.06_250)] shadow-e3" />}
          controls={
            <>
              <IconButton
                label={muted ? 'Sound on' : 'Sound off'}
                icon={muted ? <MicOff aria-hidden /> : <Volume2 aria-hidden />}
                onClick={() => setMuted(!muted)}
              />
              <IconButton label="Microphone" icon={<Mic aria-hidden />} />
              <IconButton label="Camera" icon={<Video aria-hidden />} />
              <span className="flex-1" />
              <IconButton label="Full screen" icon={<Maximize aria-hidden />} />
              <Button variant="danger" size="sm" icon={<PhoneOff aria-hidden />}>
                End
              </Button>
            </>
          }
        >
          {poster.placeholder ? (
            <div style={{ background: poster.placeholder }} />
          ) : (
            <img src={poster.src} alt="" width={poster.width} height={poster.height} />
          )}
        </VideoStage>
        <div
          data-edge
          className="flex h-105 flex-col overflow-hidden rounded-card border border-line bg-surface md:h-auto"
        >
          <MessageList
            label="Chat with Mara Lindt"
            messages={lines}
            newLabel={(count) => `${count} new`}
            unreadLabel="New"
            typing="Mara is writing …"
          >
            {(line) => (
              <MessageBubble {...line} authorMark={line.side === 'host' ? <Badge tone="accent">Host</Badge> : null}>
                {line.text}
              </MessageBubble>
            )}
          </MessageList>
          <Composer
            label="Message"
            placeholder="Say something kind"
            sendLabel="Send"
            actions={<IconButton label="Gift" icon={<Gift aria-hidden />} />}
            onSend={(text) => {
              setLines((before) => [
                ...before,
                { id: `m${before.length + 1}`, side: 'own', own: true, text, time: '21:06' },
              ]);
              return undefined;
            }}
          />
        </div>
      </div>
      <div>
        <StickyBar>
          <span className="grid gap-x-4 sm:flex">
            <span className="flex items-baseline gap-2 text-sm">
              <span className="text-subtle">Running</span>
              <Price hundredths={3980} format={formatPrice} />
            </span>
            <span className="flex items-baseline gap-2 text-sm">
              <span className="text-subtle">Balance</span>
              <Price hundredths={18420} format={formatPrice} />
            </span>
          </span>
          <span className="flex-1" />
          <Button variant="primary" icon={<Hand aria-hidden />}>
            Take private
          </Button>
        </StickyBar>
      </div>
    </Section>
  );
}
