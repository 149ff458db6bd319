import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { mostAtOnce } from '../../contract/stock.ts';

/** How many, by one up or down. */
export function Quantity({ value, onChange }: { value: number; onChange: (next: number) => void }): ReactNode {
  const t = useMessages();
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{t('gifts.quantity')}</legend>
      <IconButton
        label={t('gifts.fewer')}
        icon={<Minus aria-hidden />}
        variant="ghost"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output translate="no" className="min-w-8 text-center font-bold text-lg tabular">
        {value}
      </output>
      <IconButton
        label={t('gifts.more')}
        icon={<Plus aria-hidden />}
        variant="ghost"
        disabled={value >= mostAtOnce}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
