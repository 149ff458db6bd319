import { Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { CallType } from '#domains/live/contract/index.ts';
import { chatLimits, isSoundOnly } from '#domains/live/contract/index.ts';
import { minutesFor } from '#domains/live/web/parts/chat-offers.ts';
import { freeMinutesWith } from '#domains/live/web/parts/free-minutes.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CalledActor } from './call-screen.tsx';
import type { CallSession } from './call-session.ts';

interface BeforeProps {
  actor: CalledActor;
  type: CallType;
  session: CallSession;
  anonymous: boolean;
  onTopUp: () => void;
}

/** Before the call: what a minute costs, how long the coins last, and the button that calls. */
export function CallBefore({ actor, type, session, anonymous, onTopUp }: BeforeProps): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { option } = useStore(session);
  const profile = to('performers.profile', { actorName: actor.name.toLowerCase() });
  return (
    <div className="grid w-full gap-4">
      {option === null || (!option.possible && absent.includes(option.reason ?? '')) ? (
        <div role="status" className="grid gap-2 text-center">
          <p className="font-semibold text-lg">
            {t(option === null ? 'calls.notTaken' : 'calls.notThere', { name: actor.name })}
          </p>
          <p className="text-muted">{t('calls.notThereText')}</p>
        </div>
      ) : (
        <Offer session={session} type={type} anonymous={anonymous} actorId={actor.id} onTopUp={onTopUp} />
      )}
      <div className="flex justify-center gap-2">
        <ButtonLink variant="ghost" href={profile}>
          {t('calls.back')}
        </ButtonLink>
        <ButtonLink variant="ghost" href={`${to('messenger.home')}?actor=${actor.id}`}>
          {t('calls.write')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Refusals that say: not now. */
const absent = ['performer_offline', 'performer_in_private', 'show_running'];

function Offer({
  session,
  type,
  anonymous,
  actorId,
  onTopUp,
}: Omit<BeforeProps, 'actor'> & { actorId: number }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const guest = useGuest();
  const { option, asking, refusal, errorCode } = useStore(session);
  const { problem, opening } = useStore(session.own);
  const [withoutName, setWithoutName] = useState(false);
  if (!option) return null;
  const free = freeMinutesWith(guest, actorId);
  const enough = free > 0 || guest.balance >= Math.max(option.pricePerMinute, chatLimits.minimumBalance);
  const mayHide = anonymous && isSoundOnly(type);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2 rounded-card bg-surface p-4 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-4 [&_dt]:text-muted">
        <div>
          <dt>{t('calls.price')}</dt>
          <dd>
            <Price hundredths={option.pricePerMinute} format={price} per={t('performers.perMinute')} />
          </dd>
        </div>
        <div>
          <dt>{t('calls.balance')}</dt>
          <dd>
            <Price hundredths={guest.balance} format={price} />
          </dd>
        </div>
        {enough ? (
          <div>
            <dt>{t('calls.lasts')}</dt>
            <dd translate="no" className="tabular font-bold">
              {t('calls.minutes', { count: free + minutesFor(guest.balance, option.pricePerMinute) })}
            </dd>
          </div>
        ) : null}
      </dl>
      {mayHide ? (
        <Switch
          label={t('calls.withoutName')}
          hint={t('calls.withoutName.text')}
          checked={withoutName}
          onChange={({ currentTarget }) => setWithoutName(currentTarget.checked)}
        />
      ) : null}
      <div role="alert" className="grid gap-1 text-center font-medium text-danger text-sm empty:hidden">
        {problem ? <p>{t(`calls.device.${problem}`)}</p> : null}
        {refusal ? <p>{refusal.title}</p> : null}
        {errorCode === null ? null : <p>{t(errorWords(errorCode))}</p>}
      </div>
      {enough ? (
        <Button
          variant="primary"
          size="lg"
          block
          loading={asking || opening}
          icon={isSoundOnly(type) ? <Phone aria-hidden /> : <Video aria-hidden />}
          onClick={() => void session.call(withoutName && mayHide)}
        >
          {t(isSoundOnly(type) ? 'calls.call' : 'calls.callVideo')}
        </Button>
      ) : (
        <>
          <p className="text-center text-sm text-warning">{t('calls.tooLittle')}</p>
          <Button variant="primary" size="lg" block onClick={onTopUp}>
            {t('calls.topUp')}
          </Button>
        </>
      )}
      <p className="text-center text-sm text-subtle">{t('calls.rule')}</p>
      <p className="text-center text-sm text-subtle">{t('calls.locked')}</p>
    </div>
  );
}

const known = [4001, 4002, 4003, 4004, 4005, 4006, 4007] as const;

/** The words of a result code (`contract/anonymous.ts`). */
function errorWords(code: number): `calls.error.${(typeof known)[number] | 'other'}` {
  const found = known.find((each) => each === code);
  return `calls.error.${found ?? 'other'}`;
}
