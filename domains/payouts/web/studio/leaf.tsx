import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The way to earlier rows of a list, and back to the latest. */
export function Leaf({
  label,
  name,
  before,
  isFirst,
}: {
  label: string;
  name: string;
  before: number | null;
  isFirst: boolean;
}): ReactNode {
  const t = useMessages();
  // Wherever the list stands: a performer's money, or a studio's.
  const { pathname } = useLocation();
  if (isFirst && before === null) return null;
  return (
    <nav aria-label={label} className="flex justify-between gap-3 border-line border-t px-(--card-pad) py-3">
      {isFirst ? (
        <span />
      ) : (
        <ButtonLink size="sm" href={pathname}>
          {t('payouts.money.newest')}
        </ButtonLink>
      )}
      {before === null ? null : (
        <ButtonLink size="sm" href={`${pathname}?${name}=${before}`}>
          {t('payouts.money.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
