import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** What the guest has, in coins and in euros, always as it is now. */
export function BalanceCard(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { balance, balanceFormatted } = useGuest();
  const table = pageTable();
  const money = formatAmount(euroCentsForCoins(balance), euros, language);
  return (
    <section
      data-theme="dark"
      aria-label={t('ledger.statement.balance')}
      className="afterglow relative isolate flex flex-wrap items-end justify-between gap-5 overflow-hidden rounded-card p-[clamp(1.25rem,4vw,2rem)]"
    >
      <div aria-hidden className="-z-10 absolute inset-0 bg-black/45" />
      <div className="grid gap-1.5" aria-live="polite">
        <p className="flex items-center gap-2 font-semibold text-white/85">
          <Coins aria-hidden className="size-5" />
          {t('ledger.statement.balance')}
        </p>
        <p
          translate="no"
          className="tabular font-extrabold text-[clamp(2.25rem,8vw,3.25rem)] text-white leading-none tracking-tight"
        >
          {t('ledger.coins', { amount: balanceFormatted, count: balance / 100 })}
        </p>
        <p translate="no" className="tabular text-white/85">
          {balance < 0 ? t('ledger.statement.debt') : t('ledger.statement.worth', { money })}
        </p>
      </div>
      {table.page('payments.topUp') ? (
        <ButtonLink variant="primary" size="lg" href={table.href('payments.topUp', language)}>
          {t('ledger.statement.topUp')}
        </ButtonLink>
      ) : null}
    </section>
  );
}
