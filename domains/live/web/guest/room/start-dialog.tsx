import { filled } from 'virtual:slots/live.restrictedChat';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { missingForHearing } from '#kit/live-media/browser/support.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatLimits } from '../../../contract/index.ts';
import { CannotSendNote } from '../../parts/cannot-send-note.tsx';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { minutesFor } from '../../parts/chat-offers.ts';
import { DevicePicker } from '../../parts/device-picker.tsx';
import { freeMinutesWith } from '../../parts/free-minutes.ts';
import { offerMeaning, offerName } from '../../parts/offer-words.tsx';
import { OwnPicture } from '../../parts/picture.tsx';
import { useCannotSend } from '../../parts/use-cannot-send.ts';
import type { restrictedChat } from '../../slots.ts';
import { useRoomAsks } from './room-asks.ts';
import { useCallCamera, useRoom, useRoomSession } from './room-context.tsx';
import { useCannotView } from './use-cannot-view.ts';

interface Asked {
  offer: ChatOffer;
  name: string;
  onClose: (started: boolean) => void;
}

/** What is asked before coins flow; what a rule says against it comes first, in the words of who keeps the rule. */
export function StartDialog(asked: Asked): ReactNode {
  const { options } = useRoom();
  const restriction = options.find(({ chatType }) => chatType === asked.offer.chatType)?.restriction;
  const isAbout = ({ of }: { readonly of: string }): boolean => of === restriction;
  if (!fillingsOf<typeof restrictedChat>(filled).some(({ facts }) => isAbout(facts))) return <Question {...asked} />;
  return <Slot<typeof restrictedChat> filled={filled} when={isAbout} props={{ onClose: () => asked.onClose(false) }} />;
}

/** The question itself: what one gets, what a minute costs, how long the balance lasts. */
function Question({ offer, name, onClose }: Asked): ReactNode {
  const t = useMessages();
  const { topUp } = useRoomAsks();
  const price = usePrice();
  const session = useRoomSession();
  const { stream } = useCallCamera();
  const guest = useGuest();
  const { balance } = guest;
  const { presence, options } = useRoom();
  // The guest's own limit may stand before the first minute: then nothing is said of how long the coins last.
  const isRefused = options.some(
    ({ chatType, single, reason }) =>
      chatType === offer.chatType && single === offer.single && reason?.startsWith('spending_'),
  );
  const free = freeMinutesWith(guest, presence.actorId, offer.kind);
  const needed = Math.max(offer.price, chatLimits.minimumBalance);
  const enough = balance >= needed || free > 0;
  const cannotView = useCannotView();
  const cannotSend = useCannotSend();
  const isSilent = missingForHearing().length > 0;
  // The performer may send something else than when the page was opened.
  useEffect(() => void session.refreshOptions(), [session]);
  const call = offer.kind === 'call';
  const start = (): void => {
    void session.begin(offer);
    onClose(true);
  };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose(false);
      }}
      title={t(offerName(offer.kind))}
      description={t(offerMeaning(offer), { name })}
      closeLabel={t('live.start.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('live.start.cancel')}</Button>
          </DialogClose>
          {cannotView ? null : enough ? (
            <Button translate="no" variant="primary" disabled={call && (!stream || cannotSend.picture)} onClick={start}>
              {t(free > 0 ? 'live.start.goFree' : 'live.start.go', { coins: price(offer.price).amount })}
            </Button>
          ) : (
            <Button variant="primary" onClick={topUp}>
              {t('live.money.topUp')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {cannotView ? (
          <div role="alert" className="grid gap-1 rounded-control bg-warning-soft p-4 text-sm">
            <p className="font-bold text-warning">{t('live.room.unsupported')}</p>
            <p>{t('live.room.unsupported.text')}</p>
          </div>
        ) : null}
        {isSilent && !cannotView ? <p className="text-sm text-warning">{t('live.start.silent')}</p> : null}
        {call && enough && !cannotView ? <CannotSendNote {...cannotSend} /> : null}
        {call && enough && !cannotView ? <CameraCheck /> : null}
        <dl className="grid gap-2 rounded-control bg-field p-4 [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-4 [&_dt]:text-muted">
          {free > 0 ? (
            <div>
              <dt>{t('live.start.free')}</dt>
              <dd translate="no" className="tabular font-bold text-success">
                {t('live.start.minutes', { count: free })}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{t('live.start.price')}</dt>
            <dd>
              <Price hundredths={offer.price} format={price} per={t('performers.perMinute')} />
            </dd>
          </div>
          <div>
            <dt>{t('live.money.balance')}</dt>
            <dd>
              <Price hundredths={balance} format={price} />
            </dd>
          </div>
          {enough && !isRefused ? (
            <div>
              <dt>{t('live.start.lasts')}</dt>
              <dd translate="no" className="tabular font-bold">
                {t('live.start.minutes', { count: free + minutesFor(balance, offer.price) })}
              </dd>
            </div>
          ) : null}
        </dl>
        <p className="text-sm text-subtle">
          {enough ? (
            t('live.start.rule')
          ) : (
            <Figure>{t('live.start.tooLittle', { coins: price(needed).amount })}</Figure>
          )}
        </p>
      </div>
    </Panel>
  );
}

/** A look at one's own camera before anybody else sees it. */
function CameraCheck(): ReactNode {
  const t = useMessages();
  const { camera } = useRoomSession();
  const { stream, problem, opening, choice } = useCallCamera();
  useEffect(() => {
    void camera.open();
  }, [camera]);
  if (problem) {
    return (
      <div role="alert" className="grid gap-2 rounded-control bg-danger-soft p-4 text-sm">
        <p className="flex items-center gap-2 font-bold text-danger">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
          {t(`live.camera.${problem}`)}
        </p>
        <p className="text-muted">{t(`live.camera.${problem}.help`)}</p>
        <Button size="sm" className="justify-self-start" onClick={() => void camera.again()}>
          {t('live.camera.again')}
        </Button>
        {problem === 'lost' ? (
          <DevicePicker stream={stream} choice={choice} onChoice={(next) => void camera.open(next)} />
        ) : null}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="relative aspect-video overflow-hidden rounded-control bg-black">
        {stream ? (
          <OwnPicture stream={stream} label={t('live.room.ownCamera')} className="size-full object-cover" />
        ) : null}
        {opening && !stream ? (
          <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-sm text-white">
            <LoaderCircle aria-hidden className="size-6 animate-spin motion-reduce:animate-none" />
            {t('live.camera.allow')}
          </p>
        ) : null}
      </div>
      <DevicePicker stream={stream} choice={choice} onChoice={(next) => void camera.open(next)} />
    </div>
  );
}
