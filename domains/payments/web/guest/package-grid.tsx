import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { TopUpPackage } from '../../contract/orders.ts';
import { ExtraLines } from '../parts/extra-lines.tsx';
import { settles } from '../parts/use-package.ts';

/** The packages as tiles, one of them chosen: coins large, the price in euros below. Plain radio buttons underneath. */
export function PackageGrid({
  packages,
  chosenId,
  onChoose,
}: {
  packages: readonly TopUpPackage[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useMessages();
  const balance = useGuestValue('balance');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('payments.topUp.choose')}</legend>
      <div className="group-data-beside/panel:no-scrollbar grid grid-cols-2 gap-3 group-data-beside/panel:-mx-(--card-pad) group-data-beside/panel:grid-flow-col group-data-beside/panel:grid-cols-none group-data-beside/panel:auto-cols-[7.5rem] group-data-beside/panel:gap-2 group-data-beside/panel:overflow-x-auto group-data-beside/panel:overscroll-x-contain group-data-beside/panel:px-(--card-pad) md:grid-cols-3 md:gap-4">
        {packages.map((offered) => (
          <Tile
            key={offered.id}
            offered={offered}
            chosen={offered.id === chosenId}
            tooSmall={!settles(offered, balance, packages)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Tile({
  offered,
  chosen,
  tooSmall,
  onChoose,
}: {
  offered: TopUpPackage;
  chosen: boolean;
  /** It would leave the balance below zero, and nothing could be paid after it. */
  tooSmall: boolean;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <label
      data-edge
      className="group relative grid cursor-pointer gap-3 group-data-beside/panel:gap-1 group-data-beside/panel:p-3 rounded-card border border-line bg-surface p-[clamp(0.875rem,2.5vw,1.5rem)] transition-[background-color,border-color,box-shadow] hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[0_10px_36px_-16px_var(--glow)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent"
    >
      <input
        type="radio"
        name="packageId"
        value={offered.id}
        checked={chosen}
        disabled={tooSmall}
        onChange={() => onChoose(offered.id)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
      />
      <span
        className={cx(
          'grid group-data-beside/panel:flex group-data-beside/panel:flex-wrap group-data-beside/panel:items-baseline group-data-beside/panel:gap-x-1.5',
          tooSmall && 'text-muted',
        )}
      >
        <b
          translate="no"
          className="tabular font-extrabold text-[clamp(1.75rem,6vw,2.5rem)] group-data-beside/panel:text-2xl leading-none tracking-tight"
        >
          {formatCoins(offered.coins, language)}
        </b>
        <span className="text-muted">{t('payments.coins')}</span>
        <ExtraLines extras={offered.extras} />
      </span>
      <span className="grid">
        <span translate="no" className="tabular font-semibold text-lg">
          {formatAmount(offered.euroCents, euros, language)}
        </span>
        {tooSmall ? <span className="text-sm text-warning">{t('payments.forced.tooSmall')}</span> : null}
      </span>
      <span
        aria-hidden
        className="absolute top-3 right-3 grid size-6 place-items-center rounded-full bg-accent text-on-accent opacity-0 transition-opacity group-has-checked:opacity-100 group-data-beside/panel:hidden"
      >
        <Check strokeWidth={3} className="size-4" />
      </span>
    </label>
  );
}
