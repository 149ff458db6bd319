import type { ReactNode } from 'react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/index.ts';
import { buyChatTicket } from '../../contract/index.ts';
import { wordsIn } from './words-in.ts';

const TopUpSheet = lazy(async () => ({
  default: (await import('#domains/payments/web/parts/top-up-sheet.tsx')).TopUpSheet,
}));

/** The one question before coins go: which show, when, for how much, what happens if it does not take place; a code makes it cheaper. */
export function TicketSheet({
  show,
  where = 'list',
  onDone,
  onChanged,
  onClose,
}: {
  show: ChatTicket;
  /** Where it is sold: in the room itself, or on a page of shows. */
  where?: 'list' | 'room';
  onDone: () => void;
  /** What is shown of it is not true any more. */
  onChanged: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const format = useFormat();
  const language = useLanguage();
  const words = usePrice();
  const { pathname } = useLocation();
  const balance = useGuestValue('balance');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ at: 'code' | 'form'; text: string } | null>(null);
  const [topsUp, setTopsUp] = useState(false);
  const { id, actorId, actorName, start, minutes, price, isFree } = show;
  if (topsUp)
    return (
      <TopUpSheet
        origin={{ path: pathname, name: actorName }}
        needed={price.value}
        closesWhenPaid
        onClose={() => setTopsUp(false)}
      />
    );
  const buy = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const creationType = where === 'room' || show.privateUntil !== null ? 'P' : 'C';
    const wish = {
      ...({ id, modelId: actorId, creationType, price: price.value } as const),
      ...(start === null ? {} : { start }),
    };
    const answer = await api.mutate(buyChatTicket, code.trim() === '' ? wish : { ...wish, promoCode: code });
    setBusy(false);
    if (!answer.ok) return setRefusal({ at: 'form', text: answer.problem.title });
    const { errorCode, reason } = answer.data;
    if (errorCode === null) return onDone();
    if (errorCode === 'not_enough_coins' || errorCode === 'coins_owed') return setTopsUp(true);
    const isOfCode = errorCode === 'promo_code_unknown' || errorCode === 'promo_code_used_up';
    if (!isOfCode) onChanged();
    setRefusal({ at: isOfCode ? 'code' : 'form', text: reason ?? t(`tickets.error.${errorCode}`) });
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tickets.buy.title')}
      description={t('tickets.buy.text')}
      closeLabel={t('tickets.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('tickets.buy.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void buy()}>
            {isFree ? (
              t('tickets.takeFree')
            ) : (
              <span translate="no">{t('tickets.buy.now', { price: words(price.value).amount })}</span>
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="grid gap-0.5">
          <b className="leading-snug [overflow-wrap:anywhere]">{wordsIn(show.title, language)}</b>
          <bdi className="text-muted text-sm">{actorName}</bdi>
        </p>
        <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-muted">{t('tickets.buy.when')}</dt>
          <dd className="m-0 text-right">
            {start === null ? t('tickets.buy.whenGoal') : format.dateTime(start)} · {t('tickets.minutes', { minutes })}
          </dd>
          <dt className="text-muted">{t('tickets.buy.price')}</dt>
          <dd className="m-0 text-right">
            <Price size="inherit" hundredths={price.value} format={words} freeLabel={t('tickets.free')} />
          </dd>
          <dt className="text-muted">{t('tickets.buy.balance')}</dt>
          <dd className="m-0 text-right" translate="no">
            {words(balance).amount}
          </dd>
        </dl>
        {isFree ? null : (
          <TextField
            name="promoCode"
            label={t('tickets.buy.code')}
            hint={t('tickets.buy.codeHint')}
            value={code}
            maxLength={30}
            autoComplete="off"
            error={refusal?.at === 'code' ? refusal.text : null}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {refusal?.at === 'form' ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal.text}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
