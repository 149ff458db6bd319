import { Coins, Eye, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { earningsFigure } from '#domains/studio/web/slots.ts';
import { useEarnings } from '#domains/studio/web/state/earnings.tsx';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { useStudio } from '../session/studio-context.tsx';

/** The first figure is money and the widest. */
const row =
  'grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] gap-2 *:p-3! [&_.text-2xl]:text-lg xs:[&_.text-2xl]:whitespace-nowrap max-xs:[&_.text-sm]:text-xs max-lg:[&_svg]:hidden';

/** What today has brought, before the show. */
export function DayFigures(): ReactNode {
  return (
    <div className={row}>
      <Earned />
      <Minutes />
      <Chats />
    </div>
  );
}

/** What today has brought besides coins, on the page of the earnings. */
export const ChatFigures: FillingOf<typeof earningsFigure> = () => (
  <>
    <Minutes />
    <Chats />
  </>
);

/** What today has brought and who watches, during the show. */
export function ShowFigures({ viewers }: { viewers: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <div className={row}>
      <Earned />
      <Stat icon={<Eye aria-hidden />} label={t('live.studio.viewers')} value={format.number(viewers)} />
      <Minutes />
    </div>
  );
}

function Earned(): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const earnings = useEarnings();
  return (
    <Stat
      icon={<Coins aria-hidden className="text-warning" />}
      label={t('studio.studio.today')}
      value={<span aria-live="polite">{earnings ? price(earnings.today).amount : '–'}</span>}
    />
  );
}

function Minutes(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { today } = useStudio();
  return (
    <Stat
      icon={<Timer aria-hidden />}
      label={t('live.studio.minutes')}
      value={today ? format.number(today.minutes) : '–'}
    />
  );
}

function Chats(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { today } = useStudio();
  return (
    <Stat
      icon={<Users aria-hidden />}
      label={t('live.studio.chats')}
      value={today ? format.number(today.chats) : '–'}
    />
  );
}
