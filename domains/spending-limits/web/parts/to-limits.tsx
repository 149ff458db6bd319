import type { refusedMessage } from '#domains/messenger/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { excluded, limitReached, onBreak } from '../../contract/problems.ts';

const ours: readonly string[] = [limitReached.code, onBreak.code, excluded.code];

/** The way to the guest's own limits, where one of them refused a message. */
export const ToLimits: FillingOf<typeof refusedMessage> = ({ code }) => {
  const t = useMessages();
  const to = useHref();
  if (!ours.includes(code)) return null;
  return (
    <ButtonLink size="sm" href={to('spending-limits.own')}>
      {t('spending-limits.toLimits')}
    </ButtonLink>
  );
};
