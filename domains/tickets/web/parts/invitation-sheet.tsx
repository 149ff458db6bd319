import { CalendarClock, Clock, Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/index.ts';
import { buyChatTicket, declinePrivateShow, ticketChatList } from '../../contract/index.ts';
import { wordsIn } from './words-in.ts';

const TopUpSheet = lazy(async () => ({
  default: (await import('#domains/payments/web/parts/top-up-sheet.tsx')).TopUpSheet,
}));

interface Props {
  readonly id: number;
  readonly actorId: number;
  readonly onClose: () => void;
}

/** A performer’s invitation to a show for one guest: who, when, how long, for how much, until when; accepted or declined here. */
export function InvitationSheet({ id, actorId, onClose }: Props): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [show, setShow] = useState<ChatTicket | 'gone' | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.query(ticketChatList, { modelId: actorId }).then((answer) => {
      if (!isLeft) setShow((answer.ok ? answer.data.find((each) => each.id === id) : undefined) ?? 'gone');
    });
    return () => {
      isLeft = true;
    };
  }, [api, actorId, id]);
  if (show !== null && show !== 'gone' && show.canBuy) return <Offer show={show} onClose={onClose} />;
  return (
    <Panel open onOpenChange={onClose} title={t('tickets.private.title')} closeLabel={t('tickets.close')}>
      {show === null ? (
        <Skeleton className="h-40" />
      ) : (
        <p>{t(show !== 'gone' && show.isBought ? 'tickets.private.accepted' : 'tickets.private.over')}</p>
      )}
    </Panel>
  );
}

function Offer({ show, onClose }: { show: ChatTicket; onClose: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const format = useFormat();
  const language = useLanguage();
  const words = usePrice();
  const { pathname } = useLocation();
  const balance = useGuestValue('balance');
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [refusal, setRefusal] = useState('');
  const [topsUp, setTopsUp] = useState(false);
  const { id, actorId, actorName, start, minutes, price, isFree, privateUntil } = show;
  if (topsUp)
    return (
      <TopUpSheet
        origin={{ path: pathname, name: actorName }}
        needed={price.value}
        closesWhenPaid
        onClose={() => setTopsUp(false)}
      />
    );
  const accept = async (): Promise<void> => {
    setBusy('accept');
    const wish = { id, modelId: actorId, creationType: 'P', price: price.value } as const;
    const answer = await api.mutate(buyChatTicket, start === null ? wish : { ...wish, start });
    setBusy(null);
    if (!answer.ok) return setRefusal(answer.problem.title);
    const { errorCode, reason } = answer.data;
    if (errorCode === 'not_enough_coins' || errorCode === 'coins_owed') return setTopsUp(true);
    if (errorCode !== null) return setRefusal(reason ?? t(`tickets.error.${errorCode}`));
    toast.show({ title: t('tickets.private.accepted'), tone: 'success' });
    onClose();
  };
  const decline = async (): Promise<void> => {
    setBusy('decline');
    const answer = await api.mutate(declinePrivateShow, { id });
    setBusy(null);
    if (!answer.ok) return setRefusal(answer.problem.title);
    toast.show({ title: t('tickets.private.declined') });
    onClose();
  };
  const facts = [
    {
      name: 'when',
      icon: <CalendarClock aria-hidden />,
      label: t('tickets.buy.when'),
      value: start && format.dateTime(start),
    },
    {
      name: 'length',
      icon: <Clock aria-hidden />,
      label: t('tickets.private.length'),
      value: t('tickets.minutes', { minutes }),
    },
    {
      name: 'price',
      icon: <Coins aria-hidden />,
      label: t('tickets.buy.price'),
      value: <Price size="inherit" hundredths={price.value} format={words} freeLabel={t('tickets.free')} />,
    },
  ];
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tickets.private.title')}
      description={t('tickets.private.text')}
      closeLabel={t('tickets.close')}
      footer={
        <>
          <Button loading={busy === 'decline'} disabled={busy !== null} onClick={() => void decline()}>
            {t('tickets.private.decline')}
          </Button>
          <Button variant="primary" loading={busy === 'accept'} disabled={busy !== null} onClick={() => void accept()}>
            {isFree ? (
              t('tickets.private.accept')
            ) : (
              <span translate="no">{t('tickets.private.acceptFor', { price: words(price.value).amount })}</span>
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={actorName} src={show.avatar ?? show.sedcards[0]} size="xl" />
          <p className="grid min-w-0 gap-0.5">
            <bdi className="font-bold text-lg leading-snug">{actorName}</bdi>
            <bdi className="text-muted [overflow-wrap:anywhere]">
              {wordsIn(show.title, language) || t('tickets.private.forYou')}
            </bdi>
          </p>
        </div>
        <dl className="m-0 grid gap-2.5">
          {facts.map(({ name, icon, label, value }) => (
            <div key={name} className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:text-accent-ink">
              {icon}
              <dt className="flex-1 text-muted text-sm">{label}</dt>
              <dd className="m-0 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-sm">
          {privateUntil === null ? null : <>{t('tickets.private.until', { time: format.dateTime(privateUntil) })} </>}
          <span translate="no">{t('tickets.private.balance', { coins: words(balance).amount })}</span>
        </p>
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
