import type { ReactNode } from 'react';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Rights } from '../../contract/index.ts';

/** Earnings and schedule, each chosen on its own. */
export function RightsFields({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Rights;
  onChange: (value: Rights) => void;
}): ReactNode {
  const t = useMessages();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold text-sm">{label}</legend>
      {(['earnings', 'schedule'] as const).map((right) => (
        <Checkbox
          key={right}
          label={t(`studios.right.${right}`)}
          checked={value[right]}
          onChange={({ currentTarget }) => onChange({ ...value, [right]: currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
