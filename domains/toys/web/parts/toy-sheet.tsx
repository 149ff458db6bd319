import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCoinWords, useEuroWords } from '#domains/gifts/web/parts/format.ts';
import { RefusalLine } from '#domains/gifts/web/parts/refusal-line.tsx';
import { useGiving } from '#domains/gifts/web/parts/use-giving.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { directSeconds } from '../../contract/controls.ts';
import { playToy } from '../../contract/room.ts';
import { useControlName, useToyRoom } from './use-toy-room.ts';

/** What a guest can do with a performer’s toy, each with its price and length; what is not played to its end is paid back. */
export function ToySheet({
  actor,
  onClose,
}: {
  actor: { readonly id: number; readonly name: string };
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const coins = useCoinWords();
  const euros = useEuroWords();
  const { pathname } = useLocation();
  const balance = useGuestValue('balance');
  const room = useToyRoom(actor.id);
  const nameOf = useControlName();
  const [refusal, busy, run] = useGiving();
  const [chosen, setChosen] = useState<number | null>(null);
  const [topsUp, setTopsUp] = useState(false);
  if (topsUp)
    return <TopUpSheet origin={{ path: pathname, name: actor.name }} closesWhenPaid onClose={() => setTopsUp(false)} />;
  const offers = [
    ...room.controls.map((control) => ({
      giftId: control.id as number | null,
      key: control.id,
      name: nameOf(control),
      seconds: control.duration,
      price: control.price,
      isRandom: control.random,
      picture: control.imageUrl as string | null,
    })),
    ...(room.directPrice === null
      ? []
      : [
          {
            ...{ giftId: null, key: 0, name: t('toys.direct'), seconds: directSeconds, price: room.directPrice },
            ...{ isRandom: false, picture: null },
          },
        ]),
  ];
  const offer = offers.find(({ key }) => key === chosen);
  const waiting = room.plays.length;
  const send = async (): Promise<void> => {
    if (!offer) return;
    const { giftId, price: shown } = offer;
    const content = JSON.stringify([actor.id, giftId, shown]);
    const body = { actorId: actor.id, giftId, shown };
    if (await run(content, (key) => api.call(playToy, { body: { ...body, key } }), t('toys.sent'))) onClose();
  };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('toys.open', { name: actor.name })}
      description={t('toys.balance', { coins: coins(balance) })}
      closeLabel={t('toys.close')}
      footer={
        <div className="grid w-full gap-2">
          <RefusalLine refusal={refusal} onTopUp={() => setTopsUp(true)} />
          <Button variant="primary" block loading={busy} disabled={!offer || !room.isReady} onClick={() => void send()}>
            <Figure>
              {offer ? t('toys.send', { coins: coins(offer.price), euros: euros(offer.price) }) : t('toys.choose')}
            </Figure>
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p role="status" className="text-muted text-sm">
          {!room.isReady
            ? t('toys.pausedNow')
            : waiting > 0
              ? t('toys.waiting', { count: waiting })
              : room.isPrivateOnly
                ? t('toys.privateOnly')
                : t('toys.atOnce')}
        </p>
        <ul className="grid gap-2">
          {offers.map(({ key, name, seconds, price, isRandom, picture, giftId }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={chosen === key}
                onClick={() => setChosen(key)}
                className={cx(
                  'flex min-h-14 w-full items-center gap-3 rounded-control bg-field px-3 py-2 text-left hover:bg-hover',
                  chosen === key && 'outline-2 outline-accent',
                )}
              >
                {picture ? <img src={picture} alt="" width={40} height={40} /> : null}
                <span className="min-w-0 flex-1">
                  <bdi className="block font-semibold [overflow-wrap:anywhere]">{name}</bdi>
                  <span className="flex items-center gap-1.5 text-muted text-sm">
                    <span>{t('toys.seconds', { count: seconds })}</span>
                    {giftId === null ? <span>{t('toys.inPrivate')}</span> : null}
                    {isRandom ? (
                      <>
                        <Shuffle aria-hidden className="size-4" />
                        <span>{t('toys.random')}</span>
                      </>
                    ) : null}
                  </span>
                </span>
                <span translate="no" className="tabular shrink-0 text-right text-sm">
                  <span className="block font-semibold">{coins(price)}</span>
                  <span className="block text-muted text-xs">{euros(price)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className="text-sm text-subtle">{t('toys.rule')}</p>
      </div>
    </Panel>
  );
}
