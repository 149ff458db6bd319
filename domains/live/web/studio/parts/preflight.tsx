import { filled } from 'virtual:slots/live.otherSource';
import { Radio, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Goal } from '#domains/studio/web/parts/goal.tsx';
import { Meter } from '#kit/ui/measure/gauges.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import { saleKindOf } from '../../../contract/index.ts';
import { CannotSendNote } from '../../parts/cannot-send-note.tsx';
import { chatOffersOf } from '../../parts/chat-offers.ts';
import { DevicePicker } from '../../parts/device-picker.tsx';
import { offerName } from '../../parts/offer-words.tsx';
import { OwnPicture } from '../../parts/picture.tsx';
import { useCannotSend } from '../../parts/use-cannot-send.ts';
import { useSoundLevel } from '../../parts/use-sound-level.ts';
import type { otherSource } from '../../slots.ts';
import { useStudio, useStudioCamera, useStudioSession } from '../session/studio-context.tsx';
import type { ShowSettings } from '../session/studio-session.ts';
import { earnedOf } from './earned.ts';
import { DayFigures } from './figures.tsx';
import { ShowSummaryCard } from './show-summary.tsx';
import { UplinkCheck } from './uplink-check.tsx';

/** Before the show: is the picture good, is the sound good, does the line carry it, and what will be on. */
export function Preflight({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  const { busy, refusal } = useStudio();
  const { stream } = useStudioCamera();
  const cannot = useCannotSend();
  const { freeChat, autoAccept, livePreview } = room;
  const [settings, setSettings] = useState<ShowSettings>({ freeChat, autoAccept, livePreview });
  useEffect(() => {
    if (!session.camera.state.stream) void session.camera.open();
  }, [session]);
  const change = (part: Partial<ShowSettings>) => setSettings((before) => ({ ...before, ...part }));
  return (
    <div className="page grid gap-(--grid-gap) py-4 md:py-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid min-w-0 content-start gap-(--grid-gap) max-lg:contents">
        <header className="grid gap-1">
          <h1 tabIndex={-1} className="font-extrabold text-2xl tracking-tight">
            {t('live.studio.preflight.title')}
          </h1>
          <p className="text-muted">{t('live.studio.preflight.text')}</p>
        </header>
        <ShowSummaryCard />
        <CannotSendNote {...cannot} />
        <CameraView />
        <div className="grid gap-(--grid-gap) md:grid-cols-2">
          <Card title={t('live.studio.devices')}>
            <Devices />
          </Card>
          <Card title={t('live.studio.check')}>
            <div className="grid gap-5">
              <SoundCheck />
              <UplinkCheck />
            </div>
          </Card>
        </div>
      </div>
      <div className="grid content-start gap-(--grid-gap) max-lg:contents">
        <div className="glass bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid gap-2 max-lg:sticky max-lg:order-last max-lg:-mx-3 max-lg:border-line max-lg:border-t max-lg:px-3 max-lg:pt-3 max-lg:pb-2 across:grid-cols-2 across:items-center across:py-1.5 menu:max-lg:bottom-0 lg:bg-transparent lg:backdrop-filter-none">
          <Button
            variant="primary"
            size="lg"
            block
            className="across:min-h-11! lg:min-h-16! lg:text-lg!"
            icon={<Radio aria-hidden />}
            loading={busy}
            disabled={!stream || cannot.picture}
            onClick={() => void session.goLive(settings)}
          >
            {t('live.studio.goLive')}
          </Button>
          <p role="status" className="text-center text-sm text-subtle">
            {refusal ? (
              <span className="text-danger">{refusal.title}</span>
            ) : (
              t(stream ? 'live.studio.goLive.ready' : 'live.studio.goLive.needsCamera')
            )}
          </p>
        </div>
        <DayFigures />
        <Goal />
        <Card title={t('studio.studio.show')}>
          <div className="-my-2 grid divide-y divide-line">
            <Switch
              label={t('studio.studio.freeChat')}
              hint={t('studio.studio.freeChat.hint')}
              checked={settings.freeChat}
              onChange={(event) => change({ freeChat: event.currentTarget.checked })}
            />
            <Switch
              label={t('studio.studio.autoAccept')}
              hint={t('studio.studio.autoAccept.hint')}
              checked={settings.autoAccept}
              onChange={(event) => change({ autoAccept: event.currentTarget.checked })}
            />
            <Switch
              label={t('studio.studio.livePreview')}
              hint={t('studio.studio.livePreview.hint')}
              checked={settings.livePreview}
              onChange={(event) => change({ livePreview: event.currentTarget.checked })}
            />
          </div>
        </Card>
        <Slot<typeof otherSource> filled={filled} props={{}} />
        <PriceList room={room} />
      </div>
    </div>
  );
}

/** One's own picture, large, or why there is none and what to do. */
function CameraView(): ReactNode {
  const t = useMessages();
  const { camera } = useStudioSession();
  const { stream, problem } = useStudioCamera();
  return (
    <div className="relative grid aspect-video max-h-[62dvh] w-full place-items-center overflow-hidden rounded-card bg-black text-white">
      {stream ? (
        <OwnPicture
          stream={stream}
          label={t('live.studio.preview')}
          className="absolute inset-0 size-full object-contain"
        />
      ) : null}
      {problem ? (
        <div role="alert" className="relative grid max-w-110 justify-items-center gap-2.5 p-6 text-center">
          <TriangleAlert aria-hidden className="size-8 text-[oklch(0.83_0.14_80)]" />
          <p className="font-bold text-lg">{t(`live.camera.${problem}`)}</p>
          <p className="text-sm opacity-80">{t(`live.camera.${problem}.help`)}</p>
          <Button variant="primary" onClick={() => void camera.again()}>
            {t('live.camera.again')}
          </Button>
        </div>
      ) : stream ? null : (
        <p className="relative p-6 text-center opacity-80">{t('live.camera.allow')}</p>
      )}
    </div>
  );
}

/** Camera and microphone; also in the middle of a show. */
export function Devices(): ReactNode {
  const { camera } = useStudioSession();
  const { stream, choice } = useStudioCamera();
  return <DevicePicker stream={stream} choice={choice} onChoice={(next) => void camera.open(next)} />;
}

/** How loud one is; one word says whether that is right. */
export function SoundCheck(): ReactNode {
  const t = useMessages();
  const { stream } = useStudioCamera();
  const { level, peak } = useSoundLevel(stream);
  return (
    <Meter
      label={t('live.studio.level')}
      level={level}
      peak={peak}
      zoneLabels={{
        silent: t('live.studio.level.silent'),
        quiet: t('live.studio.level.quiet'),
        good: t('live.studio.level.good'),
        hot: t('live.studio.level.hot'),
      }}
    />
  );
}

function PriceList({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { voyeursAllowed, shares } = room;
  const situation = { isOnline: true, busy: false, freeChat: false, voyeur: voyeursAllowed, voyeursAllowed };
  const offers = chatOffersOf(room.prices, situation);
  return (
    <Card
      title={t('live.studio.earnings.perMinute')}
      actions={
        <LocalLink to="studio.profile" className="hit-44 text-sm">
          {t('studio.studio.prices.change')}
        </LocalLink>
      }
    >
      <dl className="grid gap-2">
        {offers.map((offer) => (
          <div key={offer.kind} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{t(offerName(offer.kind))}</dt>
            <dd>
              <Price
                hundredths={earnedOf(shares, saleKindOf(offer.chatType).name, offer.price)}
                format={price}
                per={t('performers.perMinute')}
                size="sm"
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
