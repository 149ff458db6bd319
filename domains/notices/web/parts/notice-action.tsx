import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { acceptCancellationOffer } from '../../contract/routes.ts';
import type { StatusBar } from '../../contract/status-bars.ts';
import { takeDown } from '../state/board.ts';
import { SendAgain } from './send-again.tsx';

/** What can be done about a notice; nothing when it only tells. */
export function NoticeAction({ bar }: { bar: StatusBar }): ReactNode {
  const t = useMessages();
  const to = useHref();
  switch (bar.action) {
    case 'sendVerification':
      return <SendAgain />;
    case 'acceptCancellationOffer':
      return <TakeOffer bar={bar} />;
    case 'freeChat':
      return (
        <ButtonLink size="sm" href={to('performers.freeChat')}>
          {t('notices.action.freeChat')}
        </ButtonLink>
      );
    case 'cams':
      return (
        <ButtonLink size="sm" href={to('performers.cams')}>
          {t('notices.action.cams')}
        </ButtonLink>
      );
    case 'topUp':
      return (
        <ButtonLink size="sm" href={to('payments.topUp')}>
          {t('notices.action.topUp')}
        </ButtonLink>
      );
    case 'open':
      return bar.href === null ? null : (
        <ButtonLink size="sm" href={bar.href}>
          {bar.button ?? t(`notices.open.${openWords[bar.type] ?? 'more'}`)}
        </ButtonLink>
      );
    default:
      return null;
  }
}

const openWords: Partial<Record<StatusBar['type'], 'ageCheck' | 'autoRecharge' | 'bonus'>> = {
  noAgeCheck: 'ageCheck',
  ageCheckStatus: 'ageCheck',
  automaticRecharge: 'autoRecharge',
  monthlyBonusNotification: 'bonus',
};

function TakeOffer({ bar }: { bar: StatusBar }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { id } = useGuest();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const toast = useToast();
  const isTaking = useRef(false);
  const take = async (): Promise<void> => {
    // Presses that were made before the script had come are one.
    if (isTaking.current) return;
    isTaking.current = true;
    setBusy(true);
    const answer = await api.call(acceptCancellationOffer, {
      body: { guest_id: id ?? 0, platform_text: bar.text ?? '' },
    });
    isTaking.current = false;
    setBusy(false);
    if (!answer.ok || !answer.data.accepted_offer) return setSaid(answer.ok ? answer.data.info : answer.problem.title);
    // The bar goes with what it would say.
    toast.show({ title: answer.data.info, tone: 'success' });
    takeDown(bar);
  };
  return (
    <form action={() => void take()} className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button type="submit" size="sm" variant="primary" loading={busy}>
        {t(bar.type === 'cancellationOfferError' ? 'notices.action.tryAgain' : 'notices.action.takeOffer')}
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {said}
      </span>
    </form>
  );
}
