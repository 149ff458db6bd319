import type { ReactNode } from 'react';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Whether the provider keeps the card; never chosen beforehand. */
export function KeepCard({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode {
  const t = useMessages();
  return (
    <Checkbox
      name="keepCard"
      label={t('payments.card.wish')}
      hint={t('payments.card.wishHint')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
