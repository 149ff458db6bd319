import type { ReactNode } from 'react';
import type { Desk } from '#kit/desks/desks.ts';
import { desks } from '#kit/desks/desks.ts';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What an operator works on, to be chosen; the boxes are called `desk`. */
export function DeskChoice({ chosen, error }: { chosen: readonly Desk[]; error: string | undefined }): ReactNode {
  const t = useMessages();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t('office.office.operators.desks')}</legend>
      {desks.map((desk) => (
        <Checkbox
          key={desk}
          name="desk"
          value={desk}
          defaultChecked={chosen.includes(desk)}
          label={t(`office.office.operators.desk.${desk}`)}
          hint={t(`office.office.operators.does.${desk}`)}
        />
      ))}
      {error ? (
        <p role="alert" className="text-danger-ink text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The desks of a sent form. */
export const desksIn = (form: FormData): Desk[] => form.getAll('desk').map((one) => String(one) as Desk);
