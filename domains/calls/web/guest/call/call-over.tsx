import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import type { chatEnd } from '#domains/live/contract/index.ts';
import { AfterChat } from '#domains/live/web/parts/after-chat.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { callEnd } from '../../parts/call-end-words.ts';
import type { CalledActor } from './call-screen.tsx';
import type { CallSession } from './call-session.ts';

/** The call is over: why, how long, what it cost, and the ways on. */
export function CallOver({
  actor,
  end,
  session,
  anonymous,
  onTopUp,
}: {
  actor: CalledActor;
  end: PayloadOf<typeof chatEnd>;
  session: CallSession;
  anonymous: boolean;
  onTopUp: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const to = useHref();
  const { option, asking } = useStore(session);
  const reason = callEnd(end.exitCode);
  return (
    <div className="grid w-full justify-items-center gap-4 text-center">
      <p role="status" className="text-balance font-bold text-lg">
        {t(`calls.end.${reason}`, { name: actor.name })}
      </p>
      {end.seconds > 0 || end.price > 0 ? (
        <p translate="no" className="tabular flex flex-wrap items-baseline justify-center gap-x-3">
          <span>{format.duration(end.seconds)}</span>
          <Price hundredths={end.price} format={price} freeLabel={t('calls.nothing')} />
        </p>
      ) : (
        <p className="text-muted">{t('calls.nothingPaid')}</p>
      )}
      <div className="grid w-full gap-2">
        {reason === 'noMoney' ? (
          <Button variant="primary" size="lg" block onClick={onTopUp}>
            {t('calls.topUp')}
          </Button>
        ) : null}
        {option?.possible ? (
          <Button
            size="lg"
            block
            loading={asking}
            icon={<PhoneCall aria-hidden />}
            // As before: who called without a name does not call with it by a slip.
            onClick={() => void session.call(anonymous && session.wasWithoutName)}
          >
            {t('calls.again')}
          </Button>
        ) : null}
        <ButtonLink variant="ghost" href={`${to('messenger.home')}?actor=${actor.id}`}>
          {t('calls.write')}
        </ButtonLink>
        <ButtonLink variant="ghost" href={to('performers.profile', { actorName: actor.name.toLowerCase() })}>
          {t('calls.back')}
        </ButtonLink>
      </div>
      <div className="w-full border-line border-t pt-3 empty:hidden">
        <AfterChat chatId={end.chatId} />
      </div>
    </div>
  );
}
