import { useNavigate } from 'react-router';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { limitMet } from '../../contract/limits.ts';

/** Says on every open page that a payment met the guest's own limit, and where it is. */
export const LimitMet: FillingOf<typeof memberParts> = () => {
  const t = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const to = useHref();
  usePush(limitMet, ({ period }) => {
    toast.show({
      title: t(`spending-limits.met.${period}`),
      tone: 'warning',
      action: {
        label: t('spending-limits.toLimits'),
        altText: t('spending-limits.toLimits'),
        onAction: () => void navigate(to('spending-limits.own')),
      },
    });
  });
  return null;
};
