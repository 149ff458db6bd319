import { filled } from 'virtual:slots/frame.accountMenu';
import { CircleUser, Coins, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useGuestText } from '#domains/guest/web/state/guest-text.ts';
import { LogOutButton } from '#domains/identity/web/parts/log-out-button.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { HeaderMenu, menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import type { CallerSummary } from '#kit/web/page/context.ts';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import type { accountMenu } from '#kit/web/slots/frame-slots.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';
import { AccountLines } from './account-lines.tsx';
import { useCallerName } from './caller-name.ts';
import { useMenuPlace } from './menu.tsx';
import { NoticeBell } from './notice-bell.tsx';

// Rendered on the server; its script comes after the first look.
const MessagesBell = lazy(async () => ({ default: (await import('./messages-bell.tsx')).MessagesBell }));

/** What is left to spend, in words as well: they stand in two places. */
function useBalance(): { amount: string; label: string } {
  const t = useMessages();
  const amount = useGuestText(({ balanceFormatted }) => balanceFormatted);
  const label = useGuestText(({ balance, balanceFormatted }) =>
    t('shell.account.balance', { amount: balanceFormatted, count: balance / 100 }),
  );
  return { amount, label };
}

/** What is left to spend, and the way to more; always in sight on a desk, in the account menu on a phone. */
function Balance({ amount, label, className }: ReturnType<typeof useBalance> & { className: string }): ReactNode {
  return (
    <Anchor href={table.href('payments.topUp', useLanguage())} aria-label={label} className={className}>
      {<Coins />}
      <span translate="no" className="tabular flex-1">
        {amount}
      </span>
      <Plus aria-hidden className="size-4" />
    </Anchor>
  );
}

/** The personal area of those who are in: what they have, what waits for them, where they may go. */
export function OwnActions({ caller }: { caller: CallerSummary }): ReactNode {
  const t = useMessages();
  const name = useCallerName();
  const place = useMenuPlace();
  const balance = useBalance();
  return (
    <>
      <Balance
        {...balance}
        className="flex h-10 items-center gap-1.5 whitespace-nowrap rounded-full bg-raised px-3.5 font-semibold text-ink text-sm no-underline hover:bg-hover max-menu:hidden [&>svg:first-child]:size-4.5 [&>svg:first-child]:text-warning"
      />
      <Suspense>
        <MessagesBell />
      </Suspense>
      <NoticeBell />
      <HeaderMenu label={t('shell.account.menu', { name })} trigger={<CircleUser aria-hidden />}>
        <p className="truncate px-3 py-2 font-semibold">{name}</p>
        <Balance {...balance} className={cx(menuLineClass(), 'mb-1 bg-raised menu:hidden')} />
        <KeptPart name="frame.accountLines" variant={JSON.stringify([caller.roles, place])}>
          <AccountLines roles={caller.roles} />
        </KeptPart>
        <Slot<typeof accountMenu> filled={filled} props={{}} />
        <LogOutButton className={cx(menuLineClass(), 'w-full')} />
      </HeaderMenu>
    </>
  );
}
