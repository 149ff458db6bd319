import {
  ChevronDown,
  Eye,
  EyeOff,
  Flag,
  Maximize,
  Minimize,
  PictureInPicture2,
  QrCode,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button, ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PictureFit } from '../../parts/stored.ts';
import { LineFigures } from './line-figures.tsx';
import type { Onward } from './neighbours.ts';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession, useVideoSessions } from './room-context.tsx';
import { currentChat } from './room-state.ts';
import { QualityChoice, useCanFloat } from './stage-controls.tsx';
import type { RoomView } from './use-view.ts';

/** On a phone: everything about picture and sound, in a sheet under the thumb; the picture moves on above it. */
export function StageMenu({
  name,
  view,
  onward,
  onClose,
}: {
  /** The performer's. */
  name: string;
  view: RoomView;
  onward: Onward;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const { videos } = useRoomSession();
  const { paused, muted, volume } = useVideoSessions();
  const asks = useRoomAsks();
  const room = useRoom();
  const isMember = useGuestValue('isLoggedIn');
  const canFloat = useCanFloat();
  const silent = muted || volume === 0;
  const report = new URLSearchParams({ topic: 'report', about: name });
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('live.room.more')}
      closeLabel={t('live.start.close')}
    >
      <div className="grid gap-4">
        <Row name={t('live.room.volume')}>
          <IconButton
            label={t(silent ? 'live.room.soundOn' : 'live.room.soundOff')}
            icon={silent ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
            className="-my-1 ml-auto"
            onClick={() => (volume === 0 ? videos.setVolume(0.5) : videos.setMuted(!muted))}
          />
          <Slider
            className="w-40"
            label={t('live.room.volume')}
            hideLabel
            value={[silent ? 0 : Math.round(volume * 100)]}
            onValueChange={([value = 0]) => videos.setVolume(value / 100)}
            format={(value) => format.percent(value / 100)}
          />
        </Row>
        <Row name={t('live.room.quality')}>
          <QualityChoice name="quality-sheet" />
        </Row>
        <Row name={t('live.fit.name')}>
          <Segmented
            name="fit"
            legend={t('live.fit.name')}
            value={view.fit ?? (matchMedia('(orientation: portrait)').matches ? 'fill' : 'whole')}
            onValueChange={(fit) => view.setFit(fit as PictureFit)}
            options={[
              { value: 'fill', label: t('live.fit.fill') },
              { value: 'whole', label: t('live.fit.whole') },
            ]}
          />
        </Row>
        <Row name={t('live.line.name')}>
          <LineFigures />
        </Row>
        <div className="grid grid-cols-2 gap-2 [&>*]:h-auto [&>*]:whitespace-normal [&>*]:px-2 [&>*]:leading-tight">
          {onward.next ? (
            <Button icon={<ChevronDown aria-hidden />} onClick={then(() => onward.go('next'))}>
              {t('live.room.next', { name: onward.next.name })}
            </Button>
          ) : null}
          <Button
            icon={view.isFullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            onClick={then(view.toggleFullscreen)}
          >
            {t(view.isFullscreen ? 'live.room.fullscreenOff' : 'live.room.fullscreen')}
          </Button>
          {canFloat ? (
            <Button icon={<PictureInPicture2 aria-hidden />} onClick={then(() => void videos.float())}>
              {t('live.room.float')}
            </Button>
          ) : null}
          <Button
            icon={paused ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            onClick={then(() => videos.setPaused(!paused))}
          >
            {t(paused ? 'live.room.resume' : 'live.room.pause')}
          </Button>
          {isMember && currentChat(room) ? (
            <Button icon={<QrCode aria-hidden />} onClick={then(asks.move)}>
              {t('live.move.open')}
            </Button>
          ) : null}
          {/* In a tab of its own: what runs here continues. */}
          <ButtonLink href={`${to('help.center')}?${report}#contact`} target="_blank" icon={<Flag aria-hidden />}>
            {t('live.room.report')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="font-semibold text-sm">{name}</span>
    {children}
  </div>
);
