import { BadgeCheck, CircleAlert, Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { exitGroup } from '../../parts/exit-words.ts';
import { LastMinute } from './last-minute.tsx';
import { useRoom, useRoomSession } from './room-context.tsx';
import { hasReceipt } from './room-state.ts';

/** Codes the middle of the picture tells already. */
const shownElsewhere = ['country_banned', 'kicked_from_room', 'account_locked', 'no_chat_with_yourself', 'offline'];

/** News about coins and refusals, over the top of the picture: seen at once, and nothing moves because of them. */
export function Notices(): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const session = useRoomSession();
  const { refund, refusal, paid, free, ended, voyeurCame, voyeurs } = useRoom();
  const exit = ended && free && !paid && !hasReceipt({ ended, paid }) ? exitGroup(ended.exitCode) : null;
  return (
    <div
      aria-live="polite"
      data-theme="dark"
      data-laid-notices
      className="absolute inset-x-2 top-14 z-3 mx-auto grid max-w-130 laid:top-36 laid-wide:top-24 gap-2 [&>div]:glass [&>div]:animate-enter [&>div]:rounded-card [&>div]:border [&>div]:border-line [&>div]:shadow-e2"
    >
      {paid ? <LastMinute chat={paid} /> : null}
      {paid && voyeurCame ? (
        <Notice tone="warning" icon={<Eye aria-hidden />} onClose={() => session.dismiss()}>
          {t('live.watching.came', { count: voyeurs, name: paid.actorName })}
        </Notice>
      ) : null}
      {refund && paid && refund.amount > 0 ? (
        <Notice tone="success" icon={<BadgeCheck aria-hidden />} onClose={() => session.dismiss()}>
          <Figure>{t('live.money.refunded', { coins: price(refund.amount).amount, seconds: refund.seconds })}</Figure>
        </Notice>
      ) : null}
      {refund && paid && refund.withheldSeconds > 0 ? (
        <Notice tone="warning" icon={<CircleAlert aria-hidden />} onClose={() => session.dismiss()}>
          {t('live.money.withheld', { seconds: refund.withheldSeconds })}
        </Notice>
      ) : null}
      {ended && exit && exit !== 'left' ? (
        <Notice tone="warning" icon={<CircleAlert aria-hidden />} onClose={() => session.dismiss()}>
          {t(`live.exit.${exit}`, { name: ended.actorName })}
        </Notice>
      ) : null}
      {refusal && (free || paid) && !shownElsewhere.includes(refusal.code) ? (
        <Notice tone="warning" icon={<CircleAlert aria-hidden />} onClose={() => session.dismiss()}>
          {refusal.title}
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({
  tone,
  icon,
  children,
  onClose,
}: {
  tone: 'success' | 'warning';
  icon: ReactNode;
  children: ReactNode;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const tones = { success: '[&>svg]:text-success', warning: '[&>svg]:text-warning' };
  return (
    <div className={`flex items-center gap-2.5 px-4 py-1.5 text-sm [&>svg]:size-5 [&>svg]:shrink-0 ${tones[tone]}`}>
      {icon}
      <p className="min-w-0 flex-1">{children}</p>
      <IconButton size="sm" label={t('live.start.close')} icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}
