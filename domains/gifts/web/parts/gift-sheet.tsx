import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Tabs } from '#kit/ui/primitives/tabs.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useCoinWords } from './format.ts';
import { GiveGift } from './give-gift.tsx';
import { GiveTip } from './give-tip.tsx';
import { SeenAs } from './seen-as.tsx';
import { useRoomGiving } from './use-room-giving.ts';

/** Who is given something. */
export interface GiftSheetProps {
  readonly actor: { readonly id: number; readonly name: string };
  /** In the show that runs; else on the profile. */
  readonly inRoom: boolean;
  /** A gift that is chosen beforehand. */
  readonly giftId?: number | undefined;
  readonly onClose: () => void;
}

/** Everything that can be given: gifts, coins for what is on the tip menu or as much as one likes, and how one is seen. */
export function GiftSheet({ actor, inRoom, giftId, onClose }: GiftSheetProps): ReactNode {
  const t = useMessages();
  const coinWords = useCoinWords();
  const { pathname } = useLocation();
  const balance = useGuestValue('balance');
  const { menu, top } = useRoomGiving(actor.id);
  const [topsUp, setTopsUp] = useState(false);
  if (topsUp)
    return <TopUpSheet origin={{ path: pathname, name: actor.name }} closesWhenPaid onClose={() => setTopsUp(false)} />;
  const common = { actor, inRoom, onTopUp: () => setTopsUp(true), onDone: onClose };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('gifts.give', { name: actor.name })}
      description={t('gifts.balance', { coins: coinWords(balance) })}
      closeLabel={t('gifts.close')}
    >
      <div className="grid gap-4">
        <Tabs
          label={t('gifts.what')}
          defaultValue="gifts"
          items={[
            { value: 'gifts', label: t('gifts.gifts'), content: <GiveGift {...common} giftId={giftId} /> },
            { value: 'tip', label: t('gifts.tip'), content: <GiveTip {...common} menu={menu} /> },
          ]}
        />
        <SeenAs />
        {inRoom && top.length > 0 ? (
          <section className="grid gap-1 text-sm">
            <h3 className="font-semibold text-muted">{t('gifts.top')}</h3>
            <ol className="grid gap-0.5">
              {top.map(({ name, coins }) => (
                <li key={name} className="flex justify-between gap-3">
                  <bdi className="truncate">{name}</bdi>
                  <span translate="no" className="tabular">
                    {coinWords(coins)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </Panel>
  );
}
